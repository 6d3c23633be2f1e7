import { yieldEvery } from '@homeroom/service-kit';
import { createHash } from 'node:crypto';
import type { Household } from '@homeroom/household';
import { type EventComponent, FeedZones, writeLines, type Zone } from '@homeroom/icalendar';
import type { CalendarBudgets } from '../calendar/calendar-budgets.ts';
import type { CalendarPresenter } from '../calendar/calendar-presenter.ts';
import type { CalendarStore } from '../calendar/calendar-store.ts';
import { encodeOccurrenceId, idPrefixOf } from '../calendar/occurrence-id.ts';
import { BusyTimes } from './busy-times.ts';
import { feedEvent, singleEvent } from './feed-event.ts';
import { instancesIn, readFeedObject } from './feed-object.ts';
import type { FeedView } from './feed-scope.ts';
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
  private readonly settings: string;

  constructor(deps: CalendarFeedDeps) {
    this.deps = deps;
    const { members, calendars, timezone } = deps.household;
    this.settings = JSON.stringify([formatVersion, timezone, members, calendars]);
  }

  /** An entity tag that changes with every change to a calendar of the view; weak, for what is written next may be newer. */
  async etag({ calendarIds, key }: FeedView): Promise<string> {
    const { calendars } = await this.deps.calendars.stamps(calendarIds);
    const state = createHash('sha256').update(`${this.settings} ${key} ${calendars}`).digest('base64url');
    return `W/"${state.slice(0, 27)}"`;
  }

  /** The document, some events at a time, so that its size does not matter; without what is beyond a budget. */
  async *text(view: FeedView): AsyncGenerator<string> {
    const zones = new FeedZones(this.deps.clock());
    zones.nameOf(this.deps.familyZone, []);
    yield writeLines([...this.header(), ...zones.newDefinitions()]);
    yield* view.isBusyOnly ? this.busyTimes(view) : this.events(view, zones);
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

  private async *events(view: FeedView, zones: FeedZones): AsyncGenerator<string> {
    const yields = yieldEvery();
    for await (const objects of this.objects(view)) {
      let lines: string[] = [];
      for (const object of objects) {
        for (const line of this.linesOf(object, view, zones)) lines.push(line);
        if (!yields.isDue) continue;
        yield writeLines(lines);
        lines = [];
        await yields.next();
      }
      yield writeLines(lines);
    }
  }

  private async *busyTimes(view: FeedView): AsyncGenerator<string> {
    const { familyZone } = this.deps;
    const yields = yieldEvery();
    const times = new BusyTimes(familyZone);
    for await (const objects of this.objects(view)) {
      for (const { calendarId, ics } of objects) {
        for (const instance of instancesIn(readFeedObject(ics, familyZone).series, view.range))
          if (this.isShown(instance.event, calendarId, view)) times.add(instance);
        if (yields.isDue) await yields.next();
      }
    }
    let lines: string[] = [];
    for (const event of times.events()) {
      lines.push(...event);
      if (!yields.isDue) continue;
      yield writeLines(lines);
      lines = [];
      await yields.next();
    }
    yield writeLines(lines);
  }

  private async *objects({ calendarIds, isBounded, range }: FeedView): AsyncGenerator<FeedObject[]> {
    const leftOut = await this.deps.budgets.current();
    for await (const objects of this.deps.store.objects(calendarIds, isBounded ? range : null))
      yield objects.filter(({ calendarId, uid }) => !leftOut.get(calendarId)?.has(uid));
  }

  private isShown(event: EventComponent, calendarId: string, { who }: FeedView): boolean {
    return who === null || this.deps.presenter.membersOf({ event, calendarId }).some(({ id }) => who.has(id));
  }

  /** The events of an object; as single ones where the view has only some of its occurrences. */
  private linesOf({ calendarId, uid, ics, repeated }: FeedObject, view: FeedView, zones: FeedZones): string[] {
    const { series, events, definitions } = readFeedObject(ics, this.deps.familyZone);
    const shown = events.filter(({ event }) => this.isShown(event, calendarId, view));
    if (shown.length === 0) return [];
    const zoneName = (zone: Zone) => zones.nameOf(zone, definitions);
    const whoOf = (event: EventComponent) =>
      this.deps.presenter
        .membersOf({ event, calendarId })
        .filter(({ id }) => view.who?.has(id) ?? true)
        .map(({ name }) => name);
    if (view.isBounded || shown.length < events.length) {
      const idPrefix = idPrefixOf(calendarId, uid);
      return instancesIn(series, view.range).flatMap((instance) => {
        const { component, event } = shown.find(({ event: candidate }) => candidate === instance.event) ?? {};
        if (!component || !event) return [];
        return feedEvent({
          component,
          event: singleEvent(instance),
          who: whoOf(event),
          zoneName,
          master: null,
          uid: encodeOccurrenceId({ idPrefix, recurrence: instance.recurrence }),
        });
      });
    }
    const lines = shown.flatMap(({ component, event }) =>
      feedEvent({
        component,
        event,
        who: whoOf(event),
        zoneName,
        master: event === series.master ? null : series.master,
        // With members a bare UID would tell that no other calendar has it.
        uid: repeated || view.who ? `${uid}--${calendarId}` : uid,
      }),
    );
    return [...zones.newDefinitions(), ...lines];
  }
}
