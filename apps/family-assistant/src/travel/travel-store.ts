import type { TravelRoute } from './travel-need.ts';
import type { Place } from './travel-router.ts';

/** Where a location is, as far as the geocoder knows; null when it knows no such place. */
export interface StoredPlace {
  /** Normalized. */
  location: string;
  place: Place | null;
  /** When it may be asked for again. */
  retryAt: Date;
}

/** How long a way takes; null when there is none. */
export interface StoredLeg extends TravelRoute {
  minutes: number | null;
  /** When it may be asked for again. */
  retryAt: Date;
}

/** A leg with a time. */
export interface TimedLeg extends TravelRoute {
  minutes: number;
}

/** The places and legs that were asked for once, shared by every replica. */
export interface TravelStore {
  /** Raised by every change to the time of a leg: what was read under the same version is still true. 0 at first. */
  version(): Promise<bigint>;
  /** The legs with a time, the 20,000 that stay fresh longest. */
  legs(): Promise<TimedLeg[]>;
  /** Every leg to these destinations, those without a time included. */
  legsTo(destinations: readonly string[]): Promise<StoredLeg[]>;
  placesOf(locations: readonly string[]): Promise<StoredPlace[]>;
  savePlace(place: StoredPlace): Promise<void>;
  /** Raises the version in the same transaction when the time is another one than before. */
  saveLeg(leg: StoredLeg): Promise<void>;
}
