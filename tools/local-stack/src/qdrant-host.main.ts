import { mkdirSync } from 'node:fs';
import { startLocalQdrant, type LocalQdrant } from '@homeroom/local-qdrant';
import { createLogger } from '@homeroom/service-kit';
import type { QdrantOrder } from './qdrant.ts';

/**
 * Hosts the local Qdrant on the folder of the first argument, in a process of its own, so that its searches and its
 * memory are not the stack's. Ends in order when it is told to, and when its channel to the stack does.
 */
const [folder = ''] = process.argv.slice(2);
const logger = createLogger({ service: 'local-qdrant', level: 'warn', destination: process.stderr });
// A disk that has no room for its log ends no server.
process.stderr.on('error', () => undefined);
let qdrant: Promise<LocalQdrant> | undefined;

process.on('message', (message: QdrantOrder | 'stop') => void (message === 'stop' ? stop() : host(message)));
for (const end of ['disconnect', 'SIGTERM', 'SIGINT'] as const) process.once(end, () => void stop());

async function host({ port, apiKey }: QdrantOrder): Promise<void> {
  // Its points hold the text of the household's mail.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    qdrant = startLocalQdrant({ folder, port, apiKey, log });
    await qdrant;
    if (process.connected) process.send?.('ready');
  } catch (error) {
    say((error as Error).message);
    process.exit(1);
  }
}

async function stop(): Promise<void> {
  await qdrant?.then((running) => running.close()).catch((error: Error) => say(error.message));
  process.exit(0);
}

function log(level: 'warn' | 'error', sentence: string, error?: unknown): void {
  logger[level](error === undefined ? {} : { err: error }, sentence);
}

function say(line: string): void {
  process.stderr.write(`${new Date().toISOString()} ${line}\n`);
}
