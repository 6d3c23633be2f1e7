import type { FoundPassage } from '@homeroom/search';
import { findFacts, type Facts } from './facts.ts';
import type { DayMention } from './moments.ts';
import { sentenceBefore, neighbours, sentencesOf, type Sentence } from './passage-sentences.ts';
import { speaksOfWriter } from './persons.ts';
import { cleanLine } from '@homeroom/text';
import type { Question, Term } from './question.ts';
import { stemIds } from './stems.ts';
import { tellsWhatIsAsked } from './tells-what-is-asked.ts';

/** A sentence as an answer to the question. */
export interface ScoredSentence extends Sentence, Facts {
  /** The share of the question that the sentence or its surroundings have, 0 to 1. */
  coverage: number;
  /** The share that the sentence itself has, 0 to 1. */
  ownCoverage: number;
  /** Whether a word of the question, not only its day, is in the sentence or close to it. */
  onTopic: boolean;
  /** Number of the question's terms in the sentence itself. */
  ownTerms: number;
  /** Whether it speaks of the day that the question names; null when that names none. */
  onDay: boolean | null;
  /** Whether it carries the wanted kind of fact, which for a yes-or-no question every sentence does. */
  hasFact: boolean;
  /** Whether a telling word of the question stands neither in the sentence nor close to it. */
  missesWord: boolean;
  /** Whether a telling word of the question is nowhere in the passage, its subject or its sender. */
  lacksWord: boolean;
  /** Share of the question's telling words found in the sentence or close to it, 0 to 1; 1 when it has none. */
  tellingShare: number;
  /** Whether the fact is its writer. */
  namesWriter: boolean;
  /** Sentence before it in its passage; empty at the start. */
  previous: string;
  /** Cosine of the window with the question; null when it was not compared. */
  meaning: number | null;
  /** The part of the score that its passage's place in the search gives. */
  rank: number;
  score: number;
}

/** Weight of a term by its place. */
const placeWeight = { own: 1, subject: 0.8, heading: 0.8, before: 0.7, near: 0.65, sender: 0.6, passage: 0.3 };
/** Weight of the rest of a passage that leads the search by far. */
const leadWeight = 0.6;
/** Minimum lead in score over the next source to be that passage. */
const leadRatio = 1.25;
/** From where on a term stands close to a sentence. */
const close = 0.6;
/** Weight of the words that a fact implies. */
const impliedByFact = 0.7;
/** Weight of a passage's score in the search, relative to the best. */
const rankWeight = 0.4;
/** Weight of carrying the wanted kind of fact. */
const factWeight = 0.6;
/** Penalty of a sentence about another person. */
const otherPerson = 0.35;
const factFree = new Set(['yes-no', 'other']);
const asking =
  /^\W*(?:(?:and|so|but|hi \w+,|hey,?) )?(?:who|whose|what|when|where|why|how|which|is|are|was|were|do|does|did|can|could|would|will|has|have|may|might|should|shall|any)\b/i;
const orders =
  /\b(?:ignore|disregard|forget|override)\b.{0,60}\b(?:instructions?|prompts?|rules|question)\b|\bsystem prompt\b|\byou are (?:now )?an? (?:ai|assistant|language model)\b/i;

const total = /\b(?:total|amount due|balance|in all|altogether|sum)\b/i;
const unitOfTime = /\b(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?)\b/i;
const billed = /\b(?:bill|invoice|total|owe|statement|balance|in all|altogether)\b/i;

/** Terms of the text around a sentence. */
interface Surroundings {
  subject: ReadonlySet<number>;
  sender: ReadonlySet<number>;
  passage: ReadonlySet<number>;
}

type Places = Surroundings & Record<'own' | 'before' | 'heading' | 'near', ReadonlySet<number>>;

/**
 * Every sentence of the passages with what it is worth as an answer, in the passages' order.
 * @param today YYYY-MM-DD, what passages without a date are read from
 */
