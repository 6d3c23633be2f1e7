import { cleanLine, splitSentences } from '@homeroom/text';
import { askedFirst } from './asked-first.ts';
import { comparedIn, type AskedOrder } from './compared-events.ts';
import { mendedMessage } from './mended-message.ts';

/** Message in its parts: what is asked, and what is only said around it. */
export interface SplitMessage {
  /** Questions in their order, at most three. */
  asked: readonly AskedPart[];
  /** Rest of the message before and between its questions, as one text. */
  said: string;
  /** Whether more is said after them. */
  isExplained: boolean;
  /** Order that is asked of two events, which `asked` has as a question each. */
  order?: AskedOrder;
}

/** Part of a message that asks. */
export interface AskedPart {
  text: string;
  /** Whether it states what it wants to have confirmed: "Recital is at 6, right?" */
  isBelief: boolean;
  /** Alternative that it names, which counts when it is no question for the calendar: "can I go or have I got something". */
  instead?: string;
}

const maxLength = 500;
const maxAsked = 3;
const be = String.raw`is|isn['’]?t|are|aren['’]?t|am|was|wasn['’]?t|were`;
const helpers = String.raw`${be}|do|does|did|don['’]?t|doesn['’]?t|didn['’]?t|can|can['’]?t|could|will|won['’]?t|would|has|have|hasn['’]?t|haven['’]?t|should|must|shall`;
const questionWords = String.raw`what|when|where|who|whose|which|how|what['’]?s|when['’]?s|where['’]?s|who['’]?s|how['’]?s|wat|wats|wot|wen|wehn|waht`;
const preposition = 'between|on|at|in|by|from|until|till|til|for|to|since';
const connectors = 'so|and|but|then|now|well|anyway|please|also|ok|okay|oh|hey|hi';
const opener = `(?:(?:${preposition})\\s+(?:what|when|which|whose)|${questionWords}|${helpers})\\b`;
const leadingConnectors = new RegExp(`^(?:(?:${connectors})\\b,?\\s+)+`, 'iu');
const opens = new RegExp(`^${opener}`, 'iu');
/** Begins a subordinate clause; "when" does so unless a verb follows, as in "When is soccer?". */
const subordinate = new RegExp(
  `^(?:if|while|as|since|before|after|because|once|(?:when|where)(?!['’]?s\\b|\\s+(?:else|exactly|${helpers})\\b))\\b`,
  'iu',
);
/** A question rather than "what we agreed on": its verb comes before its subject. */
const inverted = new RegExp(
  `^(?:(?:${preposition})\\s+)?(?:(?:what|when|where|who|how)['’]?s|(?:(?:what|when|where|who|whose|which|how|wat|wen)(?:\\s+[\\p{L}'’-]+){0,4}?\\s+)?(?:${helpers}))\\b`,
  'iu',
);
/** Asks to be told: "Would you kindly tell me", "I should like to know whether". */
const leadIn = new RegExp(
  String.raw`^(?:(?:can|could|would|will)\s+(?:you|u)\s+(?:be\s+so\s+(?:kind|good)\s+as\s+to\s+)?(?:(?:please|kindly|just|maybe|quickly)\s+)*(?:tell|remind|show|read|check|confirm|look\s+up|let\s+(?:me|us)\s+know)(?:\s+(?:me|us|for\s+me))?` +
    String.raw`|(?:please\s+)?(?:kindly\s+)?(?:tell|remind|show|let)\s+(?:me|us)(?:\s+know)?|(?:do|does)\s+(?:you|anyone|anybody)\s+(?:know|remember)` +
    String.raw`|i\s+(?:just\s+)?(?:need|want|wanted|would\s+like|should\s+like|['’]?d\s+like)\s+to\s+know|i['’]d\s+(?:like|love)\s+to\s+know|i\s+(?:was\s+|am\s+)?wonder(?:ing)?|i['’]m\s+wondering|any\s+(?:idea|chance\s+you\s+know))(?:\s+(?:again|quickly|please))*,?\s+`,
  'iu',
);
/** Begins a question in the middle of a sentence: "can i go", "so how long was it". */
const asksWithoutComma = new RegExp(
  String.raw`\s(?:(?:can|could|do|does|did|should|will|am|are|is|have|has)\s+(?:i|we|he|she|they|it|there|anyone)\b|(?:so|but)\s+(?:what|when|where|who|which|how)\b|(?:when|where|what\s+time|how\s+long)\s+(?:do|does|did|should|must|will|am|are|is|can)\s+(?:i|we|he|she|they|it)\b)`,
  'iu',
);
const anyQuestionWord = new RegExp(`\\b(?:${questionWords})\\b`, 'iu');
const ifWord = /^(?:if|whether|that)\s+/iu;
/** Begins a clause that asks: after a comma, or after "I need to know". */
const asks = new RegExp(
  `(?:[,;:]\\s+|\\s[–—-]+\\s+|\\b(?:know|wonder|wondering|ask|asks|asking|tell me|tell us|remember|figure out|find out|work out)\\s+(?:if\\s+|whether\\s+)?)` +
    `(?=(?:(?:${connectors})\\s+)*${opener})`,
  'giu',
);
/** Begins another question of a sentence: ", and where", "and who is driving". */
const asksAgain = new RegExp(
  String.raw`(?:(?:,|\s)\s*(?:and|n|&|\+|plus|or)\s+(?:also\s+|then\s+)?|,\s+)(?=(?:(?:(?:${preposition})\s+)?(?:${questionWords}|whether)\b|(?:${helpers})\s+(?:it|that|this|he|she|they|we|i|there|the|my|our|anyone|anybody|everyone)\b))`,
  'iu',
);
/** A yes-or-no question that only turns the one before it around: "or did it get moved?" */
const alternative = new RegExp(String.raw`^(?:or)\s+(?:${helpers})\b`, 'iu');
const reasons = [
  /(?:,|\s)\s*(?:(?:because|cause|cuz|cos|coz|bc)(?! of\b)|so that|so (?:i|we|he|she|they)|so i['’]\p{L}+|in case|bearing in mind|given (?:that|how)|considering|i forgot|i forget|i lost track|i can['’]?t remember|if you know|asking for|thanks|thank you|thx|ty)\b.*$/isu,
  /(?:,|\s[–—-]+)\s*(?:since|as|i|i['’](?:d|m|ll|ve)|we|we['’](?:d|re|ll|ve)|my|just|before (?:i|we)|otherwise|like (?:the|what|which|on|at)|(?:they|he|she|it|coach|mom|mum|dad) (?:said|says|told)|if (?:i|we|anyone|possible)|now that|seeing (?:as|that)|please)\b(?!\s*$).*$/isu,
  /\s(?:before (?:i|we) (?!have|had|has|go to|get to|drive to|fly to|head to)|for (?:he|she|they|i) )\p{L}.*$/isu,
];
/** Asks to confirm what comes before it. */
const tag = new RegExp(
  String.raw`(?:,\s*|\s[–—-]+\s*|\s)(?:(?:is that|am i|that['’]?s)\s+)?(?:(?:right|correct)\s*\?*|(?:yes|yeah|yea|true|innit|huh|or not|or no|or nah|or what|eh)\s*\?*)$` +
    String.raw`|,\s*(?:${helpers})(?:\s+not)?\s+(?:it|that|he|she|they|we|i|there)\s*\?+$`,
  'iu',
);
const belief =
  /^(?:i (?:think|thought|believe|guess|assume|assumed|was sure|am sure|heard|understood)|i['’]m (?:pretty |quite |fairly )?sure|pretty sure|(?:am i|i am|i['’]m) right (?:that|in thinking)|is it (?:true|right|correct) that|correct me if i['’ a]*m wrong,?(?: but)?)(?: that)?\s+/iu;

const greeting =
  /^(?:(?:good (?:morning|afternoon|evening|day)|hello|hi|hiya|hey|yo|dear)\b(?: (?:there|all|everyone|guys))?[,.!]*\s+)+/iu;

/** "gotta tell my sister.. what days am i on" */
const dots = /(?:\.{2,}|…)\s+(?!i mean\b|(?:no|wait|sorry|actually|or|scratch)\b)/iu;

/** Splits a message into its questions and what is said around them. */
export function messageParts(message: string): SplitMessage {
  const line = cleanLine(message, maxLength)
    .replaceAll(/\b([ap])\.\s?m\./giu, '$1m')
    .replace(greeting, '');
  const sentences = line
    .split(dots)
    .flatMap((text) => splitSentences(text))
    .map((sentence) => mendedMessage(sentence.trim()))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  const said: string[] = [];
  const asked: AskedPart[] = [];
  let isExplained = false;
  let order: AskedOrder | undefined;
  for (const [index, typed] of sentences.entries()) {
    const before = sentences[index - 1];
    // "The bells are silent on Tuesday. Have I got that right?"
    if (before !== undefined && confirms.test(typed)) {
      said.splice(said.indexOf(before), said.includes(before) ? 1 : 0);
      asked.push({ text: before.replace(belief, '').replace(/[.!]+$/u, ''), isBelief: true });
      continue;
    }
    const sentence = betweenBoth(askedFirst(typed).replace(putDown, 'when'));
    const each = eachOf(sentence);
    if (each !== null) {
      asked.push(...each);
      continue;
    }
    const { preamble, clause } = clauseOf(sentence);
    const isLast = index === sentences.length - 1 && asked.length === 0;
    if (!sentence.endsWith('?') && !isLast && preamble === '' && !opens.test(clause)) {
      // What comes after a question explains why it is asked.
      if (asked.length > 0 && !sentences.slice(index + 1).some((later) => later.endsWith('?'))) isExplained = true;
      else said.push(sentence);
      continue;
    }
    if (preamble !== '') said.push(preamble);
    const compared = comparedIn(clause);
    if (compared !== null && asked.length === 0) order = compared.order;
    asked.push(
      ...(compared?.events.map((event) => ({ text: `when is ${event}`, isBelief: false })) ?? questionsOf(clause)),
    );
  }
  return {
    asked: asked.slice(0, maxAsked),
    said: said.join(' '),
    isExplained,
    ...(order !== undefined && asked.length === 2 && { order }),
  };
}

/** Splits a sentence before the clause that asks: "A friend wants to come, so are we free on Saturday?" */
function clauseOf(sentence: string): { preamble: string; clause: string } {
  const start = leadingConnectors.exec(sentence)?.[0].length ?? 0;
  const bare = sentence.slice(start).replace(leadIn, '');
  if (opens.test(bare) && !subordinate.test(bare)) return { preamble: '', clause: bare };
  const clauses = [...sentence.matchAll(asks)]
    .map((match) => match.index + match[0].length)
    .map((at) => ({
      preamble: sentence.slice(0, at).trim(),
      clause: sentence.slice(at).replace(leadingConnectors, '').replace(leadIn, ''),
    }))
    .filter(({ clause }) => !isTag(clause));
  return (
    clauses.find(({ clause }) => inverted.test(clause)) ?? clauses[0] ?? runOn(bare) ?? { preamble: '', clause: bare }
  );
}

/** A question that goes on from a statement without a comma: "jess has people over on the 7th can i go" */
function runOn(sentence: string): { preamble: string; clause: string } | null {
  const at = asksWithoutComma.exec(sentence)?.index ?? -1;
  const preamble = sentence.slice(0, Math.max(0, at)).trim();
  const clause = sentence.slice(Math.max(0, at)).trim().replace(leadingConnectors, '');
  const isShort = [preamble, clause].some((part) => part.split(' ').length < minWords);
  return isShort || anyQuestionWord.test(preamble) ? null : { preamble, clause };
}

/** "isn't it?" */
function isTag(clause: string): boolean {
  return tag.test(`x, ${clause}`) && clause.split(' ').length <= 4;
}

/** "Leo's match and Maya's recital, when does each of them start?" */
const ofEach =
  /^(?<one>[^,]+?) and (?<other>[^,]+?)[,:–—-]+ ?(?<ask>(?:when|what time|what day|where)) (?:do|does|are|is|will) (?:each|they both|both)(?: one)?(?: of (?:them|these|those))?(?: be)?(?: (?<verb>start|begin|end|finish|on))?[\s?.!]*$/iu;

/** "My flight goes when and lands when?" */
const startAndEnd =
  /^(?<event>.+?) (?:takes off|goes|leaves|departs|starts|begins) (?:when|(?:at )?what time),? and (?<end>lands|ends|finishes|arrives|gets in) (?:when|(?:at )?what time)\b(?<rest>[^?]*)[\s?.]*$/iu;

function eachOf(sentence: string): AskedPart[] | null {
  const { event, end, rest = '' } = startAndEnd.exec(sentence)?.groups ?? {};
  if (event !== undefined && !anyQuestionWord.test(event))
    return [`when is ${event}`, `when does ${event} ${end === 'lands' ? 'land' : 'end'}${rest}`].map((text) => ({
      text,
      isBelief: false,
    }));
  const { one, other, ask, verb } = ofEach.exec(sentence)?.groups ?? {};
  if (one === undefined || other === undefined || anyQuestionWord.test(one)) return null;
  const asks = verb === undefined || verb === 'on' ? [`${ask} is`, ''] : [`${ask} does`, ` ${verb}`];
  return [one, other].map((event) => ({ text: `${asks[0]} ${event}${asks[1]}`, isBelief: false }));
}

/** The questions that a clause joins with "and", without the reason after them. */
function questionsOf(clause: string): AskedPart[] {
  const asserted = clause.replace(tag, '').replace(belief, '').replace(ifWord, '');
  const isBelief = asserted !== clause;
  const questions: string[] = [];
  let instead: string | undefined;
  let rest = reasons.reduce((text, reason) => withoutReason(text, reason), asserted);
  for (;;) {
    const next = asksAgain.exec(rest);
    if (next === null || next.index === 0) break;
    questions.push(rest.slice(0, next.index));
    if (alternative.test(rest.slice(next.index).replace(/^[\s,]+/u, ''))) {
      instead = rest.slice(next.index).replace(/^[\s,]+or\s+/iu, '');
      rest = '';
      break;
    }
    rest = rest.slice(next.index + next[0].length);
  }
  const parts = [...questions, rest]
    .map((text) => text.replace(ifWord, ''))
    .filter((text) => /[\p{L}\p{N}]/u.test(text));
  const first = parts.findIndex((text) => !phrase.test(text));
  if (first === -1) return parts.slice(0, 1).map((text) => ({ text, isBelief }));
  const whole = first < 1 ? parts : [joined(parts[0] ?? '', parts[first] ?? ''), ...parts.slice(first + 1)];
  return whole.map((text) => ({ text, isBelief, ...(instead === undefined ? {} : { instead }) }));
}

/** Asks to confirm the sentence before it. */
const confirms =
  /^(?:is (?:that|this) (?:so|right|correct|true)|have i got (?:that|this|it) right|am i right|did i get (?:that|it) right|true|correct|right)[\s?!.]*$/iu;
/** "From when court lets out until conferences, how many minutes do I have" */
const gapOf =
  /\b(?:from|after)(?: when)? (?<from>.+?)(?:,? (?:until|till|til|before|to) (?<to>.+?))?,? how (?:long|many minutes|much time) (?:(?:do|have|will|would) (?:i|we) (?:have|got)|is (?:that|it)|does that (?:leave|give)(?: (?:me|us))?)(?: to get(?: over)? to (?<later>.+))?$/iu;
/** "Once the party is over how long til my shift", "Thursday once I'm back from the plant how long until the meeting" */
const gapUntil =
  /^(?:(?<day>(?:(?:on|this|next) )?(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*(?: the \d+\p{L}*)?),? )?(?:once|from when|after|from|when|if|as soon as) (?<from>.+?)(?: (?:is|are) (?:over|done|finished))?(?: on time)?,? how (?:long|many (?:minutes|mins?|hours|hrs?)|much time)(?: is (?:it|there|that)| (?:do|have|will) (?:i|we)(?: have| got)?)? (?:until|till?|['’]til|before) (?<to>.+?)[\s?.]*$/iu;
/** "How many minutes do I have to get from the conference to the game" */
const gapTo =
  /^how (?:long|many (?:minutes|mins?|hours|hrs?)|much time) (?:do|have|will|would) (?:i|we)(?: have| got)? (?:to get|to drive|to make it|get) from (?<from>.+?) (?:over |down |up )?to (?<to>.+?)[\s?.]*$/iu;
/** "How long is it from the end of the workshop to my train" */
const gapFromEnd =
  /^how (?:long|many (?:minutes|mins?|hours|hrs?)|much time) (?:is (?:it|there)|(?:do|have|will) (?:i|we) (?:have|got)) (?:from|after) the end of (?<from>.+?) (?:to|until|till?|before) (?:the start of )?(?<to>.+?)[\s?.]*$/iu;
/** "Between the end of Beavers on Monday and the practice that evening, how long do we have for supper?" */
const gapBetween =
  /^between (?:the )?(?:end of )?(?<from>.+?) and (?:the )?(?:start of )?(?<to>.+?),? how (?:long|many (?:minutes|mins?|hours|hrs?)|much time)\b.*$/iu;
/** "We are done with the teacher": the teacher */
const doneWith =
  /^(?:i|we|he|she|they)(?:['’]?(?:m|re|s|ve)| am| are| is| have)? ?(?:all )?(?:(?:done|finished|through|back|home)(?: (?:with|from|at))?|quit|quits|finish(?:es)?|get(?:s)? (?:out|back|home)(?: (?:of|from))?|leave(?:s)?|come(?:s)? (?:out|back|home)(?: (?:of|from))?) /iu;

/** "Can I go to the lunch or am I on shift?" */
const goOrWork =
  /^(?:can|could) (\p{L}+) (?:still )?(?:go|come|make it|get)(?: to)? (.+?) or (?:am|is|are|will|do|does|has|have) \p{L}+ (?:be )?(?:on shift|at work|working|on call|on duty)[\s?.!]*$/iu;

function betweenBoth(said: string): string {
  const sentence = said.replace(goOrWork, 'can $1 make it to $2?');
  const until = (
    gapBetween.exec(sentence) ??
    gapUntil.exec(sentence) ??
    gapTo.exec(sentence) ??
    gapFromEnd.exec(sentence)
  )?.groups;
  if (until) {
    const first = (until['from'] ?? '').replace(doneWith, '');
    return `how long is it between ${first} and ${until['to']} ${until['day'] ?? ''}`.trim();
  }
  const { from, to, later } = gapOf.exec(sentence)?.groups ?? {};
  const other = to ?? later;
  return from === undefined || other === undefined
    ? sentence
    : sentence.replace(gapOf, `how long is it between ${from} and ${other}`);
}

/** "What did I put down for when the boat comes out?" */
const putDown =
  /\bwhat (?:have|has|did|do) \p{L}+ (?:got|put|have|say|said|write|written|note|noted)(?: down| in)? (?:for|as) when\b/iu;
/** "At what time, and on what day, do I land?" has one question in three parts. */
const phrase = new RegExp(
  `^(?:(?:${preposition})\\s+)?(?:(?:what|which)\\s+(?:time|day|date)|when|where)[\\s,?.!]*$`,
  'iu',
);

function joined(lead: string, question: string): string {
  const start = lead.replace(/[\s,]+$/u, '');
  return opensWithHelper.test(question) ? `${start} ${question}` : question.replace(/^where(?=\s)/iu, start);
}

const opensWithHelper = new RegExp(`^(?:${helpers})\\b`, 'iu');
const minWords = 3;

function withoutReason(text: string, reason: RegExp): string {
  const shorter = text.replace(reason, '');
  return shorter.split(' ').length >= minWords ? shorter : text;
}
