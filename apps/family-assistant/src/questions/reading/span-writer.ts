import { dateIn, dayMs, minuteMs, toInstant, toWall, type Instant, type Zone } from '@homeroom/icalendar';
import { addDays, daysBetween, listWords, weekdayOf, type DayWords } from '@homeroom/text';
import type { AskedSpan } from '../calendar-question.ts';
import type { DayMention } from './day-mention.ts';
import type { HoursMention } from './asked-hours.ts';
import type { DayPart } from './time-tables.ts';

/** Farthest that a question without a time looks ahead or back. */
const horizonMs = 366 * dayMs;
const noon = 12 * 60;
const dayMinutes = 24 * 60;
const aroundMinutes = 30;
/** Days of a span whose hours are told apart. */
const maxParts = 62;

/** Moment of asking, on the household's clock. */
export interface Clock {
  now: Instant;
  today: string;
  nowMinute: number;
  past: boolean;
}

type DailyHours = Pick<HoursMention, 'start' | 'until' | 'name'>;

/** Turns local days and hours into spans with their words. */
export class SpanWriter {
  readonly #zone: Zone;
  readonly #words: DayWords;
  readonly #clock: Clock;

  constructor(zone: Zone, words: DayWords, clock: Clock) {
    this.#zone = zone;
    this.#words = words;
    this.#clock = clock;
  }

  span(day: DayMention | null, hours: HoursMention | null): AskedSpan {
    if (!hours) return day ? this.#days(day) : this.#open();
    if (hours.now) return this.#fromNow(hours);
    if (day && day.first !== day.last) return this.daily(day, hours);
    const date = this.#dateOf(day, hours);
    const shifted = this.#likelyHalf(hours, date);
    return this.#inDay(date, shifted);
  }

  /** Returns the rest of a span that has begun. */
  rest(span: AskedSpan): AskedSpan {
    const { now, today, nowMinute } = this.#clock;
    if (span.start >= now || span.end <= now) return span;
    if (span.kind === 'days')
      return { ...span, start: now, words: span.words.startsWith('this') ? `the rest of ${span.words}` : span.words };
    return {
      start: now,
      end: span.end,
      kind: 'part-of-day',
      words: `${this.#day(today)}, after ${this.#time(nowMinute)}`,
    };
  }

  /** Returns only these hours of a day or of each of several. @param weekdays whether only from Monday to Friday */
  part(day: DayMention, { from, to, name }: DayPart, weekdays: boolean): AskedSpan {
    const hours = { start: from, until: to, name };
    if (day.first !== day.last) return this.daily(day, hours, weekdays);
    return this.#inDay(day.first, { ...hours, bound: 'at' });
  }

  /** Returns the days with the same hours of each. @param weekdays whether only from Monday to Friday */
  daily(day: DayMention, { start, until, name }: DailyHours, weekdays = false): AskedSpan {
    const span = this.#days(day);
    const last = Math.min(daysBetween(day.first, day.last), maxParts);
    const parts = Array.from({ length: last + 1 }, (_, index) => addDays(day.first, index))
      .filter((date) => (!weekdays || weekdayOf(date) % 6 !== 0) && (day.only?.includes(date) ?? true))
      .map((date) => ({
        start: this.#at(date, start),
        end: this.#at(date, until === null ? start + 1 : until > start ? until : until + dayMinutes),
      }));
    const lead = name.endsWith('time') ? 'at' : 'in the';
    const part = name === '' ? `${until === null ? 'at' : 'from'} ${this.#time(start)}` : `${lead} ${name}`;
    const end = until === null || name !== '' ? '' : ` to ${this.#time(until % dayMinutes)}`;
    return { ...span, kind: 'days', parts, words: `${span.words}, ${part}${end}` };
  }

