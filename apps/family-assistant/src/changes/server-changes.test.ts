import { randomUUID } from 'node:crypto';
import type { Database } from '@homeroom/database';
import { useTestDatabase } from '@homeroom/testing';
import { CalendarServerUnavailableError } from '../caldav/calendar-server.ts';
import type { CalendarServer, RemoteObject } from '../caldav/calendar-server.ts';
import { buildEventToAdd, buildRequest, noHooks, openChangeService } from './testing/open-change-service.ts';

const database = useTestDatabase('family-assistant');
const pools: Database[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) {
    await pool.query('TRUNCATE calendar_object, cancelled_object, operation, idempotency_key, pending_write CASCADE');
    await pool.end();
  }
});

/** A server in memory. `fail` decides for each write, counted from 1, whether it is refused, lost, or written and lost. */
function fakeServer() {
  const objects = new Map<string, RemoteObject>();
  let writes = 0;
  const host = {
    objects,
    fail: (_write: number): 'refused' | 'away' | 'lost' | 'lostAfter' | null => null,
    server: {
      changesSince: () => Promise.reject(new Error('not used')),
      displayName: () => Promise.resolve(null),
      answers: async () => true,
      read: async (href) => objects.get(href) ?? null,
      hrefFor: async (uid) => `/home/${uid}.ics`,
      create: (href, ics) => write(href, (known) => (known ? null : ics)),
      update: (href, etag, ics) => write(href, (known) => (known?.etag === etag ? ics : null)),
      remove: (href, etag) => write(href, (known) => (known?.etag === etag ? '' : null)),
    } satisfies CalendarServer as CalendarServer,
  };
  const write: (
    href: string,
    next: (known: RemoteObject | undefined) => string | null,
  ) => ReturnType<CalendarServer['create']> = async (href, next) => {
    const failure = host.fail((writes += 1));
    if (failure === 'refused') return { kind: 'refused', status: 403 };
    if (failure === 'away' || failure === 'lost')
      throw new CalendarServerUnavailableError('Away.', { uncertain: failure === 'lost' });
    const ics = next(objects.get(href));
    if (ics === null) return { kind: 'precondition_failed' };
    const etag = `"${writes}"`;
    if (ics === '') objects.delete(href);
    else objects.set(href, { href, etag, ics });
    if (failure === 'lostAfter') throw new CalendarServerUnavailableError('Away.', { uncertain: true });
    return { kind: 'written', etag: ics === '' ? null : etag };
  };
  return host;
}

/** A service whose calendars are all on the server. */
function open() {
  const host = fakeServer();
  const test = openChangeService(database.url, { hooks: noHooks, server: host.server });
  pools.push(test.database);
  const add = (key: string | null = null, uids = [randomUUID(), randomUUID(), randomUUID()]) =>
    test.service.once(buildRequest(key), (transaction) =>
      test.planner.add(
        transaction,
        uids.map((uid, index) => buildEventToAdd({ uid, summary: `Event ${index}` })),
        'ana',
      ),
    );
  const revert = (action: 'undo' | 'redo', operationId: string) =>
    test.service.revert({ action, operationId, senderId: 'ana', ownsUnsigned: false }, buildRequest());
  const left = async () => ({
    server: host.objects.size,
    copies: (await test.rows('SELECT 1 FROM calendar_object')).length,
    operations: (await test.rows('SELECT 1 FROM operation')).length,
    pending: (await test.rows('SELECT 1 FROM pending_write')).length,
  });
  return { ...test, host, add, revert, left };
}

const operationId = (outcome: object) => ('operation' in outcome ? (outcome.operation as { id: string }).id : '');

test('several events are written, undone and redone together, each with its place on the server', async () => {
  const { add, revert, left, host, rows } = open();
  const id = operationId(await add());
  expect(await left()).toEqual({ server: 3, copies: 3, operations: 1, pending: 0 });
  const places = await rows<{ href: string; etag: string }>(
    'SELECT href, remote_etag AS etag FROM calendar_object ORDER BY href',
  );
  expect(places).toEqual(
    [...host.objects.values()].map(({ href, etag }) => ({ href, etag })).sort((a, b) => (a.href < b.href ? -1 : 1)),
  );
  expect(await revert('undo', id)).toMatchObject({ type: 'undone' });
  expect(await left()).toEqual({ server: 0, copies: 0, operations: 1, pending: 0 });
  expect(await revert('redo', id)).toMatchObject({ type: 'redone' });
  expect(await left()).toEqual({ server: 3, copies: 3, operations: 1, pending: 0 });
});

