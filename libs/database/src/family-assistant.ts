import { clientOptions, oncePerDatabase } from './client-options.ts';
import { PrismaClient } from './generated/family-assistant/client.ts';

export { Prisma, PrismaClient } from './generated/family-assistant/client.ts';
export type * from './generated/family-assistant/client.ts';
export { migrations } from './generated/family-assistant/migrations.ts';

/**
 * Returns the Prisma client of family-assistant on the connections of an open database, the same one each time. It opens none of
 * its own, so closing the database is enough; its calls throw DatabaseUnavailableError while PostgreSQL is unavailable.
 */
export const createClient = oncePerDatabase((database) => new PrismaClient(clientOptions(database)));
