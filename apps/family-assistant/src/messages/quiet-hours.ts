import { type Instant, type WallTime, type Zone, dayMs, minuteMs, toInstant, toWall } from '@homeroom/icalendar';

/**
 * Quiet hours in minutes of the local day, from `start` up to but excluding `end`, over midnight when `end` is lower; null
 * for none.
 */
export type QuietTimes = { start: number; end: number } | null;

/**
 * The hours in which no message is sent. They follow the family's clock: a skipped time is the moment of the change; of a
 * repeated time, they start with the first and end with the second.
 */
export class QuietHours {
  private readonly times: QuietTimes;
  private readonly zone: Zone;

  constructor(times: QuietTimes, zone: Zone) {
    this.times = times;
    this.zone = zone;
  }

  include(at: Instant): boolean {
    return this.after(at) !== at;
  }

  /** `at` itself outside quiet hours, otherwise their end. */
  after(at: Instant): Instant {
    // In ascending order, because quiet hours of nearly a day can touch the next ones when the clocks change.
    return this.around(at).reduce((after, { begin, end }) => (begin <= after && after < end ? end : after), at);
  }

  /** `at` itself outside quiet hours, otherwise their first instant. */
  before(at: Instant): Instant {
    if (!this.include(at)) return at;
    return this.around(at).reduceRight((first, { begin, end }) => (begin < first && first <= end ? begin : first), at);
  }

  /** The quiet hours of the local day before, of that day and of the next. */
  private around(at: Instant): { begin: Instant; end: Instant }[] {
    const { times, zone } = this;
    if (!times) return [];
    const today = Math.floor(toWall(zone, at) / dayMs);
    return [today - 1, today, today + 1].map((day) => ({
      begin: firstReached(zone, timeOfDay(day, times.start)),
      end: lastReached(zone, timeOfDay(times.end > times.start ? day : day + 1, times.end)),
    }));
  }
}

/**
 * The wall-clock time at a minute of a day.
 * @param day days since 1970-01-01
 */
export function timeOfDay(day: number, minute: number): WallTime {
  return day * dayMs + minute * minuteMs;
}

/** The first instant at which the clocks show this time or a later one. */
export function firstReached(zone: Zone, wall: WallTime): Instant {
  const instant = toInstant(zone, wall);
  return toWall(zone, instant) === wall ? instant : changeOver(zone, wall, instant);
}

/** The instant from which on the clocks always show this time or a later one. */
function lastReached(zone: Zone, wall: WallTime): Instant {
  const first = firstReached(zone, wall);
  const again = wall - zone.offsetAt(wall + dayMs);
  return toWall(zone, again) === wall ? again : first;
}

/** The instant at which the clocks skip this time; `after` is one soon after it. */
function changeOver(zone: Zone, wall: WallTime, after: Instant): Instant {
  let low = after - (toWall(zone, after) - wall);
  let high = after;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (toWall(zone, middle) < wall) low = middle;
    else high = middle;
  }
  return high;
}
