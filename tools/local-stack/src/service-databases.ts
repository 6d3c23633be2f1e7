import { connectOnce, createDatabaseIfMissing, errorCode } from '@homeroom/database';
import { EnvironmentError } from '@homeroom/service-kit';
import type pg from 'pg';
import { databaseName, superuser } from './postgres.ts';
import { appNames, type AppName } from './settings.ts';

/** Inputs for preparing the databases of the embedded PostgreSQL. */
export interface Preparation {
  port: number;
  superuserPassword: string;
  /** The superuser's password in a data folder of an earlier version, whose services had it; null in others. */
  formerPassword: string | null;
  /** The passwords of the services' roles. */
  passwords: Record<AppName, string>;
}

const wrongPassword = '28P01';
/**
 * No statement with a password reaches the log, whatever the data folder's settings say, and no function that a service
 * put into its own database is called by the superuser (CVE-2018-1058).
 */
const safely =
  'SET log_statement = none; SET log_min_duration_statement = -1; SET log_min_error_statement = panic; SET search_path = pg_catalog, pg_temp';

/**
 * Gives each service a role that is no superuser, owns its own database and may connect to no other. Creates what is
 * missing; a data folder of an earlier version, where services were superusers, is brought to the same state and its
 * superuser gets a new password. Doing it twice does no harm.
 * @throws EnvironmentError when the kept password is not the data folder's
 */
export async function prepareServiceDatabases(preparation: Preparation): Promise<void> {
  await replaceFormerPassword(preparation).catch(explained);
  await asSuperuser(preparation, 'postgres', async (client) => {
    for (const app of appNames) await prepareRole(client, databaseName(app), preparation.passwords[app]);
    for (const app of appNames) await prepareDatabase(client, databaseName(app), preparation);
    await client.query('REVOKE ALL ON DATABASE postgres, template1 FROM PUBLIC');
  });
  for (const app of appNames)
    await asSuperuser(preparation, databaseName(app), (client) => client.query(handOver(databaseName(app))));
}

/** Succeeds also where an earlier start was interrupted between changing the password and forgetting the former one. */
async function replaceFormerPassword(preparation: Preparation): Promise<void> {
  const { formerPassword, superuserPassword } = preparation;
  try {
    await asSuperuser(preparation, 'postgres', (client) => client.query('SELECT'));
  } catch (error) {
    if (errorCode(error) !== wrongPassword || formerPassword === null) throw error;
    await asSuperuser({ ...preparation, superuserPassword: formerPassword }, 'postgres', (client) =>
      client.query(`ALTER ROLE ${superuser} PASSWORD ${client.escapeLiteral(superuserPassword)}`),
    );
  }
}

function explained(error: unknown): never {
  if (errorCode(error) !== wrongPassword) throw error;
  throw new EnvironmentError([
    'The password in secrets.json is not that of the PostgreSQL next to it. Restore secrets.json from a backup of this data folder.',
  ]);
}

async function prepareRole(client: pg.Client, role: string, password: string): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  if (rowCount === 0) await client.query(`CREATE ROLE ${role}`);
  await client.query(
    `ALTER ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD ${client.escapeLiteral(password)}`,
  );
}

async function prepareDatabase(client: pg.Client, name: string, preparation: Preparation): Promise<void> {
  await createDatabaseIfMissing(superuserUrl(preparation, name));
  await client.query(`ALTER DATABASE ${name} OWNER TO ${name}`);
  await client.query(`REVOKE ALL ON DATABASE ${name} FROM PUBLIC`);
}

/** Makes a role the owner of the tables, views and sequences that the superuser created, as earlier versions did. */
function handOver(role: string): string {
  return `DO $$
DECLARE entry record;
BEGIN
  FOR entry IN
    SELECT c.oid::regclass AS name FROM pg_class c JOIN pg_roles r ON r.oid = c.relowner
    WHERE r.rolname = '${superuser}' AND c.relkind IN ('r', 'p', 'v', 'm', 'S') AND c.relnamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype IN ('a', 'i', 'e'))
  LOOP EXECUTE format('ALTER TABLE %s OWNER TO ${role}', entry.name); END LOOP;
END $$`;
}

async function asSuperuser<T>(
  preparation: Pick<Preparation, 'port' | 'superuserPassword'>,
  database: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connectOnce(superuserUrl(preparation, database), 'homeroom-stack');
  try {
    await client.query(safely);
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function superuserUrl(
  { port, superuserPassword }: Pick<Preparation, 'port' | 'superuserPassword'>,
  database: string,
): string {
  return `postgresql://${superuser}:${superuserPassword}@127.0.0.1:${port}/${database}`;
}
