import { type Instant, type WallTime, type Zone, dayMs, minuteMs, toInstant, toWall } from '@homeroom/icalendar';

/** Times of alerts. */
export interface AlertTimes {
  /** The milliseconds from the detection to the first alert, from there to the second, and from there to the third. */
  spacingMs: readonly [number, number, number];
  /**
   * Quiet hours in minutes of the local day, from `start` up to but excluding `end`, over midnight when `end` is lower;
   * null for none.
   */
  quiet: { start: number; end: number } | null;
  /** The minute of the local day at which what nobody took is escalated to the group. */
  escalationAt: number;
}

/** Times of alerts, and the time zone. */
export interface AlertScheduleSettings extends AlertTimes {
  zone: Zone;
}

/**
 * Computes when alerts and escalations are due. Spacing is elapsed time. Quiet hours and the escalation hour follow the
 * family's clock: a skipped time is the moment of the change; of a repeated time, quiet hours start with the first and
 * end with the second, and the escalation hour is the first.
 */
export class AlertSchedule {
  private readonly settings: AlertScheduleSettings;

  constructor(settings: AlertScheduleSettings) {
    this.settings = settings;
  }

  /**
   * Returns the time of alert number `sent + 1`, moved to the end of quiet hours; null after the third, or when the
   * overlap is over by then.
   * @param since the detection, or the previous alert
   */
  nextAlert(sent: number, since: Instant, overlapEnd: Instant): Instant | null {
    const spacing = this.settings.spacingMs[sent];
    if (spacing === undefined) return null;
    const due = this.afterQuiet(since + spacing);
    return due < overlapEnd ? due : null;
  }

  isQuiet(at: Instant): boolean {
    return this.afterQuiet(at) !== at;
  }

  /** `at` itself outside quiet hours, otherwise their end. */
  afterQuiet(at: Instant): Instant {
    const { quiet, zone } = this.settings;
    if (!quiet) return at;
    const today = this.localDay(at);
    let after = at;
    // In ascending order, because quiet hours of nearly a day can touch the next ones when the clocks change.
    for (const day of [today - 1, today, today + 1]) {
      const lastDay = quiet.end > quiet.start ? day : day + 1;
      const begin = firstReached(zone, wallTime(day, quiet.start));
      const end = lastReached(zone, wallTime(lastDay, quiet.end));
      if (begin <= after && after < end) after = end;
    }
    return after;
  }

  /** The first escalation hour since the first alert was sent; one at that very instant counts. */
  escalation(firstSentAt: Instant): Instant {
    for (let day = this.localDay(firstSentAt) - 1; ; day += 1) {
      const hour = firstReached(this.settings.zone, wallTime(day, this.settings.escalationAt));
      if (hour >= firstSentAt) return hour;
    }
  }

  /** Whether the escalation hour is within quiet hours, so that they do not delay an escalation. */
  get escalatesInQuietHours(): boolean {
    const { quiet, escalationAt: at } = this.settings;
    if (!quiet) return false;
    return quiet.start < quiet.end ? quiet.start <= at && at < quiet.end : quiet.start <= at || at < quiet.end;
  }

  /** The local date, as days since 1970-01-01. */
  private localDay(at: Instant): number {
    return Math.floor(toWall(this.settings.zone, at) / dayMs);
  }
}

function wallTime(day: number, minute: number): WallTime {
  return day * dayMs + minute * minuteMs;
}

/** The first instant at which the clocks show this time or a later one. */
function firstReached(zone: Zone, wall: WallTime): Instant {
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
