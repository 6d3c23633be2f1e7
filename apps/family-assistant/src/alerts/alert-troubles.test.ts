import { advisoryLockKey } from '@homeroom/database';
import type { Messenger } from '@homeroom/messenger';
import { until, useTestDatabase } from '@homeroom/testing';
import { AlertStore } from './alert-store-sql.ts';
import { AlertsFixture, chats, never } from './testing/alerts-fixture.ts';

const testDatabase = useTestDatabase('family-assistant');
let fixture: AlertsFixture;
beforeEach(async () => {
  fixture = await AlertsFixture.open(testDatabase.url);
});
afterEach(() => fixture.close());

const metric = async (name: string) =>
  (await fixture.metrics.registry.getSingleMetricAsString(name))
    .split('\n')
    .filter((line) => !line.startsWith('#') && !line.endsWith(' 0'))
    .map((line) => line.replace(',service="family-assistant"', ''));

test.each([
  [
    'blocked the bot',
    { kind: 'blocked' as const },
    'Telegram refused the message: Forbidden: bot was blocked by the user.',
  ],
  ['does not exist', { kind: 'unknown-chat' as const }, 'Telegram refused the message: Bad Request: chat not found.'],
])('a chat that %s is tried ever more rarely, and told when it is there again', async (_, trouble, error) => {
  const id = await fixture.conflict();
  fixture.telegram.misbehave(trouble);
  const job = fixture.job();
  await job.run(never);
  expect(await fixture.stored(id)).toEqual({
    nagCount: 0,
    status: 'unacknowledged',
    next: '09:01',
    escalation: null,
    error,
  });
  expect(await fixture.messages()).toEqual([`alert 1 ${chats.group} waits 09:01 (1)`]);
  expect(await metric('alerts_failed_total')).toEqual(['alerts_failed_total{reason="refused"} 1']);
  for (const time of ['09:01', '09:03', '09:07', '09:15', '09:30']) {
    fixture.setClock(time);
    await job.run(never);
    await job.run(never);
  }
  expect(fixture.telegram.attempts).toBe(6);
  expect(await fixture.stored(id)).toMatchObject({ nagCount: 0, next: '09:45' });
  fixture.telegram.behave();
  fixture.setClock('09:45');
  await job.run(never);
  expect(fixture.accepted()).toEqual([`${chats.group} Two events at once (first reminder)`]);
  expect(await fixture.stored(id)).toMatchObject({ nagCount: 1, next: '10:45', error: null });
  expect(await metric('alerts_sent_total')).toEqual(['alerts_sent_total{kind="alert"} 1']);
});

test('a busy chat rests as long as it asks for, for all that waits, and that counts as no failure', async () => {
  const ids = await Promise.all(['One', 'Two'].map((summary) => fixture.conflict({ summary })));
  fixture.telegram.misbehave({ kind: 'busy', retryAfterSeconds: 600 }, { times: 1 });
  const job = fixture.job();
  await job.run(never);
  await job.run(never);
  expect(fixture.telegram.attempts).toBe(1);
  expect(await fixture.messages()).toEqual(Array.from({ length: 2 }, () => `alert 1 ${chats.group} waits 09:10 (0)`));
  expect(await Promise.all(ids.map((id) => fixture.stored(id)))).toEqual(
    Array.from({ length: 2 }, () => expect.objectContaining({ nagCount: 0, next: '09:10', error: null })),
  );
  expect(await metric('alerts_failed_total')).toEqual(['alerts_failed_total{reason="busy"} 1']);
  fixture.setClock('09:10');
  await job.run(never);
  expect(fixture.accepted()).toHaveLength(2);
});

test('while Telegram is down for an hour nothing is lost', async () => {
  const ids = await Promise.all(['One', 'Two'].map((summary) => fixture.conflict({ summary })));
  await fixture.telegram.stop();
  const job = fixture.job();
  for (let second = 0; second < 3_600; second += 20) {
    await job.run(never);
    fixture.clock.advance(20_000);
  }
  expect(await fixture.stored(ids[0] ?? '')).toMatchObject({
    nagCount: 0,
    error: 'Telegram could not be reached (ECONNREFUSED).',
  });
  const failures = Number((await metric('alerts_failed_total'))[0]?.split(' ').at(-1));
  expect(failures).toBeGreaterThanOrEqual(2 * 9);
  expect(failures).toBeLessThanOrEqual(2 * 12);
  await fixture.telegram.start();
  for (let minute = 0; minute < 16; minute += 1) {
    await job.run(never);
    fixture.clock.advance(60_000);
  }
  expect(fixture.accepted()).toHaveLength(2);
  for (const id of ids) expect(await fixture.stored(id)).toMatchObject({ nagCount: 1, error: null });
});

