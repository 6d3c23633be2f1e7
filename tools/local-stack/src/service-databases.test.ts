import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyMigrations } from '@homeroom/database';
import { serviceMigrations } from '@homeroom/database/migrations';
import { createCluster, preparePostgres, startCluster, type RunningCluster } from '@homeroom/local-postgres';
import pg from 'pg';
import { claimPorts } from './ports.ts';
import { databaseName, databaseUrls, superuser } from './postgres.ts';
import { prepareServiceDatabases, type Preparation } from './service-databases.ts';
import { appNames } from './settings.ts';

const passwords = { 'family-assistant': 'family', 'staging-knowledge': 'staging', 'athletics-admin': 'athletics' };
const limit = 120_000;

let folder: string;
let server: RunningCluster;
let log = '';
let preparation: Preparation;
let urls: Record<string, string>;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'homeroom-databases-'));
  const program = await preparePostgres(folder);
  await createCluster(program, { folder, superuser, password: 'former', flags: ['--no-sync'] });
  const { postgres: port } = await claimPorts({
    'family-assistant': 0,
    'staging-knowledge': 0,
    'athletics-admin': 0,
    postgres: 0,
    qdrant: null,
  });
  server = await startCluster(program, {
    folder,
    port,
    settings: { fsync: 'off', log_statement: 'all' },
    log: (text) => (log += text),
  });
  preparation = { port, superuserPassword: 'new', formerPassword: 'former', passwords };
  urls = databaseUrls(port, passwords);
}, limit);
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}, limit);

const asSuperuser = (database: string, password: string) =>
  `postgresql://${superuser}:${password}@127.0.0.1:${preparation.port}/${database}`;

async function query(url: string | undefined, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: String(url) });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Creates the databases of the previous version: owned by the superuser that the services connected as. */
async function makeFormerDatabases(): Promise<void> {
  for (const app of appNames) await applyMigrations(asSuperuser(databaseName(app), 'former'), serviceMigrations[app]);
  await query(asSuperuser('athletics_admin', 'former'), "INSERT INTO school (id, name) VALUES ('s', 'Lakeside')");
}

const ownedByOthers =
  "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relowner <> (SELECT oid FROM pg_roles WHERE rolname = current_user)";

test(
  'each service owns its database with a role of its own, may migrate it, and has no other rights',
  async () => {
    await prepareServiceDatabases(preparation);
    for (const app of appNames) {
      expect((await applyMigrations(String(urls[app]), serviceMigrations[app])).length).toBeGreaterThan(0);
      expect(await query(urls[app], ownedByOthers)).toEqual([]);
      const role = await query(
        urls[app],
        'SELECT rolname, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls FROM pg_roles WHERE rolname = current_user',
      );
      expect(role).toEqual([
        {
          rolname: databaseName(app),
          rolsuper: false,
          rolcreatedb: false,
          rolcreaterole: false,
          rolreplication: false,
          rolbypassrls: false,
        },
      ]);
    }
    for (const sql of [
      "COPY (SELECT 1) TO PROGRAM 'cat'",
      "SELECT pg_read_file('PG_VERSION')",
      "SELECT lo_import('/etc/hostname')",
      `SET ROLE ${superuser}`,
    ])
      await expect(query(urls['family-assistant'], sql)).rejects.toMatchObject({ code: '42501' });
    for (const other of ['staging_knowledge', 'athletics_admin', 'postgres', 'template1'])
      await expect(query(String(urls['family-assistant']).replace(/[^/]+$/, other), 'SELECT 1')).rejects.toMatchObject({
        code: '42501',
        message: `permission denied for database "${other}"`,
      });
  },
  limit,
);

test(
  'databases of an earlier version are handed over with what they hold, and the password that their services knew ends',
  async () => {
    await makeFormerDatabases();
    await prepareServiceDatabases(preparation);
    expect(await query(urls['athletics-admin'], 'SELECT id, name FROM school')).toEqual([
      { id: 's', name: 'Lakeside' },
    ]);
    for (const app of appNames) expect(await query(urls[app], ownedByOthers)).toEqual([]);
    for (const app of appNames) expect(await applyMigrations(String(urls[app]), serviceMigrations[app])).toEqual([]);
    await query(urls['athletics-admin'], 'ALTER TABLE school ADD COLUMN later integer');
    await expect(query(asSuperuser('postgres', 'former'), 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
  },
  limit,
);

test(
  'an upgrade that was interrupted is finished by the next start, and a start without anything to do changes nothing',
  async () => {
    await query(asSuperuser('postgres', 'former'), `ALTER ROLE ${superuser} PASSWORD 'new'`);
    await prepareServiceDatabases(preparation);
    await prepareServiceDatabases({
      ...preparation,
      formerPassword: null,
      passwords: { ...passwords, 'athletics-admin': 'changed' },
    });
    expect(
      await query(
        databaseUrls(preparation.port, { ...passwords, 'athletics-admin': 'changed' })['athletics-admin'],
        'SELECT 1 AS one',
      ),
    ).toEqual([{ one: 1 }]);
  },
  limit,
);

test(
  'no password reaches the log',
  async () => {
    const secrets = {
      ...preparation,
      superuserPassword: 'secret-of-superuser',
      passwords: {
        'family-assistant': 'secret-of-family',
        'staging-knowledge': 'secret-of-staging',
        'athletics-admin': 'secret-of-athletics',
      },
    };
    await prepareServiceDatabases(secrets);
    expect(log).toContain('database system is ready');
    expect(log).not.toContain('secret-of');
  },
  limit,
);

test(
  'a password that is not the one kept is explained',
  async () => {
    await expect(prepareServiceDatabases({ ...preparation, formerPassword: null })).rejects.toThrow(
      'The password in secrets.json is not that of the PostgreSQL next to it. Restore secrets.json from a backup of this data folder.',
    );
  },
  limit,
);

test(
  'a function that a service hides in its database is not called by the superuser',
  async () => {
    await prepareServiceDatabases(preparation);
    const trap =
      'CREATE TABLE trapped (who text); CREATE FUNCTION public.format(text, regclass) RETURNS text LANGUAGE plpgsql AS $$ BEGIN INSERT INTO public.trapped VALUES (current_user); RETURN pg_catalog.format($1, $2); END $$';
    await query(urls['family-assistant'], trap);
    await query(asSuperuser('family_assistant', 'new'), 'CREATE TABLE public.former (id integer)');
    await prepareServiceDatabases(preparation);
    expect(await query(urls['family-assistant'], 'SELECT * FROM trapped')).toEqual([]);
    expect(await query(urls['family-assistant'], ownedByOthers)).toEqual([]);
  },
  limit,
);
