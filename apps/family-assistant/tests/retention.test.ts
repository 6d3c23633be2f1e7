import { openDatabase } from '@homeroom/database';
import { useTestDatabase } from '@homeroom/testing';
import { ChangeStore } from '../src/changes/change-store.ts';
import { retentionRules } from '../src/retention/retention-rules-sql.ts';
import { calendar, event } from './calendar-fixtures.ts';
import { openCalendarService, type CalendarTestService } from './calendar-service-fixture.ts';
import { fullHousehold } from './service-fixture.ts';

const database = useTestDatabase('family-assistant');
const home = '1 home street';
const household = { ...fullHousehold, homeAddress: '1 Home Street' };
let service: CalendarTestService;
beforeAll(() => {
  const pool = openDatabase({ url: database.url, applicationName: 'retention-test' });
  service = openCalendarService(database.url, { household }, { database: pool, changeStore: new ChangeStore(pool) });
});
afterAll(() => service.close());
beforeEach(async () => {
  const { rows } = await service.context.database.query<{ name: string }>(
    "SELECT string_agg(quote_ident(tablename), ', ') AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE '\\_%' AND tablename NOT IN ('calendar', 'conflict_registry')",
  );
  await service.context.database.query(`TRUNCATE ${rows[0]?.name ?? ''}`);
});

/** Runs each rule once; answers what went, by its name. */
async function sweep({ retentionDays }: { retentionDays?: number } = {}, limit = 200): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const { what, remove } of retentionRules({
    database: service.context.database,
    household,
    undoTtlMs: 600_000,
    retentionDays,
  })) {
    const count = await remove(limit);
    if (count > 0) removed[what] = (removed[what] ?? 0) + count;
  }
  return removed;
}

const age = (table: string, column: string, interval: string) =>
  service.rows(`UPDATE ${table} SET ${column} = now() - $1::interval`, [interval]);
/** Every row of the tables, as text. */
const stored = async (...tables: string[]) =>
  JSON.stringify(await Promise.all(tables.map((table) => service.rows(`SELECT to_jsonb(one) FROM ${table} one`))));
const add = async (summary: string, headers: Record<string, string> = { 'X-Sender-Id': '1001' }, more = {}) =>
  (
    await service.send(
      'post',
      '/calendar/events',
      { summary, start: '2026-11-21T09:00:00-06:00', end: '2026-11-21T10:00:00-06:00', ...more },
      headers,
    )
  ).body as { event: { id: string }; operation: { id: string } };

