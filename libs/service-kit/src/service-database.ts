import { openDatabase, type Database } from '@homeroom/database';
import type { ServiceSettings } from './environment.ts';
import type { Logger } from './logger.ts';

/**
 * Opens a service's pool of connections, which are named after the service. Slow statements and lost idle connections are
 * logged.
 *
 * @throws InvalidDatabaseUrlError when `databaseUrl` is not a PostgreSQL connection string
 */
export function openServiceDatabase(
  service: string,
  { databaseUrl, slowSqlMs }: Pick<ServiceSettings, 'databaseUrl' | 'slowSqlMs'>,
  logger: Pick<Logger, 'warn'>,
): Database {
  return openDatabase({
    url: databaseUrl,
    applicationName: service,
    slowQueryMs: slowSqlMs,
    onSlowQuery: (query) => logger.warn(query, 'slow SQL'),
    onConnectionLost: (reason) => logger.warn({ reason }, 'an idle connection to PostgreSQL was lost'),
  });
}
