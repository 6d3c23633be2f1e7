import request from 'supertest';
import { buildNotesService } from './testing/notes-service.ts';

/** A process whose load the test sets. */
function loadedProcess() {
  const load = { busyMs: 0, rounds: 0 };
  let time = 0;
  let drawn = 0;
  return {
    /** Lets time pass with the event loop busy for a share of it, in rounds of this length. */
    pass(ms: number, busy: number, roundMs: number) {
      time += ms;
      load.busyMs += ms * busy;
      load.rounds += ms / roundMs;
    },
    limits: {
      maxWaitMs: 2_000,
      alwaysTaken: 3,
      sampleMs: 500,
      now: () => time,
      readLoad: () => ({ ...load }),
      // Evenly spread, so a share is met exactly.
      random: () => (drawn = (drawn + 1) % 10) / 10,
    },
  };
}

const healthy = async (app: ReturnType<typeof buildNotesService>['app']) =>
  (await request(app).get('/api/health')).status;

async function statusesOf(app: ReturnType<typeof buildNotesService>['app'], count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let number = 0; number < count; number += 1) statuses.push((await request(app).get('/api/ready-bytes')).status);
  return statuses;
}

test('when the event loop comes round too slowly, a share of the requests is a 503 with Retry-After', async () => {
  const { pass, limits } = loadedProcess();
  const { app, logLines } = buildNotesService({ overload: limits });
  pass(8_000, 1, 8_000);
  expect(await statusesOf(app, 10)).toEqual(Array.from({ length: 10 }, () => 200));
  pass(8_000, 1, 8_000);
  // A quarter is taken: of the draws 0.0, 0.1 … 0.9 three.
  expect((await statusesOf(app, 20)).filter((status) => status === 503)).toHaveLength(14);
  const refused = (await Promise.all(Array.from({ length: 10 }, () => request(app).get('/api/ready-bytes')))).find(
    ({ status }) => status === 503,
  );
  expect([refused?.headers['retry-after'], refused?.body]).toEqual([
    '2',
    { error: 'Too many requests are being answered already. Try again in a moment.', code: 'overloaded', details: {} },
  ]);
  expect(logLines.filter((line) => line.includes('request failed'))).toEqual([]);
});

test('health is answered all the same', async () => {
  const { pass, limits } = loadedProcess();
  const { app } = buildNotesService({ overload: { ...limits, random: () => 1 } });
  pass(8_000, 1, 8_000);
  await statusesOf(app, 1);
  pass(8_000, 1, 8_000);
  expect([await statusesOf(app, 1), await healthy(app)]).toEqual([[503], 200]);
});

test('more requests in progress than are answered within the longest wait are refused while the processor is busy', async () => {
  const { pass, limits } = loadedProcess();
  const { app, slowCalls, release } = buildNotesService({ overload: limits });
  const waiting = Array.from({ length: 8 }, () =>
    request(app)
      .get('/api/slow')
      .then(({ status }) => status),
  );
  await slowCalls(8);
  const first = await statusesOf(app, 2);
  pass(500, 1, 10);
  const second = await statusesOf(app, 1);
  pass(500, 1, 10);
  const third = await statusesOf(app, 1);
  release();
  // Three answers in a second, so the longest wait is over after six, and eight are in progress.
  expect([first, second, third]).toEqual([[200, 200], [200], [503]]);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]));
  pass(500, 0.5, 10);
  expect(await statusesOf(app, 1)).toEqual([200]);
});

test('while those in progress only wait for others, nothing is refused', async () => {
  const { pass, limits } = loadedProcess();
  const { app, release } = buildNotesService({ overload: limits });
  const waiting = Array.from({ length: 20 }, () =>
    request(app)
      .get('/api/slow')
      .then(({ status }) => status),
  );
  for (let seconds = 0; seconds < 5; seconds += 0.5) {
    pass(500, 0.3, 10);
    expect(await statusesOf(app, 1)).toEqual([200]);
  }
  release();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]));
});

test('once the processor idles again, every request is taken', async () => {
  const { pass, limits } = loadedProcess();
  const { app } = buildNotesService({ overload: { ...limits, random: () => 0.99 } });
  for (let number = 0; number < 2; number += 1) {
    pass(20_000, 1, 20_000);
    await statusesOf(app, 1);
  }
  expect(await statusesOf(app, 1)).toEqual([503]);
  pass(500, 0.2, 5);
  expect(await statusesOf(app, 3)).toEqual([200, 200, 200]);
});