test('an error that no messenger should throw is no end, and is told without its words', async () => {
  const id = await fixture.conflict();
  await fixture.job({ messenger: { send: () => Promise.reject(new TypeError('secret')) } }).run(never);
  expect(await fixture.stored(id)).toMatchObject({
    nagCount: 0,
    next: '09:00:05',
    error: 'The message could not be sent.',
  });
});

test('an escalation waits for Telegram as well', async () => {
  const id = await fixture.conflict({ next: '23:00', nagCount: 1, escalation: '20:00' });
  fixture.setClock('20:00');
  fixture.telegram.misbehave({ kind: 'broken' }, { times: 1 });
  const job = fixture.job();
  await job.run(never);
  expect(await fixture.stored(id)).toMatchObject({
    next: '23:00',
    escalation: null,
    error: 'Telegram failed: Internal Server Error.',
  });
  fixture.clock.advance(5_000);
  await job.run(never);
  expect(fixture.accepted()).toEqual([`${chats.group} Still open at the end of the day`]);
  expect(await fixture.stored(id)).toMatchObject({ nagCount: 1, next: '23:00', error: null });
});

test('a crash between sending and recording repeats that message once, in the same words', async () => {
  const id = await fixture.conflict();
  const telegram = fixture.messenger();
  let crashes = 1;
  const messenger: Messenger = {
    send: async (message) => {
      await telegram.send(message);
      if (crashes-- > 0) await fixture.endTransactions(testDatabase.url);
    },
  };
  const job = fixture.job({ messenger });
  await expect(job.run(never)).rejects.toThrow('The database is not reachable right now.');
  expect(await fixture.stored(id)).toMatchObject({ nagCount: 0, next: '09:00' });
  await job.run(never);
  await job.run(never);
  const [one, again, ...more] = fixture.telegram.accepted;
  expect(more).toEqual([]);
  expect(again?.html).toBe(one?.html);
  expect(again?.buttons).toEqual(one?.buttons);
  expect(await fixture.stored(id)).toMatchObject({ nagCount: 1 });
  expect(await fixture.messages()).toEqual([`alert 1 ${chats.group} sent 09:00`]);
});

test('a conflict that somebody holds is passed over until the next turn, and others are not', async () => {
  const [held, other] = [await fixture.conflict({ summary: 'Held' }), await fixture.conflict({ summary: 'Other' })];
  await fixture.job().run(AbortSignal.abort());
  const client = await fixture.replica(testDatabase.url).connect();
  await client.query('BEGIN');
  await client.query('SELECT 1 FROM conflict WHERE id = $1 FOR UPDATE', [held]);
  await fixture.job().run(never);
  expect(await fixture.stored(other)).toMatchObject({ nagCount: 1 });
  expect(await fixture.stored(held)).toMatchObject({ nagCount: 0 });
  await client.query('ROLLBACK');
  client.release();
  await fixture.job().run(never);
  expect(await fixture.stored(held)).toMatchObject({ nagCount: 1 });
});

test('one replica plans at a time', async () => {
  const id = await fixture.conflict();
  const client = await fixture.replica(testDatabase.url).connect();
  await client.query('BEGIN');
  await client.query(`SELECT pg_advisory_xact_lock(${advisoryLockKey('conflict alerts')})`);
  await fixture.job().run(never);
  expect(await fixture.messages()).toEqual([]);
  await client.query('ROLLBACK');
  client.release();
  await fixture.job().run(never);
  expect(await fixture.stored(id)).toMatchObject({ nagCount: 1 });
});

test('the loop works until it is stopped, and warns once while the database is unavailable', async () => {
  const store = new AlertStore(fixture.replica('postgres://nobody@127.0.0.1:9/none'));
  const away = fixture.job({ store });
  away.loop.start(1);
  await until(() => fixture.logLines.length > 0);
  await new Promise((resolve) => setTimeout(resolve, 60));
  await away.loop.stop();
  expect(fixture.logLines).toHaveLength(1);
  expect(fixture.logLines[0]).toContain('alerts not sent');
  await fixture.conflict();
  const job = fixture.job();
  job.loop.start(1);
  await until(() => fixture.telegram.accepted.length > 0);
  await job.loop.stop();
  expect(fixture.accepted()).toHaveLength(1);
});
