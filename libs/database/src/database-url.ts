/** A connection string that cannot be used. Its message never quotes the string, which may hold a password. */
export class InvalidDatabaseUrlError extends Error {
  override readonly name = 'InvalidDatabaseUrlError';

  constructor(wish: string) {
    super(`The database URL ${wish}, such as postgresql://user:password@host:5432/name.`);
  }
}

/** Reads a connection string. @throws InvalidDatabaseUrlError when it is not a PostgreSQL URL with a database name */
export function parseDatabaseUrl(url: string): URL {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !['postgres:', 'postgresql:'].includes(parsed.protocol)) {
    throw new InvalidDatabaseUrlError('must be a PostgreSQL URL with special characters percent-encoded');
  }
  if (!parsed.hostname && !parsed.searchParams.has('host')) throw new InvalidDatabaseUrlError('must name a host');
  if (databaseName(parsed) === '') throw new InvalidDatabaseUrlError('must name a database');
  return parsed;
}

/** The database that a parsed connection string names. */
export function databaseName(url: URL): string {
  return decodeURIComponent(url.pathname.slice(1));
}

/** Whether a connection string leads to a pooler that gives each transaction another session (`pgbouncer=true`). */
export function isPooled(url: URL): boolean {
  return url.searchParams.get('pgbouncer') === 'true';
}
