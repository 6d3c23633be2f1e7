import type { ConfirmLeadership } from '@homeroom/database';
import type { Logger } from '@homeroom/service-kit';
import type { TravelHost, TravelHostRests } from './travel-host-rests.ts';
import type { TravelRoute } from './travel-need.ts';
import { TravelHostError } from './travel-router.ts';
import type { Geocoding, Routing, TravelRouter } from './travel-router.ts';
import type { StoredLeg, StoredPlace, TravelStore } from './travel-store.ts';

export interface TravelPassDeps {
  store: TravelStore;
  router: TravelRouter;
  clock: () => Date;
  /** Resolves after the milliseconds; when the signal ends before, it ends early, resolving or rejecting. */
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  logger: Logger;
  rests: TravelHostRests;
  /** Called before each request: only the leader may ask. */
  confirm: ConfirmLeadership;
}

const callsLimit = 200;
const secondMs = 1_000;
const dayMs = 86_400_000;
const placeDays = 180;
const legDays = 30;
const negativeDays = 7;

/** One walk over the legs that the family needs: what is missing or stale is asked for, at one request a second. */
export class TravelPass {
  /** Number of requests made. */
  calls = 0;
  private readonly deps: TravelPassDeps;
  private readonly signal: AbortSignal;
  private readonly places = new Map<string, StoredPlace>();

  constructor(deps: TravelPassDeps, signal: AbortSignal) {
    this.deps = deps;
    this.signal = signal;
  }

  /** @param routes distinct, the most urgent first */
  async fill(routes: readonly TravelRoute[]): Promise<void> {
    const { store, rests } = this.deps;
    rests.keepOnly(new Set(routes.flatMap(keysOf)));
    const stored = new Map(
      (await store.legsTo([...new Set(routes.map(({ destination }) => destination))])).map((leg) => [legKey(leg), leg]),
    );
    const due = routes.filter((route) => this.isDue(stored.get(legKey(route))));
    const locations = new Set(due.flatMap(({ origin, destination }) => [origin, destination]));
    for (const place of await store.placesOf([...locations])) this.places.set(place.location, place);
    for (const { route } of this.failedLast(due)) {
      if (this.isOver()) return;
      await this.fillLeg(route);
    }
  }

  private failedLast(routes: readonly TravelRoute[]): { route: TravelRoute; failure: number }[] {
    return routes
      .map((route) => ({ route, failure: this.deps.rests.lastFailure(keysOf(route)) }))
      .sort((a, b) => a.failure - b.failure);
  }

  private isDue(stored: StoredLeg | StoredPlace | undefined): boolean {
    return stored === undefined || stored.retryAt <= this.deps.clock();
  }

  private isOver(): boolean {
    const { rests, clock } = this.deps;
    return (
      this.signal.aborted ||
      this.calls >= callsLimit ||
      (rests.isResting('geocoder', clock()) && rests.isResting('router', clock()))
    );
  }

  /** A leg from or to nowhere has no time for as long as that place has no place on the map. */
  private async fillLeg(route: TravelRoute): Promise<void> {
    const from = await this.placeOf(route.origin);
    if (from?.place === null) return this.deps.store.saveLeg({ ...route, minutes: null, retryAt: from.retryAt });
    const to = await this.placeOf(route.destination);
    if (to?.place === null) return this.deps.store.saveLeg({ ...route, minutes: null, retryAt: to.retryAt });
    if (!from?.place || !to?.place) return;
    const [start, end] = [from.place, to.place];
    const answer = await this.ask<Routing>('router', legKey(route), () =>
      this.deps.router.route(start, end, this.signal),
    );
    if (!answer) return;
    const minutes = answer.kind === 'found' ? Math.ceil(answer.seconds / 60) : null;
    await this.deps.store.saveLeg({
      ...route,
      minutes,
      retryAt: this.after(minutes === null ? negativeDays : legDays),
    });
  }

  /** Returns the location's place; the last known one while the geocoder is unavailable, or undefined. */
  private async placeOf(location: string): Promise<StoredPlace | undefined> {
    const stored = this.places.get(location);
    if (stored && !this.isDue(stored)) return stored;
    const answer = await this.ask<Geocoding>('geocoder', location, () =>
      this.deps.router.geocode(location, this.signal),
    );
    if (!answer) return stored?.place ? stored : undefined;
    const place = answer.kind === 'found' ? answer.place : null;
    const found = { location, place, retryAt: this.after(place ? placeDays : negativeDays) };
    this.places.set(location, found);
    await this.deps.store.savePlace(found);
    return found;
  }

  /** Undefined when the host may not be asked now or fails. */
  private async ask<Answer>(host: TravelHost, key: string, call: () => Promise<Answer>): Promise<Answer | undefined> {
    const { rests, clock, confirm, logger, pause } = this.deps;
    if (this.signal.aborted || this.calls >= callsLimit || rests.isResting(host, clock())) return undefined;
    await confirm();
    this.calls += 1;
    try {
      const answer = await call();
      rests.succeeded(key);
      return answer;
    } catch (error) {
      if (this.signal.aborted) return undefined;
      if (!(error instanceof TravelHostError)) throw error;
      rests.failed(host, key, clock());
      logger.warn({ host, reason: error.message }, 'travel host failed');
      return undefined;
    } finally {
      // This second is never cut short, because the next leader may send a request at once.
      await pause(secondMs, new AbortController().signal);
    }
  }

  private after(days: number): Date {
    return new Date(this.deps.clock().getTime() + days * dayMs);
  }
}

/** Returns the keys that can fail on a leg. A normalized location has no line break. */
function keysOf(route: TravelRoute): string[] {
  return [route.origin, route.destination, legKey(route)];
}

function legKey({ origin, destination }: TravelRoute): string {
  return `${origin}\n${destination}`;
}
