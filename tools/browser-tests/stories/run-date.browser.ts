import { openDatabase } from '@homeroom/database';
import { leaveQuietly, useBrowser } from '../support/browser.ts';
import { openDashboard } from '../support/dashboard.ts';
import { dateRuns } from '../support/date-runs.mjs';
import { addEvent, call, sampleFamily, type ShownEvent } from '../support/family.ts';
import { familyInstant, familyZone } from '../support/family-clock.mjs';
import { dayAhead, familyTime } from '../support/family-days.ts';
import { OwnFamily } from '../support/own-service.ts';
import { world } from '../support/world.ts';

useBrowser();

const family = new OwnFamily();

beforeAll(async () => {
  await family.open();
  await addEvent(family, {
    summary: 'Walk',
    start: familyTime(`${dayAhead(0)}T06:40`),
    end: familyTime(`${dayAhead(0)}T07:00`),
  });
});
afterAll(() => family.stop());

const familyDay = (instant: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: familyZone }).format(instant);

async function databaseDay(url: string): Promise<string> {
  const database = openDatabase({ url, applicationName: 'browser-tests' });
  const { rows } = await database.query<{ now: Date }>('SELECT now()');
  await database.end();
  return familyDay(rows[0]?.now ?? new Date(NaN));
}

test.each([
  ['of the stack', sampleFamily, () => String(world.stack.databaseUrls['family-assistant'])],
  ['of a story', family, () => family.databaseUrl],
])('a service %s, its database and the page have the date of the run', async (_whose, service, databaseUrl) => {
  const watched = await openDashboard(service);
  const { page } = watched;
  const { events } = await call<{ events: ShownEvent[] }>(service, 'GET', '/calendar/today');
  const seen = {
    service: events.find(({ summary }) => summary.startsWith('Walk'))?.start.slice(0, 10),
    database: await databaseDay(databaseUrl()),
    page: familyDay(new Date(await page.evaluate(() => Date.now()))),
    shown: await page.locator('.fc-day-today').first().getAttribute('data-date'),
  };
  const today = dayAhead(0);
  expect(seen).toEqual({ service: today, database: today, page: today, shown: today });
  await leaveQuietly(watched);
});

test.each([
  ['2026-10-31T23:50', '2026-11-01T04:50:00.000Z'],
  ['2026-11-01T01:30', '2026-11-01T06:30:00.000Z'],
  ['2026-11-01T12:00', '2026-11-01T18:00:00.000Z'],
  ['2027-03-14T01:59', '2027-03-14T07:59:00.000Z'],
  ['2027-03-14T03:00', '2027-03-14T08:00:00.000Z'],
])('the family’s clocks show %s at %s', (wall, instant) => {
  expect(new Date(familyInstant(wall)).toISOString()).toBe(instant);
});

test('a run is today, at noon of a date, or at its time; the whole has more dates', () => {
  const now = Date.parse('2026-11-22T18:00:00Z');
  const shiftOf = (...dates: string[]) => dateRuns({ dates, names: [] }, now).map(({ shiftMs }) => shiftMs / 3_600_000);
  expect(dateRuns({ names: ['print'] }, now)).toEqual([
    { name: 'today', title: expect.stringMatching(/^Today, Sunday, November 22, 2026/), shiftMs: 0, names: ['print'] },
  ]);
  expect(dateRuns({ names: [] }, now).map(({ names }) => names.length > 0)).toEqual([false, true, true, true, true]);
  expect(shiftOf('2026-11-22', '2026-11-01', '2027-03-14', '2026-11-23T00:05')).toEqual([
    0,
    -21 * 24,
    112 * 24 - 1,
    12 + 5 / 60,
  ]);
});

test.each(['2027-02-29', '2027-03-14T02:30', '2027-1-1', 'tomorrow', ''])('%j is no date of a run', (date) => {
  expect(() => dateRuns({ dates: [date], names: [] })).toThrow(RangeError);
});
