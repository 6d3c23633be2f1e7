import { PrismaPg } from '@prisma/adapter-pg';
import type { Database } from './database.ts';

/**
 * Options of every Prisma client: on the connections of an open database, with messages that quote no source. The wait
 * for a transaction is longer than the database's own, which knows better why there is no connection.
 */
export function clientOptions(database: Database) {
  return {
    adapter: new PrismaPg(database),
    errorFormat: 'minimal' as const,
    transactionOptions: { maxWait: (database.options.connectionTimeoutMillis ?? 0) + 2_000, timeout: 15_000 },
  };
}

/** Calls `create` once for each open database and returns the same client from then on. */
export function oncePerDatabase<Client>(create: (database: Database) => Client): (database: Database) => Client {
  const clients = new WeakMap<Database, Client>();
  return (database) => {
    const client = clients.get(database) ?? create(database);
    clients.set(database, client);
    return client;
  };
}
