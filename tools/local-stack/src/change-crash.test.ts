import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyMigrations, openDatabase, type Database } from '@homeroom/database';
import { serviceMigrations } from '@homeroom/database/migrations';
import { sampleHousehold } from '@homeroom/sample-data';
import { load, startPostgres, type TestPostgres } from '@homeroom/testing';
import { ChangeLoad, type AcknowledgedChange, type ExpectedEvent } from './change-load.ts';
import { until } from './processes.ts';

const bundle = path.resolve(import.meta.dirname, '../../../dist/apps/family-assistant/main.js');
const limit = 480_000;
const seed = 20_261_121;
const botToken = 'crash:bot-token-of-the-test';
const workers = 10;
const changesPerWorker = load(500, 25);
const total = workers * changesPerWorker;
const faults = load(['service', 'postgres', 'service', 'postgres', 'service'], ['service', 'postgres']);

let folder: string;
let postgres: TestPostgres;
let database: Database | undefined;
let changes: ChangeLoad | undefined;
let service: ChildProcess | undefined;
let serviceUrl = '';

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'homeroom-crash-'));
  writeFileSync(path.join(folder, 'household.yaml'), sampleHousehold);
  postgres = await startPostgres({ settings: { fsync: 'on' } });
}, limit);
afterAll(async () => {
  changes?.stop();
  await endService();
  await database?.end();
  await postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
}, limit);

