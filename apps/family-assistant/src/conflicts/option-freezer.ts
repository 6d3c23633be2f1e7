import type { Household } from '@homeroom/household';
import type { Instant, Zone } from '@homeroom/icalendar';
import type { CalendarService } from '../calendar/calendar-service.ts';
import type { Occurrence } from '../calendar/occurrence.ts';
import { BusyTimes } from './busy-times.ts';
import { conflictOptions } from './conflict-options.ts';
import type { OptionSources } from './conflict-options.ts';
import { isFree, optionsReachMs } from './free-slots.ts';
import { hasCurrentOptions } from './conflict.ts';
import type { Conflict, ConflictOptions, ConflictSide, ConflictWithOptions, FrozenOptions } from './conflict.ts';
import type { ConflictStore } from './conflict-store.ts';

export interface OptionFreezerDeps {
  store: Pick<ConflictStore, 'freeze'>;
  calendar: Pick<CalendarService, 'stamps' | 'occurrencesIn'>;
  household: Household;
  familyZone: Zone;
  membersOf: (occurrence: Occurrence) => readonly string[];
  clock: () => Date;
}

/**
 * Makes the options of conflicts when they are first shown, and again when they are shown after an event changed or when
 * one of them can no longer be carried out.
 */
export class OptionFreezer {
  private readonly deps: OptionFreezerDeps;

  constructor(deps: OptionFreezerDeps) {
    this.deps = deps;
  }

  /** The same conflicts, in the same order, with the options of now; one that is gone is absent. */
  async withOptions(conflicts: readonly Conflict[]): Promise<ConflictWithOptions[]> {
    if (conflicts.length === 0) return [];
    const around = await this.around(conflicts.flatMap(({ first, second }) => [first, second]));
    const byId = new Map(around.map((occurrence) => [occurrence.id, occurrence]));
    const sources = this.sources();
    const busy = new BusyTimes(around, sources.membersOf);
    const isCurrent = (conflict: Conflict): conflict is ConflictWithOptions =>
      hasCurrentOptions(conflict) && canAllBeCarriedOut(conflict.options.options, byId, busy, sources.now);
    const current = new Map(conflicts.filter(isCurrent).map((conflict) => [conflict.id, conflict]));
    const outdated = conflicts.filter(({ id }) => !current.has(id));
    const made = outdated.map((conflict) => ({
      ...conflict,
      options: frozenOptions(conflict, byId, busy, sources),
      optionsRevision: conflict.optionsRevision + (conflict.options === null ? 0 : 1),
    }));
    const stored = made.length === 0 ? null : await this.deps.store.freeze(made);
    return conflicts.flatMap((conflict) => {
      const shown = current.get(conflict.id) ?? stored?.get(conflict.id);
      return shown ? [{ ...conflict, options: shown.options, optionsRevision: shown.optionsRevision }] : [];
    });
  }

  private async around(times: readonly { start: Instant; end: Instant }[]): Promise<Occurrence[]> {
    const { calendar, clock } = this.deps;
    const now = clock().getTime();
    const start = Math.min(now, ...times.map((one) => one.start));
    const end = Math.max(now, ...times.map((one) => one.end)) + optionsReachMs;
    const { calendars } = await calendar.stamps();
    return calendar.occurrencesIn({ start, end }, calendars);
  }

  private sources(): OptionSources {
    const { household, familyZone, membersOf, clock } = this.deps;
    const readOnly = new Set(household.calendars.filter(({ kind }) => kind === 'subscribed').map(({ id }) => id));
    return { household, familyZone, membersOf, readOnly, now: clock().getTime() };
  }
}

/** Whether every new time of an event is ahead and free; any other change is always possible. */
function canAllBeCarriedOut(
  options: ConflictOptions,
  byId: ReadonlyMap<string, Occurrence>,
  busy: BusyTimes,
  now: Instant,
): boolean {
  const all = [...options.split, ...options.reassign, ...options.reschedule].flatMap(({ changes }) => changes);
  return all.every((change) => {
    if (change.kind !== 'move') return true;
    const occurrence = byId.get(change.eventId);
    return occurrence !== undefined && change.start > now && isFree(occurrence, change, busy);
  });
}

function frozenOptions(
  { first, second, eventsMark: mark }: Conflict,
  byId: ReadonlyMap<string, Occurrence>,
  busy: BusyTimes,
  sources: OptionSources,
): FrozenOptions {
  const [one, other] = [byId.get(first.eventId), byId.get(second.eventId)];
  const times = ({ start, end }: ConflictSide | Occurrence) => ({ start, end });
  const options =
    one && other ? conflictOptions(one, other, busy, sources) : { split: [], reassign: [], reschedule: [] };
  return { options, mark, first: times(one ?? first), second: times(other ?? second) };
}
