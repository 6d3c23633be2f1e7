import { openDatabase } from '@homeroom/database';
import type { Database } from '@homeroom/database';
import type { CalendarSettings } from '@homeroom/household';
import { readCalendarFile } from '@homeroom/icalendar';
import { createLogger } from '@homeroom/service-kit';
import { until, useTestDatabase } from '@homeroom/testing';
import { calendar, chicago, event } from '../../tests/calendar-fixtures.ts';
import { MirrorStore } from '../caldav/mirror-store-sql.ts';
import { CalendarStore } from '../calendar/calendar-store.ts';
import { publicNetworkAgents } from './public-network.ts';
import { RefreshSubscriptions } from './refresh-subscriptions.ts';
import type { RefreshSubscriptionsDeps } from './refresh-subscriptions.ts';
import { SubscriptionStore } from './subscription-store.ts';
import { serve, startCalendarHost } from './testing/calendar-host.ts';
import type { CalendarHost } from './testing/calendar-host.ts';

const testDatabase = useTestDatabase('family-assistant');
const never = new AbortController().signal;
let database: Database;
let store: CalendarStore;
let host: CalendarHost;
let logLines: string[];

beforeAll(() => {
  database = openDatabase({ url: testDatabase.url, applicationName: 'subscriptions-test' });
  store = new CalendarStore(database);
});
beforeEach(async () => {
  await database.query('TRUNCATE calendar, calendar_source CASCADE');
  host = await startCalendarHost();
  logLines = [];
});
afterEach(() => host.close());
afterAll(() => database.end());

const subscribed = (id: string, url: string): CalendarSettings => ({
  id,
  kind: 'subscribed',
  owner: null,
  isDefault: false,
  url,
  credentialVariables: null,
  alarms: false,
  refreshMs: null,
});

function openJob(overrides: Partial<RefreshSubscriptionsDeps> = {}): RefreshSubscriptions {
  const logger = createLogger({
    service: 'family-assistant',
    level: 'info',
    destination: { write: (line: string) => void logLines.push(line) },
  });
  const mirrors = new MirrorStore(database);
  return new RefreshSubscriptions({
    calendars: [subscribed('school', `${host.url}/s3cret.ics?key=s3cret`)],
    store,
    subscriptions: new SubscriptionStore(database),
    suspendLocal: (calendarId) => mirrors.suspendLocal(calendarId),
    familyZone: chicago,
    logger,
    credentials: new Map(),
    agentFor: null,
    ...overrides,
  });
}

const practice = (uid: string, ...lines: string[]) =>
  event(`UID:${uid}`, 'DTSTART:20261118T180000Z', 'DURATION:PT1H', ...lines);
const due = () => database.query("UPDATE calendar_source SET next_at = now() - interval '1 second'");

/** Makes the calendar due and refreshes it. */
async function refreshAgain(job = openJob()): Promise<void> {
  await due();
  await job.run(never);
}

/** Summaries of the calendar's events by UID. */
async function shown(calendarId = 'school'): Promise<Record<string, string>> {
  const { rows } = await database.query<{ uid: string; ics: string }>(
    'SELECT uid, ics FROM calendar_object WHERE calendar_id = $1 ORDER BY uid',
    [calendarId],
  );
  return Object.fromEntries(rows.map(({ uid, ics }) => [uid, /SUMMARY:(.*)\r/.exec(ics)?.[1] ?? '']));
}

async function source(): Promise<Record<string, unknown>> {
  const { rows } = await database.query<Record<string, unknown>>(
    `SELECT etag, last_modified, failure, failing_since IS NOT NULL AS failing, read_at IS NOT NULL AS read, round(extract(epoch FROM next_at - now()) / 60)::int AS minutes
     FROM calendar_source WHERE calendar_id = 'school'`,
  );
  return rows[0] ?? {};
}

/** The log lines of a level, which never hold the secret part of a link. */
function logged(level: string): Record<string, unknown>[] {
  expect(logLines.join()).not.toContain('s3cret');
  return logLines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => line['level'] === level);
}

/** Serves a file with an entity tag and refreshes. */
async function publish(...events: string[]): Promise<void> {
  host.respond = serve(200, calendar(...events), { etag: `"${events.join('').length}"` });
  await refreshAgain();
}

