import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@homeroom/database';
import { parseHousehold } from '@homeroom/household';
import { useTestDatabase } from '@homeroom/testing';
import { ChangeStore } from '../src/changes/change-store.ts';
import { runForgetEvent } from '../src/forget/forget-command.ts';
import { calendar, event } from './calendar-fixtures.ts';
import { openCalendarService, type CalendarTestService } from './calendar-service-fixture.ts';

const familyFile = `
family_id: rivera
timezone: America/Chicago
members:
  - { id: ana, name: Ana Rivera, role: parent, messenger_user_id: "1001", designated: true }
calendars:
  - { id: family, default: true }
  - { id: school, url: "https://school.example/calendar.ics" }
group_chat_id: "-100200300"
`;
const testDatabase = useTestDatabase('family-assistant');
const word = 'Quokkaberry';
let folder: string;
let variables: Record<string, string>;
let service: CalendarTestService;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forget-'));
  const familyConfig = path.join(folder, 'household.yaml');
  writeFileSync(familyConfig, familyFile);
  variables = { DATABASE_URL: testDatabase.url, FAMILY_CONFIG: familyConfig };
  const pool = openDatabase({ url: testDatabase.url, applicationName: 'forget-test' });
  service = openCalendarService(
    testDatabase.url,
    { household: parseHousehold(familyFile) },
    { database: pool, changeStore: new ChangeStore(pool) },
  );
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  const tables = (await tableNames()).filter((name) => !['calendar', 'conflict_registry'].includes(name));
  await service.rows(`TRUNCATE ${tables.join(', ')}`);
});

const tableNames = async () =>
  (
    await service.rows<{ name: string }>(
      "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE '\\_%'",
    )
  ).map(({ name }) => name);

/** The tables with a row that holds the text, whatever its column. */
async function holders(text: string): Promise<string[]> {
  const found = await Promise.all(
    (await tableNames()).map(async (name) =>
      (await service.rows(`SELECT 1 FROM ${name} one WHERE strpos(to_jsonb(one)::text, $1) > 0 LIMIT 1`, [text]))
        .length > 0
        ? [name]
        : [],
    ),
  );
  return found.flat().sort();
}

async function forget(source: string, given = variables): Promise<{ code: number; stdout: string; stderr: string }> {
  const said = { stdout: '', stderr: '' };
  const to = (name: 'stdout' | 'stderr') => ({ write: (text: string) => (said[name] += text) });
  return {
    code: await runForgetEvent(['--source', source], { stdout: to('stdout'), stderr: to('stderr') }, given, {
      waitMs: 0,
    }),
    ...said,
  };
}

let keys = 0;
const withKey = () => ({ 'X-Sender-Id': '1001', 'Idempotency-Key': `key-${(keys += 1)}` });
const sourceOf = async () => {
  const [row] = await service.rows<{ uid: string }>('SELECT uid FROM operation ORDER BY position DESC LIMIT 1');
  return `calendar:family:${row?.uid}`;
};

/** Adds an event that tells the word everywhere, in conflict with another, changes it, settles, undoes, and sends messages. */
async function plant(): Promise<{ id: string; source: string; other: string }> {
  const times = { start: '2026-11-19T16:00:00-06:00', end: '2026-11-19T17:00:00-06:00' };
  const { body } = await service.send(
    'post',
    '/calendar/events',
    { ...times, summary: word, location: `${word} Street 1` },
    withKey(),
  );
  const source = await sourceOf();
  const { body: second } = await service.send(
    'post',
    '/calendar/events',
    { ...times, summary: 'Wombat lesson' },
    { 'X-Sender-Id': '1002' },
  );
  const { body: renamed } = await service.send(
    'patch',
    `/calendar/events/${body.event.id}`,
    { summary: `${word} recital` },
    withKey(),
  );
  await service.undo({ action: 'undo', operation_id: renamed.operation.id }, '1001').set(withKey());
  const [conflict] = (await service.get('/conflicts')).body.outstanding as { id: string }[];
  await service.send('post', `/conflicts/${conflict?.id}/acknowledge`, undefined, withKey());
  await service.rows(`INSERT INTO travel_place (location, retry_at) VALUES ('${word.toLowerCase()} street 1', now())`);
  await service.rows(
    `INSERT INTO travel_leg (origin, destination, retry_at) VALUES ('home', '${word.toLowerCase()} street 1', now())`,
  );
  for (const state of ['sent_at', 'next_try_at']) {
    const told = [
      { id: conflict?.id, first: { summary: word } },
      { id: '3b9e64d0-2f71-4c8a-9d15-6a0c8e2b7f43', first: { summary: 'Numbat' } },
    ];
    await service.rows(
      `INSERT INTO alert_message (id, kind, chat_id, body, created_at, ${state}) VALUES (gen_random_uuid(), 'alert', '1', $1, now(), now())`,
      [{ html: word, buttons: [[word]], isSummary: false, told }],
    );
  }
  await service.rows(
    "INSERT INTO calendar_change (calendar_id, uid, kinds, is_series, before, seen_at) VALUES ('family', $1, '{cancelled}', false, $2, now())",
    [source.slice('calendar:family:'.length), { summary: word }],
  );
  for (const state of ['sent_at', 'next_try_at'])
    await service.rows(
      `INSERT INTO notice (id, kind, chat_id, body, about, due_at, drop_after, ${state}) VALUES (gen_random_uuid(), 'reminder', '1', $1, $2, now(), now(), now())`,
      [{ html: word, buttons: [] }, ['calendar:family:numbat', source]],
    );
  await service.rows(
    "INSERT INTO conflict_alert SELECT conflict.id, 'alert', row_number() OVER (), alert_message.id FROM conflict, alert_message",
  );
  return { id: body.event.id, source, other: second.event.id };
}

