/** The two hosts of a TravelRouter. */
export type TravelHost = 'geocoder' | 'router';

const restMs = 600_000;

/** Remembers which host failed and on what, so that it rests, and that what it failed on keeps nothing else waiting. */
export class TravelHostRests {
  private readonly restUntil = new Map<TravelHost, number>();
  private readonly failedAt = new Map<string, number>();

  isResting(host: TravelHost, now: Date): boolean {
    return now.getTime() < (this.restUntil.get(host) ?? 0);
  }

  /** The host is left alone for ten minutes. */
  failed(host: TravelHost, key: string, now: Date): void {
    this.restUntil.set(host, now.getTime() + restMs);
    this.failedAt.set(key, now.getTime());
  }

  succeeded(key: string): void {
    this.failedAt.delete(key);
  }

  /** Returns the time of the last failure of the keys, in milliseconds; 0 for none. */
  lastFailure(keys: readonly string[]): number {
    return Math.max(0, ...keys.map((key) => this.failedAt.get(key) ?? 0));
  }

  /** Forgets the failures of everything that is not asked for any more. */
  keepOnly(keys: ReadonlySet<string>): void {
    for (const key of this.failedAt.keys()) if (!keys.has(key)) this.failedAt.delete(key);
  }
}
