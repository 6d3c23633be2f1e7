import { clientOptions } from './client-options.ts';
import type { Database } from './database.ts';
import { PrismaClient } from './generated/family-assistant/client.ts';

export { Prisma, PrismaClient } from './generated/family-assistant/client.ts';
export type * from './generated/family-assistant/client.ts';
export { migrations } from './generated/family-assistant/migrations.ts';

/**
 * The Prisma client of family-assistant on the connections of an open database. It opens none of its own, so closing
 * the database is enough; its calls throw DatabaseUnavailableError while PostgreSQL is unavailable.
 */
export function createClient(database: Database): PrismaClient {
  return new PrismaClient(clientOptions(database));
}
