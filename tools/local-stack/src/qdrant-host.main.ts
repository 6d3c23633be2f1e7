import { mkdirSync } from 'node:fs';
import { startLocalQdrant, type LocalQdrant } from '@homeroom/local-qdrant';
import type { QdrantOrder } from './qdrant.ts';

/**
 * Hosts the local Qdrant on the folder of the first argument, in a process of its own, so that its searches and its
 * memory are not the stack's. Ends in order when it is told to, and when its channel to the stack does.
 */
const [folder = ''] = process.argv.slice(2);
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

function log(level: string, sentence: string, error?: unknown): void {
  const detail = error instanceof Error ? (error.stack ?? error.message) : '';
  say(`${level}: ${sentence}${detail && `\n${detail}`}`);
}

function say(line: string): void {
  process.stderr.write(`${new Date().toISOString()} ${line}\n`);
}