  #open(): AskedSpan {
    const { now, past } = this.#clock;
    return { start: past ? now - horizonMs : now, end: past ? now : now + horizonMs, kind: 'open', words: '' };
  }

  #days({ first, last, kind, name, only }: DayMention): AskedSpan {
    const span = { start: this.#at(first, 0), end: this.#at(addDays(last, 1), 0) };
    if (only !== undefined && first !== last)
      return {
        ...span,
        kind: 'days',
        words: `on ${listWords(only.map((date) => this.#day(date)))}`,
        parts: only.map((date) => ({ start: this.#at(date, 0), end: this.#at(addDays(date, 1), 0) })),
      };
    if (first === last) return { ...span, kind: 'day', words: this.#day(first) };
    return { ...span, kind: 'days', words: this.#range({ first, last, kind, name }) };
  }

  #range({ first, last, kind, name }: Pick<DayMention, 'first' | 'last' | 'kind' | 'name'>): string {
    const { today } = this.#clock;
    const dates = `${this.#words.longMonthDay(first)} to ${this.#words.longMonthDay(last)}`;
    if (kind === 'month') return `in ${this.#words.month(first, today)}`;
    if (kind === 'weekend') return `${name === '' ? 'the weekend' : name}, ${dates.replace(' to ', ' and ')}`;
    if (name.startsWith('this') || name.startsWith('the rest')) return name;
    if (name !== '') return `${name}, ${dates}`;
    if (daysBetween(today, last) > 365) return `from ${this.#day(first)}`;
    return `from ${this.#day(first)} to ${this.#day(last)}`;
  }

  /** A weekday alone that is today's means today as long as the hours said with it are ahead. */
  #dateOf(day: DayMention | null, hours: HoursMention): string {
    const { today } = this.#clock;
    if (day === null) return this.#dayOf(hours);
    if (!day.isBare || day.weekday !== weekdayOf(today)) return day.first;
    return this.#dayOf(hours) === today ? today : addDays(today, 7);
  }

  /** Today or the nearest day on which the hours are still ahead or, about the past, already begun. */
  #dayOf({ start, until, day, halfOpen }: HoursMention): string {
    const { today, nowMinute, past } = this.#clock;
    if (day !== null) return addDays(today, day);
    if (past) return start <= nowMinute ? today : addDays(today, -1);
    const latest =
      until === null ? (halfOpen && start < noon ? start + noon : start) : until > start ? until : dayMinutes;
    return latest >= nowMinute ? today : addDays(today, 1);
  }

  /** An hour without its half that is over today means the other half, when that is still ahead. */
  #likelyHalf(hours: HoursMention, date: string): HoursMention {
    const { today, nowMinute, past } = this.#clock;
    const isOver = date === today && !past && hours.halfOpen && hours.start < nowMinute && hours.start < noon;
    if (!isOver || hours.start + noon < nowMinute) return hours;
    return {
      ...hours,
      start: hours.start + noon,
      until: hours.until === null || hours.until > hours.start + noon ? hours.until : hours.until + noon,
    };
  }

  #inDay(
    date: string,
    { start, until, bound, name }: Pick<HoursMention, 'start' | 'until' | 'bound' | 'name'>,
  ): AskedSpan {
    const at = (minute: number) => this.#at(date, minute);
    const time = this.#time(start);
    const inDay = { kind: 'part-of-day' as const };
    if (until !== null) {
      const end = until > start ? until : until + dayMinutes;
      const words =
        name === '' ? `${this.#day(date)}, from ${time} to ${this.#time(end % dayMinutes)}` : this.#part(date, name);
      return { ...inDay, start: at(start), end: at(end), words };
    }
    switch (bound) {
      case 'after':
        return { ...inDay, start: at(start), end: at(dayMinutes), words: `${this.#day(date)}, after ${time}` };
      case 'before':
        return { ...inDay, start: at(0), end: at(start), words: `${this.#day(date)}, before ${time}` };
      case 'around':
        return {
          ...inDay,
          start: at(start - aroundMinutes),
          end: at(start + aroundMinutes),
          words: `${this.#day(date)}, around ${time}`,
        };
      case 'at':
        return this.#moment(at(start));
    }
  }

  #fromNow({ start, until }: HoursMention): AskedSpan {
    const { now, today, nowMinute } = this.#clock;
    if (until === null) return this.#moment(now + start * minuteMs);
    const words = `${this.#day(today)}, from ${this.#time(nowMinute)} to ${this.#time((nowMinute + until) % dayMinutes)}`;
    return { start: now, end: now + until * minuteMs, kind: 'part-of-day', words };
  }

  #moment(instant: Instant): AskedSpan {
    const day = this.#day(dateIn(this.#zone, instant));
    const time = this.#words.time(toWall(this.#zone, instant));
    return { start: instant, end: instant, kind: 'moment', words: `${day}, at ${time}` };
  }

  #at(date: string, minute: number): Instant {
    return toInstant(this.#zone, Date.parse(`${date}T00:00:00Z`) + minute * minuteMs);
  }

  #time(minute: number): string {
    return this.#words.time(minute * minuteMs);
  }

  /** `Saturday, December 5`, with the year when it is another. */
  #day(date: string): string {
    return this.#words.day(date, this.#clock.today);
  }

  /** `Friday evening, December 4` */
  #part(date: string, name: string): string {
    const weekday = this.#words.weekday(date);
    const isBound = name.startsWith('before ') || name.startsWith('after ');
    return isBound ? `${this.#day(date)}, ${name}` : this.#day(date).replace(weekday, `${weekday} ${name}`);
  }
}
