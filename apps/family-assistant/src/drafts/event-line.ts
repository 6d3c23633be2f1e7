import type { Household, Member } from '@homeroom/household';
import { addDays, capitalized, type DayWords } from '@homeroom/text';
import { findPersons, memberNames } from '../questions/reading/asked-persons.ts';
import { regionOf } from '../questions/reading/named-days.ts';
import { ordinaryNames } from '../questions/reading/person-words.ts';
import { spellingOf } from '../questions/reading/typed-question.ts';
import { seriesDates, singleDates, type LineDates } from './line-dates.ts';
import { readDays } from './line-days.ts';
import { readHours, readLength, type LineHours, type LineLength } from './line-hours.ts';
import { understoodIn, unsureIn, type ReadLine, type Understood, type Unsure } from './line-notes.ts';
import { readPeople } from './line-people.ts';
import { readPlace, readTitle } from './line-place.ts';
import { readRepeats } from './line-repeats.ts';
import { LineWords } from './line-words.ts';

/** Event that a line describes, on the family's wall clock. */
export interface LineEvent {
  summary: string;
  /** `YYYY-MM-DDTHH:MM`. */
  start: string;
  /** Of an all-day event the midnight after its last day. */
  end: string;
  allDay: boolean;
  /** Whether the line does not say the hour at which it starts. */
  isStartAssumed: boolean;
  /** Whether the line does not say when it ends. */
  isEndAssumed: boolean;
  location: string | null;
  members: readonly Member[];
  /** An RRULE value, its UNTIL a local date; null for a single event. */
  rrule: string | null;
}

/** Reading of a line. */
export interface EventLine {
  event: LineEvent;
  understood: readonly Understood[];
  unsure: readonly Unsure[];
}

/** Household and moment in which a line is typed. */
export interface LineContext {
  household: Household;
  /** Id of the member who typed it; null when unknown. */
  sender: string | null;
  /** YYYY-MM-DD on the family's clock. */
  today: string;
  /** Minutes from local midnight. */
  nowMinute: number;
  words: DayWords;
}

const eveningStart = 18 * 60;
const dayMinutes = 24 * 60;
const defaultMinutes = 60;
const titleLength = 500;

/** Reads the event that one typed line describes; null when the line names no date. */
export function readEventLine(text: string, context: LineContext): EventLine | null {
  const { household, sender, today, words } = context;
  const names = memberNames(household);
  const line = new LineWords(text, spellingOf(household, names.keys()));
  const mentions = findPersons(line, { household, names, sender });
  const isPerson = (at: number) => mentions.some(({ kind, from, to }) => kind === 'members' && at >= from && at < to);
  const when = readWhen(line, context, isPerson);
  if (!when) return null;
  const { times, ...said } = when;
  const led = readPlace(line, household);
  const people = readPeople(line, { household, names, sender }, led);
  const { title, place: last } = readTitle(line, led !== null);
  const place = led ?? last;
  const ordinary = line
    .unclaimed()
    .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index))
    .filter((at) => ordinaryNames.has(line.at(at)) && names.has(line.at(at)) && !isPerson(at))
    .map((at) => ({ from: at, to: at + 1 }));
  const read = { line, words, today, people: { ...people, ordinary }, place, ...said, start: times.start };
  const who = people.members.map(({ name }) => name.split(/\s+/)[0]).join(' and ');
  return {
    event: {
      summary: capitalized((title || who || text.trim()).slice(0, titleLength)),
      ...times,
      location: place?.text ?? null,
      members: people.members,
      rrule: said.dates.rrule,
    },
    understood: understoodIn(read),
    unsure: unsureIn(read),
  };
}

type EventTimes = Pick<LineEvent, 'start' | 'end' | 'allDay' | 'isStartAssumed' | 'isEndAssumed'>;

/** Everything that a line says of time; null when it names no date. */
function readWhen(
  line: LineWords,
  context: LineContext,
  isPerson: (at: number) => boolean,
): (Pick<ReadLine, 'repeats' | 'days' | 'hours' | 'length' | 'dates'> & { times: EventTimes }) | null {
  const { household, today, nowMinute } = context;
  const repeats = readRepeats(line);
  const reference = { today, isLate: nowMinute >= eveningStart, past: false, region: regionOf(household) };
  const days = readDays(line, reference, { isSeries: repeats !== null, isPerson });
  const isAllDay = claimAllDay(line);
  const hours = isAllDay ? [] : readHours(line, days.mentions, context);
  const length = readLength(line);
  const dates = repeats
    ? seriesDates(repeats, days, hours[0] ?? null, context)
    : singleDates(line, days, hours, context);
  return dates && { repeats, days, hours, length, dates, times: timesOf(dates, hours, length, isAllDay) };
}

function claimAllDay(line: LineWords): boolean {
  const at = line.words.findIndex(
    ({ word }, index) =>
      word === 'all-day' || (word === 'all' && line.at(index + 1) === 'day' && !line.isClaimed(index)),
  );
  if (at === -1) return false;
  line.claim({ from: at, to: line.at(at) === 'all' ? at + 2 : at + 1 });
  return true;
}

/** One hour unless an end or a length was said. */
function timesOf(
  { first, last }: LineDates,
  [from, to]: readonly LineHours[],
  length: LineLength | null,
  isAllDay: boolean,
): EventTimes {
  if (!from) {
    const days = length?.days ? addDays(first, length.days - 1) : last;
    const isAssumed = !isAllDay && last === first && !length?.days;
    return {
      start: `${first}T00:00`,
      end: `${addDays(days > last ? days : last, 1)}T00:00`,
      allDay: true,
      isStartAssumed: isAssumed,
      isEndAssumed: isAssumed,
    };
  }
  const minutes = length?.minutes || defaultMinutes;
  if (from.isEnd && !to)
    return {
      start: wall(first, from.start - minutes),
      end: wall(first, from.start),
      allDay: false,
      isStartAssumed: !length?.minutes,
      isEndAssumed: false,
    };
  const end = to && (last > first || to.isEnd) ? (to.until ?? to.start) : from.until;
  const timed = { start: wall(first, from.start), allDay: false, isStartAssumed: from.isPart };
  if (last > first)
    return { ...timed, end: end === null ? `${addDays(last, 1)}T00:00` : wall(last, end), isEndAssumed: end === null };
  const until = end === null ? from.start + minutes : end <= from.start ? end + dayMinutes : end;
  return {
    ...timed,
    end: wall(length?.days ? addDays(first, length.days) : first, until),
    isEndAssumed: from.isPart || (end === null && !length?.minutes && !length?.days),
  };
}

/** @param minute from the day's midnight, before it when negative */
function wall(day: string, minute: number): string {
  const date = addDays(day, Math.floor(minute / dayMinutes));
  const rest = ((minute % dayMinutes) + dayMinutes) % dayMinutes;
  return `${date}T${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(Math.round(rest % 60)).padStart(2, '0')}`;
}