describe('a link', () => {
  test('is fetched the first time, and then an hour later by the clock of the database', async () => {
    host.respond = serve(200, calendar(practice('a', 'SUMMARY:Soccer'), practice('b')), {
      etag: '"1"',
      'last-modified': 'Wed, 18 Nov 2026 06:00:00 GMT',
    });
    const job = openJob();
    await job.run(never);
    expect(await shown()).toEqual({ a: 'Soccer', b: '' });
    expect(await source()).toEqual({
      etag: '"1"',
      last_modified: 'Wed, 18 Nov 2026 06:00:00 GMT',
      failure: null,
      failing: false,
      read: true,
      minutes: 60,
    });
    await job.run(never);
    await database.query("UPDATE calendar_source SET next_at = now() + interval '1 minute'");
    await job.run(never);
    expect(host.requests).toHaveLength(1);
    await refreshAgain(job);
    expect(host.requests).toHaveLength(2);
    expect(await source()).toMatchObject({ minutes: 60 });
  });

  test.each([
    ['entity tag', { etag: '"1"' }, { etag: '"1"' }],
    ['date', { 'last-modified': 'Wed, 18 Nov 2026 06:00:00 GMT' }, { last_modified: 'Wed, 18 Nov 2026 06:00:00 GMT' }],
  ])('that is the same by its %s changes nothing', async (_, headers: Record<string, string>, kept) => {
    host.respond = serve(200, calendar(practice('a')), headers);
    await openJob().run(never);
    host.respond = serve(200, 'what nobody reads', headers);
    await refreshAgain();
    expect(await shown()).toEqual({ a: '' });
    expect(await source()).toMatchObject({ ...kept, failing: false });
    expect(await store.stamps(['school'])).toMatchObject({ calendars: 'school 1' });
  });

  test.each<[string, string[], number | null, number]>([
    ['every half hour', ['REFRESH-INTERVAL;VALUE=DURATION:PT30M'], null, 30],
    ['by the older property', ['X-PUBLISHED-TTL:PT4H'], null, 240],
    ['every minute', ['REFRESH-INTERVAL;VALUE=DURATION:PT1M'], null, 15],
    ['once a month', ['X-PUBLISHED-TTL:P30D'], null, 1_440],
    ['once a day, though the family says every minute', ['X-PUBLISHED-TTL:P1D'], 60_000, 1],
    ['not at all, though the family says every two days', [], 172_800_000, 2_880],
  ])('that asks to be fetched %s is', async (_, properties, refreshMs, minutes) => {
    const job = openJob({ calendars: [{ ...subscribed('school', `${host.url}/s3cret.ics`), refreshMs }] });
    const text = calendar(practice('a')).replace('BEGIN:VEVENT', [...properties, 'BEGIN:VEVENT'].join('\r\n'));
    host.respond = serve(200, text, { etag: '"1"' });
    await job.run(never);
    expect(await source()).toMatchObject({ minutes });
    await refreshAgain(job);
    expect(await source()).toMatchObject({ minutes, failing: false });
  });

  test('that changed adds, changes and removes', async () => {
    await publish(practice('a', 'SUMMARY:Soccer'), practice('b', 'SUMMARY:Chess'), practice('c', 'SUMMARY:Choir'));
    await publish(
      practice('a', 'SUMMARY:Soccer'),
      practice('c', 'SUMMARY:Choir, moved'),
      practice('d', 'SUMMARY:Drama'),
    );
    expect(await shown()).toEqual({ a: 'Soccer', c: 'Choir, moved', d: 'Drama' });
    expect(logged('info').at(-1)).toMatchObject({
      calendarId: 'school',
      host: new URL(host.url).host,
      created: 1,
      changed: 1,
      removed: 1,
      unchanged: 1,
    });
  });

  test('that moves is fetched at once, as one that is not known', async () => {
    await publish(practice('a'));
    host.respond = serve(200, calendar(practice('b')));
    await openJob({ calendars: [subscribed('school', `${host.url}/elsewhere.ics`)] }).run(never);
    expect(host.requests.at(-1)?.path).toBe('/elsewhere.ics');
    expect(host.requests.at(-1)?.headers).not.toHaveProperty('if-none-match');
    expect(await shown()).toEqual({ b: '' });
    expect(await source()).toMatchObject({ etag: null });
  });

  test('is fetched once by any number of replicas', async () => {
    host.respond = serve(200, calendar(practice('a')));
    await Promise.all([1, 2, 3].map(() => openJob().run(never)));
    expect(host.requests).toHaveLength(1);
    await due();
    await Promise.all([1, 2, 3].map(() => openJob().run(never)));
    expect(host.requests).toHaveLength(2);
  });

  test('of a calendar that is not subscribed is left alone', async () => {
    await openJob({
      calendars: [
        { ...subscribed('work', host.url), kind: 'mirrored' },
        { ...subscribed('home', host.url), kind: 'local', url: null },
      ],
    }).run(never);
    expect(host.requests).toEqual([]);
  });

  test('takes the place of what the calendar had before, which is suspended', async () => {
    await store.importObjects('school', readCalendarFile(calendar(practice('mine')), chicago).objects, {
      removeOthers: false,
    });
    host.respond = serve(500, '');
    await openJob().run(never);
    expect(await shown()).toEqual({ mine: '' });
    await publish(practice('a'));
    expect(await shown()).toEqual({ a: '' });
    expect(await shown('school~local')).toEqual({ mine: '' });
    await publish(practice('b'));
    expect(await shown('school~local')).toEqual({ mine: '' });
  });
});

