import type { CalendarSettings } from '@homeroom/household';
import { hourMs } from '@homeroom/icalendar';
import type { Metrics } from '@homeroom/service-kit';
import { Gauge } from 'prom-client';

/** Last read of a calendar that lives elsewhere, by any replica. */
export interface CalendarRead {
  calendarId: string;
  /** Null when it was never read. */
  readAt: Date | null;
  /** Since when it cannot be read; null while it can. */
  failingSince: Date | null;
  /** Interval at which the calendar asks to be read, in milliseconds. */
  refreshMs: number | null;
}

/** Dependencies of the ages of calendars. */
export interface FollowedCalendarsDeps {
  /** The household's calendars; local ones have no age. */
  calendars: readonly CalendarSettings[];
  store: { reads: (calendarIds: readonly string[]) => Promise<CalendarRead[]> };
  /** Interval between synchronizations of a mirrored calendar, unless the family file says another. */
  mirroredEveryMs: number;
  metrics: Pick<Metrics, 'registry'>;
}

/** Interval of a subscribed calendar that names none. */
export const subscribedEveryMs = hourMs;

/** Shows in `/metrics` when each mirrored or subscribed calendar was last read, and how often it is to be read. */
export class FollowedCalendars {
  private readonly deps: FollowedCalendarsDeps;
  private readonly followed: readonly CalendarSettings[];
  private readonly readAt: Gauge<'calendar' | 'kind'>;
  private readonly interval: Gauge<'calendar' | 'kind'>;

  constructor(deps: FollowedCalendarsDeps) {
    this.deps = deps;
    this.followed = deps.calendars.filter(({ kind }) => kind !== 'local');
    const [labelNames, registers] = [['calendar', 'kind'] as const, [deps.metrics.registry]];
    this.readAt = new Gauge({
      name: 'calendar_read_timestamp_seconds',
      help: 'When a mirrored or subscribed calendar was last read by any replica, in seconds since 1970; of one that never was, when that first failed.',
      labelNames,
      registers,
    });
    this.interval = new Gauge({
      name: 'calendar_refresh_interval_seconds',
      help: 'How often a mirrored or subscribed calendar is to be read.',
      labelNames,
      registers,
    });
  }

  /** Brings the metrics up to date. While the database is unavailable they stay, so ages grow. */
  async follow(): Promise<void> {
    if (this.followed.length === 0) return;
    const reads = await this.deps.store.reads(this.followed.map(({ id }) => id));
    for (const { id: calendar, kind, refreshMs } of this.followed) {
      const read = reads.find(({ calendarId }) => calendarId === calendar);
      const at = read?.readAt ?? read?.failingSince;
      if (at) this.readAt.set({ calendar, kind }, at.getTime() / 1_000);
      const standardMs = kind === 'mirrored' ? this.deps.mirroredEveryMs : (read?.refreshMs ?? subscribedEveryMs);
      this.interval.set({ calendar, kind }, (refreshMs ?? standardMs) / 1_000);
    }
  }
}
