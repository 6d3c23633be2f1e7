import type { Occurrence } from '../calendar/occurrence.ts';
import { TravelRules } from './travel-need.ts';
import type { TravelRulesDeps } from './travel-need.ts';
import type { TravelStore } from './travel-store.ts';

/** Travel time to an occurrence, and whether it starts at home. */
export interface TravelEstimate {
  /** Whole minutes, rounded up. */
  minutes: number;
  fromHome: boolean;
}

export interface TravelTimesDeps extends TravelRulesDeps {
  store: Pick<TravelStore, 'version' | 'legs'>;
}

type MinutesByRoute = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Tells travel times from what is stored; it never asks a host. */
export class TravelTimes {
  private readonly store: TravelTimesDeps['store'];
  private readonly rules: TravelRules;
  private loaded: { stamp: string; minutes: Promise<MinutesByRoute> } | undefined;

  constructor({ store, ...rules }: TravelTimesDeps) {
    this.store = store;
    this.rules = new TravelRules(rules);
  }

  /** Changes with the stored travel times: what was answered under the same stamp is still true. */
  async stamp(): Promise<string> {
    return String(await this.store.version());
  }

  /**
   * The travel times that are known, by the ids of the occurrences.
   * @param occurrences by start, from `originReachMs` before the first that matters
   * @param stamp what `stamp()` answered for this request
   */
  async estimates(occurrences: readonly Occurrence[], stamp: string): Promise<Map<string, TravelEstimate>> {
    const stored = await this.minutesUnder(stamp);
    const estimates = new Map<string, TravelEstimate>();
    for (const [index, need] of this.rules.needs(occurrences).entries()) {
      const id = occurrences[index]?.id;
      if (id === undefined || need.kind === 'none') continue;
      const minutes = need.kind === 'known' ? need.minutes : stored.get(need.origin)?.get(need.destination);
      if (minutes !== undefined) estimates.set(id, { minutes, fromHome: need.fromHome });
    }
    return estimates;
  }

  private minutesUnder(stamp: string): Promise<MinutesByRoute> {
    if (this.loaded?.stamp === stamp) return this.loaded.minutes;
    const loading = { stamp, minutes: this.load() };
    this.loaded = loading;
    loading.minutes.catch(() => {
      if (this.loaded === loading) this.loaded = undefined;
    });
    return loading.minutes;
  }

  private async load(): Promise<MinutesByRoute> {
    const byOrigin = new Map<string, Map<string, number>>();
    for (const { origin, destination, minutes } of await this.store.legs()) {
      const byDestination = byOrigin.get(origin) ?? new Map<string, number>();
      byOrigin.set(origin, byDestination.set(destination, minutes));
    }
    return byOrigin;
  }
}
