import request from 'supertest';
import { buildNotesService, goodKey, type NotesService } from './testing/notes-service.ts';

/** A notes service whose processor time the test sets, and eight slow reads in progress. */
async function loadedService() {
  let time = 0;
  let busyMs = 0;
  const overload = { maxWaitMs: 2_000, alwaysTaken: 3, sampleMs: 500, now: () => time, busyTime: () => busyMs };
  const service = buildNotesService({ overload });
  const waiting = Promise.all(Array.from({ length: 8 }, () => status(service, '/api/slow')));
  await service.slowCalls(8);
  return {
    ...service,
    waiting,
    /** Lets half a second pass with the event loop busy for a share of it, and then reads. */
    readAfter: async (busy: number, path = '/api/ready-bytes') => {
      time += 500;
      busyMs += 500 * busy;
      return status(service, path);
    },
  };
}

const status = async ({ app }: Pick<NotesService, 'app'>, path: string) => (await request(app).get(path)).status;

test('more reads in progress than are answered within the longest wait are a 503 with Retry-After', async () => {
  const { app, readAfter, waiting, release, logLines } = await loadedService();
  expect(await readAfter(1)).toBe(200);
  // One answer in two samples, so the longest wait is over after two of them, and eight are in progress.
  expect(await readAfter(1)).toBe(503);
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
  const { app, readAfter, waiting, release } = await loadedService();
  await readAfter(1);
  for (let number = 0; number < 8; number += 1) await status({ app }, '/api/ready-bytes');
  // Nine answers in two samples: eighteen in the longest wait.
  expect(await readAfter(1)).toBe(200);
  release();
  await waiting;
});

test('health and writes are answered all the same', async () => {
  const { app, readAfter, waiting, release } = await loadedService();
  await readAfter(1);
  expect(await readAfter(1)).toBe(503);
  const note = { text: 'kept' };
  const written = await request(app).post('/api/note').set('Authorization', `Bearer ${goodKey}`).send(note);
  expect([await status({ app }, '/api/health'), written.status, written.body]).toEqual([200, 200, note]);
  release();
  await waiting;
});

test('while those in progress only wait for others, nothing is refused', async () => {
  const { readAfter, waiting, release } = await loadedService();
  for (let samples = 0; samples < 10; samples += 1) expect(await readAfter(0.3)).toBe(200);
  release();
  await waiting;
});

test('a short burst is not refused, and neither is anything once the processor idles again', async () => {
  const { readAfter, waiting, release } = await loadedService();
  expect([await readAfter(1), await readAfter(0.5), await readAfter(1)]).toEqual([200, 200, 200]);
  expect([await readAfter(1), await readAfter(0.2)]).toEqual([503, 200]);
  release();
  await waiting;
});
