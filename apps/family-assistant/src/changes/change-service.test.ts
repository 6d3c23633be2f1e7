import { NotFoundError } from '@homeroom/errors';
import { useTestDatabase } from '@homeroom/testing';
import { CalendarServerUnavailableError } from '../caldav/calendar-server.ts';
import type { CalendarServer } from '../caldav/calendar-server.ts';
import type { ChangeHooks } from './change-hooks.ts';
import type { ChangeResult, Outcome } from './change-result.ts';
import { buildEventToAdd, buildRequest, noHooks, openChangeService } from './testing/open-change-service.ts';
import type { TestChangeService } from './testing/open-change-service.ts';

type NoteResult = { type: 'noted'; at: Date } | { type: 'notNoted'; reason: string };

const database = useTestDatabase('family-assistant');
const opened: TestChangeService<never>[] = [];
const open: typeof openChangeService = (url, options) => {
  const test = openChangeService(url, options);
  opened.push(test as unknown as TestChangeService<never>);
  return test;
};
afterEach(async () => {
  for (const { database: pool } of opened.splice(0)) {
    await pool.query(
      'TRUNCATE calendar, calendar_object, cancelled_object, operation, operation_object, pending_write, idempotency_key',
    );
    await pool.end();
  }
});

const ana = 'ana';
/** The id of the operation and the event of a change. */
function made(outcome: Outcome<ChangeResult>): { id: string; eventId: string; uid: string } {
  if (!('operation' in outcome) || outcome.operation === null) throw new Error(`No change was made: ${outcome.type}.`);
  return { id: outcome.operation.id, eventId: outcome.operation.resultEventId, uid: outcome.operation.uid };
}
const reverting = (action: 'undo' | 'redo', operationId: string, senderId: string | null = ana) => ({
  action,
  operationId,
  senderId,
  ownsUnsigned: true,
});
const target = (eventId: string) => ({ eventId, scope: 'instance' as const, ifMatch: null, senderId: ana });

describe('results', () => {
  test('each change, undo and redo has a result of its own type', async () => {
    const { service, clock } = open(database.url, { hooks: noHooks });
    const added = await service.add(buildEventToAdd(), ana, buildRequest());
    const { id, eventId } = made(added);
    const renamed = await service.edit({ kind: 'rename', summary: 'Cello' }, target(eventId), buildRequest());
    const cancelled = await service.cancel(target(eventId), buildRequest());
    const undo = () => service.revert(reverting('undo', made(cancelled).id), buildRequest());
    const outcomes = [added, renamed, cancelled, await undo(), await undo()];
    outcomes.push(await service.revert(reverting('redo', made(cancelled).id), buildRequest()));
    outcomes.push(await service.revert(reverting('undo', '00000000-0000-4000-8000-000000000000'), buildRequest()));
    clock.advance(600_001);
    outcomes.push(await service.revert(reverting('undo', id), buildRequest()));
    expect(outcomes.map(({ type }) => type)).toEqual([
      'created',
      'changed',
      'cancelled',
      'undone',
      'alreadyUndone',
      'redone',
      'operationNotFound',
      'operationExpired',
    ]);
  });

  test('a refusal without a key is thrown', async () => {
    const { service } = open(database.url, { hooks: noHooks });
    await expect(service.cancel(target('6f1c2a90-0d4e-8b11-9c2f-0a1b2c3d4e5f'), buildRequest())).rejects.toThrow(
      NotFoundError,
    );
  });

  test("a list has the sender's operations, newest first, and says which are superseded", async () => {
    const { service } = open(database.url, { hooks: noHooks });
    const { eventId } = made(await service.add(buildEventToAdd(), ana, buildRequest()));
    await service.edit({ kind: 'rename', summary: 'Cello' }, target(eventId), buildRequest());
    await service.add(buildEventToAdd(), 'ben', buildRequest());
    const { operations, now } = await service.list(ana);
    expect(operations.map(({ type, superseded }) => [type, superseded])).toEqual([
      ['rename', false],
      ['add', true],
    ]);
    expect(now).toEqual(new Date('2026-11-18T18:00:00Z'));
  });
});

describe('an Idempotency-Key', () => {
  test('gets the stored response again, made once, and nothing is written', async () => {
    const presented: string[] = [];
    const present = ({ type }: ChangeResult) => {
      presented.push(type);
      return { status: 201, headers: { ETag: '"1"' }, body: type };
    };
    const { service, rows } = open(database.url, { hooks: noHooks, present });
    const response = { status: 201, headers: { ETag: '"1"' }, body: 'created' };
    const add = () => service.add(buildEventToAdd(), ana, buildRequest('key-1'));
    expect(await add()).toEqual({ type: 'stored', response, result: expect.objectContaining({ type: 'created' }) });
    expect(await add()).toEqual({ type: 'stored', response, result: null });
    expect(presented).toEqual(['created']);
    expect(await rows('SELECT type FROM operation')).toEqual([{ type: 'add' }]);
  });

  test('makes the response in the transaction of the change: an error there undoes both', async () => {
    const present = () => {
      throw new Error('No response.');
    };
    const { service, rows } = open(database.url, { hooks: noHooks, present });
    await expect(service.add(buildEventToAdd(), ana, buildRequest('key-2'))).rejects.toThrow('No response.');
    expect(await rows('SELECT uid AS row FROM calendar_object UNION ALL SELECT key FROM idempotency_key')).toEqual([]);
  });

  test('stores a refusal as a result, and mentions the events that the response is about', async () => {
    const { service, rows } = open(database.url, { hooks: noHooks });
    const { id, uid } = made(await service.add(buildEventToAdd(), ana, buildRequest()));
    const refused = () => service.revert(reverting('undo', id, 'ben'), buildRequest('key-3'));
    expect(await refused()).toMatchObject({ type: 'stored', result: { type: 'refused' } });
    expect(await refused()).toMatchObject({ type: 'stored', result: null });
    expect(await rows('SELECT about FROM idempotency_key')).toEqual([{ about: [`calendar:family:${uid}`] }]);
  });

  test('of another request is refused', async () => {
    const { service } = open(database.url, { hooks: noHooks });
    await service.claim(buildRequest('key-4', 'a'));
    await service.claim(buildRequest('key-4', 'a'));
    await expect(service.claim(buildRequest('key-4', 'b'))).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  });
});

