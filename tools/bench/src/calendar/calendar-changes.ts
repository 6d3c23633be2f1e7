import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { openDatabase, withTransaction, type Database } from '@homeroom/database';
import { type CalendarObject, ianaZone, fromRawIcs, utc } from '@homeroom/icalendar';
import { noteSourcesChanged } from '@homeroom/search';
import type { PoolClient } from 'pg';
import { readCalendarWrites } from '../../../../apps/family-assistant/src/calendar/object-size-sql.ts';
import { idPrefixOf } from '../../../../apps/family-assistant/src/calendar/occurrence-id.ts';
import { applyStatement, changeSql } from '../../../../apps/family-assistant/src/changes/change-sql.ts';
import type { NamedStatement } from '../../../../apps/family-assistant/src/changes/change-sql.ts';
import type { Completion, FoundObject, ObjectWrite } from '../../../../apps/family-assistant/src/changes/change.ts';
import type { NewOperation, Operation } from '../../../../apps/family-assistant/src/changes/operation.ts';
import { calendarSourceId } from '../../../../apps/family-assistant/src/knowledge/calendar-source-id.ts';
import { startCalendar, type CalendarServer } from './calendar-service.ts';
import { calendarText } from './calendar-text.ts';
import { answersEachSecond, post } from '../harness/load.ts';
import { interleaved, type Effort } from '../harness/rounds.ts';
import type { Scratch } from '../harness/scratch.ts';
import { compare, type Measure } from '../harness/statistics.ts';

const connections = 20;
const calendarId = 'family';
const zone = ianaZone('America/Chicago') ?? utc;

/** Thousands of events at one time would be as many conflicts, were it near. */
const start = Math.ceil(Date.now() / 3_600_000 + 60 * 24) * 3_600_000;
const afterTheWindow = { start: new Date(start).toISOString(), end: new Date(start + 3_600_000).toISOString() };

/** The server with the connections of its clients. */
type ChangingServer = CalendarServer & { agent: Agent };

interface Added {
  operation: { id: string; snapshot: { new_state: { ics: string } } };
}

/**
 * Adding an event, and undoing and redoing it, each against its statements in one transaction, sent one by one
 * through node-postgres alone.
 */
export async function changeMeasures(effort: Effort, scratch: Scratch): Promise<Measure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  scratch.later(() => agent.destroy());
  const calendars = { family: [calendarText({ weekly: 500, single: 4_500 })] };
  const server = { ...(await startCalendar(scratch, calendars)), agent };
  const database = openDatabase({ url: server.databaseUrl, applicationName: 'bench', poolSize: connections });
  scratch.later(() => database.end());
  const object = fromRawIcs((await addEvent(server, 0)).operation.snapshot.new_state.ics, zone);
  const revert = await revertByService(server);
  const revertBySql = await revertByStatements(database, object);
  const each = (ask: (worker: number) => Promise<unknown>) => () => answersEachSecond(connections, effort.seconds, ask);
  const subjects = {
    add: each((worker) => addEvent(server, worker)),
    addBySql: each((worker) => addByStatements(database, object, `sql-${worker}`)),
    undo: each(revert),
    undoBySql: each(revertBySql),
  };
  // A process that has just started is several times slower.
  for (const warmUp of Object.values(subjects)) await warmUp();
  const figures = await interleaved(effort.rounds, subjects);
  return [
    compare(
      'POST /calendar/events against its transaction alone',
      { what: 'changes/s', rounds: figures.add },
      { what: 'changes/s', rounds: figures.addBySql },
      { atLeast: 0.65 },
    ),
    compare(
      'POST /undo against its transaction alone',
      { what: 'changes/s', rounds: figures.undo },
      { what: 'changes/s', rounds: figures.undoBySql },
      { atLeast: 0.65 },
    ),
  ];
}

