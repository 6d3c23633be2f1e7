import { minuteMs } from '@homeroom/icalendar';
import type { Logger, Metrics } from '@homeroom/service-kit';
import { Gauge } from 'prom-client';
import type { CalendarService } from '../calendar/calendar-service.ts';
import { findOverlaps } from '../calendar/overlaps.ts';
import type { Overlap } from '../calendar/overlaps.ts';
import type { Occurrence } from '../calendar/occurrence.ts';
import { withoutCopies } from '../copies/without-copies.ts';
import { overlapEnd } from './conflict.ts';
import type { AlertedConflict, Conflict } from './conflict.ts';
import type { ConflictStore, KnownPairs, RegistryMark } from './conflict-store.ts';
import { registryChanges, timesOf } from './registry-changes.ts';
import type { RegistryChanges } from './registry-changes.ts';

export interface ConflictRegistryDeps {
  store: ConflictStore;
  calendar: Pick<CalendarService, 'stamps' | 'occurrencesIn'>;
  calendarIds: readonly string[];
  /** Length of the window from now, in milliseconds. */
  windowMs: number;
  membersOf: (occurrence: Occurrence) => readonly string[];
  /** Due time of the next alert about a conflict, counted from `now`; null for none. */
  nextAlert: (conflict: AlertedConflict, now: Date) => Date | null;
  clock: () => Date;
  logger: Logger;
}

/** Number of pairs that the registry follows; of more it follows the soonest. */
export const maxPairs = 2_000;
/** Conflicts, also those of the past, up to which reads keep the whole registry. */
const maxKept = 4_000;
/** The window moves on with time. */
const checkEveryMs = minuteMs;

/** Keeps the registry of conflicts in step with the calendars, whatever writes them and in any replica. */
export class ConflictRegistry {
  private readonly deps: ConflictRegistryDeps;
  private running: Promise<void> | undefined;
  private lastLeftOut = 0;
  private kept: { version: string; pairs: Promise<KnownPairs | null> } | undefined;

  constructor(deps: ConflictRegistryDeps) {
    this.deps = deps;
  }

  /** Number of overlaps that the registry does not follow, as last seen by `follow`. */
  get leftOut(): number {
    return this.lastLeftOut;
  }

  /** Checks the calendars when they changed, when an overlap passed, and once a minute. Returns the state to read under. */
  async follow(): Promise<Pick<RegistryMark, 'version' | 'calendars'>> {
    const { clock } = this.deps;
    for (;;) {
      const mark = await this.readMark();
      if (isFresh(mark, clock().getTime())) return mark;
      const joined = this.running;
      await (joined ?? this.check());
      // A check that began earlier may have missed what this caller knows of.
      if (!joined) return this.readMark();
    }
  }

  /** Compares the registry with the calendars as they are. */
  check(): Promise<void> {
    this.running ??= this.checkOnce().finally(() => (this.running = undefined));
    return this.running;
  }

  /**
   * The overlaps as the registry knows them: with its ids, and without those that are settled.
   * @param version the registry's version, read for this request; without it the registry is read
   */
  async known(overlaps: readonly Overlap[], version?: string): Promise<Overlap[]> {
    if (overlaps.length === 0) return [];
    const kept = version === undefined ? null : await this.pairsUnder(version);
    const pairs = kept ?? (await this.deps.store.knownPairs(overlaps.map(({ id }) => id)));
    return overlaps.flatMap((overlap) => {
      const pair = pairs.get(overlap.id);
      if (!pair) return [overlap];
      if (pair.status === 'resolved' && pair.settledTimes.has(timesOf(overlap.first, overlap.second))) return [];
      return [{ ...overlap, id: pair.conflictId }];
    });
  }

  /** Every pair, read once under each version; null when they are too many to keep. */
  private pairsUnder(version: string): Promise<KnownPairs | null> {
    if (this.kept?.version === version) return this.kept.pairs;
    const kept = { version, pairs: this.deps.store.allPairs(maxKept) };
    this.kept = kept;
    kept.pairs.catch(() => {
      if (this.kept === kept) this.kept = undefined;
    });
    return kept.pairs;
  }

  private async readMark(): Promise<RegistryMark> {
    const { store, calendarIds, logger } = this.deps;
    const mark = await store.readMark(calendarIds);
    const { leftOut } = mark;
    if (leftOut !== this.lastLeftOut)
      logger.warn(
        { leftOut, followed: maxPairs },
        leftOut === 0
          ? 'the registry of conflicts follows every overlap again'
          : 'more events overlap than the registry of conflicts follows: it follows the soonest',
      );
    this.lastLeftOut = leftOut;
    return mark;
  }

  private checkOnce(): Promise<void> {
    const { store, calendar, windowMs, membersOf, nextAlert, clock } = this.deps;
    return store.check(async (check) => {
      const now = clock();
      const { calendars } = await calendar.stamps();
      const around = await calendar.occurrencesIn({ start: now.getTime(), end: now.getTime() + windowMs }, calendars);
      const found = findOverlaps(withoutCopies(around), maxPairs);
      const state = { open: await check.open(), pairs: await check.pairs(found.overlaps.map(({ id }) => id)) };
      const changes = registryChanges(state, { ...found, membersOf, maxPairs }, now.getTime());
      await check.write(changes, now, (conflict) => nextAlert(conflict, now));
      await check.mark({ stamp: calendars, passesAt: firstPassing(state.open, changes), leftOut: found.leftOut }, now);
    });
  }
}

function isFresh({ checkedAt, stamp, calendars, passesAt }: RegistryMark, now: number): boolean {
  if (checkedAt === null || stamp !== calendars) return false;
  return Math.abs(now - checkedAt.getTime()) < checkEveryMs && (passesAt === null || now < passesAt.getTime());
}

function firstPassing(open: readonly Conflict[], { added, updated, closed }: RegistryChanges): Date | null {
  const gone = new Set<unknown>([...closed, ...updated.map(({ conflict }) => conflict)]);
  const ends = [...open.filter((conflict) => !gone.has(conflict)), ...added, ...updated.map(({ seen }) => seen)].map(
    overlapEnd,
  );
  return ends.length === 0 ? null : new Date(ends.reduce((first, end) => Math.min(first, end)));
}

/** Makes the registry, and the gauge of the overlaps that it does not follow. */
export function createRegistry({
  metrics,
  ...deps
}: ConflictRegistryDeps & { metrics: Pick<Metrics, 'registry'> }): ConflictRegistry {
  const registry = new ConflictRegistry(deps);
  new Gauge({
    name: 'conflicts_left_out',
    help: 'Overlaps beyond those that the registry of conflicts follows.',
    registers: [metrics.registry],
    collect() {
      this.set(registry.leftOut);
    },
  });
  return registry;
}