async function startService(databaseUrl: string): Promise<void> {
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    FAMILY_CONFIG: path.join(folder, 'household.yaml'),
    BOT_TOKEN: botToken,
    PORT: '0',
    LOG_LEVEL: 'silent',
  };
  const child = fork(bundle, { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  service = child;
  serviceUrl = await new Promise((resolve, reject) => {
    child.once('exit', (code, signal) =>
      reject(new Error(`The service ended with ${code ?? signal} before it listened.`)),
    );
    child.on('message', ({ listening }: { listening?: string }) => listening && resolve(listening));
  });
}

/** Ends the service with SIGKILL. */
async function endService(): Promise<void> {
  if (!service || service.exitCode !== null || service.signalCode !== null) return;
  const ended = once(service, 'exit');
  service.kill('SIGKILL');
  await ended;
}

/** Kills and starts again, spread over the load. Answers how many changes were on their way each time. */
async function disturb(running: ChangeLoad, databaseUrl: string): Promise<number[]> {
  const hit: number[] = [];
  for (const [index, fault] of faults.entries()) {
    const moment = Math.floor((total * (index + 1)) / (faults.length + 1));
    await until(() => running.ended || running.changes.length >= moment, limit);
    if (running.ended) break;
    hit.push(running.inFlight);
    if (fault === 'service') {
      await endService();
      await startService(databaseUrl);
    } else {
      await postgres.kill();
      await postgres.start();
    }
  }
  return hit;
}

/** Runs the load to its end, and the other work too, so that neither outlives the test. */
async function whileRunning<Result>(running: ChangeLoad, work: Promise<Result>): Promise<Result> {
  void work.catch(() => running.stop());
  const [worked, loaded] = await Promise.allSettled([work, running.run()]);
  if (worked.status === 'rejected') throw worked.reason;
  if (loaded.status === 'rejected') throw loaded.reason;
  return worked.value;
}

/** Numbers from 0 to below 1, the same ones for each seed (mulberry32). */
function seeded(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface OperationRow {
  id: string;
  senderId: string;
  type: string;
  calendarId: string;
  uid: string;
  eventId: string;
  previousIcs: string | null;
  newIcs: string | null;
  undone: boolean;
}

interface Tables {
  operations: OperationRow[];
  objects: { calendarId: string; uid: string; ics: string }[];
  gone: { calendarId: string; idPrefix: string; ics: string }[];
  keys: { key: string; status: number; body: string }[];
  marks: { calendarId: string; uid: string }[];
  versions: { calendarId: string; version: number }[];
  pending: object[];
}

async function readTables(from: Database): Promise<Tables> {
  const rows = async <Row extends object>(sql: string) => (await from.query<Row>(sql)).rows;
  const place = 'calendar_id AS "calendarId", uid';
  return {
    operations: await rows(
      `SELECT id, sender_id AS "senderId", type, ${place}, event_id AS "eventId", previous_ics AS "previousIcs", new_ics AS "newIcs", undone FROM operation ORDER BY position`,
    ),
    objects: await rows(`SELECT ${place}, ics FROM calendar_object`),
    gone: await rows(`SELECT calendar_id AS "calendarId", id_prefix AS "idPrefix", ics FROM cancelled_object`),
    keys: await rows('SELECT key, status, body FROM idempotency_key'),
    marks: await rows(`SELECT ${place} FROM object_change`),
    versions: await rows('SELECT id AS "calendarId", version::int FROM calendar'),
    pending: await rows('SELECT id FROM pending_write'),
  };
}

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const placeOf = ({ calendarId, uid }: { calendarId: string; uid: string }) => `${calendarId} ${uid}`;
const placesOf = (rows: readonly { calendarId: string; uid: string }[]) => rows.map(placeOf).sort(byText);

/** Every acknowledged change is there with its operation and its answer, and no other. */
function expectEachOnce({ operations, keys }: Tables, changes: readonly AcknowledgedChange[]): void {
  expect([changes.length, operations.length, keys.length]).toEqual([total, total, total]);
  const facts = ({ senderId, type, calendarId, eventId }: Omit<OperationRow, 'id'> | AcknowledgedChange) => [
    senderId,
    type,
    calendarId,
    eventId,
  ];
  const operation = new Map(operations.map((row) => [row.id, row]));
  const kept = new Map(keys.map(({ key, status, body }) => [key, { status, text: body }]));
  const wrong = changes.filter((change) => {
    const row = operation.get(change.operationId);
    const answer = kept.get(change.key);
    return (
      !row ||
      row.undone ||
      facts(row).join() !== facts(change).join() ||
      answer?.text !== change.answer.text ||
      answer.status !== change.answer.status
    );
  });
  expect(wrong).toEqual([]);
}

/** Each event's operations follow from one another, and its stored text is what the last of them made of it. */
function expectNoHalfChange({ operations, objects, gone, marks, versions, pending }: Tables): void {
  const last = new Map<string, OperationRow>();
  const torn = operations.filter((row) => {
    const before = last.get(placeOf(row));
    last.set(placeOf(row), row);
    return row.type === 'add'
      ? before !== undefined || row.previousIcs !== null
      : before === undefined || row.previousIcs !== before.newIcs;
  });
  expect(torn).toEqual([]);
  const ends = [...last.values()];
  expect(placesOf(objects)).toEqual(placesOf(ends.filter(({ type }) => type !== 'cancel')));
  expect(gone.map(({ calendarId, idPrefix }) => `${calendarId} ${idPrefix.slice(0, 12)}`).sort(byText)).toEqual(
    ends
      .filter(({ type }) => type === 'cancel')
      .map(({ calendarId, eventId }) => `${calendarId} ${eventId.replaceAll('-', '').slice(0, 12)}`)
      .sort(byText),
  );
  expect(objects.filter((object) => object.ics !== last.get(placeOf(object))?.newIcs)).toEqual([]);
  expect(placesOf(marks)).toEqual(placesOf(ends));
  expect(
    versions.filter(
      ({ calendarId, version }) => version !== operations.filter((row) => row.calendarId === calendarId).length,
    ),
  ).toEqual([]);
  expect(pending).toEqual([]);
}

/** Each event says what its last acknowledged change said. */
function expectEvents({ operations, objects }: Tables, events: readonly ExpectedEvent[]): void {
  const place = new Map(operations.filter(({ type }) => type === 'add').map((row) => [row.eventId, placeOf(row)]));
  const text = new Map(objects.map((object) => [placeOf(object), object.ics]));
  const wrong = events.filter(({ id, summary, start, cancelled }) => {
    const lines = text.get(place.get(id) ?? '')?.split('\r\n');
    return cancelled
      ? lines !== undefined
      : !lines?.includes(`SUMMARY:${summary}`) || !lines.includes(`DTSTART;TZID=America/Chicago:${start}`);
  });
  expect(wrong).toEqual([]);
  expect(objects.length).toBe(events.filter(({ cancelled }) => !cancelled).length);
}

test(
  `${total} changes outlive kill -9 of the service and of PostgreSQL, each with its operation and none twice (seed ${seed})`,
  async () => {
    const url = new URL(postgres.url);
    url.pathname = '/family_assistant';
    await applyMigrations(url.href, serviceMigrations['family-assistant']);
    await startService(url.href);
    const running = new ChangeLoad({
      workers,
      changesPerWorker,
      calendarIds: ['family', 'maya'],
      randomOf: (worker) => seeded(seed + worker),
      botToken,
      url: () => serviceUrl,
    });
    changes = running;
    const hit = await whileRunning(running, disturb(running, url.href));

    expect([hit.length, hit.filter((inFlight) => inFlight === 0)]).toEqual([faults.length, []]);
    expect(running.retries.get('in transit')).toBeGreaterThan(0);
    expect(
      [...running.retries.keys()].filter(
        (trouble) =>
          !['hung up', 'in transit', '503 database_unavailable', '409 idempotency_in_progress'].includes(trouble),
      ),
    ).toEqual([]);

    database = openDatabase({ url: url.href, applicationName: 'crash-test' });
    const tables = await readTables(database);
    expectEachOnce(tables, running.changes);
    expectNoHalfChange(tables);
    expectEvents(tables, running.events);

    for (const change of running.changes.filter((_, index) => index % 20 === 0))
      expect(await running.send(change)).toEqual(change.answer);
    expect(await readTables(database)).toEqual(tables);
  },
  limit,
);
