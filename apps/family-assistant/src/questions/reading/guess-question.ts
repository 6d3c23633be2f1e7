import type { Household } from '@homeroom/household';
import type { CalendarQuestion, QuestionContext } from '../calendar-question.ts';
import { findPersons, memberNames } from './asked-persons.ts';
import { askedTime } from './asked-span.ts';
import { isSilent } from './asked-subject.ts';
import { buildQuestion } from './build-question.ts';
import { likelyKinds } from './likely-kinds.ts';
import { questionFeatures } from './question-features.ts';
import type { ReadQuestion } from './read-question.ts';
import { findAnchor } from './time-anchor.ts';
import { spellingOf, typedQuestion } from './typed-question.ts';

const pastWords = new Set(['was', 'were', 'did', 'had', 'went', 'happened']);
/** Likelihood above which a question is not for the calendar. */
const maxForeign = 0.3;

/** Whether a word is of an event's title. */
export type IsOfEvent = (word: string) => boolean;

/**
 * Guesses what a question that no form has wants of the calendar: its kind from what was learned of other questions, its
 * subject from the words that events have. Null when it is likely none for the calendar, or names no person, time or
 * event.
 */
export function guessQuestion(
  message: string,
  household: Household,
  context: QuestionContext,
  isOfEvent: IsOfEvent,
): CalendarQuestion | null {
  const read = markedQuestion(message, household, context);
  const namesEvent = read.words.some(({ word }) => !isSilent(word) && isOfEvent(word));
  if (!namesEvent && read.persons.length === 0 && read.time.used.size === 0) return null;
  const kinds = likelyKinds(questionFeatures(read, isOfEvent));
  if ((kinds.get('none') ?? 0) > maxForeign) return null;
  const [wants] = [...kinds]
    .flatMap(([kind, likelihood]) => (kind === 'none' ? [] : [{ kind, likelihood }]))
    .toSorted((one, other) => other.likelihood - one.likelihood);
  if (!wants) return null;
  const unknown = read.words.flatMap(({ word }, at) => (isSilent(word) || isOfEvent(word) ? [] : [at]));
  // "Who is refereeing on the 23rd?" asks for nobody who has something then.
  if (wants.kind === 'who' && unknown.some((at) => /ing$/.test(read.words[at]?.word ?? ''))) return null;
  const question = buildQuestion(read, { says: '', wants: wants.kind }, new Set(unknown));
  return { ...question, subject: question.subject && { ...question.subject, isLoose: true }, certain: false };
}

/** Words of a message that asks whether two things can both be: "is that the same time", "will I miss it". */
const asksOfBoth =
  /\b(?:same (?:time|hour)|the same (?:day|night|evening|weekend)|both|clash\w*|conflict\w*|collid\w*|overlap\w*|double[- ]?book\w*|twice|at once|miss(?:ing)?|late (?:for|to)|runs? (?:in)?to|(?:cuts?|eats?) into|interfere\w*|in the way|instead of|in time for|on (?:one|any) of|(?:is|are|was) (?:that|it|this|they) (?:during|on (?:my|our|one|the)\b)|fit in|or (?:am|are|is|do|does|have|has|will) (?:i|we|he|she|they)\b.*\b(?:then|that (?:day|time|night|evening)))\b/iu;

/** "Can Linh do the working bee or has she got a shift?", "am I out of work in time for it?" */
const surelyOfBoth =
  /^(?:.*[,.;:–—-] ?)?(?:can|could|will|should)\b.*\bor (?:is|am|are|has|have|does|do|will) (?:i|he|she|we|they|it|that)\b|\b(?:out of|off|done with|back from|finished) .*\bin time for\b/iu;

/** Whether a message plainly asks if two things can both be. */
export function surelyAsksOfBoth(message: string): boolean {
  return surelyOfBoth.test(message);
}

/** Whether a message may ask if two things can both be: "can I do both". */
export function asksWhetherBothCanBe(message: string): boolean {
  return asksOfBoth.test(message) || surelyOfBoth.test(message);
}

/**
 * Guesses which events a message asks to compare, from the words that events have; null when it does not ask whether two
 * things can both be.
 */
export function guessConflict(
  message: string,
  household: Household,
  context: QuestionContext,
  isOfEvent: IsOfEvent,
): CalendarQuestion | null {
  if (!asksWhetherBothCanBe(message)) return null;
  const read = { ...markedQuestion(message, household, context), anchor: null };
  const unknown = read.words.flatMap(({ word }, at) => (isOfEvent(word) ? [] : [at]));
  const question = buildQuestion(read, { says: '', wants: 'collisions' }, new Set(unknown));
  const { subject } = question;
  return subject && { ...question, subject: { ...subject, isLoose: true }, certain: false };
}

/** Finds the persons and the time of a message, without a form. */
export function markedQuestion(message: string, household: Household, { now, sender }: QuestionContext): ReadQuestion {
  const names = memberNames(household);
  const typed = typedQuestion(message, spellingOf(household, names.keys()));
  const { words } = typed;
  const mentions = findPersons(typed, { household, names, sender });
  const isPerson = (at: number) => mentions.some(({ kind, from, to }) => kind === 'members' && at >= from && at < to);
  const past = words.some(({ word }) => pastWords.has(word));
  const time = askedTime(typed, household, { now, past, isPerson });
  const persons = mentions.filter(({ from }) => !time.used.has(from));
  return { words, persons, time, anchor: findAnchor(words, persons, time.used), household, sender, past };
}
