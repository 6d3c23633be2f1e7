import { type Instant, type Zone, dayMs, toWall } from '@homeroom/icalendar';
import { firstReached, QuietHours, timeOfDay, type QuietTimes } from '../messages/quiet-hours.ts';

/** Times of alerts. */
export interface AlertTimes {
  /** The milliseconds from the detection to the first alert, from there to the second, and from there to the third. */
  spacingMs: readonly [number, number, number];
  quiet: QuietTimes;
  /** The minute of the local day at which what nobody took is escalated to the group. */
  escalationAt: number;
}

/** Times of alerts, and the time zone. */
export interface AlertScheduleSettings extends AlertTimes {
  zone: Zone;
}

/**
 * Computes when alerts and escalations are due. Spacing is elapsed time. The escalation hour follows the family's clock:
 * a skipped time is the moment of the change, and of a repeated time it is the first.
 */
export class AlertSchedule {
  readonly quiet: QuietHours;
  private readonly settings: AlertScheduleSettings;

  constructor(settings: AlertScheduleSettings) {
    this.settings = settings;
    this.quiet = new QuietHours(settings.quiet, settings.zone);
  }

  /**
   * Returns the time of alert number `sent + 1`, moved to the end of quiet hours; null after the third, or when the
   * overlap is over by then.
   * @param since the detection, or the previous alert
   */
  nextAlert(sent: number, since: Instant, overlapEnd: Instant): Instant | null {
    const spacing = this.settings.spacingMs[sent];
    if (spacing === undefined) return null;
    const due = this.quiet.after(since + spacing);
    return due < overlapEnd ? due : null;
  }

  /** The first escalation hour since the first alert was sent; one at that very instant counts. */
  escalation(firstSentAt: Instant): Instant {
    for (let day = this.localDay(firstSentAt) - 1; ; day += 1) {
      const hour = firstReached(this.settings.zone, timeOfDay(day, this.settings.escalationAt));
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