describe('a file that is not whole', () => {
  test('keeps the earlier version of an event that it now has unreadable', async () => {
    await publish(practice('a', 'SUMMARY:Soccer'), practice('b'), practice('c'));
    await publish(event('UID:a', 'SUMMARY:Broken', 'DTSTART:tomorrow'), practice('c'));
    expect(await shown()).toEqual({ a: 'Soccer', c: '' });
    expect(logged('warn')).toMatchObject([{ host: new URL(host.url).host, events: 1, leftOut: 1, truncated: false }]);
  });

  test('removes nothing when it is cut off, and is fetched whole the next time', async () => {
    await publish(practice('a', 'SUMMARY:Soccer'), practice('b'), practice('c'));
    const text = calendar(practice('a', 'SUMMARY:Football'), practice('b'));
    host.respond = serve(200, text.slice(0, text.lastIndexOf('DTSTART')), {
      etag: '"cut"',
      'last-modified': 'Wed, 18 Nov 2026 06:00:00 GMT',
    });
    await refreshAgain();
    expect(await shown()).toEqual({ a: 'Football', b: '', c: '' });
    expect(await source()).toMatchObject({ etag: null, last_modified: null, failing: false });
    expect(logged('warn')).toMatchObject([{ events: 1, leftOut: 1, truncated: true }]);
  });

  test('without any event empties the calendar', async () => {
    await publish(practice('a'));
    await publish();
    expect(await shown()).toEqual({});
  });
});

describe('a link that gives no calendar keeps what is there', () => {
  test.each<[string, string, CalendarHost['respond'], RefreshSubscriptionsDeps['limits']]>([
    [
      'a web page',
      'This is no calendar: it has no line BEGIN:VCALENDAR.',
      serve(200, '<!doctype html><title>Sign in</title>'),
      {},
    ],
    ['nothing', 'This is no calendar: it has no line BEGIN:VCALENDAR.', serve(200, ''), {}],
    ['a server error', 'The server answered with status 500.', serve(500, calendar()), {}],
    [
      'an answer that is too large',
      'The calendar is larger than 1000 bytes.',
      serve(200, calendar(practice('x', `DESCRIPTION:${'x'.repeat(1_000)}`))),
      { answerBytes: 1_000 },
    ],
    ['no answer', 'The server took too long to answer.', () => undefined, { answerMs: 100 }],
    [
      'a redirect loop',
      'The link leads on to more than 5 other addresses.',
      serve(302, '', { location: '/s3cret.ics' }),
      {},
    ],
    [
      'more than can be read in time',
      'The calendar takes too long to read.',
      serve(200, calendar(...Array.from({ length: 2_000 }, (_, index) => practice(`x${index}`)))),
      { readMs: 1 },
    ],
  ])('%s', async (_, reason, respond, limits) => {
    await publish(practice('a'));
    host.respond = respond;
    await refreshAgain(openJob({ limits: limits ?? {} }));
    expect(await shown()).toEqual({ a: '' });
    expect(await source()).toEqual({
      etag: expect.any(String) as string,
      last_modified: null,
      failure: reason,
      failing: true,
      read: true,
      minutes: 5,
    });
    expect(logged('warn')).toMatchObject([{ calendarId: 'school', host: new URL(host.url).host, reason }]);
  });

  test('a server that is gone', async () => {
    await publish(practice('a'));
    await host.close();
    await refreshAgain();
    expect(await shown()).toEqual({ a: '' });
    expect(await source()).toMatchObject({ failure: 'The server could not be asked (ECONNREFUSED).' });
  });

  test('webcal:// to a server without TLS', async () => {
    await openJob({ calendars: [subscribed('school', host.url.replace('http:', 'webcal:'))] }).run(never);
    expect(await source()).toMatchObject({ failing: true, read: false });
    expect(host.requests).toEqual([]);
  });

  test('an error while storing, which is logged as one', async () => {
    await publish(practice('a'));
    await refreshAgain(openJob({ store: { importObjects: () => Promise.reject(new Error('no room')) } }));
    host.respond = serve(200, calendar());
    await refreshAgain(openJob({ store: { importObjects: () => Promise.reject(new Error('no room')) } }));
    expect(await source()).toMatchObject({ failure: 'The calendar could not be stored.' });
    expect(logged('error')).toMatchObject([{ err: { message: 'no room' } }]);
  });
});

