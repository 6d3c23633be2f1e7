import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { closeAtOnce, listenOnLoopback } from '@homeroom/testing/loopback';

/** Request received by the fake hosts. */
export interface TravelRequest {
  host: 'geocoder' | 'router';
  /** The text that was searched for, or the coordinates of a route. */
  what: string;
  url: string;
  headers: IncomingHttpHeaders;
}

/** Answers a request by itself; true when it did. */
type Instead = (request: TravelRequest, response: ServerResponse) => boolean;

/** A geocoder and a router on one local address that speak as Nominatim and OSRM do. */
export interface FakeTravelHosts {
  nominatimUrl: string;
  osrmUrl: string;
  requests: TravelRequest[];
  /** Latitude and longitude by normalized location; any other is unknown. */
  places: Map<string, readonly [number, number]>;
  /** The seconds of every route; null when there is no way. */
  seconds: number | null;
  instead: Instead;
  close(): Promise<void>;
}

export async function startFakeTravelHosts(): Promise<FakeTravelHosts> {
  const server = createServer((req, res) => {
    const request = readRequest(req.url ?? '', req.headers);
    hosts.requests.push(request);
    if (hosts.instead(request, res)) return;
    const [status, body] = request.host === 'geocoder' ? search(hosts, request.what) : route(hosts);
    answer(res, status, JSON.stringify(body));
  });
  const port = await listenOnLoopback(server);
  const url = `http://127.0.0.1:${port}`;
  const close = () => closeAtOnce(server);
  const hosts: FakeTravelHosts = {
    nominatimUrl: `${url}/nominatim/`,
    osrmUrl: `${url}/osrm`,
    requests: [],
    places: new Map(),
    seconds: 600,
    instead: () => false,
    close,
  };
  return hosts;
}

export function answer(response: ServerResponse, status: number, body: string): true {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  return true;
}

function readRequest(url: string, headers: IncomingHttpHeaders): TravelRequest {
  const { pathname, searchParams } = new URL(url, 'http://fake.test');
  if (pathname === '/nominatim/search') return { host: 'geocoder', what: searchParams.get('q') ?? '', url, headers };
  return { host: 'router', what: pathname.replace('/osrm/route/v1/driving/', ''), url, headers };
}

function search({ places }: FakeTravelHosts, text: string): [number, unknown] {
  const place = places.get(text);
  return [
    200,
    place ? [{ place_id: 1, lat: String(place[0]), lon: String(place[1]), display_name: text, importance: 0.5 }] : [],
  ];
}

function route({ seconds }: FakeTravelHosts): [number, unknown] {
  if (seconds === null) return [400, { code: 'NoRoute', message: 'Impossible route between points' }];
  return [
    200,
    {
      code: 'Ok',
      routes: [{ legs: [], weight_name: 'routability', duration: seconds, distance: 9_000 }],
      waypoints: [],
    },
  ];
}
