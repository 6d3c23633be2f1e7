/**
 * Watches a service from a separate process, so that neither the service's work nor the bench's delays it: polls its
 * health and samples the memory of its process and child processes. An idle server is polled equally often, to measure
 * the cost of a busy machine. Starts on `{ url, bareUrl, pid }`; on `{ tell: true }` sends its observations and starts
 * over.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { Watched } from './hostile-watch.ts';

const everyMs = 40;
const agent = new Agent({ keepAlive: true });
const nothing = (): Watched => ({ health: [], bare: [], serviceBytes: 0, childBytes: 0, failedHealth: 0 });
const sorted = (times: readonly number[]) => times.toSorted((one, other) => one - other);
let seen = nothing();

process.on(
  'message',
  ({ tell, url, bareUrl, pid }: { tell?: boolean; url?: string; bareUrl?: string; pid?: number }) => {
    if (tell) {
      process.send?.({ ...seen, health: sorted(seen.health), bare: sorted(seen.bare) });
      seen = nothing();
    } else if (url !== undefined && bareUrl !== undefined && pid !== undefined) watch(url, bareUrl, pid);
  },
);
process.on('disconnect', () => process.exit());

function watch(url: string, bareUrl: string, pid: number): void {
  setInterval(() => {
    seen.serviceBytes = Math.max(seen.serviceBytes, memoryOf(pid));
    for (const child of childrenOf(pid)) seen.childBytes = Math.max(seen.childBytes, memoryOf(child));
  }, everyMs);
  askAgain(`${url}/health`, (took, ok) => {
    seen.health.push(took);
    if (!ok) seen.failedHealth += 1;
  });
  askAgain(bareUrl, (took) => seen.bare.push(took));
}

/** One question at a time. */
function askAgain(url: string, told: (took: number, ok: boolean) => void): void {
  const began = performance.now();
  const done = (ok: boolean) => {
    told(performance.now() - began, ok);
    setTimeout(() => askAgain(url, told), everyMs);
  };
  get(url, { agent }, (response) => response.resume().once('end', () => done(response.statusCode === 200))).once(
    'error',
    () => done(false),
  );
}

function memoryOf(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1_024;
  } catch {
    return 0;
  }
}

/** Linux tells them by thread; elsewhere none are seen. */
function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')
        .split(' ')
        .filter((child) => child !== '')
        .map(Number),
    );
  } catch {
    return [];
  }
}
