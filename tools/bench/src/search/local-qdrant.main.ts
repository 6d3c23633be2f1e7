/** The local Qdrant in a process of its own, so that its memory and its start can be measured. */
import { startLocalQdrant } from '@homeroom/local-qdrant';
import { runMain } from '@homeroom/service-kit';

await runMain(async () => {
  const [folder = ''] = process.argv.slice(2);
  const began = performance.now();
  const qdrant = await startLocalQdrant({ folder, port: 0 });
  process.send?.({ listening: qdrant.url, openedMs: performance.now() - began, pid: process.pid });
  process.on('message', () => {
    globalThis.gc?.();
    process.send?.({ residentBytes: process.memoryUsage().rss });
  });
  process.once('SIGTERM', () => void qdrant.close().then(() => process.exit(0)));
});
