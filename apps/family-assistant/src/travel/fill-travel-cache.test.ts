import { openDatabase } from '@homeroom/database';
import type { Database } from '@homeroom/database';
import { createLogger } from '@homeroom/service-kit';
import { endSessions, fixedClock, holdsLock, useTestDatabase, until } from '@homeroom/testing';
import type { FixedClock } from '@homeroom/testing';
import type { Occurrence } from '../calendar/occurrence.ts';
import { FillTravelCache } from './fill-travel-cache.ts';
import type { FillTravelCacheDeps } from './fill-travel-cache.ts';
import { HttpTravelRouter } from './http-travel-router.ts';
import { TravelStore } from './travel-store.ts';
import { buildOccurrence, membersOf } from './testing/build-occurrence.ts';
import { answer, startFakeTravelHosts } from './testing/fake-travel-hosts.ts';
import type { FakeTravelHosts } from './testing/fake-travel-hosts.ts';

const testDatabase = useTestDatabase('family-assistant');
const household = { homeAddress: '12 Oak St', places: [] };
const dayMs = 86_400_000;
const never = new AbortController().signal;
let database: Database;
let store: TravelStore;
let hosts: FakeTravelHosts;
let clock: FixedClock;
let pauses: number[];
let logLines: string[];
let upcoming: Occurrence[];

beforeAll(() => {
  database = openDatabase({ url: testDatabase.url, applicationName: 'travel-test' });
  store = new TravelStore(database);
});
beforeEach(async () => {
  await database.query('TRUNCATE travel_place, travel_leg, travel_version');
  hosts = await startFakeTravelHosts();
  hosts.places = new Map([
    ['12 oak st', [41.88, -87.63]],
    ['lincoln school', [41.9, -87.65]],
    ['gym', [41.91, -87.6]],
  ]);
  clock = fixedClock('2026-11-18T06:00:00Z');
  [pauses, logLines, upcoming] = [[], [], [at('08', 'Lincoln School')]];
});
afterEach(() => hosts.close());
afterAll(() => database.end());

function openJob(overrides: Partial<FillTravelCacheDeps> = {}): FillTravelCache {
  const logger = createLogger({
    service: 'family-assistant',
    level: 'info',
    destination: { write: (line: string) => void logLines.push(line) },
  });
  const pause = (milliseconds: number) => {
    pauses.push(milliseconds);
    return Promise.resolve();
  };
  return new FillTravelCache({
    database,
    store,
    household,
    membersOf,
    router: new HttpTravelRouter(hosts),
    upcoming: () => Promise.resolve(upcoming),
    clock,
    pause,
    logger,
    ...overrides,
  });
}

/** Builds an event at an hour. Default: of nobody, so that it is reached from home. */
function at(hour: string, location: string, members: readonly string[] = []): Occurrence {
  return buildOccurrence({ at: [`${hour}:00`, `${hour}:30`], location, members });
}

/** Something that a test waits for. */
function openMoment(): { happen: () => void; come: Promise<void> } {
  let happen = () => {};
  const come = new Promise<void>((resolve) => (happen = resolve));
  return { happen, come };
}

const asked = () => hosts.requests.map(({ host, what }) => (host === 'geocoder' ? what : 'route'));
const minutesTo = async (destination: string) => (await store.legsTo([destination])).map(({ minutes }) => minutes);
const fails = (host: 'geocoder' | 'router', what?: string) => {
  hosts.instead = (request, response) =>
    request.host === host && (what === undefined || request.what === what) && answer(response, 500, 'down');
};

describe('a pass', () => {
  test('finds places and legs, keeps them, and asks for nothing twice', async () => {
    hosts.seconds = 601;
    upcoming = [at('08', 'Lincoln School', ['ana']), at('10', 'GYM', ['ana']), at('11', 'gym', ['maya'])];
    const job = openJob();
    expect(await job.run(never)).toBe(6);
    expect(asked()).toEqual(['12 oak st', 'lincoln school', 'route', 'gym', 'route', 'route']);
    const legs = await store.legs();
    expect(legs).toHaveLength(3);
    expect(legs).toEqual(
      expect.arrayContaining([
        { origin: 'lincoln school', destination: 'gym', minutes: 11 },
        { origin: '12 oak st', destination: 'gym', minutes: 11 },
      ]),
    );
    expect(await job.run(never)).toBe(0);
    expect(await store.version()).toBe(3n);
  });

  test('waits a second after every request, the last one too', async () => {
    await openJob().run(never);
    expect(pauses).toEqual([1_000, 1_000, 1_000]);
  });

  test('makes at most 200 requests, for the soonest events first', async () => {
    upcoming = Array.from({ length: 250 }, (_, index) => at('08', `Place ${index}`));
    const job = openJob();
    expect(await job.run(never)).toBe(200);
    expect(asked().slice(-2)).toEqual(['place 197', 'place 198']);
    expect(await job.run(never)).toBe(51);
  });

  test('looks legs up again after 30 days and places after 180', async () => {
    const job = openJob();
    await job.run(never);
    clock.advance(30 * dayMs - 1);
    expect(await job.run(never)).toBe(0);
    clock.advance(1);
    hosts.seconds = 1_200;
    expect(await job.run(never)).toBe(1);
    expect(await minutesTo('lincoln school')).toEqual([20]);
    clock.advance(150 * dayMs);
    expect(await job.run(never)).toBe(3);
  });
});

