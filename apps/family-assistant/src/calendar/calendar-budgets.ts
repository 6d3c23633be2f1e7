import { ServiceError } from '@homeroom/errors';
import type { ObjectSize } from '@homeroom/icalendar';
import { beyondObjectBudget, budgets, weighCalendar } from './calendar-budget.ts';
import type { CalendarLoad, LeftOutReason, SizedObject } from './calendar-budget.ts';
import type { CalendarStore } from './calendar-store.ts';
import type { CalendarWrites, ObjectSizes } from './stored-object.ts';

/** The objects that are left out because their calendars are beyond their budgets: by calendar, by UID. */
export type LeftOutObjects = ReadonlyMap<string, ReadonlyMap<string, LeftOutReason>>;

/** A write of one object, as its budget sees it. */
export interface SizedWrite {
  calendarId: string;
  uid: string;
  before: ObjectSize | null;
  after: Omit<SizedObject, 'uid'>;
}

/** Dependencies of the budgets. */
export interface CalendarBudgetsDeps {
  store: ObjectSizes & Pick<CalendarStore, 'stamps'>;
  calendarIds: readonly string[];
}

interface Weighed {
  writes: CalendarWrites;
  load: CalendarLoad;
}

const neverWritten: CalendarWrites = { version: '0', added: { bytes: 0, occurrences: 0 } };

/**
 * Knows which objects the calendars' budgets leave out. A calendar is weighed once; afterwards, as long as everything that
 * was written since would fit on top, it is known to be within its budget without looking.
 */
export class CalendarBudgets {
  private readonly deps: CalendarBudgetsDeps;
  private readonly weighed = new Map<string, Weighed>();
  private known: { stamp: string; leftOut: Promise<LeftOutObjects> } | undefined;

  constructor(deps: CalendarBudgetsDeps) {
    this.deps = deps;
  }

  /** The objects that reads leave out. What was read under the same stamp is still true. */
  leftOut(stamp: string): Promise<LeftOutObjects> {
    if (this.known?.stamp === stamp) return this.known.leftOut;
    const known = { stamp, leftOut: this.find() };
    this.known = known;
    known.leftOut.catch(() => {
      if (this.known === known) this.known = undefined;
    });
    return known.leftOut;
  }

  /** The objects that reads leave out now. */
  async current(): Promise<LeftOutObjects> {
    const { store, calendarIds } = this.deps;
    return this.leftOut((await store.stamps(calendarIds)).calendars);
  }

  /**
   * Checks that a write leaves its object and its calendar within their budgets; one that makes nothing larger always does.
   * @param sizes read in the transaction of the write
   * @throws ServiceError 400 `event_too_large`
   */
  async admit({ calendarId, uid, before, after }: SizedWrite, sizes: ObjectSizes): Promise<void> {
    if (before && after.bytes <= before.bytes && after.occurrences <= before.occurrences) return;
    const beyond = beyondObjectBudget(after);
    if (beyond) throw eventTooLarge(beyond);
    const writes = await sizes.writes([calendarId]);
    const { leftOut, bytes, occurrences } = await this.loadOf(calendarId, writes, sizes);
    if (leftOut.size === 0 && fits({ bytes, occurrences }, after)) return;
    const stored = await sizes.sizes(calendarId);
    const [without, withIt] = [stored, [...stored.filter((object) => object.uid !== uid), { ...after, uid }]].map(
      (objects) => weighCalendar(objects).leftOut,
    );
    const pushedOut = [...(withIt ?? [])].find(([other]) => !without?.has(other));
    if (pushedOut) throw eventTooLarge(pushedOut[1]);
  }

  private async find(): Promise<LeftOutObjects> {
    const { store, calendarIds } = this.deps;
    const writes = await store.writes(calendarIds);
    const leftOut = new Map<string, ReadonlyMap<string, LeftOutReason>>();
    for (const calendarId of writes.keys()) {
      const load = await this.loadOf(calendarId, writes, store);
      if (load.leftOut.size > 0) leftOut.set(calendarId, load.leftOut);
    }
    return leftOut;
  }

  /** The calendar's load, or an upper bound of it that is within the budget. */
  private async loadOf(
    calendarId: string,
    allWrites: ReadonlyMap<string, CalendarWrites>,
    sizes: ObjectSizes,
  ): Promise<CalendarLoad> {
    const writes = allWrites.get(calendarId) ?? neverWritten;
    const weighed = this.weighed.get(calendarId);
    const bound = weighed && boundAfter(weighed, writes);
    if (bound) return bound;
    const load = weighCalendar(await sizes.sizes(calendarId));
    this.weighed.set(calendarId, { writes, load });
    return load;
  }
}

/** A known load with everything that was written since on top; null when the calendar must be weighed again. */
function boundAfter({ writes, load }: Weighed, now: CalendarWrites): CalendarLoad | null {
  if (writes.version === now.version) return load;
  const added = {
    bytes: now.added.bytes - writes.added.bytes,
    occurrences: now.added.occurrences - writes.added.occurrences,
  };
  if (load.leftOut.size > 0 || added.bytes < 0 || !fits(load, added)) return null;
  return { leftOut: load.leftOut, bytes: load.bytes + added.bytes, occurrences: load.occurrences + added.occurrences };
}

function fits(load: ObjectSize, more: ObjectSize): boolean {
  return (
    load.bytes + more.bytes <= budgets.calendar.bytes &&
    load.occurrences + more.occurrences <= budgets.calendar.occurrences
  );
}

const sentences: Record<LeftOutReason, string> = {
  too_large: `This event would be larger than ${budgets.object.bytes / 1024 / 1024} MiB. Shorten its texts.`,
  too_many_occurrences: `This event would have more than ${budgets.object.occurrences} occurrences in a year, those that last from before included. Let it repeat less often or end sooner.`,
  calendar_too_large: `The calendar would be larger than ${budgets.calendar.bytes / 1024 / 1024} MiB. Remove events that are over from it, or use another calendar.`,
  calendar_too_many_occurrences: `The calendar would have more than ${budgets.calendar.occurrences} occurrences in a year. Remove events from it, or use another calendar.`,
};

/** The event or its calendar would be beyond its budget: 400. */
function eventTooLarge(reason: LeftOutReason): ServiceError {
  return new ServiceError(400, 'event_too_large', sentences[reason], {
    details: { reason, limits: reason.startsWith('calendar') ? budgets.calendar : budgets.object },
  });
}