describe('a change', () => {
  test('keeps its snapshot while it can be undone, and its title for a month', async () => {
    const { operation } = await add('Quokka recital');
    await age('operation', 'executed_at', '10 minutes 30 seconds');
    expect(await sweep()).toEqual({});
    await age('operation', 'executed_at', '11 minutes 1 second');
    expect(await sweep()).toEqual({ 'snapshots of operations': 1 });
    const { body } = await service.undo({ action: 'list' }, '1001');
    expect(body.operations).toMatchObject([{ id: operation.id, summary: 'Quokka recital' }]);
    expect(body.operations[0]).not.toHaveProperty('snapshot');
    expect((await service.undo({ action: 'undo', operation_id: operation.id }, '1001')).status).toBe(410);
    await age('operation', 'executed_at', '30 days 1 second');
    expect(await sweep()).toEqual({ operations: 1 });
    expect((await service.undo({ action: 'list' }, '1001')).body.operations).toEqual([]);
  });

  test('of several events keeps and loses all their snapshots together', async () => {
    const hour = (day: number) => ({ start: `2026-12-0${day}T09:00:00-06:00`, end: `2026-12-0${day}T10:00:00-06:00` });
    const events = ['Numbat trip', 'Quokka recital'].map((summary, index) => ({ summary, ...hour(index + 1) }));
    await service.send('post', '/letters/c1f7a2d9-6b48-4e05-8a3d-27e91b54f0c8/events', { events }).expect(201);
    await age('operation', 'executed_at', '10 minutes 30 seconds');
    expect(await sweep()).toEqual({});
    await age('operation', 'executed_at', '11 minutes 1 second');
    expect(await sweep()).toEqual({ 'snapshots of operations': 1, 'snapshots of operations with several events': 1 });
    expect(await stored('operation_object')).not.toContain('Quokka');
    await age('operation', 'executed_at', '30 days 1 second');
    expect(await sweep()).toEqual({ operations: 1 });
    expect(await stored('operation_object')).toBe('[[]]');
  });

  test('that cancels leaves a trace without text: GET is 404, a change 409', async () => {
    const { event: shown } = await add('Quokka recital');
    await service.send('delete', `/calendar/events/${shown.id}`);
    expect(await stored('cancelled_object')).toContain('Quokka');
    await age('cancelled_object', 'cancelled_at', '11 minutes 1 second');
    expect(await sweep()).toEqual({ 'texts of cancelled objects': 1 });
    expect(await stored('cancelled_object')).not.toContain('Quokka');
    expect((await service.get(`/calendar/events/${shown.id}`)).status).toBe(404);
    const late = await service.send('patch', `/calendar/events/${shown.id}`, { summary: 'Recital' });
    expect([late.status, late.body.code]).toEqual([409, 'event_cancelled']);
    await age('cancelled_object', 'cancelled_at', '366 days');
    expect(await sweep()).toEqual({ 'traces of cancelled objects': 1 });
    expect((await service.send('patch', `/calendar/events/${shown.id}`, { summary: 'Recital' })).status).toBe(404);
  });

  test('with an Idempotency-Key keeps its answer for a day', async () => {
    await add('Quokka recital', { 'Idempotency-Key': 'one' });
    await age('idempotency_key', 'created_at', '23 hours 59 minutes');
    expect(await sweep()).toEqual({});
    await age('idempotency_key', 'created_at', '24 hours 1 second');
    expect(await sweep()).toEqual({ 'kept answers': 1 });
  });

  test('that no calendar server settled is given up after a month', async () => {
    await service.rows(
      "INSERT INTO pending_write (id, calendar_id, uid, href, before_ics, completion, fingerprint, started_at) VALUES (gen_random_uuid(), 'gone', 'u', '/u', 'SUMMARY:Quokka', '{}', 'f', now() - interval '31 days')",
    );
    expect(await sweep()).toEqual({ 'unsettled writes': 1 });
  });
});

