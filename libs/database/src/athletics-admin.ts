import { clientOptions } from './client-options.ts';
import type { Database } from './database.ts';
import { PrismaClient } from './generated/athletics-admin/client.ts';

export { Prisma, PrismaClient } from './generated/athletics-admin/client.ts';
export type * from './generated/athletics-admin/client.ts';
export { migrations } from './generated/athletics-admin/migrations.ts';

/**
 * The Prisma client of athletics-admin on the connections of an open database. It opens none of its own, so closing
 * the database is enough; its calls throw DatabaseUnavailableError while PostgreSQL is unavailable.
 */
export function createClient(database: Database): PrismaClient {
  return new PrismaClient(clientOptions(database));
}
