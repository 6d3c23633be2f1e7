import { createLogger, type BackgroundLoop } from '@homeroom/service-kit';
import { documentRetention } from './document-retention.ts';

test('documents go in batches until none is left, and after a failure it is tried again within the hour', async () => {
  const batches = [100, 100, 7, new Error('away'), 0];
  const pauses: number[] = [];
  const removeOlderThan = (days: number, limit: number) => {
    expect([days, limit]).toEqual([30, 100]);
    const batch = batches.shift() ?? 0;
    return batch instanceof Error ? Promise.reject(batch) : Promise.resolve(batch);
  };
  let end = () => {};
  const done = new Promise<void>((resolve) => (end = resolve));
  const retention: BackgroundLoop = documentRetention({
    documents: { removeOlderThan },
    days: 30,
    logger: createLogger({ service: 'test', level: 'silent' }),
    pause: async (milliseconds) => {
      pauses.push(milliseconds);
      if (pauses.length === 4) end();
    },
  });
  retention.start(3_600_000);
  await done;
  await retention.stop();
  expect([pauses.slice(0, 4), batches]).toEqual([[1_000, 3_600_000, 30_000, 3_600_000], []]);
});