describe('a conflict', () => {
  const overlapping = (first: string, second: string) =>
    calendar(
      event('UID:one', 'DTSTART:20261119T160000Z', 'DURATION:PT1H', `SUMMARY:${first}`),
      event('UID:two', 'DTSTART:20261119T163000Z', 'DURATION:PT1H', `SUMMARY:${second}`),
    );
  const message = (state: string) =>
    `INSERT INTO alert_message (id, kind, chat_id, body, created_at, ${state}) VALUES (gen_random_uuid(), 'alert', '1', '{"html": "Quokka"}', now() - interval '25 hours', now() - interval '25 hours')`;

  test('keeps its texts for a week after its end, settled or not, and stays settled', async () => {
    await service.importText('family', overlapping('Quokka recital', 'Wombat lesson'));
    const [conflict] = (await service.get('/conflicts')).body.outstanding as { id: string }[];
    await service.send('post', `/conflicts/${conflict?.id}/resolve`, {
      resolution_action: 'split',
      choice_index: 0,
      executed: false,
    });
    await service.rows(
      "UPDATE conflict SET first_end = now() - interval '6 days', second_end = now() - interval '6 days', resolved_at = now() - interval '8 days'",
    );
    expect(await sweep()).toEqual({});
    await service.rows(
      "UPDATE conflict SET first_end = now() - interval '8 days', second_end = now() - interval '8 days'",
    );
    expect(await sweep()).toEqual({ 'texts of conflicts': 1 });
    expect(await sweep()).toEqual({});
    expect(await stored('conflict')).not.toMatch(/Quokka|Wombat|"one"|"two"/);
    expect(
      (await service.get('/calendar/events?start=2026-11-19T00:00:00Z&end=2026-11-20T00:00:00Z')).body.conflicts,
    ).toEqual([]);
    const again = await service.send('post', `/conflicts/${conflict?.id}/resolve`, {
      resolution_action: 'split',
      choice_index: 0,
      executed: false,
    });
    expect([again.status, again.body.status]).toEqual([200, 'already_resolved']);
  });

  test('that is open keeps its texts', async () => {
    await service.importText('family', overlapping('Quokka recital', 'Wombat lesson'));
    await service.get('/conflicts');
    await service.rows(
      "UPDATE conflict SET first_end = now() - interval '8 days', second_end = now() - interval '8 days'",
    );
    expect(await sweep()).toEqual({});
  });

  test('a message about it keeps its text for a day after it was sent, and no alert is sent twice', async () => {
    await service.importText('family', overlapping('Quokka recital', 'Wombat lesson'));
    await service.get('/conflicts');
    await service.rows(message('sent_at'));
    await service.rows(
      "INSERT INTO conflict_alert SELECT conflict.id, 'alert', 1, alert_message.id FROM conflict, alert_message",
    );
    await service.rows(message('next_try_at'));
    expect(await sweep()).toEqual({ 'texts of messages': 1 });
    expect(
      await service.rows(
        "SELECT count(*)::int AS told FROM conflict_alert JOIN alert_message ON id = message_id WHERE body = '{}'",
      ),
    ).toEqual([{ told: 1 }]);
    expect(await stored('alert_message')).toContain('Quokka');
    await service.rows('DELETE FROM conflict_alert');
    await service.rows('UPDATE alert_message SET next_try_at = NULL');
    expect(await sweep()).toMatchObject({ messages: 2 });
  });
});

describe('travel times', () => {
  const place = (location: string) =>
    service.rows("INSERT INTO travel_place (location, retry_at) VALUES ($1, now() + interval '100 days')", [location]);
  const leg = (origin: string, destination: string) =>
    service.rows(
      "INSERT INTO travel_leg (origin, destination, minutes, retry_at) VALUES ($1, $2, 5, now() + interval '20 days')",
      [origin, destination],
    );

  test('go with the last event at the place, and those that an event needs stay', async () => {
    await service.importText(
      'family',
      calendar(
        event(
          'UID:one',
          'DTSTART:20261119T160000Z',
          'LOCATION;LANGUAGE=en:Quokka Hall\\, 8 Mill Road with a name so long that its line is folded',
        ),
        event('UID:two', 'DTSTART:20300101T160000Z', 'LOCATION:Later Street'),
      ),
    );
    const hall = 'quokka hall, 8 mill road with a name so long that its line is folded';
    for (const location of [hall, home, 'later street', 'wombat bakery']) await place(location);
    await leg(home, hall);
    await leg(hall, 'wombat bakery');
    await leg('wombat bakery', home);
    expect(await sweep()).toEqual({ 'places that no event names': 3 });
    expect(
      (await service.rows<{ location: string }>('SELECT location FROM travel_place'))
        .map(({ location }) => location)
        .sort(),
    ).toEqual([home, 'later street', hall].sort());
    expect(await service.rows('SELECT origin, destination FROM travel_leg')).toEqual([
      { origin: home, destination: hall },
    ]);
  });
});

