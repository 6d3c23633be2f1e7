import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Scratch } from '../harness/scratch.ts';
import { bundleOf, startServer, type RunningServer } from '../harness/servers.ts';

/** Observations of a service over a period. */
export interface Watched {
  /** Every time that its health took, and a server that does nothing, sorted, in milliseconds. */
  health: number[];
  bare: number[];
  failedHealth: number;
  /** The most memory that its process held, and any one that it started; 0 where that cannot be seen. */
  serviceBytes: number;
  childBytes: number;
}

/** Watches a service; each call of the answer tells what was seen since the last. */
export async function startWatch(server: RunningServer, scratch: Scratch): Promise<() => Promise<Watched>> {
  const body = path.join(scratch.folder(new Map([['body.json', '{}']])), 'body.json');
  const bare = await startServer(bundleOf.peer('bare-express'), {}, [], [body]);
  scratch.later(bare.stop);
  const child = fork(bundleOf.peer('hostile-watch'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  scratch.later(() => child.kill());
  child.send({ url: server.url, bareUrl: bare.url, pid: server.child.pid });
  return async () => {
    const told = once(child, 'message');
    child.send({ tell: true });
    return ((await told) as [Watched])[0];
  };
}
