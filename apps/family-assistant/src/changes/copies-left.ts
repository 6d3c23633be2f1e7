import { NotFoundError } from '@homeroom/errors';
import type { Household } from '@homeroom/household';
import { formatInstant, parseEditableObject, type Zone } from '@homeroom/icalendar';
import { dayWordsIn } from '@homeroom/text';
import { momentWords } from '../calendar-changes/change-text.ts';
import type { CalendarService } from '../calendar/calendar-service.ts';
import type { CalendarSources, NameOfCalendar } from '../calendar/calendar-sources.ts';
import { decodeOccurrenceId } from '../calendar/occurrence-id.ts';
import type { Occurrence } from '../calendar/occurrence.ts';
import { titleLine } from '../conflicts/title-line.ts';
import type { ComparedEvent, CopyRule } from '../copies/copy-rule.ts';
import { withCopies } from '../copies/without-copies.ts';
import type { components } from '../generated/contract-types.ts';
import type { Plan } from './change-planner.ts';
import type { Change, CopyLeft } from './change.ts';

/** Copies of events as they are before a change. */
export interface KnownCopies {
  /** Adds the copies that a planned change leaves behind to what it completes. */
  leftBy<Own>(plan: Plan<Own>): Plan<Own>;
}

export interface CopiesLeftDeps {
  calendar: Pick<CalendarService, 'stamps' | 'occurrence' | 'occurrencesIn'>;
  rule: Pick<CopyRule, 'areCopies'>;
  sources: Pick<CalendarSources, 'names'>;
  household: Pick<Household, 'calendars' | 'locale'>;
  familyZone: Zone;
  clock: () => Date;
}

const titleLength = 100;

/** Finds the copies of an event, on other calendars, that no longer agree with it after a change. */
export class CopiesLeft {
  private readonly deps: CopiesLeftDeps;
  /** Copies by the event's id, read under the newest stamp, so that many requests about one event read them once. */
  private known: { stamp: string; copies: Map<string, Promise<Occurrence[]>> } = { stamp: '', copies: new Map() };

  constructor(deps: CopiesLeftDeps) {
    this.deps = deps;
  }

  /** Reads the copies of events that are about to be changed; an event that does not exist has none. */
  async of(eventIds: readonly string[]): Promise<KnownCopies> {
    const { calendar, household, sources } = this.deps;
    const copies = new Map<string, readonly Occurrence[]>();
    if (household.calendars.length > 1 && eventIds.length > 0) {
      const stamp = (await calendar.stamps()).calendars;
      if (this.known.stamp !== stamp) this.known = { stamp, copies: new Map() };
      const { copies: known } = this.known;
      for (const id of eventIds) {
        const found = known.get(id) ?? this.copiesOf(id, stamp);
        known.set(id, found);
        found.catch(() => known.delete(id));
        copies.set(id, await found);
      }
    }
    const nameOf = [...copies.values()].some(({ length }) => length > 0) ? await sources.names() : String;
    return {
      leftBy: (plan) => {
        if (plan.kind === 'result') return plan;
        const copiesLeft = this.left(plan.change, copies, nameOf);
        if (copiesLeft.length === 0) return plan;
        return { ...plan, change: { ...plan.change, completion: { ...plan.change.completion, copiesLeft } } };
      },
    };
  }

  /** Those that take place at the same times. */
  private async copiesOf(id: string, stamp: string): Promise<Occurrence[]> {
    const { calendar } = this.deps;
    try {
      const { start } = (await calendar.occurrence(id)).occurrence;
      const found = (await calendar.occurrencesIn({ start, end: start + 1 }, stamp)).find((one) => one.id === id);
      return found ? withCopies(found).filter((one) => one !== found && one.event.status !== 'cancelled') : [];
    } catch (error) {
      if (error instanceof NotFoundError) return [];
      throw error;
    }
  }

  private left(
    { write, completion }: Change,
    copies: ReadonlyMap<string, readonly Occurrence[]>,
    nameOf: NameOfCalendar,
  ): CopyLeft[] {
    const { operation } = completion;
    const isUndo = completion.kind === 'mark' && completion.undone;
    if (operation.type === 'add') return [];
    const [from, to] = isUndo
      ? [operation.resultEventId, operation.eventId]
      : [operation.eventId, operation.resultEventId];
    const known = copies.get(from) ?? [];
    if (known.length === 0) return [];
    const after = this.eventAfter(write, to);
    return known.filter((copy) => !after || !this.agree(after, copy)).map((copy) => this.copyLeft(copy, nameOf));
  }

  private agree(event: ComparedEvent, copy: Occurrence): boolean {
    return event.start === copy.start && event.end === copy.end && this.deps.rule.areCopies(event, copy);
  }

  private eventAfter({ after, calendarId, uid }: Change['write'], id: string): ComparedEvent | null {
    const key = decodeOccurrenceId(id);
    const prepared = after && parseEditableObject(after.ics, this.deps.familyZone).prepared;
    const instance = key && prepared ? prepared.instanceOf(key.recurrence) : null;
    if (instance === null || instance === 'removed' || instance.event.status === 'cancelled') return null;
    const { start, end, event } = instance;
    return { id, calendarId, uid, start, end, event };
  }

  private copyLeft({ id, calendarId, event, start, end, allDay }: Occurrence, nameOf: NameOfCalendar): CopyLeft {
    const { household, familyZone, clock } = this.deps;
    const words = { days: dayWordsIn(household.locale), zone: familyZone, now: clock().getTime() };
    const title = titleLine(event.summary, titleLength);
    const sentence = `A copy is left on the calendar ${nameOf(calendarId)}: ${title}, ${momentWords({ start, allDay }, words)}.`;
    return { eventId: id, calendarId, summary: event.summary, start, end, allDay, sentence };
  }
}

/** Writes copies that are left as responses have them; nothing when there are none. */
export function presentedCopies(
  copiesLeft: readonly CopyLeft[] | undefined,
  zone: Zone,
): { copies_left?: components['schemas']['CopyLeft'][] } {
  if (!copiesLeft || copiesLeft.length === 0) return {};
  return {
    copies_left: copiesLeft.map(({ eventId, calendarId, summary, start, end, allDay, sentence }) => ({
      id: eventId,
      calendar: calendarId,
      summary,
      start: formatInstant(start, zone),
      end: formatInstant(end, zone),
      all_day: allDay,
      message: sentence,
    })),
  };
}