describe('RETENTION_DAYS', () => {
  const past = event('UID:past', 'DTSTART:20261001T160000Z', 'DURATION:PT1H', 'SUMMARY:Quokka');
  const series = event(
    'UID:series',
    'DTSTART:20261001T160000Z',
    'DURATION:PT1H',
    'RRULE:FREQ=WEEKLY',
    'SUMMARY:Wombat',
  );
  const coming = event('UID:coming', 'DTSTART:20991001T160000Z', 'DURATION:PT1H', 'SUMMARY:Numbat');

  test('unset keeps every event', async () => {
    await service.importText('family', calendar(past, series, coming));
    expect(await sweep()).toEqual({});
  });

  test('removes events of local calendars so many days after their last end, in batches, and tells readers and index', async () => {
    const others = Array.from({ length: 4 }, (_, index) =>
      event(`UID:past-${index}`, 'DTSTART:20261001T160000Z', 'DURATION:PT1H'),
    );
    await service.importText('family', calendar(past, series, coming, ...others));
    await service.rows('TRUNCATE index_task');
    const range = '/calendar/events?start=2026-10-01T00:00:00Z&end=2026-10-02T00:00:00Z';
    expect((await service.get(range)).body.events).toHaveLength(6);
    expect(await sweep({ retentionDays: 30 }, 3)).toEqual({ 'past events': 3 });
    expect(await sweep({ retentionDays: 30 }, 3)).toEqual({ 'past events': 2 });
    expect([...(await service.texts('family')).keys()].sort()).toEqual(['coming', 'series']);
    expect((await service.get(range)).body.events).toHaveLength(1);
    expect(await service.rows('SELECT count(*)::int AS tasks FROM index_task')).toEqual([{ tasks: 5 }]);
  });

  test('leaves mirrored and subscribed calendars as their sources have them', async () => {
    await service.importText('school', calendar(past));
    expect(await sweep({ retentionDays: 30 })).toEqual({});
  });
});

test('a notice is kept for a day after it was sent and could be sent no more', async () => {
  const notice = (sent: string | null, dropAfter: string, next: string | null = null) =>
    service.rows(
      `INSERT INTO notice (id, kind, chat_id, body, created_at, due_at, drop_after, sent_at, next_try_at)
       VALUES (gen_random_uuid(), 'reminder', '1', '{}', now() - interval '9 days', now() - interval '2 days', now() + $1::interval, now() + $2::interval, now() + $3::interval)`,
      [dropAfter, sent, next],
    );
  await notice('-23 hours', '-2 days');
  await notice('-2 days', '1 day');
  await notice(null, '-2 days', '1 minute');
  expect(await sweep()).toEqual({});
  await notice('-25 hours', '-2 days');
  await notice(null, '-25 hours');
  expect(await sweep()).toEqual({ notices: 2 });
});

test('a change that others made is kept for 30 days', async () => {
  const change = (age: string) =>
    service.rows(
      `INSERT INTO calendar_change (calendar_id, uid, kinds, is_series, seen_at) VALUES ('school', 'x', '{moved}', false, now() - interval '${age}')`,
    );
  await change('29 days');
  expect(await sweep()).toEqual({});
  await change('31 days');
  expect(await sweep()).toEqual({ 'changes of calendars': 1 });
});

test('a token that ended is kept for a month', async () => {
  const token = (state: string) =>
    service.rows(
      `INSERT INTO access_token (hash, kind, label, ${state}) VALUES (gen_random_uuid()::text, 'dashboard', 'Quokka', now() - interval '31 days')`,
    );
  await token('expires_at');
  await token('revoked_at');
  await token('created_at');
  await service.rows(
    "INSERT INTO access_token (hash, kind, expires_at) VALUES ('x', 'feed', now() - interval '29 days')",
  );
  expect(await sweep()).toEqual({ 'tokens that ended': 2 });
});

test('a row that another process holds is passed over, and goes in the next turn', async () => {
  await add('One');
  await add('Two');
  await age('operation', 'executed_at', '11 minutes 1 second');
  const client = await service.context.database.connect();
  try {
    await client.query('BEGIN');
    await client.query("SELECT 1 FROM operation WHERE summary = 'One' FOR UPDATE");
    expect(await sweep()).toEqual({ 'snapshots of operations': 1 });
    await client.query('COMMIT');
  } finally {
    client.release();
  }
  expect(await sweep()).toEqual({ 'snapshots of operations': 1 });
});