async function addEvent(server: ChangingServer, worker: number): Promise<Added> {
  const event = { summary: 'Swim practice', ...afterTheWindow, location: 'City Pool', who: ['maya'] };
  return JSON.parse(await change(server, '/calendar/events', `worker-${worker}`, event)) as Added;
}

function change({ url, headers, agent }: ChangingServer, route: string, sender: string, body: object): Promise<string> {
  return post(`${url}${route}`, { ...headers, 'x-sender-id': sender }, body, agent);
}

/** Each worker has one event, which it takes back and makes again in turn. */
async function revertByService(server: ChangingServer): Promise<(worker: number) => Promise<unknown>> {
  const added = await Promise.all(Array.from({ length: connections }, (_, worker) => addEvent(server, 1_000 + worker)));
  const undone = new Set<number>();
  return async (worker) => {
    const action = undone.has(worker) ? 'redo' : 'undo';
    await change(server, '/undo', `worker-${1_000 + worker}`, { action, operation_id: added[worker]?.operation.id });
    turn(undone, worker);
  };
}

/** Sends the statements that the service sends to PostgreSQL for an added event, one after the other. */
async function addByStatements(database: Database, object: CalendarObject, senderId: string): Promise<NewOperation> {
  const [id, uid] = [randomUUID(), randomUUID()];
  const operation: NewOperation = {
    id,
    type: 'add',
    summary: 'Swim practice',
    senderId,
    calendarId,
    uid,
    eventId: id,
    resultEventId: id,
    previousIcs: null,
    newIcs: object.ics,
    href: null,
    conflictId: null,
  };
  await withTransaction(database, async (client) => {
    const at = await lock(client, { name: 'lock-stack', text: changeSql.lockStack, values: [senderId] });
    await readCalendarWrites(client, [calendarId]);
    const write = { calendarId, uid, before: null, after: { ...object, uid }, href: null };
    await apply(client, write, { kind: 'record', operation }, at);
  });
  return operation;
}

async function revertByStatements(
  database: Database,
  object: CalendarObject,
): Promise<(worker: number) => Promise<unknown>> {
  const added = await Promise.all(
    Array.from({ length: connections }, (_, worker) => addByStatements(database, object, `undo-${worker}`)),
  );
  const undone = new Set<number>();
  return async (worker) => {
    const { id, senderId } = added[worker] as NewOperation;
    const read = { name: 'operation', text: changeSql.operation, values: [id] };
    await database.query(read);
    await withTransaction(database, async (client) => {
      const values = [senderId, calendarId];
      const at = await lock(client, { name: 'lock-both', text: changeSql.lockStackAndCalendar, values });
      const [operation] = (await client.query<Operation>(read)).rows;
      if (!operation) throw new Error('The operation is gone.');
      const { uid, previousIcs, newIcs } = operation;
      const found = { name: 'object', text: changeSql.object, values: [calendarId, uid] };
      const before = (await client.query<FoundObject>(found)).rows[0] ?? null;
      await client.query({ name: 'newer', text: changeSql.newerOperation, values: [id] });
      const to = operation.undone ? newIcs : previousIcs;
      const after = to === null ? null : { ...object, ics: to, uid };
      const write = { calendarId, uid, before, after, href: null };
      await apply(client, write, { kind: 'mark', operation, undone: !operation.undone }, at);
    });
    turn(undone, worker);
  };
}

async function lock(client: PoolClient, statement: NamedStatement): Promise<Date> {
  const { rows } = await client.query<{ now: Date }>(statement);
  return rows[0]?.now ?? new Date();
}

async function apply(client: PoolClient, write: ObjectWrite, completion: Completion, at: Date): Promise<void> {
  const { uid } = write;
  await client.query(applyStatement(write, completion, { at, remote: null, idPrefix: idPrefixOf(calendarId, uid) }));
  await noteSourcesChanged(client, [calendarSourceId(calendarId, uid)]);
}

function turn(undone: Set<number>, worker: number): void {
  if (!undone.delete(worker)) undone.add(worker);
}
