/**
 * Watches a service from a process of its own, so that neither the service's work nor the bench's delays it: asks for its
 * health again and again and looks at the memory of its process and of those that it started. Told `{ url, pid }`, it
 * begins; told `{ tell: true }`, it sends what it saw and begins anew.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { Watched } from './hostile-watch.ts';

const everyMs = 40;
const agent = new Agent({ keepAlive: true });
const nothing = (): Watched => ({ slowestHealthMs: 0, health: [], serviceBytes: 0, childBytes: 0, failedHealth: 0 });
let seen = nothing();
let asking = false;

process.on('message', (message: { url?: string; pid?: number; tell?: boolean }) => {
  if (message.tell) {
    process.send?.({ ...seen, health: seen.health.toSorted((one, other) => one - other) });
    seen = nothing();
  } else if (message.url !== undefined && message.pid !== undefined) watch(message.url, message.pid);
});
process.on('disconnect', () => process.exit());

function watch(url: string, pid: number): void {
  setInterval(() => {
    seen.serviceBytes = Math.max(seen.serviceBytes, memoryOf(pid));
    for (const child of childrenOf(pid)) seen.childBytes = Math.max(seen.childBytes, memoryOf(child));
  }, everyMs);
  setInterval(() => {
    if (!asking) ask(`${url}/health`);
  }, everyMs);
}

function ask(url: string): void {
  asking = true;
  const began = performance.now();
  const done = (ok: boolean) => {
    asking = false;
    const took = performance.now() - began;
    seen.health.push(took);
    seen.slowestHealthMs = Math.max(seen.slowestHealthMs, took);
    if (!ok) seen.failedHealth += 1;
  };
  get(url, { agent }, (response) => response.resume().once('end', () => done(response.statusCode === 200))).once('error', () => done(false));
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
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter((child) => child !== '').map(Number));
  } catch {
    return [];
  }
}
