import { addDays, firstWeekday, weekdayNames, type DayWords } from '@homeroom/text';
import type { DayMention } from '../questions/reading/day-mention.ts';
import type { LineDates } from './line-dates.ts';
import type { LineDays } from './line-days.ts';
import type { LineHours, LineLength } from './line-hours.ts';
import type { LinePeople } from './line-people.ts';
import type { LinePlace } from './line-place.ts';
import type { Repeats } from './line-repeats.ts';
import type { LineWords, WordSpan } from './line-words.ts';

/** Words of a line and what they were read as. */
export interface Understood {
  text: string;
  as: string;
}

/** Guess in a reading of a line. */
export interface Unsure {
  /** Words of the line that it is about. */
  text: string;
  about: 'date' | 'time' | 'who' | 'location' | 'repeat';
  /** The guess as a sentence. */
  message: string;
}

/** Everything that was found in a line. */
export interface ReadLine {
  line: LineWords;
  words: DayWords;
  today: string;
  days: LineDays;
  hours: readonly LineHours[];
  length: LineLength | null;
  dates: LineDates;
  people: LinePeople;
  place: LinePlace | null;
  repeats: Repeats | null;
  /** `YYYY-MM-DDTHH:MM`. */
  start: string;
}

const ordinalWords: Readonly<Record<number, string>> = {
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  [-1]: 'last',
};

/** Returns which words of a line were read as what, in the line's order. */
export function understoodIn(read: ReadLine): Understood[] {
  const { line, words, today, days, hours, length, dates, people, place, repeats, start } = read;
  const used = days.mentions.filter((mention) => !dates.leftOut.includes(mention) && mention.kind !== 'month');
  const time = (minute: number) => words.time(clock(minute));
  const notes: (WordSpan & { as: string })[] = [
    ...(repeats?.spans ?? []).map((span, index) => ({
      ...span,
      as: repeats && index === 0 ? repeatWords(repeats, words, start) : countWords(dates.rrule),
    })),
    ...used.map((mention, index) => ({
      from: mention.from,
      to: mention.to,
      as:
        mention.kind === 'day' && repeats === null
          ? words.day(index === 0 ? dates.first : index === used.length - 1 ? dates.lastNamed : mention.first, today)
          : mention.first === mention.last
            ? words.day(mention.first, today)
            : `${words.day(mention.first, today)} to ${words.day(mention.last, today)}`,
    })),
    ...(days.until ? [{ ...days.until, as: `until ${words.day(days.until.day, today)}` }] : []),
    ...hours.map(({ from, to, start: first, until, isEnd }) => ({
      from,
      to,
      as: `${isEnd ? 'until ' : ''}${time(first)}${until === null ? '' : ` to ${time(until)}`}`,
    })),
    ...(length ? [{ ...length, as: length.days > 0 ? `${length.days} days` : `${length.minutes} minutes` }] : []),
    ...people.named.map(({ from, to, members }) => ({
      from,
      to,
      as: `for ${members.map(({ name }) => name).join(' and ')}`,
    })),
    ...(place ? [{ ...place, as: `at ${place.text}` }] : []),
  ];
  return notes
    .filter(({ as }) => as !== '')
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to, as }) => ({ text: line.typed({ from, to }), as }));
}

/** Returns what a reading guessed. */
export function unsureIn(read: ReadLine): Unsure[] {
  const { line, words, today, days, hours, dates, people, place, repeats } = read;
  const about = (kind: Unsure['about'], span: WordSpan, message: (said: string) => string): Unsure => {
    const text = line.typed(span);
    return { text, about: kind, message: message(`“${text}”`) };
  };
  const [first] = days.mentions;
  const other = first && repeats === null ? otherWeek(read, first) : null;
  const day = (date: string) => words.day(date, today);
  return [
    ...(first && other
      ? [about('date', first, (said) => `${said} was read as ${day(dates.first)}; it could be ${day(other)}.`)]
      : []),
    ...dates.leftOut.map((mention) =>
      about('date', mention, (said) => `${said} was left out: an event begins on one day.`),
    ),
    ...hours.flatMap((hour) => {
      const guess = hourGuess(hour, hours.length === 1, words);
      return guess === null ? [] : [about('time', hour, (typed) => `${typed} ${guess}`)];
    }),
    ...people.shared.map((span) =>
      about('who', span, (said) => `${said} is the name of more than one member, so nobody was taken.`),
    ),
    ...people.ordinary.map((span) => about('who', span, (said) => `${said} may be a name; it was read as a word.`)),
    ...(place?.isGuessed ? [about('location', place, (said) => `${said} was taken for the place.`)] : []),
    ...(repeats?.isList && !days.until
      ? [
          about(
            'repeat',
            repeats.spans[0] ?? { from: 0, to: 0 },
            (said) => `${said} was read as once on each of these days; say “every” for each week.`,
          ),
        ]
      : []),
  ];
}

function hourGuess(hour: LineHours, isOnly: boolean, words: DayWords): string | null {
  const said = words.time(clock(hour.start));
  if (hour.isGuessed) return `was read as ${said}; AM or PM was not said.`;
  if (hour.isPart) return `names no hour; ${said} was assumed.`;
  if (hour.isLoose) return `is not exact; ${said} was taken.`;
  return hour.isEnd && isOnly ? 'names no beginning; an hour was assumed.' : null;
}

/** The other day that "next Friday", or a weekday on that day itself, can be; null for any other. */
function otherWeek({ line, today, dates }: ReadLine, mention: DayMention): string | null {
  const { weekday, from, to, isBare } = mention;
  if (weekday === null) return null;
  if (isBare)
    return firstWeekday(weekday, today) === today ? addDays(dates.first, dates.first === today ? 7 : -7) : null;
  if (!line.words.slice(from, to).some(({ word }) => word === 'next')) return null;
  const coming = firstWeekday(weekday, addDays(today, 1));
  return coming === dates.first ? addDays(coming, 7) : coming;
}

function clock(minute: number): string {
  const rest = minute % (24 * 60);
  return `${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(rest % 60).padStart(2, '0')}`;
}

function countWords(rule: string | null): string {
  const [, count] = /COUNT=(\d+)/.exec(rule ?? '') ?? [];
  const [, year, month, day] = /UNTIL=(\d{4})(\d\d)(\d\d)/.exec(rule ?? '') ?? [];
  return count === undefined ? (year === undefined ? '' : `until ${year}-${month}-${day}`) : `${count} times`;
}

/** "every week on Thursday", "every other week on Tuesday", "every month on the first Monday". */
function repeatWords(
  { frequency, interval, weekdays, ordinals, isList }: Repeats,
  words: DayWords,
  start: string,
): string {
  const unit = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' }[frequency];
  const every =
    interval === 1 ? `every ${unit}` : interval === 2 ? `every other ${unit}` : `every ${interval} ${unit}s`;
  const names = weekdays.map((weekday) => weekdayNames[weekday]).join(', ');
  if (isList) return `${names}, once each`;
  if (ordinals.length > 0) return `${every} on the ${ordinals.map((one) => ordinalWords[one]).join(' and ')} ${names}`;
  if (frequency === 'MONTHLY') return `${every} on day ${Number(start.slice(8, 10))}`;
  if (frequency === 'YEARLY') return `${every} on ${words.longMonthDay(start.slice(0, 10))}`;
  return names === '' ? every : `${every} on ${names}`;
}