test('an event that was deleted stands nowhere once it is forgotten, and the others stay', async () => {
  const { id, source, other } = await plant();
  await service.send('delete', `/calendar/events/${id}`, undefined, withKey());
  expect(await holders(word)).toEqual([
    'alert_message',
    'calendar_change',
    'cancelled_object',
    'conflict',
    'idempotency_key',
    'notice',
    'operation',
  ]);
  const { code, stdout, stderr } = await forget(source);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(
    /^Removed calendar:family:[0-9a-f-]+: \d+ records that it left\.\nRemoved 2 places and travel times that no event needs\.\nIts passages leave the search index as soon as/,
  );
  expect([await holders(word), await holders(word.toLowerCase())]).toEqual([[], []]);
  expect(await holders(source.slice('calendar:family:'.length))).toEqual(['index_task']);
  expect((await service.get(`/calendar/events/${other}`)).body.summary).toBe('Wombat lesson');
  expect(await holders('Wombat')).toEqual(['calendar_object', 'operation']);
  expect((await service.get(`/calendar/events/${id}`)).status).toBe(404);
  expect((await service.send('delete', `/calendar/events/${id}`)).body.code).toBe('event_cancelled');
});

test('an event that is still on its local calendar is removed from it', async () => {
  const { id, source, other } = await plant();
  const before = (await service.get('/calendar/week')).body.events as { id: string }[];
  expect(before.map((one) => one.id)).toEqual(expect.arrayContaining([id, other]));
  const { code, stdout } = await forget(source);
  expect([code, stdout]).toEqual([0, expect.stringMatching(/: the event and \d+ records that it left\./)]);
  expect([await holders(word), await holders(word.toLowerCase())]).toEqual([[], []]);
  expect(((await service.get('/calendar/week')).body.events as { id: string }[]).map((one) => one.id)).toEqual([other]);
  expect((await service.get('/conflicts')).body.outstanding).toEqual([]);
  expect((await service.undo({ action: 'list' }, '1001')).body.operations).toEqual([]);
});

test('a second run finds nothing and does no harm, and neither does a name that never was', async () => {
  const { source } = await plant();
  await forget(source);
  const wombat = await holders('Wombat');
  for (const name of [source, 'calendar:nowhere:x'])
    expect(await forget(name)).toMatchObject({
      code: 1,
      stderr: `There is no event ${name}, and nothing is left of it.\n`,
    });
  expect(await holders('Wombat')).toEqual(wombat);
  expect(await service.rows("SELECT id FROM calendar WHERE id = 'nowhere'")).toEqual([]);
});

test('a message that waits keeps its other conflicts, and one that has no other goes', async () => {
  const { source } = await plant();
  const stays = await service.rows<{ id: string }>('SELECT id FROM alert_message WHERE next_try_at IS NOT NULL');
  await service.rows(
    `INSERT INTO conflict (id, pair_id, detected_at, first_event_id, first_calendar_id, first_uid, first_summary, first_start, first_end, second_event_id, second_calendar_id, second_uid, second_summary, second_start, second_end, overlap_minutes)
     SELECT '3b9e64d0-2f71-4c8a-9d15-6a0c8e2b7f43', gen_random_uuid(), now(), gen_random_uuid(), 'family', 'numbat', 'Numbat', now(), now(), gen_random_uuid(), 'family', 'other', 'Bilby', now(), now(), 1`,
  );
  await service.rows("INSERT INTO conflict_alert VALUES ('3b9e64d0-2f71-4c8a-9d15-6a0c8e2b7f43', 'alert', 1, $1)", [
    stays[0]?.id,
  ]);
  await forget(source);
  expect(await service.rows('SELECT id, body FROM alert_message')).toEqual([
    {
      ...stays[0],
      body: {
        html: '',
        buttons: [],
        isSummary: false,
        told: [{ id: '3b9e64d0-2f71-4c8a-9d15-6a0c8e2b7f43', first: { summary: 'Numbat' } }],
      },
    },
  ]);
});

