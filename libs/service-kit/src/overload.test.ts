import request from 'supertest';
import { buildNotesService, goodKey, type NotesService } from './testing/notes-service.ts';

/** A notes service whose processor time the test sets, with slow reads in progress. */
async function loadedService({ reads = 8 } = {}) {
  let time = 0;
  let busyMs = 0;
  const overload = { maxWaitMs: 2_000, alwaysTaken: 3, sampleMs: 500, now: () => time, busyTime: () => busyMs };
  const service = buildNotesService({ overload });
  const waiting = Promise.all(Array.from({ length: reads }, () => status(service, '/api/slow')));
  await service.slowCalls(reads);
  return {
    ...service,
    waiting,
    /** For each share of the time: lets half a second pass with the event loop busy for so much of it, and then reads. */
    readsAfter: async (...shares: readonly number[]) => {
      const statuses: number[] = [];
      for (const busy of shares) {
        time += 500;
        busyMs += 500 * busy;
        statuses.push(await status(service, '/api/ready-bytes'));
      }
      return statuses;
    },
  };
}

const status = async ({ app }: Pick<NotesService, 'app'>, path: string) => (await request(app).get(path)).status;

test('more reads in progress than are answered within the longest wait are a 503 with Retry-After', async () => {
  const { app, readsAfter, waiting, release, logLines } = await loadedService();
  // One answer in each sample, so the longest wait is over after four of them, and eight reads are in progress.
  expect(await readsAfter(1, 1, 1, 1, 1, 1)).toEqual([200, 200, 200, 200, 503, 503]);
  const refused = await request(app).get('/api/ready-bytes');
  expect([refused.status, refused.headers['retry-after'], refused.body]).toEqual([
    503,
    '2',
    { error: 'Too many requests are being answered already. Try again in a moment.', code: 'overloaded', details: {} },
  ]);
  expect(logLines.filter((line) => line.includes('request failed'))).toEqual([]);
  release();
  expect(new Set(await waiting)).toEqual(new Set([200]));
  expect(await status({ app }, '/api/ready-bytes')).toBe(200);
});

test('reads that the processor gets through in time are taken, however many are in progress', async () => {
  const { app, readsAfter, waiting, release } = await loadedService();
  await readsAfter(1, 1, 1, 1);
  for (let number = 0; number < 8; number += 1) await status({ app }, '/api/ready-bytes');
  // Ten answers in two samples: twenty in the longest wait.
  expect(await readsAfter(1)).toEqual([200]);
  release();
  await waiting;
});

test('health and writes are answered all the same', async () => {
  const { app, readsAfter, waiting, release } = await loadedService();
  expect((await readsAfter(1, 1, 1, 1, 1)).at(-1)).toBe(503);
  const note = { text: 'kept' };
  const written = await request(app).post('/api/note').set('Authorization', `Bearer ${goodKey}`).send(note);
  expect([await status({ app }, '/api/health'), written.status, written.body]).toEqual([200, 200, note]);
  release();
  await waiting;
});

test('while those in progress only wait for others, nothing is refused', async () => {
  const { readsAfter, waiting, release } = await loadedService();
  const shares = Array.from({ length: 10 }, () => 0.3);
  expect(await readsAfter(...shares)).toEqual(shares.map(() => 200));
  release();
  await waiting;
});

test('a short burst is not refused, and neither is anything once the processor idles again', async () => {
  const { readsAfter, waiting, release } = await loadedService();
  expect(await readsAfter(1, 1, 1, 1, 0.5, 1, 1, 1)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(await readsAfter(1, 0.2)).toEqual([503, 200]);
  release();
  await waiting;
});

test('a busy processor without a queue refuses nothing of what comes at once', async () => {
  const { app, readsAfter, slowCalls, release } = await loadedService({ reads: 0 });
  await readsAfter(1, 1, 1, 1, 1, 1);
  const burst = Promise.all(Array.from({ length: 8 }, () => status({ app }, '/api/slow')));
  await slowCalls(8);
  expect(await readsAfter(1)).toEqual([200]);
  release();
  expect(new Set(await burst)).toEqual(new Set([200]));
});
