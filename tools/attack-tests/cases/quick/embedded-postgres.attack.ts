import pg from 'pg';
import { stack } from '../../support/attacked-stack.ts';

const own = String(stack.databaseUrls['family-assistant']);
const refused = '42501';

/** Runs a statement and returns PostgreSQL's error code, or `allowed`. */
async function attempt(sql: string, url = own): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(sql);
    return 'allowed';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function urlOf(database: string, user?: string): string {
  const url = new URL(own);
  url.pathname = `/${database}`;
  if (user !== undefined) url.username = user;
  return url.href;
}

describe("PostgreSQL with a service's URL", () => {
  afterEach(async () => expect(await attempt('SELECT count(*) FROM calendar_object')).toBe('allowed'));

  test.each([
    ['a program', "CREATE TEMP TABLE loot (line text); COPY loot FROM PROGRAM 'id'"],
    ['a program by writing to it', "COPY (SELECT 1) TO PROGRAM 'cat'"],
    ['a function of a library', "CREATE FUNCTION own() RETURNS integer LANGUAGE c AS '/tmp/own.so', 'own'"],
  ])('%s is not run', async (_what, sql) => {
    expect(await attempt(sql)).toBe(refused);
  });

  test.each([
    "SELECT pg_read_file('PG_VERSION')",
    "SELECT lo_import('/etc/passwd')",
    "SELECT pg_ls_dir('/')",
    "CREATE TEMP TABLE loot (line text); COPY loot FROM '/etc/passwd'",
    "COPY (SELECT 1) TO '/tmp/loot'",
    'CREATE EXTENSION file_fdw',
  ])('no file is reached: %s', async (sql) => {
    expect(await attempt(sql)).toBe(refused);
  });

  test.each([
    'ALTER ROLE family_assistant SUPERUSER',
    'CREATE ROLE other SUPERUSER',
    'SET ROLE homeroom',
    "ALTER SYSTEM SET listen_addresses = '*'",
    'SELECT rolpassword FROM pg_authid',
    'SELECT pg_reload_conf()',
  ])('no right is gained: %s', async (sql) => {
    expect(await attempt(sql)).toBe(refused);
  });

  test.each(['staging_knowledge', 'athletics_admin', 'postgres', 'template1'])(
    'the database %s is not opened',
    async (database) => {
      expect(await attempt('SELECT 1', urlOf(database))).toBe(refused);
    },
  );

  test('its password opens no other role', async () => {
    expect(
      await Promise.all(
        ['homeroom', 'postgres', 'staging_knowledge'].map((user) => attempt('SELECT 1', urlOf('postgres', user))),
      ),
    ).toEqual(['28P01', '28P01', '28P01']);
  });
});
