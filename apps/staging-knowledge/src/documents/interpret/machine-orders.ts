import { splitSentences } from '@homeroom/text';
import type { Span } from './action-words.ts';

/*
 * A letter speaks to a family. What speaks to the program that reads it, or says what that program shall answer, is
 * left out before anything is read from the letter; such orders are known by what they talk about.
 */
const field =
  '(?:dead-?lines?|due dates?|categor(?:y|ies)|urgency|urgent|priority|severity|titles?|summar(?:y|ies)|confidence(?: score)?|needs[_ ]review|action[_ ]required|briefing(?: card)?)';
const value =
  '(?:an?\\s+|the\\s+|being\\s+)?(?:(?:very|most|highly|extremely|top|high|low)[ -]?)?(?:urgent|urgency|priority|critical|important|immediate|school|sports|medical|community|other|spam|safe|trusted|verified|category)\\b';
const thing =
  '(?:(?:this|the|that|it|your|entire|whole|letter|document|message|card|e-?mail|text|file|flyer|notice|everything|content|item)\\s+){0,4}';
const reader =
  '(?:a\\.?i\\.?|artificial intelligence|(?:large |vision )?language models?|llms?|gpt(?:-?\\d\\w{0,3})?|chat ?gpt|chat-?bots?|(?:a\\.?i\\.?|virtual|digital|automated|helpful) (?:assistants?|agents?|systems?|models?|readers?|parsers?|tools?)|document (?:parser|reader|processor)s?)';
