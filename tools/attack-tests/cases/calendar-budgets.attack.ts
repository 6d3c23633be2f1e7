import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startFakeTelegram } from '@homeroom/messenger/testing';
import type { FakeTelegram } from '@homeroom/messenger/testing';
import { processVariables } from '@homeroom/service-kit';
import { family, json, startStack } from '../support/attacked-stack.ts';
import type { Stack } from '../support/attacked-stack.ts';
import { writeHousehold } from '../support/family-household.ts';
import { calendarText, crowd, longEvent, quarterHourly, utcTime } from '../support/hostile-calendars.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const botToken = '5550123:a-bot-of-the-attack-tests-only';
const importer = path.join(import.meta.dirname, '../../../dist/apps/family-assistant/import-ics.js');
const began = Date.now();
const thousand = Array.from({ length: 1_000 }, (_, index) => [
  `UID:match-${index}`,
  `SUMMARY:Match ${index}`,
  `DTSTART:${utcTime(began + 2 * dayMs + Math.floor(index / 2) * 600_000)}`,
  'DURATION:PT9M',
]);
const links: Record<string, string> = {
  '/school.ics': calendarText([quarterHourly('first'), quarterHourly('second')]),
  '/league.ics': calendarText(thousand),
};
const host = createServer((request, response) =>
  response.setHeader('Content-Type', 'text/calendar').end(links[request.url ?? '']),
);
const folder = mkdtempSync(path.join(tmpdir(), 'homeroom-attack-family-'));
let own: Stack;
let telegram: FakeTelegram;
let householdFile: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  telegram = await startFakeTelegram({ token: botToken });
  householdFile = writeHousehold(folder, { school: `${address}/school.ics`, league: `${address}/league.ics` });
  const alerts = {
    TELEGRAM_ENABLED: 'true',
    TELEGRAM_API_ROOT: telegram.apiRoot,
    BOT_TOKEN: botToken,
    ALERT_SCHEDULE_MINUTES: '0.02,0.02,0.02',
    ALERT_QUIET_HOURS: 'none',
  };
  own = await startStack({
    variables: { ...alerts, FAMILY_CONFIG: householdFile, SUBSCRIPTIONS_ALLOW_PRIVATE: 'true' },
    args: ['--empty'],
  });
  const [start, half, end] = [1, 1.5, 2].map((hours) => new Date(began + hours * hourMs).toISOString());
  for (const event of [
    { summary: 'Dentist', start, end },
    { summary: 'Piano', start: half, end },
  ])
    expect((await family('/calendar/events', json(event), own)).status).toBe(201);
}, 300_000);
afterAll(async () => {
  await own?.stop();
  await telegram?.stop();
  host.close();
  rmSync(folder, { recursive: true });
});

interface Events {
  events: { id: string; summary: string }[];
  conflicts: { event1_id: string; event2_id: string }[];
}

interface Problems {
  problems: { calendar: string; uid: string; reason: string }[];
  left_out: number;
}

/** Returns the response of a call, which must be 200. */
async function read<Body>(call: string, token = own.botToken): Promise<Body> {
  const response = await family(call, { headers: { Authorization: `Bearer ${token}` } }, own);
  expect([call, response.status]).toEqual([call, 200]);
  return (await response.json()) as Body;
}

const reasons = async (calendar: string) =>
  (await read<Problems>('/calendar/problems')).problems
    .filter((problem) => problem.calendar === calendar)
    .map(({ reason }) => reason);

async function until(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  for (let tries = 0; tries < 240 && !(await isTrue()); tries += 1) await pause(500);
  expect(await isTrue()).toBe(true);
}

