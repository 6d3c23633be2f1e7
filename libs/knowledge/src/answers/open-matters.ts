import type { FoundPassage } from '@homeroom/search';
import { isText, sentencesOf } from './passage-sentences.ts';
import type { Question } from './question.ts';
import { onlyAsks } from './scored-sentences.ts';
import { stemIds } from './stems.ts';

const who = '(?:we|they|i|he|she|board|committee|judges?|coach|teacher)';
const decide = '(?:decides?|votes?|chooses?|draws?|picks?|posts?|settles?)';
const settled =
  '(?:set|made(?: up)?|fixed|agreed|decided|chosen|drawn|picked|settled|shared out|sorted(?: out)?|worked out|allocated|given out|put together)';
/** Says that the very fact is not known: "no date yet", "not decided". */
const unknownYet =
  /\bno (?:exact |fixed |firm )?(?:date|time|day|place|price|word)s? yet\b|\bnot (?:yet )?(?:known|decided|fixed|settled)\b/iu;
const patterns: readonly RegExp[] = [
  unknownYet,
  // "The heat sheets are not out yet", "It is not ready", "The results are not back"
  /\b(?:not (?:yet|out|settled|decided|been (?:set|decided|settled)|ready|back|known|fixed|final|made|sure|certain)|have not (?:settled|decided)|yet|TB[ACD]|no word|nobody knows|still (?:talking|waiting|looking|deciding|open|to)|waiting (?:for|to hear))\b/iu,
  // "Seats are assigned at the gate", "The date is set by the board in November"
  /\b(?:to be|will be|are|is|gets?) (?:announced|posted|shown|handed out|assigned|drawn|confirmed|published|decided)\b/iu,
  new RegExp(`\\b(?:is|are|gets?|be) ${settled} (?:by|at|in|on|when|between|once|after|later)\\b`, 'iu'),
  // "The exact days follow", "I will post the starters", "The board votes in December", "What it costs we see then"
  /\b(?:will|shall|ll) (?:announce|confirm|post|publish|tell|let|share|send|follow)\b|\bgoe?s? (?:out|up)\b|\bfollows?\b|\bto follow\b/iu,
  new RegExp(`\\b${who} (?:will |shall |then )?${decide}\\b`, 'iu'),
  /\b(?:will|shall|['’]ll) (?:only |then )?(?:decide|discuss|talk (?:about|over)|figure out|work out|sort out)\b/iu,
  // "We'll ring you with a price", "They haven't told him the date"
  /\b(?:ring|call|text|phone|mail|e-?mail|write(?: to)?|message|contact|get back to) (?:you|him|her|them|us) with (?:a|an|the)\b/iu,
  /\b(?:have|has)(?: not|n['’]?t) (?:yet )?(?:told|said|given|heard|decided|picked|chosen|got)\b/iu,
  /\bwe(?: will|['’]ll)? (?:then )?see\b|\b(?:will|ll) (?:only )?(?:know|hear|learn|find out)\b|\bnot hear\b/iu,
  // "It depends on the zoo", "as soon as we know", "by lot"
  /\bdepends? on\b|\bas soon as\b|\bonce (?:we|it|they)\b|\blet (?:you|everyone|everybody|families) know\b|\btells? you (?:when|as soon)\b/iu,
  /\b(?:when|once|until|till) (?:he|she|it|they|we|i|you) (?:knows?|hears?|decides?|tells?)\b/iu,
  /\b(?:do not|don['’]?t|does not|doesn['’]?t) (?:yet )?know\b|\bcan(?:not|['’]?t) (?:yet )?say\b/iu,
  /\bby lot\b|\bas agreed\b|\bseparate (?:letter|mail|sheet)\b|\blater\b|\bsoon\b|\bin due\b|\bby then\b/iu,
  // "Seats can be picked from July 10", "We give you a price on the day"
  /\bcan be (?:picked|chosen|booked|seen|ordered) (?:from|on|in|after|once|when)\b|\b(?:give|gives|get|gets) (?:you )?(?:a|the) (?:price|quote|list|date|time) (?:on|in|at|from|after|when)\b/iu,
  // An indirect question: "Which level comes next we decide at the end", "I will tell you which night"
  /^(?:which|what|who|whether|how (?:much|many|long))\b[^?:!]*$/iu,
  /\b(?:tells?|knows?|knew|hear|says?|sees?|decides?|decided|votes?|agrees?|agreed|find out|learn|announce|choose|depends?|sure|ask(?:s|ed|ing)?|idea|post|settled?|open|clear|on|of|about) (?:\w+ ){0,3}(?:which|what|who|how (?:much|many|long)|when|where|whether)\b(?![^.!]*\?)/iu,
];

/** Whether a sentence says that something is open, or will be told later. */
export function leavesOpen(text: string): boolean {
  return patterns.some((pattern) => pattern.test(text));
}

/** Whether a sentence says that its fact is not known, whatever looks like one in it: "In March, but no date yet". */
export function saysUnknown(text: string): boolean {
  return unknownYet.test(text);
}

/** Parts of a chat that was written without capitals, which is one sentence otherwise. */
function partsOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/u);
}

/** Whether the part of a sentence that has most words of a question, or the whole sentence, leaves something open. */
export function leavesAskedOpen(text: string, { terms }: Question): boolean {
  const telling = terms.filter((term) => term.telling);
  const parts = partsOf(text).map((part) => {
    return { said: saidOf(telling, part), isOpen: leavesOpen(part) };
  });
  const most = Math.max(...parts.map(({ said }) => said));
  return parts.filter(({ said }) => said === most).every(({ isOpen }) => isOpen);
}

/** Returns the largest share of the question's telling words that one sentence of a passage has which leaves something open, 0 to 1. */
export function openShare({ terms }: Question, passage: FoundPassage): number {
  const telling = terms.filter((term) => term.telling);
  if (telling.length === 0 || passage.type === 'calendar') return 0;
  const shares = sentencesOf([passage])
    .filter(isText)
    .flatMap(({ text }) => partsOf(text))
    .filter((text) => leavesOpen(text) && !onlyAsks(text))
    .map((text) => saidOf(telling, text) / telling.length);
  return Math.max(0, ...shares);
}

/** Number of the terms that a text says. */
function saidOf(terms: Question['terms'], text: string): number {
  const stems = new Set(stemIds(text));
  return terms.filter(({ accepts }) => [...accepts].some((stem) => stems.has(stem))).length;
}
