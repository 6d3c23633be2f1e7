import { randomUUID } from 'node:crypto';
import { openDatabase } from '@homeroom/database';
import { type CalendarObject, ianaZone, fromRawIcs, utc } from '@homeroom/icalendar';
import type { NewOperation } from '../../../apps/family-assistant/src/changes/operation.ts';
import { ChangeStore } from '../../../apps/family-assistant/src/changes/change-store.ts';
import { answered, startCalendar, type CalendarServer } from './calendar-service.ts';
import { calendarText } from './calendar-text.ts';
import { answersEachSecond } from './load.ts';
import { interleaved, type Effort } from './rounds.ts';
import type { Scratch } from './scratch.ts';
import { compare, type Measure } from './statistics.ts';

const connections = 20;
const calendarId = 'family';
const zone = ianaZone('America/Chicago') ?? utc;

/** Thousands of events at one time would be as many conflicts, were it near. */
const start = Math.ceil(Date.now() / 3_600_000 + 60 * 24) * 3_600_000;
const afterTheWindow = { start: new Date(start).toISOString(), end: new Date(start + 3_600_000).toISOString() };

interface Added {
  operation: { id: string; snapshot: { new_state: { ics: string } } };
}

/** Adding an event, and undoing and redoing it, each against its statements in one transaction through node-postgres alone. */
export async function changeMeasures(effort: Effort, scratch: Scratch): Promise<Measure[]> {
  const server = await startCalendar(scratch, { family: [calendarText({ weekly: 500, single: 4_500 })] });
  const database = openDatabase({ url: server.databaseUrl, applicationName: 'bench', poolSize: connections });
  scratch.later(() => database.end());
  const store = new ChangeStore(database);
  const object = fromRawIcs((await addEvent(server, 0)).operation.snapshot.new_state.ics, zone);
  const revert = await revertByService(server);
  const revertBySql = await revertByStatements(store, object);
  const each = (ask: (worker: number) => Promise<unknown>) => () => answersEachSecond(connections, effort.seconds, ask);
  const subjects = {
    add: each((worker) => addEvent(server, worker)),
    addBySql: each((worker) => addByStatements(store, object, `sql-${worker}`)),
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

async function addEvent(server: CalendarServer, worker: number): Promise<Added> {
  const event = { summary: 'Swim practice', ...afterTheWindow, location: 'City Pool', who: ['maya'] };
  return JSON.parse(await post(server, '/calendar/events', `worker-${worker}`, event)) as Added;
}

function post({ url, headers }: CalendarServer, route: string, sender: string, body: object): Promise<string> {
  return answered(`${url}${route}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'x-sender-id': sender },
    body: JSON.stringify(body),
  });
}

/** Each worker has one event, which it takes back and makes again in turn. */
async function revertByService(server: CalendarServer): Promise<(worker: number) => Promise<unknown>> {
  const added = await Promise.all(Array.from({ length: connections }, (_, worker) => addEvent(server, 1_000 + worker)));
  const undone = new Set<number>();
  return async (worker) => {
    const action = undone.has(worker) ? 'redo' : 'undo';
    await post(server, '/undo', `worker-${1_000 + worker}`, { action, operation_id: added[worker]?.operation.id });
    turn(undone, worker);
  };
}

/** Sends the statements that the service sends to PostgreSQL for an added event. */
async function addByStatements(store: ChangeStore, object: CalendarObject, senderId: string): Promise<NewOperation> {
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
  await store.transact(async (transaction) => {
    const at = await transaction.lock(senderId, calendarId);
    await transaction.apply(
      {
        write: { calendarId, uid, before: null, after: { ...object, uid }, href: null },
        completion: { kind: 'record', operation },
      },
      at,
    );
  });
  return operation;
}

async function revertByStatements(
  store: ChangeStore,
  object: CalendarObject,
): Promise<(worker: number) => Promise<unknown>> {
  const added = await Promise.all(
    Array.from({ length: connections }, (_, worker) => addByStatements(store, object, `undo-${worker}`)),
  );
  const undone = new Set<number>();
  return async (worker) => {
    const { id, senderId } = added[worker] as NewOperation;
    await store.operation(id);
    await store.transact(async (transaction) => {
      const at = await transaction.lock(senderId, calendarId);
      const operation = await transaction.operation(id);
      if (!operation) throw new Error('The operation is gone.');
      const before = await transaction.object(calendarId, operation.uid);
      await transaction.hasNewer(operation);
      const to = operation.undone ? operation.newIcs : operation.previousIcs;
      const after = to === null ? null : { ...object, ics: to, uid: operation.uid };
      await transaction.apply(
        {
          write: { calendarId, uid: operation.uid, before, after, href: null },
          completion: { kind: 'mark', operation, undone: !operation.undone },
        },
        at,
      );
    });
    turn(undone, worker);
  };
}

function turn(undone: Set<number>, worker: number): void {
  if (!undone.delete(worker)) undone.add(worker);
}
