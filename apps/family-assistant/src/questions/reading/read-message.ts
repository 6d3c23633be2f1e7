import type { Household } from '@homeroom/household';
import { aboutFreeTime, type CalendarQuestion, type QuestionContext } from '../calendar-question.ts';
import { memberNames } from './asked-persons.ts';
import type { AskedOrder } from './compared-events.ts';
import { messageParts, type AskedPart } from './message-parts.ts';
import { readCalendarQuestion, type QuestionReader } from './read-calendar-question.ts';
import { mealParts } from './time-tables.ts';
import { spellingOf } from './typed-question.ts';
import { bare, maxNamed, namedIn, readPart, type SaidAround } from './read-part.ts';

/** Questions of a message. */
export interface ReadMessage {
  /** Those that the calendar may answer. */
  questions: readonly CalendarQuestion[];
  /** Texts of the others. */
  unread: readonly string[];
  /** Order that is asked of the events of two questions. */
  order?: AskedOrder;
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
function aroundAlternative(named: SaidAround, around: SaidAround | null): SaidAround | null {
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
