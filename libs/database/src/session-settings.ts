import pg from 'pg';
import type { Database } from './database.ts';

/** Sessions lack settings; the message has the statements that set them. */
export class SessionSettingsError extends Error {
  override readonly name = 'SessionSettingsError';
}

/** Settings that a database needs behind a pooler, which does not pass on those of its clients. */
const pooledSettings: Readonly<Record<string, string>> = {
  TimeZone: 'UTC',
  statement_timeout: '15s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '15s',
};

/**
 * Makes sure that sessions read times in UTC and that no statement, lock or transaction lasts without end. Behind a
 * pooler these are settings of the database; without one every session is opened with them.
 *
 * @throws SessionSettingsError when one is missing; DatabaseUnavailableError while PostgreSQL is unavailable
 */
export async function requireSessionSettings(database: Database): Promise<void> {
  const names = Object.keys(pooledSettings);
  const { rows } = await database.query<{ database: string; name: string; value: string }>(
    'SELECT current_database() AS database, name, current_setting(name) AS value FROM unnest($1::text[]) AS name',
    [names],
  );
  const missing = rows.filter(({ name, value }) => (name === 'TimeZone' ? value !== 'UTC' : value === '0'));
  if (missing.length === 0) return;
  const statements = missing.map(
    ({ database: place, name }) =>
      `ALTER DATABASE ${pg.escapeIdentifier(place)} SET ${name} = '${pooledSettings[name]}'`,
  );
  throw new SessionSettingsError(
    `DATABASE_URL: sessions behind the pooler lack settings; restart the pooler after this in PostgreSQL: ${statements.join('; ')}`,
  );
}