describe('a link that goes on failing', () => {
  test('is tried after 5 minutes, then after twice as long each time, up to an hour', async () => {
    host.respond = serve(500, '');
    const minutes: unknown[] = [];
    for (const failing of [0, 5, 10, 20, 40, 80, 100_000]) {
      await database.query(
        "UPDATE calendar_source SET failing_since = now() - $1 * interval '1 minute' WHERE failing_since IS NOT NULL",
        [failing],
      );
      await refreshAgain();
      minutes.push((await source())['minutes']);
    }
    expect(minutes).toEqual([5, 5, 10, 20, 40, 60, 60]);
  });

  test('is told once for each reason, and again when it can be read', async () => {
    for (const status of [500, 500, 404, 404]) {
      host.respond = serve(status, '');
      await refreshAgain();
    }
    expect(logged('warn').map(({ reason }) => reason)).toEqual([
      'The server answered with status 500.',
      'The server answered with status 404.',
    ]);
    await publish(practice('a'));
    expect(await source()).toMatchObject({ failure: null, failing: false });
    expect(logged('info').map(({ msg }) => msg)).toEqual([
      'subscribed calendar refreshed',
      'subscribed calendar can be read again',
    ]);
  });

  test('never stops the others', async () => {
    const calendars = [
      subscribed('broken', `${host.url}/broken`),
      subscribed('nowhere', 'ftp://school.example'),
      subscribed('school', `${host.url}/school`),
    ];
    host.respond = (request, response) =>
      (request.url === '/school' ? serve(200, calendar(practice('a'))) : serve(500, ''))(request, response);
    await openJob({ calendars }).run(never);
    expect(await shown()).toEqual({ a: '' });
    expect(logged('warn')).toHaveLength(2);
  });
});

describe('a link to this host', () => {
  test('is the problem of its calendar: what was there stays, the log names the calendar and says how to allow it', async () => {
    await publish(practice('a'));
    logLines.length = 0;
    const closed = openJob({ agentFor: publicNetworkAgents() });
    await refreshAgain(closed);
    const reason =
      'The link leads to an address of this host or of a private network. Set SUBSCRIPTIONS_ALLOW_PRIVATE=true to allow such calendars.';
    expect([await shown(), await source()]).toEqual([
      { a: '' },
      expect.objectContaining({ failing: true, failure: reason }),
    ]);
    expect(logged('warn')).toMatchObject([{ calendarId: 'school', reason }]);
    expect(host.requests).toHaveLength(1);
    await refreshAgain();
    expect(await source()).toMatchObject({ failing: false });
  });

  test('is asked with the user name and the password of its calendar', async () => {
    host.respond = serve(200, calendar(practice('a')));
    await refreshAgain(openJob({ credentials: new Map([['school', { username: 'rivera', password: 's3cret' }]]) }));
    expect(host.requests.map(({ headers }) => headers.authorization)).toEqual([
      `Basic ${Buffer.from('rivera:s3cret').toString('base64')}`,
    ]);
    expect(logged('warn')).toEqual([]);
  });
});

describe('the loop', () => {
  test('runs right away, and again when a link is due', async () => {
    host.respond = serve(200, calendar(practice('a')));
    const job = openJob();
    job.loop.start(1);
    await until(async () => 'a' in (await shown()));
    // The fetch is over when the next one is an hour away.
    await until(async () => (await source()).minutes === 60);
    await due();
    await until(() => host.requests.length === 2);
    await job.loop.stop();
    await due();
    expect(host.requests).toHaveLength(2);
  });

  test('stops in the middle of a fetch, and leaves the link due', async () => {
    const job = openJob();
    host.respond = () => undefined;
    job.loop.start(15_000);
    await until(() => host.requests.length === 1);
    await job.loop.stop();
    expect(await source()).toMatchObject({ minutes: 0, failing: false });
    expect(logLines).toEqual([]);
    host.respond = serve(200, calendar(practice('a')));
    await openJob().run(never);
    expect(await shown()).toEqual({ a: '' });
  });

  test('goes on when PostgreSQL was unavailable', async () => {
    const unavailable = openDatabase({
      url: 'postgresql://nobody:x@127.0.0.1:1/none',
      applicationName: 'subscriptions-test',
    });
    const job = openJob({ subscriptions: new SubscriptionStore(unavailable) });
    job.loop.start(1);
    await until(() => logLines.length > 1);
    await job.loop.stop();
    await unavailable.end();
    expect(logged('error')[0]).toMatchObject({
      msg: 'subscribed calendars not refreshed',
      err: { type: 'DatabaseUnavailableError' },
    });
  });
});
