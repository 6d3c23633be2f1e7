import { createEmptyDatabase, type TestDatabase } from '@homeroom/testing';
import { createClient } from './athletics-admin.ts';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';
import { openDatabase, type Database } from './database.ts';
import { withTransaction } from './transaction.ts';

let place: TestDatabase;
let database: Database;
beforeAll(async () => {
  place = await createEmptyDatabase();
  database = openDatabase({ url: place.url, applicationName: 'resources' });
});
afterAll(async () => {
  await database.end();
  await place.drop();
});

const raise = (state: string) =>
  `DO $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '${state}'; END $$`;

describe.each([
  ['53000', 'insufficient resources'],
  ['53100', 'a full disk'],
  ['53200', 'no memory'],
  ['53300', 'too many connections'],
  ['53400', 'a limit of its configuration'],
  ['58030', 'an input/output error'],
  ['25006', 'writing where only reading is possible'],
])('%s, %s', (state) => {
  test('is unavailable, says that it was not done, and the next statement works', async () => {
    const prisma = createClient(database);
    const results = await Promise.allSettled([
      database.query(raise(state)),
      withTransaction(database, (client) => client.query(raise(state))),
      prisma.$executeRawUnsafe(raise(state)),
      prisma.$transaction((tx) => tx.$executeRawUnsafe(raise(state))),
    ]);
    for (const result of results) {
      expect(result.status === 'rejected' && result.reason).toBeInstanceOf(DatabaseUnavailableError);
      expect(result).toMatchObject({
        reason: {
          status: 503,
          retryAfterSeconds: 2,
          refused: true,
          message: 'The database cannot do this right now.',
          cause: { code: state },
        },
      });
    }
    expect((await database.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });
});

test.each(['57P01', '57P02', '57P03'])(
  '%s, a server that stops or starts, is unavailable and leaves open what was done',
  async (state) => {
    await expect(database.query(raise(state))).rejects.toMatchObject({
      name: 'DatabaseUnavailableError',
      refused: false,
      message: 'The database is not reachable right now.',
    });
  },
);

test.each(['23505', '42P01', '57014', '22012'])('%s, a fault of the statement, is none of these', async (state) => {
  await expect(database.query(raise(state))).rejects.toMatchObject({ code: state });
});