test('an event that a subscribed calendar still has is refused; once it is gone there, its traces go', async () => {
  await service.importText(
    'school',
    calendar(event('UID:quokka', 'DTSTART:20261119T220000Z', 'DURATION:PT1H', `SUMMARY:${word}`)),
  );
  await service.importText(
    'family',
    calendar(event('UID:wombat', 'DTSTART:20261119T220000Z', 'DURATION:PT1H', 'SUMMARY:Wombat')),
  );
  await service.get('/conflicts');
  expect(await forget('calendar:school:quokka')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('it would come back with the next synchronization'),
  });
  expect(await holders(word)).toEqual(['calendar_object', 'conflict']);
  await service.importText('school', calendar());
  expect((await forget('calendar:school:quokka')).code).toBe(0);
  expect(await holders(word)).toEqual([]);
  await service.rows(
    "INSERT INTO calendar_problem (calendar_id, key, uid, summary, reason) VALUES ('school', 'k', 'quokka', $1, 'too_large')",
    [word],
  );
  expect((await forget('calendar:school:quokka')).code).toBe(1);
});

test('an event whose change is on its way to a calendar server is refused', async () => {
  const { source } = await plant();
  await service.rows(
    "INSERT INTO pending_write (id, calendar_id, uid, href, completion, fingerprint) SELECT gen_random_uuid(), 'family', 'other', '/x', jsonb_build_object('operation', jsonb_build_object('conflictId', id)), 'f' FROM conflict",
  );
  expect(await forget(source)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is on its way to its calendar server'),
  });
  expect(await holders(word)).toContain('calendar_object');
});

test('the command helps, names what is wrong, and says when the database is unavailable', async () => {
  const said: string[] = [];
  const output = {
    stdout: { write: (text: string) => said.push(text) },
    stderr: { write: (text: string) => said.push(text) },
  };
  expect(await runForgetEvent(['--help'], output, variables)).toBe(0);
  expect(said.join('')).toContain('--source ID');
  expect(await forget('')).toEqual({ code: 2, stdout: '', stderr: '--source ID is needed.\nSee --help.\n' });
  expect(await forget('calendar:family')).toEqual({
    code: 2,
    stdout: '',
    stderr: 'An event is named as calendar:CALENDAR:UID.\nSee --help.\n',
  });
  expect(await forget('calendar:family:x', { ...variables, FAMILY_CONFIG: '' })).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('FAMILY_CONFIG'),
  });
  expect(
    await forget('calendar:family:x', { ...variables, DATABASE_URL: 'postgresql://user:secret-word@127.0.0.1:9/x' }),
  ).toEqual({ code: 4, stdout: '', stderr: 'The database is not reachable right now.\n' });
});

test('changes, undo, acknowledgements and checks for conflicts that run meanwhile bring nothing back', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const { id, source } = await plant();
    const [operation] = await service.rows<{ id: string }>(
      "SELECT id FROM operation WHERE type = 'rename' ORDER BY position DESC",
    );
    const [conflict] = await service.rows<{ id: string }>('SELECT id FROM conflict ORDER BY detected_at DESC');
    const meanwhile = [
      () => service.send('patch', `/calendar/events/${id}`, { summary: `${word} again` }, withKey()),
      () => service.undo({ action: 'redo', operation_id: operation?.id }, '1001').set(withKey()),
      () => service.send('post', `/conflicts/${conflict?.id}/acknowledge`, undefined, withKey()),
      () => service.get('/conflicts'),
      () => service.features.conflicts.registry.check(),
    ];
    await Promise.all([...meanwhile.map((call) => call()), forget(source), ...meanwhile.map((call) => call())]);
    await service.get('/conflicts');
    expect(await holders(word)).toEqual([]);
    await service.rows('DELETE FROM calendar_object');
    await service.rows('UPDATE calendar SET version = version + 1');
  }
});

test('an event of a letter stands nowhere once it is forgotten, and the others stay', async () => {
  const hour = (day: number) => ({ start: `2026-12-0${day}T09:00:00-06:00`, end: `2026-12-0${day}T10:00:00-06:00` });
  const events = ['Numbat trip', word].map((summary, index) => ({ summary, ...hour(index + 1) }));
  const add = () => service.send('post', '/letters/c1f7a2d9-6b48-4e05-8a3d-27e91b54f0c8/events', { events }, withKey());
  const { body } = await add().expect(201);
  await add().expect(200);
  expect(await holders(word)).toEqual(['calendar_object', 'idempotency_key', 'operation_object']);
  const [row] = await service.rows<{ uid: string }>('SELECT uid FROM operation_object');
  expect((await forget(`calendar:family:${row?.uid}`)).code).toBe(0);
  expect(await holders(word)).toEqual([]);
  expect((await service.undo({ action: 'undo', operation_id: body.operation.id }, '1001')).status).toBe(410);
  expect((await service.get(`/calendar/events/${body.events[0].id}`)).status).toBe(200);
});
