import { types } from 'node:util';

/**
 * PostgreSQL cannot be reached, is starting or stopping, is out of something (connections, memory, room on its disk), or
 * only reads for now: 503 with `Retry-After`. What was running may or may not have been committed. It has no `code`,
 * because Prisma would wrap an error that has one.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  readonly status = 503;
  readonly retryAfterSeconds = 2;
  /** PostgreSQL answers, but is out of something or only reads: what was asked has not been done. */
  readonly refused: boolean;

  constructor(cause?: unknown) {
    const refused = isRefusal(cause);
    super(refused ? 'The database cannot do this right now.' : 'The database is not reachable right now.', { cause });
    this.refused = refused;
  }
}

/** SQLSTATE codes (PostgreSQL, appendix A) of a server that stops, starts or ended an idle session. */
const restartStates = new Set(['57P01', '57P02', '57P03', '57P05']);
/** An input/output error, and writing where only reading is possible: a standby, or a server whose disk is nearly full. */
const refusalStates = new Set(['58030', '25006']);
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const prismaCodes = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2037']);
/** node-postgres gives these no code. */
const driverMessages = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect$/,
  /^timeout expired$/,
  /^Client (has encountered a connection error|was closed) and is not queryable$/,
  /^Query read timeout$/,
];

/** Whether an error of node-postgres, of Prisma or of this library says that PostgreSQL is unavailable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  if (!types.isNativeError(error)) return false;
  const code = errorCode(error);
  if (
    /^08[0-9A-Z]{3}$/.test(code) ||
    restartStates.has(code) ||
    isRefusal(error) ||
    socketCodes.has(code) ||
    prismaCodes.has(code)
  )
    return true;
  if ('errors' in error && Array.isArray(error.errors) && error.errors.length > 0)
    return error.errors.every(isDatabaseUnavailable);
  return driverMessages.some((pattern) => pattern.test(error.message));
}

/** Whether PostgreSQL answers, but lacks something: class 53 is insufficient resources, such as 53100, a full disk. */
function isRefusal(error: unknown): boolean {
  const code = errorCode(error);
  return /^53[0-9A-Z]{3}$/.test(code) || refusalStates.has(code);
}

/** The `code` of an error, SQLSTATE for PostgreSQL's own; empty when it has none. */
export function errorCode(error: unknown): string {
  return types.isNativeError(error) && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** The same error, or a DatabaseUnavailableError when that is what it means. */
export function translateDatabaseError(error: unknown): unknown {
  return isDatabaseUnavailable(error) && !(error instanceof DatabaseUnavailableError)
    ? new DatabaseUnavailableError(error)
    : error;
}
