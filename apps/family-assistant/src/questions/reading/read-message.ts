import type { Household } from '@homeroom/household';
import { aboutFreeTime, type CalendarQuestion, type QuestionContext } from '../calendar-question.ts';
import { findPersons, memberNames } from './asked-persons.ts';
import { askedTime } from './asked-span.ts';
import { askedSubject } from './asked-subject.ts';
import type { AskedOrder } from './compared-events.ts';
import { personWords } from './person-words.ts';
import { messageParts, type AskedPart } from './message-parts.ts';
import { readCalendarQuestion, type QuestionReader } from './read-calendar-question.ts';
import { mealParts } from './time-tables.ts';
import { spellingOf, typedQuestion } from './typed-question.ts';

/** Questions of a message. */
export interface ReadMessage {
  /** Those that the calendar may answer. */
  questions: readonly CalendarQuestion[];
  /** Texts of the others. */
  unread: readonly string[];
  /** Order that is asked of the events of two questions. */
  order?: AskedOrder;
}

/** Persons, event and time named around a question, which it may leave out. */
interface Context extends Pick<CalendarQuestion, 'persons' | 'subject' | 'place' | 'anchor'> {
  /** Words of its time as typed; empty without one. */
  timeWords: string;
  /** Text that names them. */
  said: string;
  /** Whether it is the question before. */
  isAsked: boolean;
}

/**
 * Reads what a message wants of the calendar. Whether an event has the subject is for the caller to find out: "When is
 * the permission slip due?" is read, too.
 */
export function readMessage(message: string, household: Household, context: QuestionContext): ReadMessage {
  const reader = readerOf(household, context);
  const { asked, said, isExplained, order } = messageParts(message);
  const questions: CalendarQuestion[] = [];
  const unread: string[] = [];
  let around = said === '' ? null : namedIn(said, reader);
  // "Next Monday, what do we have?" says nothing but a time and a person before it asks.
  const [only, ...more] = asked;
  if (around && only && more.length === 0 && around.subject === null) {
    const read = readCalendarQuestion(`${said} ${only.text}`, reader, only.isBelief);
    if (read !== null) return { questions: [read], unread };
  }
  const own =
    only && more.length === 0
      ? clauseSaid.test(said)
        ? aroundClause(only, said, reader)
        : purposeSaid(only, said, reader)
      : null;
  if (own) return { questions: [own], unread };
  const holiday =
    said.split(' ').length <= maxHoliday && holidaySaid.test(said)
      ? said.replace(/^and\s+|[\s,.:;–—-]+$/giu, '')
      : null;
  for (const typed of asked) {
    const text = around === null || unread.length > 0 ? typed.text : ofWhatIsNamed(typed.text);
    const part = {
      ...typed,
      text: holiday === null ? text : `${bare(text)} ${leadOf(holiday)}${holiday}`,
    };
    const named = namedIn(part.text, reader);
    const own = readPart(part, around, reader);
    const read =
      own ??
      (part.instead === undefined
        ? null
        : readPart({ ...part, text: part.instead }, aroundAlternative(named, around), reader));
    if (read === null) unread.push(part.text);
    else questions.push(isExplained || own === null ? { ...read, certain: false } : read);
    around = {
      ...(read ?? named),
      said: part.text,
      timeWords: named.timeWords === '' ? (around?.timeWords ?? '') : named.timeWords,
      isAsked: true,
    };
  }
  return { questions, unread, ...(order !== undefined && { order }) };
}

/** "After the dentist on the 15th, what else is there?" */
const clauseSaid = /^(?:\P{Zs}+ ){0,3}(?:after|before|during|while|once)\b(?! (?:that|this|it|then)\b)/iu;

/** Kinds of question that name no event. */
const ofAnything: ReadonlySet<CalendarQuestion['wants']> = new Set([...aboutFreeTime, 'list', 'who']);

/** The question with the event said before it as its time; null when that names none. */
function aroundClause({ text, isBelief }: AskedPart, said: string, reader: QuestionReader): CalendarQuestion | null {
  const alone = readCalendarQuestion(text, reader, isBelief);
  if (alone !== null && (alone.subject !== null || !ofAnything.has(alone.wants))) return null;
  const read = readCalendarQuestion(`${bare(text)} ${said.replace(/[\s,.:;–—-]+$/u, '')}`, reader, isBelief);
  return read?.anchor ? { ...read, certain: false } : null;
}

/** "Dinner with the neighbors on Friday, are we free?" */
function purposeSaid({ text, isBelief }: AskedPart, said: string, reader: QuestionReader): CalendarQuestion | null {
  if (
    said === '' ||
    said.split(' ').length > maxNamed ||
    !said.split(' ').some((word) => mealParts[word.toLowerCase()])
  )
    return null;
  const alone = readCalendarQuestion(text, reader, isBelief);
  return alone && aboutFreeTime.has(alone.wants)
    ? readCalendarQuestion(`${bare(text)} for ${bare(said)}`, reader, isBelief)
    : null;
}

