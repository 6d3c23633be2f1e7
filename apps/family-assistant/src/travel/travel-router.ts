/** A point on the earth in degrees (WGS 84): latitude from -90 to 90, longitude from -180 to 180. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Result of geocoding a location. */
export type Geocoding = { kind: 'found'; place: Place } | { kind: 'none' };

/** Travel time, or that there is no route. */
export type Routing = { kind: 'found'; seconds: number } | { kind: 'none' };

/**
 * The hosts that know places and ways. Only the background job asks them.
 * Both methods throw TravelHostError when the host gives no usable answer, and the signal's reason when that ends.
 */
export interface TravelRouter {
  geocode(location: string, signal: AbortSignal): Promise<Geocoding>;
  /** By car. A way of over 24 hours counts as none. */
  route(from: Place, to: Place, signal: AbortSignal): Promise<Routing>;
}

/** A host is unavailable, too slow or answers with something unusable. The message tells no location. */
export class TravelHostError extends Error {
  override readonly name = 'TravelHostError';
}
