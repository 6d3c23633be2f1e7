import { setImmediate as turnOfEventLoop } from 'node:timers/promises';
import type { Database } from '@homeroom/database';
import { AccessStore } from './access-store-sql.ts';

const row = { known: true, allowed_somewhere: true, role_in_school: 'admin', school_version: '1' };

/** A store whose database notes the users of each query and answers it only in a later turn of the event loop. */
function storeWithQueries(): { store: AccessStore; queries: string[][] } {
  const queries: string[][] = [];
  const query = async ({ values: [users] }: { values: [string[]] }) => {
    queries.push(users);
    await turnOfEventLoop();
    return { rows: users.map(() => row) };
  };
  return { store: new AccessStore({ query } as unknown as Database), queries };
}

test('requests that wait for a query, and those that callers send when it is answered, share the next one', async () => {
  const { store, queries } = storeWithQueries();
  const answered = store.load('ana', 'school').then(() => turnOfEventLoop().then(() => store.load('cleo', 'school')));
  while (queries.length === 0) await turnOfEventLoop();
  await Promise.all([store.load('ben', 'school'), answered]);
  expect(queries).toEqual([['ana'], ['ben', 'cleo']]);
});

test('a request that comes when its user was read already is read again', async () => {
  const { store, queries } = storeWithQueries();
  await Promise.all([store.load('ana', 'school'), store.load('ana', 'school')]);
  expect(await store.load('ana', 'school')).toMatchObject({ roleInSchool: 'admin', schoolVersion: 1n });
  expect(queries).toEqual([['ana'], ['ana']]);
});