/** "What day is it now" and "when is it now" ask of what was named before, "what is on it" of its day. */
function ofWhatIsNamed(text: string): string {
  return text
    .replace(/^(?:what|which) (?:day|date|time)(?: (?:is|was) (?:it|that))?(?= now\b|[\s?.!]*$)/iu, 'when is it')
    .replace(/^((?:when|(?:what|which) (?:day|date|time))\b.*) now\b/iu, '$1')
    .replace(/(?<=\bwhat\b.*) on (?:it|that|that day)(?=[\s?.!]*$)/iu, ' on');
}

/** "Can I sleep in tomorrow or do I have a shift?" asks about tomorrow. */
function aroundAlternative(named: Context, around: Context | null): Context | null {
  const { timeWords, said, subject } = named;
  if (around === null && subject !== null) return { ...named, isAsked: true };
  return timeWords === ''
    ? around
    : {
        persons: { kind: 'anyone', ids: [], all: false },
        subject: null,
        place: null,
        anchor: null,
        ...around,
        timeWords,
        said,
        isAsked: true,
      };
}

/** "Thanksgiving weekend, which day is he here?" */
const holidaySaid =
  /^the week of \p{L}|\b(?:weekend|break|holidays?|vacation|thanksgiving|easter|['’]?s? (?:birthday|anniversary|graduation|wedding))[\s,.:;–—-]*$/iu;
/** "The week of the bake sale, when is soccer?" */
const weekOf = /^the week of\b/iu;
const festive = /(?:birthday|anniversary|graduation|wedding)$/iu;
const maxHoliday = 5;

const leadOf = (holiday: string) => (weekOf.test(holiday) ? '' : festive.test(holiday) ? 'on ' : 'over ');

function readerOf(household: Household, context: QuestionContext): QuestionReader {
  const names = memberNames(household);
  return { ...context, household, names, spelling: spellingOf(household, names.keys()) };
}

/** "They moved it didn't they" */
const tagOfStatement = /,?\s+(?:did|is|was|were|do|does|has|have)n['’]?t (?:it|he|she|they|we)\b[\s,.]*$/iu;
const pastWords = new Set(['was', 'were', 'did', 'had', 'went', 'got', 'came']);
/** "Practice on Friday got moved" looks ahead. */
const changeWords = ['moved', 'swapped', 'switched', 'canceled', 'rescheduled', 'postponed', 'pushed', 'bumped'];

/** Returns the persons, the event and the time that a text names. */
function namedIn(text: string, reader: QuestionReader): Context {
  const { household, spelling, now } = reader;
  const typed = typedQuestion(text.replace(tagOfStatement, ''), spelling);
  const mentions = findPersons(typed, reader).filter(
    ({ kind, from }) => kind === 'members' && personWords[typed.words[from]?.word ?? ''] !== 'sender',
  );
  const isPerson = (at: number) => mentions.some(({ from, to }) => at >= from && at < to);
  const time = askedTime(typed, household, { now, past: false, isPerson });
  const used = new Set([...typed.words.keys()].filter((at) => isPerson(at) || time.used.has(at)));
  const { subject, place } = askedSubject(typed.words, used);
  const named = [subject, place].filter((one) => one !== null);
  const mentioned = new Set(mentions.flatMap(({ ids }) => ids));
  const ids = household.members.map(({ id }) => id).filter((id) => mentioned.has(id));
  const isPast = typed.words.some(
    ({ word }, at) =>
      pastWords.has(word) &&
      !(word === 'got' && typed.words[at - 1]?.word === 'have') &&
      !['going', 'supposed', 'meant', ...changeWords].includes(typed.words[at + 1]?.word ?? ''),
  );
  return {
    persons: ids.length === 0 ? { kind: 'anyone', ids, all: false } : { kind: 'members', ids, all: false },
    subject:
      named.length === 0
        ? null
        : {
            text: named.map(({ text }) => text).join(' '),
            stems: [...new Set(named.flatMap(({ stems }) => stems))],
            isLoose: true,
          },
    place: null,
    anchor: null,
    said: text,
    timeWords: isPast
      ? ''
      : [...time.used]
          .toSorted((a, b) => a - b)
          .map((at) => typed.words[at]?.word ?? '')
          .join(' '),
    isAsked: false,
  };
}

const pronouns = new Set(['he', 'she', 'they', 'him', 'her', 'them', 'his', 'their']);
const pointers = new Set(['it', 'that', 'this', 'there', 'one']);
/** Kinds that ask about an event, so one without it means the event named before. */
const ofAnEvent: ReadonlySet<CalendarQuestion['wants']> = new Set([
  'when',
  'whether',
  'who',
  'where',
  'how-long',
  'gap',
  'attend',
  'how-often',
  'until',
  'leave',
]);

/** Reads a question, with what it leaves out from what is said around it. */
function readPart(
  { text, isBelief }: AskedPart,
  around: Context | null,
  reader: QuestionReader,
): CalendarQuestion | null {
  const alone = readCalendarQuestion(text, reader, isBelief);
  if (around === null) return alone;
  if (comesToIt.test(text) && around.subject !== null && around.said.split(' ').length <= maxNamed) {
    const coming = readCalendarQuestion(`${bare(text)} to ${bare(around.said)}`, reader, isBelief);
    if (coming?.wants === 'attend') return { ...coming, certain: false };
  }
  const isAfter = around.timeWords !== '' && (afterThat.test(text) || isOver.test(around.said));
  if (isAfter)
    return readPart(
      { text: `${bare(text.replace(afterThat, ''))} after ${around.timeWords}`, isBelief },
      { ...around, timeWords: '', said: '' },
      reader,
    );
  const typed = typedQuestion(text, reader.spelling);
  const has = (words: ReadonlySet<string>) => typed.words.some(({ word }) => words.has(word));
  const lacksDay = alone === null || alone.span.kind === 'open' || !namesDay(text, reader);
  const takesTime = around.timeWords !== '' && lacksDay && !has(nextWords);
  const read = takesTime ? readCalendarQuestion(`${bare(text)} ${around.timeWords}`, reader, isBelief) : alone;
  if (read === null) return null;
  // "What is the fee and when is it due?"
  const isOfIt = read.subject === null || (isDue.test(read.subject.text) && has(pointers));
  const lacksEvent = isOfIt && read.place === null && read.anchor === null && !read.hostId;
  // "At work till two, who has to be where tonight?"
  const asksOfTime = read.wants === 'who' && read.span.kind !== 'open' && !has(pointers);
  const isOfEvent = (ofAnEvent.has(read.wants) && !asksOfTime) || (has(pointers) && !ofFreeTime.has(read.wants));
  const takesEvent = lacksEvent && around.subject !== null && isOfEvent;
  const named = findPersons(typed, reader).filter(
    ({ kind, from }) => kind !== 'unknown' && personWords[typed.words[from]?.word ?? ''] === undefined,
  );
  const asksWho = read.wants === 'who' || read.wants === 'who-is-free';
  // "Cal's training on the 3rd, what time do I pick him up?" is about Cal.
  const takesPersons =
    named.length === 0 &&
    !asksWho &&
    around.persons.kind === 'members' &&
    (has(pronouns) || (around.isAsked && lacksEvent && read.persons.kind === 'anyone'));
  // "Is there practice the day before Easter, and at what time?"
  const takesAnchor = around.anchor !== null && read.anchor === null && lacksDay && !has(nextWords);
  if (!takesEvent && !takesPersons && !takesTime && !takesAnchor && around.isAsked) return read;
  return {
    ...read,
    anchor: takesAnchor ? around.anchor : read.anchor,
    wants:
      takesEvent && (read.wants === 'list' || (read.wants === 'changes' && isOff.test(text))) ? 'whether' : read.wants,
    persons: takesPersons ? around.persons : read.persons,
    subject: takesEvent ? around.subject : read.subject,
    place: takesEvent ? around.place : read.place,
    around: isOfEvent && read.wants !== 'who' ? around.subject : null,
    certain: false,
  };
}

const isDue = /^(?:due|open|closed?|late)$/iu;
/** "Are we skating or is that cancelled?" */
const isOff = /^(?:is|was) (?:it|that|this) (?:off|cancell?ed|called off)\b/iu;
/** "Can I make it?" of what was said. */
const comesToIt =
  /^(?:can|could|will|would) \S+ (?:(?:still|even) )?(?:make it|come|attend|be there)(?: too)?[\s?.!]*$/iu;
const maxNamed = 8;
/** "The one after that" */
const afterThat = /\b(?:after|following) (?:that|this|it|then)(?: one)?\b|\bafterwards?\b/iu;
/** "Once this Saturday's is done" */
const isOver = /^(?:once|after|when)\b.*\b(?:done|over|finished|past|through)\b/iu;
const nextWords = new Set(['next', 'upcoming']);
const ofFreeTime: ReadonlySet<CalendarQuestion['wants']> = new Set(['free', 'free-times', 'who-is-free']);

function bare(text: string): string {
  return text.replace(/[\s,?.!]+$/u, '');
}

function namesDay(text: string, { household, spelling, now }: QuestionReader): boolean {
  return (
    askedTime(typedQuestion(text, spelling), household, { now, past: false, isPerson: () => false }).day.kind !== 'open'
  );
}
