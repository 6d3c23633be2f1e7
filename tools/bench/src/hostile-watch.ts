import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Scratch } from './scratch.ts';
import { bundleOf, type RunningServer } from './servers.ts';

/** What was seen of a service for a while. */
export interface Watched {
  slowestHealthMs: number;
  /** Every time that it took, sorted, in milliseconds. */
  health: number[];
  failedHealth: number;
  /** The most memory that its process held, and any one that it started; 0 where that cannot be seen. */
  serviceBytes: number;
  childBytes: number;
}

/** Watches a service; each call of the answer tells what was seen since the last. */
export function startWatch(server: RunningServer, scratch: Scratch): () => Promise<Watched> {
  const child = fork(bundleOf.peer('hostile-watch'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  scratch.later(() => child.kill());
  child.send({ url: server.url, pid: server.child.pid });
  return async () => {
    const told = once(child, 'message');
    child.send({ tell: true });
    return ((await told) as [Watched])[0];
  };
}
