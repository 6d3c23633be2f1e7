import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { useTestDatabase } from '@homeroom/testing';
import { parseHousehold } from '@homeroom/household';
import { startBackground } from '../src/background.ts';
import { calendar, event } from './calendar-fixtures.ts';
import { openCalendarService, type CalendarTestService } from './calendar-service-fixture.ts';

const household = parseHousehold(`
family_id: rivera
timezone: America/Chicago
home_address: 12 Harbour Street, Springfield
members:
  - { id: maya, name: Maya, role: child }
  - { id: leo, name: Leo, role: child }
places:
  - { match: Lakeside Elementary, minutes_from_home: 12 }
`);
const database = useTestDatabase('family-assistant');
let service: CalendarTestService;
let host: Server;
let asked: string[];
let answer: (path: string) => { status: number; body: string } | 'hang';

beforeAll(async () => {
  host = createServer((req, res) => {
    asked.push(decodeURIComponent(String(req.url)));
    const given = answer(String(req.url));
    if (given !== 'hang') res.writeHead(given.status, { 'Content-Type': 'application/json' }).end(given.body);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  host.closeAllConnections();
  host.close();
});
beforeEach(async () => {
  asked = [];
  answer = (path) => ({
    status: 200,
    body: path.startsWith('/search')
      ? '[{"lat":"41.9","lon":"-87.6"}]'
      : '{"code":"Ok","routes":[{"duration":1261.4}]}',
  });
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  service = openCalendarService(database.url, { household, travelHosts: { nominatimUrl: url, osrmUrl: url } });
  await service.rows('TRUNCATE travel_place, travel_leg, travel_version');
});
afterEach(() => service.close());

const timed = (uid: string, start: string, ...lines: string[]) =>
  event(`UID:${uid}`, `DTSTART;TZID=America/Chicago:20261119T${start}00`, 'DURATION:PT1H', ...lines);
const day = 'start=2026-11-19T00:00:00-06:00&end=2026-11-20T00:00:00-06:00';
type Travelled = Record<string, unknown> & {
  id: string;
  summary: string;
  travel_time_minutes: number | null;
  travel_from_home?: boolean;
};
const events = async (query = day): Promise<Travelled[]> =>
  (await service.get(`/calendar/events?${query}`)).body.events;
const travel = async (query?: string) =>
  Object.fromEntries(
    (await events(query)).map(({ summary, travel_time_minutes: minutes, travel_from_home: fromHome }) => [
      summary,
      [minutes, fromHome],
    ]),
  );

test("what the event says comes first, then the family's places; without a location, uncached or all-day it is null", async () => {
  await service.importText(
    'family',
    calendar(
      timed('a', '0800', 'SUMMARY:Apple', 'LOCATION:Far away', 'X-APPLE-TRAVEL-DURATION;VALUE=DURATION:PT45M'),
      timed('b', '1500', 'SUMMARY:School', 'LOCATION:lakeside elementary\\, gym'),
      timed('c', '2000', 'SUMMARY:Call'),
      event('UID:d', 'DTSTART;VALUE=DATE:20261119', 'SUMMARY:Day', 'LOCATION:Lakeside Elementary'),
    ),
  );
  expect(await travel()).toEqual({
    Apple: [45, true],
    School: [12, true],
    Call: [null, undefined],
    Day: [null, undefined],
  });
  expect(asked).toEqual([]);
});

test('the background job fills the cache, and then reads tell it: from home, or from the event before of the same person', async () => {
  await service.importText(
    'family',
    calendar(
      timed('a', '1500', 'SUMMARY:Maya swims', 'LOCATION:City Pool'),
      timed('b', '1700', 'SUMMARY:Maya sings', 'LOCATION:Town Hall'),
      timed('c', '1730', 'SUMMARY:Leo plays', 'LOCATION:Town Hall'),
    ),
  );
  expect(await travel()).toEqual({
    'Maya swims': [null, undefined],
    'Maya sings': [null, undefined],
    'Leo plays': [null, undefined],
  });
  const background = await startBackground(service.context, service.features);
  const known = async () => (await service.rows('SELECT 1 FROM travel_leg WHERE minutes IS NOT NULL')).length;
  for (let tries = 0; (await known()) < 3 && tries < 300; tries += 1) await wait(50);
  await background.stop();
  expect(await travel()).toEqual({ 'Maya swims': [22, true], 'Maya sings': [22, false], 'Leo plays': [22, true] });
  const [first] = await events();
  expect((await service.get(`/calendar/events/${first?.id}`)).body).toEqual(first);
  expect(await travel('start=2026-11-19T16:59:00-06:00&end=2026-11-19T17:01:00-06:00')).toEqual({
    'Maya sings': [22, false],
  });
  expect(asked.filter((path) => path.startsWith('/search')).length).toBe(3);
  expect(
    (await events(`${day}&include_travel=false`)).some(
      (shown) => 'travel_time_minutes' in shown || 'travel_from_home' in shown,
    ),
  ).toBe(false);
});

test.each([
  ['refuse', () => ({ status: 500, body: '' })],
  ['answer garbage', () => ({ status: 200, body: '<html>' })],
  [
    'answer a place off the map',
    (path: string) => ({ status: 200, body: path.startsWith('/search') ? '[{"lat":"141","lon":"-87"}]' : '{}' }),
  ],
  ['hang', () => 'hang' as const],
])(
  'while the hosts %s a read asks nobody and says null',
  async (_, given) => {
    answer = given;
    await service.importText('family', calendar(timed('a', '1500', 'SUMMARY:Swim', 'LOCATION:City Pool')));
    const background = await startBackground(service.context, service.features);
    for (let tries = 0; asked.length === 0 && tries < 100; tries += 1) await wait(50);
    expect(asked.length).toBeGreaterThan(0);
    const before = asked.length;
    expect(await travel()).toEqual({ Swim: [null, undefined] });
    expect(asked.length).toBe(before);
    await background.stop();
  },
  30_000,
);