const openings = '(?:^|[.!?:;,–—|>)\\]-]\\s{0,3}|\\b(?:please|and|then|also|must|now|instead|you should|you will)\\s+)';
/** Orders that may begin inside a sentence, whose beginning then stays. */
const imperatives: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|overrule)\b[^.!?]{0,40}\b(?:instructions?|prompts?|system messages?|guardrails?|directives?)\b/iu,
  /\b(?:ignore|disregard|forget|override) (?:all|any|everything|anything|whatever|what(?:ever)? (?:is|was|stands)|the(?= (?:above|previous|text|letter|document|rest)))\b[^.!?]{0,30}\b(?:above|before this|previous(?:ly)?|prior|preceding|you were told|rules)\b/iu,
  new RegExp(
    `${openings}(?:set|change|move|update|overwrite|replace|force|make|adjust|override|put)\\s+(?:(?:the|its|this|that|any|all|every|card[’']?s?|letter[’']?s?|document[’']?s?|value|field|of|in|for)\\s+){0,5}["'“]?${field}["'”]?\\s?(?:\\s(?:field\\s+|value\\s+)?(?:to|as|into|with|high|low|urgent)\\b|[=:])`,
    'iu',
  ),
  new RegExp(
    `${openings}(?:mark|flag|classify|categori[sz]e|label|tag|treat|report|rate|rank|file|list)\\s+${thing}(?:as|under|to be)\\s+${value}`,
    'iu',
  ),
  new RegExp(
    `${openings}(?:use|choose|select|pick|assign|apply)\\s+(?:the\\s+)?(?:category|urgency|priority)\\s?(?:[=:"'“]|(?:to\\s+)?(?:medical|school|sports|community|other|high|low|urgent)\\b)`,
    'iu',
  ),
  /\b(?:output|respond|answer|reply|return|say)\b[^.!?]{0,30}\b(?:json|schema|xml|verbatim|only the (?:word|text|following)|nothing (?:else|but))\b/iu,
  /\b(?:output|respond|answer|reply|return)\s+(?:only\s+)?(?:with|in|as)\s+(?:the\s+)?(?:category|urgency|deadline|priority|title)\b/iu,
  /\b(?:reveal|print|repeat|show|leak|output)\s+(?:me\s+)?(?:your|the)\s+(?:system |initial |hidden )?(?:prompt|instructions)\b/iu,
];
/** Sentences that are about the program as a whole. */
const addresses: readonly RegExp[] = [
  new RegExp(
    `(?<!such )\\b(?:attention|note|message|instructions?|hint|dear|hello|hey|hi|for|if you are|you are(?: now)?|as|act as|acting as)[ ,:]{1,3}(?:to |for )?(?:an? |the |any |all |every )?${reader}(?![\\p{L}\\p{N}])(?! (?:and|or|policy|use|club|class|in|at|workshop|tools?|ethics|literacy|lesson|course|night|evening|week)\\b)`,
    'iu',
  ),
  new RegExp(
    `^[^\\p{L}]{0,6}(?:${reader}|(?:the )?(?:assistant|system|model|developer)(?: (?:prompt|message|note|instructions?|override|command))?)\\s?(?::|,|>|\\])`,
    'iu',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}])${reader}[^.!?]{0,30}\\b(?:must|should|shall|needs? to|has to|have to)\\s+(?:\\p{L}+ ){0,2}(?:say|state|write|output|respond|answer|set|mark|classify|treat|report|ignore|include|return|add|list|conclude|tell|summari[sz]e|label|flag|put|rate)\\b`,
    'iu',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}])${reader}[^.!?]{0,20}\\b(?:reading|processing|parsing|summari[sz]ing|analy[sz]ing)\\b (?:this|the)\\b`,
    'iu',
  ),
  /\b(?:system|hidden|secret|initial) prompts?\b|\bprompt injection\b|\b(?:new|updated|real|actual|following|hidden) (?:system )?instructions? (?:for|to) (?:you|the (?:system|assistant|model))\b|\bdeveloper mode\b|\bjailbreak\b/iu,
  /<\/?(?:system|assistant|user|instructions?|document|prompt)\b[^<>]{0,40}>|<\|[a-z_]{1,30}\|>|\[\/?(?:INST|SYSTEM)\]|^#{2,}\s*(?:system|instructions?|assistant)\b/iu,
  new RegExp(
    `\\b(?:document|letter|card|message|e-?mail|text|it|everything)\\b[^.!?]{0,20}\\b(?:must|should|has to|needs to|is to|shall) be (?:labell?ed|marked|classified|categori[sz]ed|flagged|treated|tagged|rated)\\s+(?:as\\s+|with\\s+)?${value}`,
    'iu',
  ),
  /\b(?:do not|don[’']t|never)\s+(?:tell|show|mention (?:this )?to|inform|reveal (?:this )?to|warn)\s+(?:it to\s+)?the\s+(?:user|reader of the card|human)\b|\btell the user\b/iu,
];
/** No order is without one of these words; most texts have none, and are done with it. */
const hint =
  /ignor|disregard|forget|overrid|bypass|overrul|instruct|prompt|guardrail|(?<![\p{L}])a\.?i\.?(?![\p{L}])|artificial|language model|llm|gpt|chat-?bot|assistant|agent|developer|jailbreak|parser|processor|document reader|<|\[|deadline|due date|categor|classif|urgen|priorit|severity|confidence|needs.review|action.required|briefing|json|schema|\bxml|verbatim|the user|human|(?:set|change|move|update|replace|make|mark|flag|label|tag|treat|report|rate|rank|file|list)(?:l?ed)?\b[^.!?]{1,60}\b(?:title|summary|summaries|as|under|to be)\b|^\W{0,6}(?:the )?(?:system|model)\b|only the (?:word|text)|nothing (?:else|but)/iu;
const verbs =
  'set|mark|make|change|move|flag|classify|categori[sz]e|treat|output|respond|answer|return|report|write|say|add|delete|remove|invent|include|list|send';
/** After one order, what merely sounds like another one is one too. */
const followUp = new RegExp(
  `^[^\\p{L}]{0,4}(?:(?:and|then|also|instead|now|please|you must|it is|this is)[ ,:]+){0,3}(?:(?:${verbs})\\b|(?:the\\s+)?(?:new|real|actual|correct|only|true|updated)\\s+${field}|(?:the\\s+)?${field}\\s+(?:is|should be|must be)\\s+(?:now\\s+|actually\\s+)?(?:today|tomorrow|tonight|urgent|high|low|medical|school|sports|community|other|critical|immediate)\\b|(?:very |extremely )?urgent|high priority|${field}\\s?[:=])`,
  'iu',
);
/** What stands before an order and only leads to it. */
const leadIn =
  /(?:^|(?<=[\s.!?:;,–—(-]))(?:(?:please|kindly|note|attention|important|system|assistant|model|ai|and|then|also|now|you|must|should|urgent|p\.?s|so|from now on)[\s,:;.!–—-]*){1,6}$/iu;
const separators = /[\s,;:|([{<–—-]+$/u;

/** A text on one line without the orders to the program that reads it; unchanged without any. */
export function withoutMachineOrders(text: string): string {
  const spans = machineOrders(text).spans;
  return spans.length === 0 ? text : withoutSpans(text, spans).trim();
}

/** Whether a text gives an order to the program that reads it. */
export function isMachineOrder(text: string): boolean {
  return machineOrders(text).spans.length > 0;
}

/** Where a text on one line gives orders. @param ordered whether the lines right before it did so */
export function machineOrders(text: string, ordered = false): { spans: Span[]; ordered: boolean } {
  const plain = folded(text);
  if (!ordered && !hint.test(plain)) return { spans: [], ordered: false };
  const spans: Span[] = [];
  let [place, goesOn] = [0, ordered];
  for (const sentence of splitSentences(plain)) {
    const at = orderAt(sentence);
    const start = at ?? (goesOn && followUp.test(sentence) ? 0 : null);
    if (start !== null) spans.push({ start: place + start, end: place + sentence.length });
    goesOn = start !== null || (goesOn && sentence.trim() === '');
    place += sentence.length;
  }
  return { spans, ordered: goesOn };
}

export function withoutSpans(text: string, spans: readonly Span[]): string {
  return spans.toReversed().reduce((words, { start, end }) => `${words.slice(0, start)}${words.slice(end)}`, text);
}

/** Where in a sentence an order begins, with what leads to it; null without one. */
function orderAt(sentence: string): number | null {
  const spoken = addresses.map((address) => address.exec(sentence)?.index ?? -1).filter((place) => place >= 0);
  if (spoken.length > 0) return partStart(sentence, Math.min(...spoken));
  const places = imperatives.map((order) => order.exec(sentence)?.index ?? -1).filter((place) => place >= 0);
  if (places.length === 0) return null;
  const before = sentence.slice(0, Math.min(...places)).replace(separators, '');
  const rest = before.slice(-120).replace(leadIn, '');
  const start = before.length - Math.min(before.length, 120) + rest.replace(separators, '').length;
  return /\p{L}{2}/u.test(sentence.slice(0, start)) ? start : 0;
}

/** Where the part of a line begins: "Museum trip - note to the AI". */
function partStart(line: string, place: number): number {
  return (
    [...line.slice(0, place).matchAll(/[.!?]\s{1,3}|\s[-–—|]\s/gu)]
      .map(({ index, 0: mark }) => (/[.!?]/.test(mark) ? index + mark.length : index))
      .at(-1) ?? 0
  );
}

/** Without the tricks of spelling that keep its length: letters of full width, blanks of other kinds, letters that look alike. */
function folded(text: string): string {
  return /^[\n -~]*$/.test(text)
    ? text
    : text.replaceAll(/[^\n -~]/gu, (character) => {
        const plain = lookalikes[character] ?? (/\s/u.test(character) ? ' ' : character.normalize('NFKC'));
        return plain.length === character.length ? plain : character;
      });
}

const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  І: 'I',
  ѕ: 's',
  ј: 'j',
  ԁ: 'd',
  А: 'A',
  Е: 'E',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  М: 'M',
  ο: 'o',
  α: 'a',
  ı: 'i',
};
