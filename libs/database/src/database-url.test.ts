import { createServer, type Socket } from 'node:net';
import { inspect } from 'node:util';
import { createEmptyDatabase } from '@homeroom/testing';
import { applyMigrations } from './apply-migrations.ts';
import { createClient, migrations } from './athletics-admin.ts';
import { parseDatabaseUrl } from './database-url.ts';
import { openDatabase } from './database.ts';

const secret = 'pa55-Wort-geheim';

test.each([
  ['no URL', `${secret}`],
  ['a port that is no number', `postgresql://user:${secret}#@host/db`],
  ['another protocol', `mysql://user:${secret}@host/db`],
  ['no host', 'postgresql:///db'],
  ['no database', `postgresql://user:${secret}@host`],
  ['nothing', ''],
])('a connection string with %s is refused without quoting it', async (_fault, url) => {
  const refusal = expect.objectContaining({
    name: 'InvalidDatabaseUrlError',
    message: expect.stringMatching(/^The database URL must/),
  });
  expect(() => parseDatabaseUrl(url)).toThrow(refusal);
  expect(everythingOf(thrownBy(() => openDatabase({ url, applicationName: 'url' })))).not.toContain(secret);
  await expect(applyMigrations(url, migrations)).rejects.toEqual(refusal);
});

describe('no error quotes the password', () => {
  test.each([
    ['a port where nothing listens', `postgresql://user:${secret}@127.0.0.1:1/db`],
    ['a host that does not exist', `postgresql://user:${secret}@nowhere.invalid:5432/db`],
  ])('of %s', async (_fault, url) => {
    for (const error of await errorsOf(url)) {
      expect(everythingOf(error)).toContain('DatabaseUnavailableError');
      expect(everythingOf(error)).not.toContain(secret);
    }
  });

  test('of a server that accepts and never answers', async () => {
    const open = new Set<Socket>();
    const silent = createServer((socket) => void open.add(socket.on('error', () => undefined)));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as { port: number };
    for (const error of await errorsOf(`postgresql://user:${secret}@127.0.0.1:${port}/db`)) {
      expect(everythingOf(error)).toContain('DatabaseUnavailableError');
      expect(everythingOf(error)).not.toContain(secret);
    }
    for (const socket of open) socket.destroy();
    silent.close();
  });

  test('of a server that refuses it', async () => {
    const place = await createEmptyDatabase();
    const url = new URL(place.url);
    url.password = secret;
    const errors = await errorsOf(url.href);
    for (const error of errors) expect(everythingOf(error)).not.toContain(secret);
    expect(errors.map(everythingOf).join()).toContain('password authentication failed');
    await place.drop();
  });
});

/** Errors of a query, Prisma, a connection and migrating on a database that cannot be used. */
async function errorsOf(url: string): Promise<unknown[]> {
  const database = openDatabase({ url, applicationName: 'secret', connectTimeoutMs: 1_000 });
  const results = await Promise.allSettled([
    database.query('SELECT 1'),
    database.connect(),
    createClient(database).school.findMany(),
    applyMigrations(url, migrations),
  ]);
  await database.end();
  expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
  return results.map((result) => (result as PromiseRejectedResult).reason as unknown);
}

function thrownBy(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    return error;
  }
}

/** All that a careless log could show of an error: its causes and every property, the hidden ones too. */
function everythingOf(error: unknown): string {
  return inspect(error, { depth: 20, showHidden: true });
}
