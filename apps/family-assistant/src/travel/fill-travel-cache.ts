import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@homeroom/database';
import type { Logger } from '@homeroom/service-kit';
import type { Occurrence } from '../calendar/occurrence.ts';
import { asLeader } from './leadership.ts';
import { TravelHostRests } from './travel-host-rests.ts';
import { TravelRules } from './travel-need.ts';
import type { TravelRoute, TravelRulesParts } from './travel-need.ts';
import { TravelPass } from './travel-pass.ts';
import type { TravelPassParts } from './travel-pass.ts';
import type { TravelRouter } from './travel-router.ts';
import type { TravelStore } from './travel-store.ts';

/** What the background job works with. */
export interface FillTravelCacheParts extends TravelRulesParts {
  /** Where the replicas agree on the one that works. */
  database: Database;
  store: TravelStore;
  router: TravelRouter;
  /** The occurrences whose travel times are wanted, by start. */
  upcoming: () => Promise<readonly Occurrence[]>;
  clock: () => Date;
  /** `pauseFor` unless told; ends early, resolving or rejecting, when the signal ends. */
  pause?: TravelPassParts['pause'];
  logger: Logger;
}

const leadershipName = 'homeroom travel times';

/** Waits, for no longer than the signal lives. */
export async function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch(() => undefined);
}

/**
 * The background job that asks the hosts for places and legs and stores the answers. Of any number of replicas one works
 * at a time, at one request a second, 200 in a pass. Found places are kept for 180 days, legs for 30, negative answers
 * for 7; a host that fails is left alone for ten minutes.
 */
export class FillTravelCache {
  private readonly parts: FillTravelCacheParts;
  private readonly pause: TravelPassParts['pause'];
  private readonly rules: TravelRules;
  private readonly rests = new TravelHostRests();
  private loop: Promise<void> | undefined;
  private turn = new AbortController();
  private stopping = false;

  constructor(parts: FillTravelCacheParts) {
    this.parts = parts;
    this.pause = parts.pause ?? pauseFor;
    this.rules = new TravelRules(parts);
  }

  /**
   * One pass. It ends early when the signal does, at the latest a second after.
   * @returns how many requests it made; null when another replica is at it
   * @throws DatabaseUnavailableError while PostgreSQL is away
   */
  run(signal: AbortSignal): Promise<number | null> {
    const { database, store, router, clock, logger } = this.parts;
    return asLeader(database, leadershipName, async (confirm) => {
      const pass = new TravelPass({ store, router, clock, logger, pause: this.pause, rests: this.rests, confirm }, signal);
      await pass.fill(this.routesOf(await this.parts.upcoming()));
      return pass.calls;
    });
  }

  /** Runs a pass right away and again and again, `intervalMs` after the end of the last one, until `stop`. */
  start(intervalMs = 60_000): void {
    this.loop ??= this.repeat(intervalMs);
  }

  /** Ends the pass that runs, if one does, and resolves when it is over; it may be started again then. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.turn.abort();
    await this.loop;
    this.loop = undefined;
    this.stopping = false;
  }

  /** Each turn has a signal of its own, so that nothing gathers on one that lives as long as the process. */
  private async repeat(intervalMs: number): Promise<void> {
    while (!this.stopping) {
      this.turn = new AbortController();
      const { signal } = this.turn;
      await this.run(signal).catch((error: unknown) => this.parts.logger.error({ err: error }, 'travel times not looked up'));
      if (!signal.aborted) await this.pause(intervalMs, signal).catch(() => undefined);
    }
  }

  private routesOf(occurrences: readonly Occurrence[]): TravelRoute[] {
    const routes = new Map<string, TravelRoute>();
    for (const need of this.rules.needs(occurrences)) {
      if (need.kind === 'leg') routes.set(`${need.origin}\n${need.destination}`, { origin: need.origin, destination: need.destination });
    }
    return [...routes.values()];
  }
}
