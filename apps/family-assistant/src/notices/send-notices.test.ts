import { withTransaction } from '@homeroom/database';
import type { Messenger } from '@homeroom/messenger';
import { endSessions, useTestDatabase } from '@homeroom/testing';
import { addNotices, NoticeStore } from './notice-store-sql.ts';
import type { NewNotice } from './notice.ts';
import { buildNotice, never, NoticesFixture } from './testing/notices-fixture.ts';

const testDatabase = useTestDatabase('family-assistant');
let fixture: NoticesFixture;
beforeEach(async () => {
  fixture = await NoticesFixture.open(testDatabase.url);
});
afterEach(() => fixture.close());

const add = (...notices: NewNotice[]) => withTransaction(fixture.database, (client) => addNotices(client, notices));
const metric = async (name: string) =>
  (await fixture.metrics.registry.getSingleMetricAsString(name))
    .split('\n')
    .filter((line) => !line.startsWith('#') && !line.endsWith(' 0'))
    .map((line) => line.replace(/,?service="family-assistant"/, ''));

test('a notice is sent when it is due, not before, and once', async () => {
  const notice = buildNotice();
  await add(notice);
  const job = fixture.job();
  await fixture.runAt('09:04', job);
  expect(fixture.accepted()).toEqual([]);
  await fixture.runAt('09:05', job);
  await fixture.runAt('09:06', job);
  expect(fixture.accepted()).toEqual(['1001 09:05 Choir']);
  expect(fixture.telegram.accepted[0]?.buttons).toEqual([[{ label: 'Done', data: `rem:${notice.id}:done` }]]);
  expect(await metric('notices_sent_total')).toEqual(['notices_sent_total{kind="reminder"} 1']);
  expect(await metric('notices_waiting')).toEqual([]);
});

test('a notice is added with the transaction of its caller, and once under its id', async () => {
  const notice = buildNotice();
  await expect(
    withTransaction(fixture.database, async (client) => {
      await addNotices(client, [notice]);
      throw new Error('The change fails.');
    }),
  ).rejects.toThrow('The change fails.');
  expect(await fixture.notices()).toEqual([]);
  await add(notice);
  await fixture.runAt('09:05');
  await add({ ...notice, body: { html: 'Other', buttons: [] } });
  expect(await fixture.notices()).toEqual(['Choir sent 09:05']);
});

test('notices of a kind that are due at once for a chat are one message with numbered buttons', async () => {
  const notices = [buildNotice({ html: 'Choir' }), buildNotice({ html: 'Dentist' })];
  await add(...notices, buildNotice({ html: 'Moved', kind: 'changes' }), buildNotice({ html: 'Swim', chatId: '1002' }));
  await fixture.runAt('09:05');
  expect(fixture.accepted().sort()).toEqual([
    '1001 09:05 1. Choir\n\n2. Dentist',
    '1001 09:05 Moved',
    '1002 09:05 Swim',
  ]);
  const joined = fixture.telegram.accepted.find(({ text }) => text.startsWith('1. '));
  expect(joined?.buttons.flat()).toEqual(
    notices.map(({ id }, index) => ({ label: `${index + 1}. Done`, data: `rem:${id}:done` })),
  );
});

test('of reminders that are late those of the soonest events come first', async () => {
  await add(
    buildNotice({ html: 'Friday', due: '08:00', dropAfter: '2026-11-20T10:00' }),
    buildNotice({ html: 'Today', due: '09:00', dropAfter: '10:00' }),
    buildNotice({ html: 'Tomorrow', due: '08:30', dropAfter: '2026-11-19T10:00' }),
  );
  await fixture.runAt('09:05');
  expect(fixture.accepted()).toEqual(['1001 09:05 1. Today\n\n2. Tomorrow\n\n3. Friday']);
});

test('what does not fit in one message follows in the next', async () => {
  const long = 'x'.repeat(1_500);
  await add(...['a', 'b', 'c'].map((letter) => buildNotice({ html: letter + long })));
  await fixture.runAt('09:05');
  expect(fixture.telegram.accepted.map(({ text }) => text.replaceAll(/x+/g, ''))).toEqual(['1. a\n\n2. b', 'c']);
});

test('three alerts in ten minutes do not hold a notice back', async () => {
  await fixture.database.query(
    `INSERT INTO alert_message (id, kind, chat_id, body, created_at, sent_at)
     SELECT gen_random_uuid(), 'alert', '1001', '{}', $1, $1 FROM generate_series(1, 3)`,
    [fixture.clock()],
  );
  for (const minute of ['09:01', '09:02', '09:03', '09:04']) await add(buildNotice({ html: minute, due: minute }));
  const job = fixture.job();
  for (const minute of ['09:01', '09:02', '09:03', '09:04']) await fixture.runAt(minute, job);
  expect(fixture.accepted()).toEqual(['09:01', '09:02', '09:03', '09:04'].map((at) => `1001 ${at} ${at}`));
  await fixture.database.query('TRUNCATE alert_message CASCADE');
});

test('what comes too late is dropped, counted and logged', async () => {
  const notice = buildNotice({ dropAfter: '09:30' });
  await add(notice, buildNotice({ html: 'Swim', dropAfter: '09:31' }));
  await fixture.runAt('09:30');
  expect(fixture.accepted()).toEqual(['1001 09:30 Swim']);
  expect(await fixture.notices()).toEqual(['Choir dropped', 'Swim sent 09:30']);
  expect(await metric('notices_dropped_total')).toEqual(['notices_dropped_total{kind="reminder"} 1']);
  expect(fixture.logLines.join()).toContain(notice.id);
});

