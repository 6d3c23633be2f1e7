import { dayMs, type SeriesInstance, toWall, utc, wallLine, type Zone, zonedForm } from '@homeroom/icalendar';

/** Time in which somebody is busy, as the feed writes it: by the clock of UTC, for whole days by their dates. */
interface BusyTime {
  allDay: boolean;
  start: number;
  end: number;
}

/** Distinct busy times of a feed. */
export class BusyTimes {
  private readonly times = new Map<string, BusyTime>();
  private readonly familyZone: Zone;

  constructor(familyZone: Zone) {
    this.familyZone = familyZone;
  }

  /** Adds an instance, unless it is cancelled, takes no time or leaves those whom it concerns free. */
  add({ start, end, allDay, event: { status, transparency } }: SeriesInstance): void {
    if (status === 'cancelled' || transparency === 'transparent' || end <= start) return;
    const clock = (instant: number) => (allDay ? toWall(this.familyZone, instant) : instant);
    const time = { allDay, start: clock(start), end: clock(end) };
    this.times.set(uidOf(time), time);
  }

  /**
   * Writes each time as the content lines of an event, in order. All that they say follows from the time itself, the
   * UID included, so they reveal nothing else about their events.
   */
  *events(): Generator<string[]> {
    for (const time of [...this.times.values()].sort((a, b) => a.start - b.start || a.end - b.end)) {
      const form = time.allDay ? { kind: 'date' as const, zone: utc, tzid: '' } : zonedForm(utc);
      yield [
        'BEGIN:VEVENT',
        `UID:${uidOf(time)}`,
        'DTSTAMP:20000101T000000Z',
        wallLine('DTSTART', form, time.start),
        wallLine('DTEND', form, time.end),
        'SUMMARY:Busy',
        'TRANSP:OPAQUE',
        'END:VEVENT',
      ];
    }
  }
}

function uidOf({ allDay, start, end }: BusyTime): string {
  return allDay ? `busy-days-${start / dayMs}-${end / dayMs}` : `busy-${start}-${end}`;
}
