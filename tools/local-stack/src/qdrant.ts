import { fork } from 'node:child_process';
import path from 'node:path';
import { folderOwner } from '@homeroom/local-qdrant/folder-lock';
import type { DataFolder } from './data-folder.ts';
import { isProcess, message, signalTo, until } from './processes.ts';
import { Supervised } from './supervised.ts';

/** Options of the process that hosts the local Qdrant. */
export interface QdrantOrder {
  port: number;
  apiKey: string;
}

/** The folder of the local Qdrant in the stack's data folder. */
export const qdrantFolder = 'qdrant';

/** The local Qdrant as a supervised process. */
export function supervisedQdrant(data: DataFolder, order: QdrantOrder, say: (line: string) => void): Supervised {
  const host = path.join(import.meta.dirname, 'qdrant-host.js');
  return new Supervised({
    name: 'Qdrant',
    // The folder is on the command line to identify the process.
    spawn: () =>
      data.withLog('qdrant', (log) =>
        fork(host, [data.file(qdrantFolder)], { stdio: ['ignore', log, log, 'ipc'], detached: true }),
      ),
    ready: async (child) => {
      await endOrphanedQdrant(data);
      child.send(order);
      await message(child, 'ready');
    },
    askToStop: (child) => child.send('stop'),
    say,
    lastLines: () => data.lastLines('qdrant', 3),
  });
}

/** Stops a local Qdrant that an earlier, killed stack left running on the folder: in order first, then at once. */
export async function endOrphanedQdrant(data: DataFolder): Promise<void> {
  const folder = data.file(qdrantFolder);
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const pid = folderOwner(folder);
    if (pid === null || !isProcess(pid, folder)) return;
    signalTo(pid, signal);
    await until(() => folderOwner(folder) !== pid, 10_000);
  }
}
