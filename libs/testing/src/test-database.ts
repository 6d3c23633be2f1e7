import { randomBytes } from 'node:crypto';
import { applyMigrations } from '@homeroom/database';
import { serviceMigrations, type ServiceName } from '@homeroom/database/migrations';
import pg from 'pg';
import { currentTestRun } from './test-run.mjs';

/** A database that nobody else uses. */
export interface TestDatabase {
  /** Connection string, with a password. */
  readonly url: string;
  /** Removes it, ending the connections that are still open. */
  drop(): Promise<void>;
}

/**
 * Makes a migrated, empty database of a service, as a copy of one that the run migrates once. Takes about 50 ms.
 * Needs libs/testing's global setup in the project's Jest config.
 */
export async function createTestDatabase(service: ServiceName): Promise<TestDatabase> {
  return onServer(async (client) => {
    const template = await templateOf(service, client);
    return copyOf(template, client);
  });
}

/** Makes a database without any table. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return onServer((client) => copyOf('template0', client));
}

/**
 * One database of a service for all tests of a file, made before the first and removed after the last.
 *
 * @returns where its `url` is found once the tests run; earlier reading throws
 */
export function useTestDatabase(service: ServiceName): { readonly url: string } {
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await createTestDatabase(service);
  });
  afterAll(() => database?.drop());
  return {
    get url() {
      if (!database) throw new Error('The test database exists only while tests run.');
      return database.url;
    },
  };
}

/** The migrated database to copy; the first worker to need it makes it, the others wait. */
async function templateOf(service: ServiceName, client: pg.Client): Promise<string> {
  const template = `${currentTestRun().name}_template_${service.replaceAll('-', '_')}`;
  await client.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
  try {
    if (!(await exists(template, client))) {
      const draft = `${template}_draft`;
      await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
      await applyMigrations(urlOf(draft), serviceMigrations[service]);
      await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
    }
  } finally {
    await client.query('SELECT pg_advisory_unlock(hashtext($1))', [template]);
  }
  return template;
}

async function exists(name: string, client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  return rows.length > 0;
}

async function copyOf(template: string, client: pg.Client): Promise<TestDatabase> {
  const name = `${currentTestRun().name}_${randomBytes(6).toString('hex')}`;
  const locale = template === 'template0' ? " ENCODING 'UTF8' LOCALE 'C.UTF-8'" : '';
  // Copying a small database's files takes a fraction of the processor time that writing its pages to the log does.
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY${locale}`);
  return {
    url: urlOf(name),
    drop: () => onServer(async (admin) => void (await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))),
  };
}

async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: currentTestRun().serverUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(database: string): string {
  const url = new URL(currentTestRun().serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