test.each(['refused', 'away'] as const)('a write that meets %s takes the earlier ones back', async (failure) => {
  const { add, left, host } = open();
  host.fail = (write) => (write === 3 ? failure : null);
  const code = failure === 'refused' ? 'calendar_server_refused' : 'calendar_server_unavailable';
  await expect(add()).rejects.toMatchObject({ code });
  expect(await left()).toEqual({ server: 0, copies: 0, operations: 0, pending: 0 });
  expect(await add()).toMatchObject({ type: 'created' });
});

test('while the server stays unavailable, the earlier writes are taken back by the next synchronization', async () => {
  const { add, left, host, service } = open();
  host.fail = (write) => (write >= 3 ? 'away' : null);
  await expect(add()).rejects.toMatchObject({ code: 'calendar_server_unavailable' });
  expect(await left()).toMatchObject({ server: 2, pending: 1 });
  host.fail = () => null;
  await service.settleLost('family');
  expect(await left()).toEqual({ server: 0, copies: 0, operations: 0, pending: 0 });
});

test('a lost answer to the last write is found out, and the change is recorded once for its key', async () => {
  const { add, left, host, rows } = open();
  const uids = [randomUUID(), randomUUID(), randomUUID()];
  host.fail = (write) => (write === 3 ? 'lostAfter' : null);
  await expect(add('key-1', uids)).rejects.toMatchObject({ code: 'calendar_server_unavailable' });
  host.fail = () => null;
  expect(await add('key-1', uids)).toMatchObject({ type: 'stored' });
  expect(await left()).toEqual({ server: 3, copies: 3, operations: 1, pending: 0 });
  expect(await rows('SELECT 1 FROM operation_object')).toHaveLength(2);
});

test.each([1, 2])('a service that is killed after %i of three writes leaves none of them', async (written) => {
  const { add, left, host, service, rows } = open();
  host.fail = (write) => (write > written ? 'lost' : null);
  await expect(add()).rejects.toMatchObject({ code: 'calendar_server_unavailable' });
  // As a kill leaves it: nobody has told that the answer was lost.
  await rows("UPDATE pending_write SET lost = false, started_at = now() - interval '3 minutes'");
  host.fail = () => null;
  await service.settleLost('family');
  expect(await left()).toEqual({ server: 0, copies: 0, operations: 0, pending: 0 });
});

test('a write that somebody may still be waiting for is left alone', async () => {
  const { add, left, host, service, rows } = open();
  host.fail = () => 'lost';
  await expect(add()).rejects.toMatchObject({ code: 'calendar_server_unavailable' });
  await rows("UPDATE pending_write SET lost = false, started_at = now() - interval '1 minute'");
  await service.settleLost('family');
  expect(await left()).toMatchObject({ pending: 1 });
});

test('an undo that the server refuses for one event puts the others back', async () => {
  const { add, revert, left, host } = open();
  const id = operationId(await add());
  const hrefs = [...host.objects.keys()];
  const last = hrefs[2] ?? '';
  const { ics = '' } = host.objects.get(last) ?? {};
  host.objects.set(last, { href: last, etag: '"x"', ics: ics.replace('Event 2', 'Renamed elsewhere') });
  await expect(revert('undo', id)).rejects.toMatchObject({ code: 'event_changed' });
  expect([...host.objects.keys()].sort()).toEqual(hrefs.sort());
  expect(await left()).toEqual({ server: 3, copies: 3, operations: 1, pending: 0 });
});

test('an undo that is killed in the middle is either finished or taken back', async () => {
  const { add, revert, left, host, service } = open();
  const id = operationId(await add());
  let undone = 0;
  host.fail = () => ((undone += 1) > 2 ? 'lost' : null);
  await expect(revert('undo', id)).rejects.toMatchObject({ code: 'calendar_server_unavailable' });
  expect(host.objects.size).toBe(1);
  host.fail = () => null;
  await service.settleLost('family');
  expect(await left()).toEqual({ server: 3, copies: 3, operations: 1, pending: 0 });
  expect(await revert('undo', id)).toMatchObject({ type: 'undone' });
  expect(await left()).toEqual({ server: 0, copies: 0, operations: 1, pending: 0 });
});
