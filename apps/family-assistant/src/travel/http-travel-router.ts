import { errorCode } from '@homeroom/database';
import { outsideCall } from '@homeroom/tracing';
import fetch from 'node-fetch';
import * as z from 'zod';
import { TravelHostError } from './travel-router.ts';
import type { Geocoding, Place, Routing, TravelRouter } from './travel-router.ts';

/** Addresses and limits of the hosts. */
export interface HttpTravelRouterOptions {
  /** The base address of a Nominatim-shaped geocoder. */
  nominatimUrl: string;
  /** The base address of an OSRM-shaped router. */
  osrmUrl: string;
  /** Limit for a whole response. Default: 5,000. */
  limitMilliseconds?: number;
}

interface Answer {
  status: number;
  body: unknown;
}

const largestAnswerBytes = 1_048_576;
const daySeconds = 86_400;
const headers = { 'user-agent': 'Homeroom/0.1 (family calendar)', accept: 'application/json' };

const degrees = (limit: number) =>
  z
    .string()
    .regex(/^[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/i)
    .transform(Number)
    .pipe(z.number().min(-limit).max(limit));
const searchAnswer = z.array(z.object({ lat: degrees(90), lon: degrees(180) }));
const foundRoutes = z.object({
  code: z.literal('Ok'),
  routes: z.tuple([z.object({ duration: z.number().min(0) })], z.unknown()),
});
const noRoute = z.object({ code: z.enum(['NoRoute', 'NoSegment']) });

/** Asks a geocoder with Nominatim's search API (`/search`) and a router with OSRM's route service (`/route/v1`). */
export class HttpTravelRouter implements TravelRouter {
  private readonly options: HttpTravelRouterOptions;

  constructor(options: HttpTravelRouterOptions) {
    this.options = options;
  }

  async geocode(location: string, signal: AbortSignal): Promise<Geocoding> {
    const query = new URLSearchParams({ q: location, format: 'jsonv2', limit: '1' });
    const { status, body } = await this.ask('geocoder', `${base(this.options.nominatimUrl)}/search?${query}`, signal);
    if (status !== 200) throw new TravelHostError(`The geocoder answered with status ${status}.`);
    const { data } = searchAnswer.safeParse(body);
    if (!data) throw new TravelHostError('The geocoder gave an answer of another shape.');
    const [first] = data;
    return first ? { kind: 'found', place: { latitude: first.lat, longitude: first.lon } } : { kind: 'none' };
  }

  async route(from: Place, to: Place, signal: AbortSignal): Promise<Routing> {
    const { status, body } = await this.ask(
      'router',
      `${base(this.options.osrmUrl)}/route/v1/driving/${point(from)};${point(to)}?overview=false`,
      signal,
    );
    // OSRM gives these codes with status 400.
    if ((status === 200 || status === 400) && noRoute.safeParse(body).success) return { kind: 'none' };
    if (status !== 200) throw new TravelHostError(`The router answered with status ${status}.`);
    const { data } = foundRoutes.safeParse(body);
    if (!data) throw new TravelHostError('The router gave an answer of another shape.');
    const seconds = data.routes[0].duration;
    return seconds > daySeconds ? { kind: 'none' } : { kind: 'found', seconds };
  }

  /** Answers what the host did, with a body of undefined when that is no JSON. node-fetch's own errors quote the address. */
  private async ask(host: string, url: string, signal: AbortSignal): Promise<Answer> {
    signal.throwIfAborted();
    const limit = AbortSignal.timeout(this.options.limitMilliseconds ?? 5_000);
    try {
      return await outsideCall(host, async (trace) => {
        const response = await fetch(url, {
          headers: { ...headers, ...trace },
          signal: AbortSignal.any([signal, limit]),
          size: largestAnswerBytes,
          redirect: 'error',
        });
        return { status: response.status, body: parse(await response.text()) };
      });
    } catch (error) {
      signal.throwIfAborted();
      if (limit.aborted) throw new TravelHostError(`The ${host} took too long to answer.`);
      throw new TravelHostError(`The ${host} could not be asked${codeOf(error)}.`);
    }
  }
}

function base(url: string): string {
  return url.replace(/\/+$/, '');
}

function point({ latitude, longitude }: Place): string {
  return `${longitude.toFixed(6)},${latitude.toFixed(6)}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function codeOf(error: unknown): string {
  const code = errorCode(error);
  return /^[A-Z_]+$/.test(code) ? ` (${code})` : '';
}