test('quiet hours hold back all but snoozed notices, and drop what they outlast', async () => {
  const until = '2026-11-19T08:00';
  const snoozed = buildNotice({ html: 'Snoozed', due: '22:30', dropAfter: until });
  await add(
    buildNotice({ html: 'Early', due: '22:00', dropAfter: '2026-11-19T07:00' }),
    buildNotice({ html: 'Later', due: '22:00', dropAfter: until }),
    snoozed,
  );
  await fixture.database.query('UPDATE notice SET snoozed = true WHERE id = $1', [snoozed.id]);
  const job = fixture.job();
  for (const time of ['21:59', '22:00', '22:30', '2026-11-19T06:59']) await fixture.runAt(time, job);
  expect(fixture.accepted()).toEqual(['1001 22:30 Snoozed']);
  await fixture.runAt('2026-11-19T07:00', job);
  expect(fixture.accepted().slice(1)).toEqual(['1001 2026-11-19T07:00 Later']);
  expect(await fixture.notices()).toContain('Early dropped');
});

test('a chat that refuses is tried ever more rarely, and told when it takes messages again', async () => {
  await add(buildNotice(), buildNotice({ html: 'Swim', chatId: '1002' }));
  fixture.telegram.misbehave({ kind: 'blocked' }, { chatId: '1001' });
  const job = fixture.job();
  for (const time of ['09:05', '09:05', '09:06', '09:07', '09:08']) await fixture.runAt(time, job);
  expect(await fixture.notices()).toEqual(['Choir waits 09:12 (3)', 'Swim sent 09:05']);
  expect(await metric('notices_failed_total')).toEqual(['notices_failed_total{reason="refused"} 3']);
  fixture.telegram.behave();
  await fixture.runAt('09:12', job);
  expect(fixture.accepted().at(-1)).toBe('1001 09:12 Choir');
});

test('a busy chat rests as long as it asks for, for all that waits, and that counts as no failure', async () => {
  await add(buildNotice(), buildNotice({ html: 'Moved', kind: 'changes' }));
  fixture.telegram.misbehave({ kind: 'busy', retryAfterSeconds: 600 }, { times: 1 });
  const job = fixture.job();
  await fixture.runAt('09:05', job);
  expect((await fixture.notices()).sort()).toEqual(['Choir waits 09:15 (0)', 'Moved waits 09:15 (0)']);
  await fixture.runAt('09:15', job);
  expect(fixture.telegram.attempts).toBe(3);
  expect(fixture.accepted()).toHaveLength(2);
});

test('while Telegram is down nothing is lost that is not too late', async () => {
  await add(buildNotice(), buildNotice({ html: 'Swim', due: '09:10', dropAfter: '11:00' }));
  await fixture.telegram.stop();
  const job = fixture.job();
  for (let minute = 5; minute < 60; minute += 5) await fixture.runAt(`09:${String(minute).padStart(2, '0')}`, job);
  await fixture.telegram.start();
  await fixture.runAt('10:15', job);
  expect(await fixture.notices()).toEqual(['Choir dropped', 'Swim sent 10:15']);
});

test('without a chat a notice is recorded and logged by its id', async () => {
  const notice = buildNotice({ chatId: '' });
  await add(notice);
  await fixture.runAt('09:05');
  expect(fixture.telegram.attempts).toBe(0);
  expect(await fixture.notices()).toEqual(['Choir sent 09:05']);
  expect(fixture.logLines.join()).toMatch(new RegExp(`${notice.id}.*message reaches nobody`));
});

test('two replicas send each of 60 notices once', async () => {
  await add(
    ...Array.from({ length: 60 }, (_, index) =>
      buildNotice({ html: `#${index}#`, chatId: String(1001 + (index % 3)) }),
    ),
  );
  fixture.setClock('09:05');
  const jobs = [fixture.job(), fixture.job({ store: new NoticeStore(fixture.replica(testDatabase.url)) })];
  for (let turn = 0; turn < 4; turn += 1) await Promise.all(jobs.map((job) => job.run(never)));
  const told = fixture.telegram.accepted.flatMap(({ text }) => text.match(/#\d+#/g) ?? []);
  expect(told.sort()).toEqual(Array.from({ length: 60 }, (_, index) => `#${index}#`).sort());
  expect(fixture.telegram.accepted).toHaveLength(6);
});

test('a crash between sending and recording repeats that one message', async () => {
  await add(buildNotice(), buildNotice({ html: 'Swim', chatId: '1002', due: '09:06' }));
  const sent: string[] = [];
  const dying: Messenger = {
    send: ({ html }) => {
      sent.push(html);
      return endSessions(fixture.database, "application_name = 'notices-replica'");
    },
  };
  fixture.setClock('09:05');
  const dyingStore = new NoticeStore(fixture.replica(testDatabase.url));
  await expect(fixture.job({ store: dyingStore, messenger: dying }).run(never)).rejects.toThrow();
  expect(sent).toEqual(['Choir']);
  expect(await fixture.notices()).toEqual(['Choir waits 09:05 (0)', 'Swim waits 09:06 (0)']);
  await fixture.runAt('09:06');
  expect(fixture.accepted()).toEqual(['1001 09:06 Choir', '1002 09:06 Swim']);
});

test('a turn ends with the signal', async () => {
  await add(buildNotice());
  fixture.setClock('09:05');
  await fixture.job().run(AbortSignal.abort());
  expect(await fixture.notices()).toEqual(['Choir waits 09:05 (0)']);
  expect(await metric('notices_waiting')).toEqual(['notices_waiting{} 1']);
});
