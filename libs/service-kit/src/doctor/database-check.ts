import {
  DatabaseBehindError,
  DatabaseUnavailableError,
  errorCode,
  openDatabase,
  requireMigrations,
  SessionSettingsError,
  type Migration,
} from '@homeroom/database';
import { broken, fine, type Check, type Verdict } from './check.ts';
import { networkCause, publicAddress } from './network-cause.ts';

const wrongPasswords = ['28P01', '28000'];

/** Whether PostgreSQL lets the service in and has all of its migrations. */
export function databaseCheck(url: string, migrations: readonly Migration[]): Check {
  return {
    name: 'PostgreSQL',
    run: async () => {
      const database = openDatabase({ url, applicationName: 'doctor', poolSize: 1 });
      try {
        await requireMigrations(database, migrations);
        const { rows } = await database.query<{ server_version: string }>('SHOW server_version');
        return fine(`${rows[0]?.server_version ?? ''} at ${publicAddress(url)}, all migrations applied`);
      } catch (error) {
        return explained(error, url);
      } finally {
        await database.end();
      }
    },
  };
}

function explained(error: unknown, url: string): Verdict {
  const host = new URL(url).host || 'PostgreSQL';
  if (error instanceof DatabaseBehindError)
    return broken(
      error.message.replace(/^DATABASE_URL: /, '').replace(/;.*$/s, '.'),
      'Run `npm run db:migrate` with the database URL of this service.',
    );
  if (error instanceof SessionSettingsError) {
    const [, statements = ''] = error.message.split('; restart the pooler');
    return broken('Sessions behind the pooler lack settings.', `Restart the pooler${statements}.`);
  }
  if (wrongPasswords.includes(errorCode(error)))
    return broken(
      `PostgreSQL at ${host} does not accept the user or the password.`,
      'Correct them in DATABASE_URL; special characters of a password are percent-encoded there.',
    );
  const cause = networkCause(error, host);
  if (cause) return broken(cause.found, `${cause.mend} The address is in DATABASE_URL.`);
  if (error instanceof DatabaseUnavailableError)
    return broken(
      `PostgreSQL at ${host} is unavailable: it is starting, stopping, or out of connections, memory or disk.`,
      "Look into PostgreSQL's log.",
    );
  throw error;
}