describe('a negative answer', () => {
  test('for a place is kept, and asked again after seven days', async () => {
    hosts.places.delete('lincoln school');
    const job = openJob();
    expect(await job.run(never)).toBe(2);
    clock.advance(7 * dayMs - 1);
    expect(await job.run(never)).toBe(0);
    expect(await minutesTo('lincoln school')).toEqual([null]);
    hosts.places.set('lincoln school', [41.9, -87.65]);
    clock.advance(1);
    expect(await job.run(never)).toBe(2);
    expect(await minutesTo('lincoln school')).toEqual([10]);
  });

  test('for a way is kept, and asked again after seven days', async () => {
    hosts.seconds = null;
    const job = openJob();
    expect(await job.run(never)).toBe(3);
    clock.advance(7 * dayMs - 1);
    expect(await job.run(never)).toBe(0);
    clock.advance(1);
    expect(await job.run(never)).toBe(1);
  });
});

describe('a host that fails', () => {
  beforeEach(() => {
    upcoming = [at('08', 'Lincoln School'), at('09', 'Gym')];
  });

  test('rests for ten minutes, while places are found without the router', async () => {
    fails('router');
    const job = openJob();
    expect(await job.run(never)).toBe(4);
    expect(await store.placesOf(['12 oak st', 'lincoln school', 'gym'])).toHaveLength(3);
    hosts.instead = () => false;
    clock.advance(599_999);
    expect(await job.run(never)).toBe(0);
    clock.advance(1);
    expect(await job.run(never)).toBe(2);
    expect(logLines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { level: 'warn', host: 'router', reason: 'The router answered with status 500.' },
    ]);
  });

  test('lets ways between known places be found without the geocoder', async () => {
    await store.savePlace({
      location: '12 oak st',
      place: { latitude: 41, longitude: -87 },
      retryAt: new Date('2030-01-01'),
    });
    await store.savePlace({
      location: 'gym',
      place: { latitude: 42, longitude: -87 },
      retryAt: new Date('2020-01-01'),
    });
    fails('geocoder');
    expect(await openJob().run(never)).toBe(2);
    expect(asked()).toEqual(['lincoln school', 'route']);
    expect(await minutesTo('gym')).toEqual([10]);
  });

  test('on one location is asked for the others first the next time', async () => {
    fails('geocoder', 'lincoln school');
    const job = openJob();
    await job.run(never);
    clock.advance(600_000);
    await job.run(never);
    expect(asked()).toEqual(['12 oak st', 'lincoln school', 'gym', 'route', 'lincoln school']);
  });

  test('keeps what was known before', async () => {
    const job = openJob();
    await job.run(never);
    clock.advance(200 * dayMs);
    fails('router');
    await job.run(never);
    expect(await minutesTo('gym')).toEqual([10]);
  });
});

describe('leadership', () => {
  test('of two jobs at once one works, and the other does after it', async () => {
    const other = openDatabase({ url: testDatabase.url, applicationName: 'travel-replica' });
    const second = openJob({ database: other, store: new TravelStore(other) });
    let answeredWhile: number | null | undefined;
    const first = openJob({ upcoming: async () => ((answeredWhile = await second.run(never)), upcoming) });
    expect(await first.run(never)).toBe(3);
    expect(answeredWhile).toBeNull();
    expect(await second.run(never)).toBe(0);
    await other.end();
  });

  test('is given up when a pass fails', async () => {
    const failing = openJob({ upcoming: () => Promise.reject(new Error('no calendar')) });
    await expect(failing.run(never)).rejects.toThrow('no calendar');
    expect(await openJob().run(never)).toBe(3);
  });

  test('that is lost ends the pass before the next request', async () => {
    const job = openJob({ pause: () => endSessions(database, holdsLock) });
    await expect(job.run(never)).rejects.toMatchObject({ name: 'DatabaseUnavailableError' });
    expect(asked()).toEqual(['12 oak st']);
    expect(await openJob().run(never)).toBe(2);
  });
});

describe('the loop', () => {
  test('runs right away and again, never two passes at once, whatever fails', async () => {
    let [running, most, passes] = [0, 0, 0];
    const enough = openMoment();
    const job = openJob({
      upcoming: async () => {
        most = Math.max(most, (running += 1));
        await Promise.resolve();
        running -= 1;
        if ((passes += 1) === 3) enough.happen();
        throw new Error('no calendar');
      },
    });
    job.loop.start(60_000);
    job.loop.start(60_000);
    await enough.come;
    await job.loop.stop();
    expect(most).toBe(1);
    expect(new Set(pauses)).toEqual(new Set([60_000]));
    expect(JSON.parse(String(logLines[0]))).toMatchObject({ level: 'error', err: { message: 'no calendar' } });
    const before = passes;
    await job.loop.stop();
    expect(passes).toBe(before);
  });

  test('stops in the middle of a request, after its second, and lets another lead', async () => {
    const began = openMoment();
    hosts.instead = () => {
      began.happen();
      return true;
    };
    const job = openJob();
    job.loop.start(60_000);
    await began.come;
    await job.loop.stop();
    expect(pauses).toEqual([1_000]);
    expect(logLines).toEqual([]);
    hosts.instead = () => false;
    expect(await openJob().run(never)).toBe(3);
  });

  test('stops in the middle of a wait, and may be started again', async () => {
    const found = openMoment();
    const pause = async (milliseconds: number, signal: AbortSignal) => {
      if (milliseconds === 1_000) return;
      found.happen();
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
    };
    const job = openJob({ pause });
    job.loop.start(60_000);
    await found.come;
    await job.loop.stop();
    expect(asked()).toHaveLength(3);
    clock.advance(30 * dayMs);
    job.loop.start(60_000);
    await until(() => hosts.requests.length >= 4);
    await job.loop.stop();
    expect(asked()).toHaveLength(4);
  });
});
