import { asLeader, type Database } from '@homeroom/database';
import { BackgroundLoop, pauseFor, type Logger } from '@homeroom/service-kit';
import type { Occurrence } from '../calendar/occurrence.ts';
import { TravelHostRests } from './travel-host-rests.ts';
import { TravelRules } from './travel-need.ts';
import type { TravelRoute, TravelRulesDeps } from './travel-need.ts';
import { TravelPass } from './travel-pass.ts';
import type { TravelPassDeps } from './travel-pass.ts';
import type { TravelRouter } from './travel-router.ts';
import type { TravelStore } from './travel-store.ts';

export interface FillTravelCacheDeps extends TravelRulesDeps {
  /** Database in which replicas agree on the one that works. */
  database: Database;
  store: TravelStore;
  router: TravelRouter;
  /** The occurrences whose travel times are wanted, by start. */
  upcoming: () => Promise<readonly Occurrence[]>;
  clock: () => Date;
  /** Ends early, resolving or rejecting, when the signal aborts. Default: `pauseFor`. */
  pause?: TravelPassDeps['pause'];
  logger: Logger;
}

const leadershipName = 'homeroom travel times';

/**
 * The background job that asks the hosts for places and legs and stores the answers. Of any number of replicas one works
 * at a time, at one request a second, 200 in a pass. Found places are kept for 180 days, legs for 30, negative answers
 * for 7; a host that fails is left alone for ten minutes.
 */
export class FillTravelCache {
  private readonly deps: FillTravelCacheDeps;
  private readonly pause: TravelPassDeps['pause'];
  private readonly rules: TravelRules;
  private readonly rests = new TravelHostRests();
  /** Runs passes and logs those that fail. */
  readonly loop: BackgroundLoop;

  constructor(deps: FillTravelCacheDeps) {
    this.deps = deps;
    this.pause = deps.pause ?? pauseFor;
    this.rules = new TravelRules(deps);
    this.loop = new BackgroundLoop({
      work: (signal) => this.run(signal),
      onError: (error) => deps.logger.error({ err: error }, 'travel times not looked up'),
      pause: deps.pause,
    });
  }

  /**
   * One pass. It ends early when the signal does, at the latest a second after.
   * @returns how many requests it made; null when another replica is at it
   * @throws DatabaseUnavailableError while PostgreSQL is unavailable
   */
  run(signal: AbortSignal): Promise<number | null> {
    const { database, store, router, clock, logger } = this.deps;
    return asLeader(database, leadershipName, async (confirm) => {
      const pass = new TravelPass(
        { store, router, clock, logger, pause: this.pause, rests: this.rests, confirm },
        signal,
      );
      await pass.fill(this.routesOf(await this.deps.upcoming()));
      return pass.calls;
    });
  }

  private routesOf(occurrences: readonly Occurrence[]): TravelRoute[] {
    const routes = new Map<string, TravelRoute>();
    for (const need of this.rules.needs(occurrences)) {
      if (need.kind === 'leg')
        routes.set(`${need.origin}\n${need.destination}`, { origin: need.origin, destination: need.destination });
    }
    return [...routes.values()];
  }
}