/** Imports events into the bulk calendar, replacing earlier ones. Returns the command's complaints. */
function importBulk(events: readonly (readonly string[])[]): string {
  const file = path.join(folder, 'bulk.ics');
  writeFileSync(file, calendarText(events));
  const env = {
    PATH: processVariables()['PATH'],
    DATABASE_URL: own.databaseUrls['family-assistant'],
    FAMILY_CONFIG: householdFile,
  };
  const command = `"${process.execPath}" "${importer}" "${file}" --calendar bulk --replace 2>&1`;
  return execFileSync('sh', ['-c', command], { env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

/**
 * Expects every read to return the family's own two events and their conflict, and health to list the three services
 * only.
 */
async function allTheRest(): Promise<void> {
  const { token } = (await (await family('/dashboard/token', json({ messenger_user_id: '1001' }), own)).json()) as {
    token: string;
  };
  const range = new URLSearchParams({
    start: new Date(began - hourMs).toISOString(),
    end: new Date(began + dayMs).toISOString(),
  });
  for (const [call, credential] of [
    ['/calendar/today', own.botToken],
    ['/calendar/week', own.botToken],
    [`/calendar/events?${range}`, own.botToken],
    [`/dashboard/events?${range}`, token],
  ] as const) {
    const { events, conflicts } = await read<Events>(call, credential);
    const [dentist, piano] = ['Dentist', 'Piano'].map((title) => events.find(({ summary }) => summary === title)?.id);
    expect([call, conflicts.some((pair) => pair.event1_id === dentist && pair.event2_id === piano)]).toEqual([
      call,
      true,
    ]);
  }
  for (const [call, credential] of [
    ['/conflicts', own.botToken],
    ['/dashboard/conflicts', token],
  ] as const) {
    const { outstanding } = await read<{ outstanding: { event1: { summary: string } }[] }>(call, credential);
    expect([call, outstanding.some(({ event1 }) => event1.summary === 'Dentist')]).toEqual([call, true]);
  }
  await read('/dashboard/problems', token);
  await read('/dashboard/session', token);
  const { feed_url: feedUrl } = (await (await family('/calendar/feed-token', json({}), own)).json()) as {
    feed_url: string;
  };
  const feed = await (await fetch(feedUrl)).text();
  expect(feed).toMatch(/SUMMARY:Dentist[\s\S]*END:VCALENDAR\r\n$/);
  expect(await (await family('/health', {}, own)).json()).toMatchObject({
    services: { calendar_store: 'up', vector_store: 'up' },
  });
}

describe('Calendar budgets', () => {
  test('two events of 366 days that repeat 96 times a day are left out, and all the rest is answered', async () => {
    expect(importBulk([quarterHourly('first'), quarterHourly('second')])).toContain('It repeats too often');
    await allTheRest();
    expect(await reasons('bulk')).toEqual(['too_many_occurrences', 'too_many_occurrences']);
  });

  test('so are those of a subscribed link', async () => {
    await until(async () => (await reasons('school')).length === 2);
    await allTheRest();
  });

  test('an event of 2 MiB is left out, and all the rest is answered', async () => {
    expect(importBulk([longEvent('letter', began + hourMs, 2 * 1024 * 1024)])).toContain('It is larger than 1 MiB');
    await allTheRest();
    expect(await reasons('bulk')).toEqual(['too_large']);
  });

  test('of a calendar of 30 MiB the largest events are left out, and all the rest is answered', async () => {
    importBulk(Array.from({ length: 31 }, (_, index) => longEvent(`letter-${index}`, began + 3 * hourMs, 1_000_000)));
    await allTheRest();
    const found = await reasons('bulk');
    expect([found.length, new Set(found)]).toEqual([11, new Set(['calendar_too_large'])]);
  });

  test('of more overlaps than the registry follows it follows the soonest, and counts the others', async () => {
    importBulk(crowd('guest', began + 5 * dayMs, 80));
    await until(async () => ((await read<{ left_out?: number }>('/conflicts')).left_out ?? 0) > 0);
    await allTheRest();
    expect((await read<{ outstanding: unknown[] }>('/conflicts')).outstanding).toHaveLength(2_000);
    importBulk([]);
  });

  test('an event that would repeat too often is not added', async () => {
    const siren = {
      summary: 'Siren',
      start: new Date(began).toISOString(),
      end: new Date(began + 300 * dayMs).toISOString(),
      rrule: 'FREQ=HOURLY;BYMINUTE=0,15,30,45',
    };
    const response = await family('/calendar/events', json(siren), own);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'event_too_large']);
    await allTheRest();
  });

  test('metrics and log tell what is left out, by calendar, reason and UID', async () => {
    const metrics = await (await fetch(`${own.services['family-assistant']}/metrics`)).text();
    expect(metrics).toMatch(
      /calendar_objects_left_out\{calendar="school",reason="too_many_occurrences",service="family-assistant"\} 2/,
    );
    const logs = path.join(own.dataDir, 'logs');
    const log = readdirSync(logs)
      .map((name) => readFileSync(path.join(logs, name), 'utf8'))
      .join('\n');
    expect(log).toContain('"uids":["first","second"]');
    expect(log).not.toMatch(/Bell|Letter letter|guest 1/);
  });
});

describe('Conflict messages', () => {
  test('a link with 1,000 overlapping events brings at most 3 messages into a chat', async () => {
    // What others changed is told apart from conflicts.
    const alerts = () => telegram.accepted.filter(({ text }) => !/^(?:New|Moved|Cancelled): |^Bulk is /.test(text));
    await until(async () => alerts().length >= 3);
    // Without the limit, messages would be due every second or two.
    await pause(20_000);
    for (const chat of new Set(alerts().map(({ chatId }) => chatId)))
      expect(alerts().filter(({ chatId }) => chatId === chat).length).toBeLessThanOrEqual(3);
    const { outstanding } = await read<{ outstanding: { event1: { summary: string }; nag_count: number }[] }>(
      '/conflicts',
    );
    expect(outstanding.filter(({ event1 }) => event1.summary.startsWith('Match'))).toHaveLength(500);
    await allTheRest();
  });
});
