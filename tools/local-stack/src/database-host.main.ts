import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createCluster, startCluster } from '@homeroom/local-postgres';
import type { PostgresOrder } from './postgres.ts';
import { isProcess } from './processes.ts';

/**
 * Hosts the embedded PostgreSQL in a process of its own, so that it is stopped in order when the stack is killed. Ends
 * when its channel to the stack does, when told to, or when PostgreSQL does.
 */
process.once('message', (order: PostgresOrder | 'stop') => (order === 'stop' ? process.exit(0) : void host(order)));

/** Errors go to its log without the statement and without the values that it names in details. */
const discreetLog = { log_error_verbosity: 'terse', log_min_error_statement: 'panic' };

// A disk that has no room for its log ends no server.
process.stderr.on('error', () => undefined);
const log = (text: string) => void process.stderr.write(text.endsWith('\n') ? text : `${text}\n`);

async function host(order: PostgresOrder): Promise<void> {
  const told = new Promise<void>((resolve) => {
    process.once('disconnect', resolve);
    process.once('message', () => resolve());
  });
  try {
    if (!existsSync(path.join(order.folder, 'PG_VERSION'))) await initialise(order);
    const server = await startCluster(order.program, {
      folder: order.folder,
      port: order.port,
      settings: discreetLog,
      log,
    });
    void server.ended.then(() => process.exit(1));
    if (process.connected) process.send?.('ready');
    await told;
    await server.stop();
    process.exit(0);
  } catch (error) {
    log((error as Error).message);
    process.exit(1);
  }
}

/**
 * Makes the data folder under a name of this process's own first, so that one that was never finished, or that the
 * host of a killed stack still makes, is never used.
 */
async function initialise({ program, folder, superuser, password }: PostgresOrder): Promise<void> {
  const draft = `${folder}.new-${process.pid}`;
  removeDrafts(folder);
  await createCluster(program, { folder: draft, superuser, password, log });
  if (!process.connected) rmSync(draft, { recursive: true, force: true });
  else renameSync(draft, folder);
}

/** Removes what interrupted starts left behind, but not what is being made. */
function removeDrafts(folder: string): void {
  const start = `${path.basename(folder)}.new-`;
  const drafts = readdirSync(path.dirname(folder)).filter((name) => name.startsWith(start));
  for (const draft of drafts) {
    if (!isProcess(Number(draft.slice(start.length)), 'database-host'))
      rmSync(path.join(path.dirname(folder), draft), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
