import type { CalendarQuestion } from '../calendar-question.ts';
import { findPersons } from './asked-persons.ts';
import { askedTime } from './asked-span.ts';
import { askedSubject } from './asked-subject.ts';
import { personWords } from './person-words.ts';
import type { AskedPart } from './message-parts.ts';
import { readCalendarQuestion, type QuestionReader } from './read-calendar-question.ts';
import { typedQuestion } from './typed-question.ts';

/** Persons, event and time that are said around a question, which it may leave out. */
export interface SaidAround extends Pick<CalendarQuestion, 'persons' | 'subject' | 'place' | 'anchor'> {
  /** Words of its time as typed; empty without one. */
  timeWords: string;
  /** Text that names them. */
  said: string;
  /** Whether it is the question before. */
  isAsked: boolean;
}

/** "They moved it didn't they" */
const tagOfStatement = /,?\s+(?:did|is|was|were|do|does|has|have)n['’]?t (?:it|he|she|they|we)\b[\s,.]*$/iu;
const pastWords = new Set(['was', 'were', 'did', 'had', 'went', 'got', 'came']);
/** "Practice on Friday got moved" looks ahead. */
const changeWords = ['moved', 'swapped', 'switched', 'canceled', 'rescheduled', 'postponed', 'pushed', 'bumped'];

/** Returns the persons, the event and the time that a text names. */
export function namedIn(text: string, reader: QuestionReader): SaidAround {
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
export function readPart(
  { text, isBelief }: AskedPart,
  around: SaidAround | null,
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
  return readWithin({ text, isBelief }, alone, around, reader);
}

/** Reads a question with the time, event, persons or anchor that it leaves out. @param alone its reading without them */
function readWithin(
  { text, isBelief }: AskedPart,
  alone: CalendarQuestion | null,
  around: SaidAround,
  reader: QuestionReader,
): CalendarQuestion | null {
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
/** Words of an event and its time at most. */
export const maxNamed = 8;
/** "The one after that" */
const afterThat = /\b(?:after|following) (?:that|this|it|then)(?: one)?\b|\bafterwards?\b/iu;
/** "Once this Saturday's is done" */
const isOver = /^(?:once|after|when)\b.*\b(?:done|over|finished|past|through)\b/iu;
const nextWords = new Set(['next', 'upcoming']);
const ofFreeTime: ReadonlySet<CalendarQuestion['wants']> = new Set(['free', 'free-times', 'who-is-free']);

/** Text without the marks at its end. */
export function bare(text: string): string {
  return text.replace(/[\s,?.!]+$/u, '');
}

function namesDay(text: string, { household, spelling, now }: QuestionReader): boolean {
  return (
    askedTime(typedQuestion(text, spelling), household, { now, past: false, isPerson: () => false }).day.kind !== 'open'
  );
}