describe('hooks', () => {
  /** Plans an added event with a note. */
  const noting = ({ service, planner }: TestChangeService<NoteResult>, key: string | null = null) =>
    service.once(buildRequest(key), async (transaction) => {
      const plan = await planner.add(transaction, [buildEventToAdd()], ana);
      if (plan.kind !== 'change' || plan.change.completion.kind !== 'record') throw new Error('Nothing was planned.');
      const completion = { ...plan.change.completion, settles: { about: 'chess' } };
      return { ...plan, change: { ...plan.change, completion } };
    });
  const noteHooks: ChangeHooks<NoteResult> = {
    resultOf: async (_, note, at) => (note['about'] === 'chess' ? { type: 'noted', at } : null),
    refusalOf: async (_, note, reason) => (note['about'] === 'chess' ? { type: 'notNoted', reason } : null),
    written: async () => {},
  };
  const fakeServer = (overrides: Partial<CalendarServer>): CalendarServer => ({
    changesSince: () => Promise.reject(new Error('not used')),
    displayName: () => Promise.resolve(null),
    answers: async () => true,
    read: async () => null,
    create: async () => ({ kind: 'written', etag: '"1"' }),
    update: async () => ({ kind: 'written', etag: '"2"' }),
    remove: async () => ({ kind: 'written', etag: null }),
    hrefFor: async (uid) => `/home/${uid}.ics`,
    ...overrides,
  });

  test('make the result of a change with their note, and only of that', async () => {
    const test = open<NoteResult>(database.url, { hooks: noteHooks });
    expect(await noting(test)).toEqual({ type: 'noted', at: test.clock() });
    expect(await test.service.add(buildEventToAdd(), ana, buildRequest())).toMatchObject({ type: 'created' });
  });

  test('run in the transaction after each write: an error there undoes the change', async () => {
    const written: ChangeHooks<never>['written'] = async ({ client }, completion) => {
      const { rows } = await client.query('SELECT undone FROM operation WHERE id = $1', [completion.operation.id]);
      if (completion.kind === 'mark') throw new Error(`No undo: ${JSON.stringify(rows)}`);
    };
    const { service, rows } = open<never>(database.url, { hooks: { ...noHooks, written } });
    const { id } = made(await service.add(buildEventToAdd(), ana, buildRequest()));
    await expect(service.revert(reverting('undo', id), buildRequest())).rejects.toThrow('No undo: [{"undone":true}]');
    expect(await rows('SELECT undone FROM operation')).toEqual([{ undone: false }]);
  });

  test('make the result when the calendar server refuses', async () => {
    const server = fakeServer({ create: async () => ({ kind: 'refused', status: 403 }) });
    const test = open<NoteResult>(database.url, { hooks: noteHooks, server });
    const reason = 'The calendar server refuses this change (status 403).';
    expect(await noting(test)).toEqual({ type: 'notNoted', reason });
    expect(await test.rows('SELECT 1 FROM pending_write UNION ALL SELECT 1 FROM operation')).toEqual([]);
  });

  test('finish a write whose answer was lost, and its response is stored for the key', async () => {
    let stored: string | null = null;
    const server = fakeServer({
      create: (_, ics) => {
        stored = ics;
        return Promise.reject(new CalendarServerUnavailableError('Lost.', { uncertain: true }));
      },
      read: async (href) => (stored === null ? null : { href, etag: '"7"', ics: stored }),
    });
    let writes = 0;
    const written = async () => void (writes += 1);
    const test = open<NoteResult>(database.url, { hooks: { ...noteHooks, written }, server });
    await expect(noting(test, 'key-5')).rejects.toMatchObject({ code: 'calendar_server_unavailable' });
    expect(writes).toBe(0);
    await test.service.settleLost('family');
    expect(writes).toBe(1);
    expect(await test.rows('SELECT remote_etag FROM calendar_object')).toEqual([{ remote_etag: '"7"' }]);
    expect(await noting(test, 'key-5')).toEqual({
      type: 'stored',
      response: { status: 200, headers: {}, body: 'noted' },
      result: null,
    });
    expect(await test.rows('SELECT 1 FROM pending_write')).toEqual([]);
  });
});
