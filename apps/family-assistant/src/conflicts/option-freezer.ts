import type { Household } from '@homeroom/household';
import type { Instant, Zone } from '@homeroom/icalendar';
import type { CalendarService } from '../calendar/calendar-service.ts';
import type { Occurrence } from '../calendar/occurrence.ts';
import { BusyTimes } from './busy-times.ts';
import { conflictOptions } from './conflict-options.ts';
import type { OptionSources } from './conflict-options.ts';
import { isFree, optionsReachMs } from './free-slots.ts';
import type { Conflict, ConflictSide, FrozenOptions, OptionChange } from './conflict.ts';
import type { ConflictStore } from './conflict-store.ts';

export interface OptionFreezerDeps {
  store: Pick<ConflictStore, 'freeze'>;
  calendar: Pick<CalendarService, 'stamps' | 'occurrencesIn'>;
  household: Household;
  familyZone: Zone;
  membersOf: (occurrence: Occurrence) => readonly string[];
  clock: () => Date;
}

/** A conflict whose options were shown. */
export type ConflictWithOptions = Conflict & { options: FrozenOptions };

/** Makes the options of conflicts when they are first shown, and keeps them from then on. */
export class OptionFreezer {
  private readonly deps: OptionFreezerDeps;

  constructor(deps: OptionFreezerDeps) {
    this.deps = deps;
  }

  /** The same conflicts, in the same order, with their options. */
  async withOptions(conflicts: readonly Conflict[]): Promise<ConflictWithOptions[]> {
    const bare = conflicts.filter(({ options }) => options === null);
    const frozen =
      bare.length === 0 ? new Map<string, FrozenOptions>() : await this.deps.store.freeze(await this.optionsOf(bare));
    return conflicts.flatMap((conflict) => {
      const options = conflict.options ?? frozen.get(conflict.id);
      return options ? [{ ...conflict, options }] : [];
    });
  }

  /** Whether the new time of a move is still free; any other change is always possible. */
  async stillFree(change: OptionChange, sides: readonly ConflictSide[]): Promise<boolean> {
    if (change.kind !== 'move') return true;
    const around = await this.around([...sides, change]);
    const occurrence = around.find(({ id }) => id === change.eventId);
    return occurrence !== undefined && isFree(occurrence, change, new BusyTimes(around, this.deps.membersOf));
  }

  private async optionsOf(conflicts: readonly Conflict[]): Promise<Map<string, FrozenOptions>> {
    const around = await this.around(conflicts.flatMap(({ first, second }) => [first, second]));
    const byId = new Map(around.map((occurrence) => [occurrence.id, occurrence]));
    const sources = this.sources();
    const busy = new BusyTimes(around, sources.membersOf);
    return new Map(conflicts.map((conflict) => [conflict.id, frozenOptions(conflict, byId, busy, sources)]));
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

function frozenOptions(
  { first, second }: Conflict,
  byId: ReadonlyMap<string, Occurrence>,
  busy: BusyTimes,
  sources: OptionSources,
): FrozenOptions {
  const [one, other] = [byId.get(first.eventId), byId.get(second.eventId)];
  const times = ({ start, end }: ConflictSide | Occurrence) => ({ start, end });
  const options =
    one && other ? conflictOptions(one, other, busy, sources) : { split: [], reassign: [], reschedule: [] };
  return { options, first: times(one ?? first), second: times(other ?? second) };
}
