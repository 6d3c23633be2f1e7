import type { FoundPassage } from '@homeroom/search';
import { sameMeaning } from './concepts.ts';
import { leavesOpen } from './open-matters.ts';
import type { Question } from './question.ts';
import { ordersReader, type ScoredSentence } from './scored-sentences.ts';
import { stemIds } from './stems.ts';

/** Sentence that is to answer a question for sure. */
export interface Quotation {
  sentence: ScoredSentence;
  passage: FoundPassage;
  question: Question;
  /** YYYY-MM-DD in the household's zone. */
  today: string;
}

const clauseEnd = /[;:–—]\s|,\s|\s(?=(?:and|but|or|while|so|because|if|unless)\s)/giu;
const denial =
  /\b(?:no|not|never|none|without|neither|nor|instead of|rather than|used to|originally|no longer|\p{L}+n['’]t)\b/iu;
/** Words that only look like a denial. */
const noDenial =
  /\bno(?:t)? (?:later|earlier|longer|more|less|sooner) than\b|\bdo(?:n['’]t| not) forget\b|\bnot only\b|\bnever mind\b|\bno (?:cost|charge|fee|problem|need)\b/giu;
const supposition =
  /\b(?:might|may be|maybe|perhaps|probably|possibly|presumably|hopefully|tentativ\w*|approximately|not sure|I think|I guess|I believe|would be|could be|should (?:it|there|the)|rain date|in case of|if (?:it|there|the|we|he|she|they)|unless|otherwise|last (?:year|season|term|semester)|to be confirmed|TB[ACD]|depending|proposed?|suggest(?:s|ed|ion)?)\b/iu;
const asksSupposition = /\b(?:if|in case|when it|unless|otherwise|rains?|last)\b/iu;
/** "And the T-shirt costs $12": a clause with a subject of its own. */
const ownSubject =
  /^(?:and|but|or|while|so)?\s*(?:the|an?|each|every|your|our|his|her|their|all)?\s*((?:[\p{L}-]+\s+){1,3}?)(?:is|are|was|were|will|costs?|comes?|starts?|begins?|ends?|opens?|closes?|leaves?|takes?|runs?)\b/iu;
const pronoun = /\b(?:it|this|that|they|we|he|she|you|i|these|those|there|which|who|what)\b/iu;
const repeats = /\b(?:every|each|weekly|daily|always|usually|\p{L}+days)\b/iu;
const looksBack =
  /\b(?:was|were|had|did|won|lost|beat|went|came|got|gave|took|made|sold|bought|paid|said|told|sent|wrote|met|left|ran|found|held|\p{L}{2,}ed)\b/iu;
const possessive = /\p{Lu}\p{Ll}[\p{L}-]*['’]s\b/u;
const ofAsker = /\b(?:my|mine)\b/i;
const asksOpponent = /\b(?:against|opponents?|plays?|playing|where)\b/i;
const beforeOpponent = /\b(?:against|vs\.?|versus|at|in|near)\s(?:the\s)?$/i;
/** Kinds whose answer is told by a clause with its own subject. */
const told: ReadonlySet<Question['wants']> = new Set(['time', 'moment', 'amount', 'count', 'duration', 'place']);
const moments: ReadonlySet<Question['wants']> = new Set(['time', 'moment']);
/** Age in days from which a mail may be of another year's event. */
const staleDays = 200;
const dayMs = 86_400_000;

/** Whether a sentence that has all that a question asks for may still be wrong. */
export function isDoubtful(quotation: Quotation): boolean {
  return [
    isOfOtherPerson,
    isOfOtherHome,
    isOfOtherDay,
    isOver,
    isPlan,
    isUnsettled,
    isOfOtherThing,
    namesOnlyOpponents,
    leavesPersonOpen,
    ({ sentence: { text } }: Quotation) => ordersReader(text),
  ].some((mayBeWrong) => mayBeWrong(quotation));
}

/** "We sleep four to a room; rooms are made up in April" tells nobody with whom. */
function leavesPersonOpen({ sentence: { text }, question: { wants } }: Quotation): boolean {
  return wants === 'person' && leavesOpen(text);
}

/** A sentence of somebody else than the person whose affairs are asked about, or of nobody's. */
function isOfOtherPerson({
  sentence: { text, before, heading, previous },
  passage: { subject, sender },
  question,
}: Quotation): boolean {
  // Nobody knows here who asks.
  if (ofAsker.test(question.text)) return possessive.test(`${subject} ${heading} ${text}`);
  const near = `${subject} ${sender} ${heading} ${before} ${previous} ${text}`.toLowerCase();
  return question.owners.some((owner) => !near.includes(owner)) || isAboutOther(text, question.owners);
}

const ofOwnHome = /\b(?:our|my) (?:own|home|house|place|flat|apartment)\b|\bat ours\b/iu;
const saysHome = /\b(?:our|own|home|house|household|flat|apartment)\b/iu;

/** A sentence that does not say that it is of the asker's own home: "Wifi is kumar-guest" of a babysitting there. */
function isOfOtherHome({ sentence: { text, heading }, passage: { subject }, question }: Quotation): boolean {
  return ofOwnHome.test(question.text) && !saysHome.test(`${subject} ${heading} ${text}`);
}

function isAboutOther(text: string, owners: readonly string[]): boolean {
  return owners.length > 0 && possessive.test(text) && !owners.some((owner) => text.toLowerCase().includes(owner));
}

/** A sentence about the same weekday of another week. */
function isOfOtherDay({ sentence: { text, days }, question: { days: asked } }: Quotation): boolean {
  if (asked.length === 0 || repeats.test(text)) return false;
  return !days.some((day) => asked.some((one) => one.days.some((meaning) => day.days.includes(meaning))));
}

/** A sentence about a day that is over, or of another year's mail, where something to come is asked about. */
function isOver({ sentence: { days, text }, passage, question: { wants, aboutPast }, today }: Quotation): boolean {
  if (aboutPast || !told.has(wants) || repeats.test(text)) return false;
  const isPast = days.length > 0 && days.every(({ days: meanings }) => meanings.every((day) => day < today));
  const age = (Date.parse(today) - Date.parse(passage.date)) / dayMs;
  return (moments.has(wants) && isPast) || (age > staleDays && passage.type !== 'calendar' && days.length === 0);
}

/** A plan where the question wants to know how it went; a bill also tells a sum of the past. */
function isPlan({ sentence: { text }, question }: Quotation): boolean {
  return question.wants !== 'amount' && /\bdid\b/i.test(question.text) && !looksBack.test(text);
}

/** Matters that nobody knows yet. */
const undecided =
  /\b(?:(?:is|are) (?:still |now )?being (?:voted|decided|chosen|discussed|arranged)|to be (?:announced|decided|determined|confirmed)|(?:has|have) not (?:yet )?been (?:decided|set|chosen|fixed|announced)|(?:is|are) (?:not (?:yet )?|still un)(?:decided|known|settled|fixed))\b|\bTB[ACD]\b/u;

/** A question, a supposition, or a denial of the fact. */
function isUnsettled({ sentence, question }: Quotation): boolean {
  const { text } = sentence;
  if (/\?["”')]*$/u.test(text) || undecided.test(text)) return true;
  const clauses = clausesOfFacts(sentence);
  const isSupposed = supposition.test(text) && !asksSupposition.test(question.text);
  const asksDenial = /\b(?:no|not|never|\p{L}+n['’]t)\b/iu.test(question.text);
  return isSupposed || (!asksDenial && clauses.length > 0 && clauses.every((clause) => denies(clause)));
}

function denies(clause: string): boolean {
  return denial.test(clause.replaceAll(noDenial, ' '));
}

/** "Caps are one size" tells no size of shirts. */
const measures: ReadonlySet<number> = new Set(stemIds('size number age height weight'));

/** A fact in a clause with a subject of its own that the question does not name. */
function isOfOtherThing({ sentence, question }: Quotation): boolean {
  if (!told.has(question.wants)) return false;
  const asked = new Set(
    question.terms.filter(({ stem }) => !measures.has(stem)).flatMap(({ stem }) => [...sameMeaning(stem)]),
  );
  const clauses = clausesOfFacts(sentence);
  return clauses.length > 0 && clauses.every((clause) => isOfOther(clause, asked));
}

/** A sentence whose only names are those of places and opponents. */
function namesOnlyOpponents({ sentence: { text, wanted }, question }: Quotation): boolean {
  if (question.wants !== 'person' || wanted.length === 0 || asksOpponent.test(question.text)) return false;
  return wanted.every(({ start }) => beforeOpponent.test(text.slice(0, start)));
}

function isOfOther(clause: string, asked: ReadonlySet<number>): boolean {
  const [, subject = ''] = ownSubject.exec(clause.trim()) ?? [];
  return subject.trim() !== '' && !pronoun.test(subject) && !stemIds(clause).some((stem) => asked.has(stem));
}

/** The clauses that hold the wanted facts. */
function clausesOfFacts({ text, wanted }: ScoredSentence): string[] {
  const ends = [...text.matchAll(clauseEnd)].map(({ index }) => index);
  return wanted.map(({ start, end }) =>
    text
      .slice(Math.max(0, ...ends.filter((at) => at < start)), Math.min(text.length, ...ends.filter((at) => at >= end)))
      .replace(/^[\s;:,–—]+/u, '')
      .trim(),
  );
}
