import { yieldEvery } from '@homeroom/service-kit';
import { createHash } from 'node:crypto';
import type { Household } from '@homeroom/household';
import {
  type EventComponent,
  FeedZones,
  type RawComponent,
  UnreadableComponentError,
  type Zone,
  readEvent,
  splitCalendar,
  toSeries,
  writeLines,
  zoneNames,
} from '@homeroom/icalendar';
import type { CalendarBudgets } from '../calendar/calendar-budgets.ts';
import type { CalendarPresenter } from '../calendar/calendar-presenter.ts';
import type { CalendarStore } from '../calendar/calendar-store.ts';
import { feedEvent } from './feed-event.ts';
import type { FeedObject, FeedStore } from './feed-store.ts';

/** Dependencies of the feed. */
export interface CalendarFeedDeps {
  household: Household;
  familyZone: Zone;
  presenter: Pick<CalendarPresenter, 'membersOf'>;
  budgets: Pick<CalendarBudgets, 'current'>;
  calendars: Pick<CalendarStore, 'stamps'>;
  store: FeedStore;
  clock: () => Date;
}

/** Refresh interval for subscribers, as an iCalendar duration. */
const refreshEvery = 'PT1H';
/** Raised when the same calendars are written otherwise. */
const formatVersion = 2;

/** The household's calendars as one iCalendar document (RFC 5545), series as series. */
export class CalendarFeed {
  private readonly deps: CalendarFeedDeps;
  private readonly calendarIds: readonly string[];
  private readonly settings: string;

  constructor(deps: CalendarFeedDeps) {
    this.deps = deps;
    const { members, calendars, timezone } = deps.household;
    this.calendarIds = calendars.map(({ id }) => id);
    this.settings = JSON.stringify([formatVersion, timezone, members, calendars]);
  }

  /** An entity tag that changes with every change to a calendar; weak, for what is written next may be newer. */
  async etag(): Promise<string> {
    const { calendars } = await this.deps.calendars.stamps(this.calendarIds);
    return `W/"${createHash('sha256').update(`${this.settings} ${calendars}`).digest('base64url').slice(0, 27)}"`;
  }

  /** The document, some events at a time, so that its size does not matter; without what is beyond a budget. */
  async *text(): AsyncGenerator<string> {
    const { store, budgets, familyZone, clock } = this.deps;
    const leftOut = await budgets.current();
    const yields = yieldEvery();
    const zones = new FeedZones(clock());
    zones.nameOf(familyZone, []);
    yield writeLines([...this.header(), ...zones.newDefinitions()]);
    for await (const objects of store.objects(this.calendarIds)) {
      let lines: string[] = [];
      for (const object of objects) {
        if (leftOut.get(object.calendarId)?.has(object.uid)) continue;
        for (const line of this.linesOf(object, zones)) lines.push(line);
        if (!yields.isDue) continue;
        yield writeLines(lines);
        lines = [];
        await yields.next();
      }
      yield writeLines(lines);
    }
    yield writeLines(['END:VCALENDAR']);
  }

  private header(): string[] {
    const name = 'Family calendar';
    return [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Homeroom//Family Assistant//EN',
      'CALSCALE:GREGORIAN',
      `NAME:${name}`,
      `X-WR-CALNAME:${name}`,
      `X-WR-TIMEZONE:${this.deps.familyZone.id}`,
      `REFRESH-INTERVAL;VALUE=DURATION:${refreshEvery}`,
      `X-PUBLISHED-TTL:${refreshEvery}`,
    ];
  }

  private linesOf({ calendarId, uid, ics, repeated }: FeedObject, zones: FeedZones): string[] {
    const { events, definitions, master } = this.read(ics);
    const lines = events.flatMap(({ component, event }) => {
      const who = this.deps.presenter.membersOf({ event, calendarId }).map(({ name }) => name);
      const zoneName = (zone: Zone) => zones.nameOf(zone, definitions);
      return feedEvent({
        component,
        event,
        who,
        zoneName,
        master: event === master ? null : master,
        uid: repeated ? `${uid}--${calendarId}` : uid,
      });
    });
    return [...zones.newDefinitions(), ...lines];
  }

  /** Reads the readable events of an object; the rest is shown nowhere else either. */
  private read(ics: string): {
    events: { component: RawComponent; event: EventComponent }[];
    definitions: readonly RawComponent[];
    master: EventComponent | null;
  } {
    const { familyZone } = this.deps;
    const { events: components, zones: definitions } = splitCalendar(ics);
    const reading = { familyZone, zoneOf: zoneNames(definitions, familyZone, () => undefined), warn: () => undefined };
    const events = components.flatMap((component) => {
      const event = readable(() => readEvent(component, reading));
      return event ? [{ component, event }] : [];
    });
    const { master, overrides } = toSeries(
      '',
      events.map(({ event }) => event),
    );
    const used = new Set([master, ...overrides]);
    return { events: events.filter(({ event }) => used.has(event)), definitions, master };
  }
}

function readable(read: () => EventComponent): EventComponent | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableComponentError) return null;
    throw error;
  }
}