export function scoreSentences(question: Question, passages: readonly FoundPassage[], today: string): ScoredSentence[] {
  const sentences = sentencesOf(passages);
  const ordinaryWords = lowerCaseWords(sentences);
  const surroundings = passages.slice(0, 1 + (sentences.at(-1)?.passage ?? -1)).map(surroundingsOf);
  const bestScore = Math.max(...passages.map(({ score }) => score), Number.MIN_VALUE);
  const leader = leaderOf(passages);
  const stems = sentences.map(({ text }) => new Set(stemIds(text)));
  return sentences.map((sentence, i) => {
    const passage = passages[sentence.passage];
    const around = surroundings[sentence.passage];
    if (!passage || !around) throw new RangeError('A sentence is of no passage.');
    const reference =
      /^\d{4}-\d{2}-\d{2}$/.test(passage.date) && !Number.isNaN(Date.parse(passage.date)) ? passage.date : today;
    const facts = findFacts(sentence.text, {
      question,
      reference,
      ordinaryWords,
      isTitle: sentence.kind === 'subject' || isTitle(sentence.text),
    });
    const rank = 0.06 / (1 + sentence.passage) + rankWeight * Math.max(0, passage.score / bestScore);
    const near = neighbours(sentences, i).flatMap((at) => [...(stems[at] ?? [])]);
    const places: Places = {
      ...around,
      own: stems[i] ?? new Set(),
      before: new Set(stemIds(sentence.before)),
      heading: new Set(stemIds(sentence.heading)),
      near: new Set(near),
    };
    const leads = sentence.passage === leader && (passage.type !== 'newsletter' || sentence.heading === '');
    const scoring = { question, sentence, facts, places, leads, rank, today, passage };
    return { ...scored(scoring), previous: sentenceBefore(sentences, i), meaning: null };
  });
}

interface Scoring {
  question: Question;
  sentence: Sentence;
  facts: Facts;
  places: Places;
  leads: boolean;
  rank: number;
  today: string;
  passage: FoundPassage;
}

function scored({
  question,
  sentence,
  facts,
  places,
  leads,
  rank,
  today,
  passage,
}: Scoring): Omit<ScoredSentence, 'previous' | 'meaning'> {
  const ofWriter = speaksOfWriter(sentence.text);
  const all = ofWriter ? { ...places, own: new Set([...places.own, ...places.sender]) } : places;
  const at = question.terms.map((term) => foundAt(term, all, leads));
  const found = question.terms.map((term, i) =>
    Math.max(at[i] ?? 0, term.implied && facts.wanted.length > 0 ? impliedByFact : 0),
  );
  const parts = question.terms.map(({ weight }, i) => ({ weight, at: found[i] ?? 0 }));
  const day = dayMatch(question, facts);
  if (day !== null) parts.push({ weight: 1, at: day });
  const namesWriter = question.wants === 'person' && passage.sender !== '' && (question.asksWriter || ofWriter);
  const hasFact =
    (factFree.has(question.wants) || facts.wanted.length > 0 || namesWriter) &&
    tellsWhatIsAsked(sentence.text, facts.days, question, today);
  const coverage = Math.max(
    0,
    share(parts, (part) => part.at) - (isAboutOther(sentence, question, passage) ? otherPerson : 0),
  );
  const ownCoverage = share(parts, (part) => (part.at === 1 ? 1 : 0));
  const score =
    coverage +
    0.1 * ownCoverage +
    rank +
    (hasFact ? factWeight : 0) +
    0.1 * nearness(sentence.text, facts, question) +
    timeliness(facts, question, today) -
    penalty(sentence, question);
  return {
    ...sentence,
    ...facts,
    coverage,
    ownCoverage,
    hasFact,
    namesWriter,
    rank,
    score,
    onTopic: found.some((place, i) => place >= close && question.terms[i]?.implied === false),
    missesWord: question.terms.some(
      (term, i) => term.telling && (leads ? foundAt(term, all, false) : (at[i] ?? 0)) < close,
    ),
    lacksWord: question.terms.some(({ telling }, i) => telling && at[i] === 0),
    tellingShare: tellingShareOf(question.terms, at),
    ownTerms: parts.filter((part) => part.at === 1).length,
    onDay: day === null ? null : day === 1,
  };
}

/** The first passage, when the search puts it far before those of other sources; -1 when it does not. */
function leaderOf(passages: readonly FoundPassage[]): number {
  const [first] = passages;
  const next = Math.max(0, ...passages.filter(({ source }) => source !== first?.source).map(({ score }) => score));
  return first && first.score > 0 && first.score >= leadRatio * next ? 0 : -1;
}

function share(parts: readonly { weight: number; at: number }[], value: (part: { at: number }) => number): number {
  const all = parts.reduce((sum, { weight }) => sum + weight, 0);
  return all === 0 ? 0 : parts.reduce((sum, part) => sum + part.weight * value(part), 0) / all;
}

/** @param at best place of each term */
function tellingShareOf(terms: readonly Term[], at: readonly number[]): number {
  const near = terms.flatMap(({ telling }, i) => (telling ? [(at[i] ?? 0) >= close] : []));
  return near.length === 0 ? 1 : near.filter(Boolean).length / near.length;
}

function foundAt(term: Term, places: Places, leads: boolean): number {
  let best = 0;
  for (const [place, standard] of Object.entries(placeWeight) as [keyof Places, number][]) {
    const weight = leads && place === 'passage' ? leadWeight : standard;
    if (weight > best && [...term.accepts].some((stem) => places[place].has(stem))) best = weight;
  }
  return best;
}

/** Whether the sentence speaks of the question's day: 1 yes, 0 no or of none; null when the question names no day. */
function dayMatch({ days: asked }: Question, { days }: Facts): number | null {
  if (asked.length === 0) return null;
  return days.some((day) => asked.some((one) => meetsDay(one, day))) ? 1 : 0;
}

function meetsDay(one: DayMention, other: DayMention): boolean {
  const bothWeekdays = !one.dated && !other.dated && one.weekday !== null && one.weekday === other.weekday;
  return bothWeekdays || one.days.some((day) => other.days.includes(day));
}

/** Returns the nearness of a fact to a word of the question: 1 for next to it, 0 from 120 characters on. */
function nearness(text: string, { wanted }: Facts, { terms }: Question): number {
  if (wanted.length === 0) return 0;
  const accepted = new Set(terms.flatMap(({ accepts }) => [...accepts]));
  const places = [...text.matchAll(/[\p{L}\p{N}]+/gu)]
    .filter(({ 0: word }) => stemIds(word).some((stem) => accepted.has(stem)))
    .map(({ index }) => index);
  const distance = Math.min(
    120,
    ...places.flatMap((place) =>
      wanted.map(({ start, end }) => (place < start ? start - place : Math.max(0, place - end))),
    ),
  );
  return 1 - distance / 120;
}

/** Days that are still to come are likelier meant than days that are over, unless the question is about the past. */
function timeliness({ days }: Facts, { aboutPast }: Question, today: string): number {
  if (aboutPast || days.length === 0) return 0;
  return days.some(({ days: meanings }) => meanings.some((day) => day >= today)) ? 0.08 : -0.08;
}

/** Whether a sentence is a question and nothing else; "I can drive on Mondays, could you take Fridays?" says something. */
export function onlyAsks(text: string): boolean {
  return /\?["”')]*$/u.test(text) && (asking.test(text) || !text.includes(','));
}

/** Whether a sentence gives orders to whatever reads it. */
export function ordersReader(text: string): boolean {
  return orders.test(text);
}

function penalty({ text, kind }: Sentence, question: Question): number {
  const asks = onlyAsks(text) ? 0.5 : 0;
  const commands = ordersReader(text) ? 0.4 : 0;
  const isSubject = kind === 'subject' ? (question.wants === 'person' ? 0.7 : 0.45) : 0;
  const isTotal = question.wants === 'amount' && total.test(text) && billed.test(question.text) ? -0.25 : 0;
  const isList = kind === 'list' ? (question.wants === 'items' ? -0.15 : 0.2) : 0;
  const isSpan = question.wants === 'duration' && !unitOfTime.test(text) ? 0.15 : 0;
  return asks + commands + isSubject + isList + isTotal + isSpan;
}

/** Whether a sentence is about another person's affairs than the question: "Leo's dentist" or "her dentist" when asked for Maya's. */
function isAboutOther(
  { text, before, heading }: Sentence,
  { owners }: Question,
  { subject, sender }: FoundPassage,
): boolean {
  if (owners.length === 0) return false;
  const named = (from: string) => owners.some((name) => from.toLowerCase().includes(name));
  if (named(text)) return false;
  if (/\p{Lu}\p{L}+['’]s\b/u.test(text)) return true;
  if (named(`${before} ${heading} ${subject}`) || (speaksOfWriter(text) && named(sender))) return false;
  return /\b(?:his|her|their|my|our)\b|\p{Lu}\p{L}+['’]s\b/iu.test(`${before} ${text}`);
}

/** In a heading every word may be capitalised. */
function isTitle(text: string): boolean {
  return (
    text.length <= 70 && !/[.!?:]/.test(text.replaceAll(/\b(?:Mr|Mrs|Ms|Dr)\./g, '')) && !/\s\p{Ll}{4,}/u.test(text)
  );
}

function surroundingsOf({ subject, sender, passage }: FoundPassage): Surroundings {
  return {
    subject: new Set(stemIds(cleanLine(subject, 300))),
    sender: new Set(stemIds(cleanLine(sender, 200))),
    passage: new Set(stemIds(passage.slice(0, 2_000))),
  };
}

function lowerCaseWords(sentences: readonly Sentence[]): Set<string> {
  return new Set(sentences.flatMap(({ text }) => text.match(/(?<!\p{L})\p{Ll}[\p{L}'’-]*/gu) ?? []));
}
