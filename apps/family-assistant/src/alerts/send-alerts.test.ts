import { withTransaction } from '@homeroom/database';
import { useTestDatabase } from '@homeroom/testing';
import { acknowledgeConflict } from '../conflicts/conflict-sql.ts';
import type { MentionedConflict } from './alert-message.ts';
import { LoggedMessenger } from '../messages/logged-messenger.ts';
import { AlertStore } from './alert-store-sql.ts';
import { AlertsFixture, chats, family, instant, never } from './testing/alerts-fixture.ts';

const testDatabase = useTestDatabase('family-assistant');
let fixture: AlertsFixture;
beforeEach(async () => {
  fixture = await AlertsFixture.open(testDatabase.url);
});
afterEach(() => fixture.close());

const first = 'Two events at once (first reminder)';
const acknowledge = (id: string) => withTransaction(fixture.database, (client) => acknowledgeConflict(client, id));
const version = async () =>
  (await fixture.database.query<{ version: string }>('SELECT version FROM conflict_registry')).rows[0]?.version ?? '0';

async function runAt(time: string, job = fixture.job()): Promise<void> {
  fixture.setClock(time);
  await job.run(never);
}

describe('an alert', () => {
  test('is sent to the group when it is due, and not before', async () => {
    const id = await fixture.conflict({ next: '09:05' });
    await runAt('09:04');
    expect(fixture.accepted()).toEqual([]);
    expect(await fixture.messages()).toEqual([]);
    await runAt('09:05');
    expect(fixture.accepted()).toEqual([`${chats.group} ${first}`]);
    expect(fixture.telegram.accepted[0]?.text).toMatch(/Choir\nThursday, November 19, 4:00 PM to 5:00 PM\n\nDentist\n/);
    expect(fixture.telegram.accepted[0]?.buttons.at(-1)).toEqual([
      { label: "I'll take care of it", data: `ack:${id}` },
    ]);
    expect(await fixture.stored(id)).toEqual({
      nagCount: 1,
      status: 'unacknowledged',
      next: '10:05',
      escalation: '20:00',
      error: null,
    });
    expect(await fixture.messages()).toEqual([`alert 1 ${chats.group} sent 09:05`]);
  });

  test('comes three times, then a direct message, then one to the group, and then nothing', async () => {
    const id = await fixture.conflict({ next: '09:05' });
    const job = fixture.job();
    for (let minute = 0; minute < 36 * 60; minute += 5) {
      await job.run(never);
      fixture.clock.advance(300_000);
    }
    const at = fixture.telegram.accepted.map(
      ({ chatId, text, at: sent }) =>
        `${new Date(sent.getTime() - 21_600_000).toISOString().slice(8, 16)} ${chatId} ${text.split('\n')[0]}`,
    );
    expect(at).toEqual([
      `18T09:05 ${chats.group} ${first}`,
      `18T10:05 ${chats.group} Two events at once (second reminder)`,
      `18T13:05 ${chats.group} Two events at once (third reminder)`,
      `18T13:05 ${chats.ana} Nobody has taken this yet`,
      `18T20:00 ${chats.group} Still open at the end of the day`,
    ]);
    expect(await fixture.stored(id)).toMatchObject({ nagCount: 3, next: null, escalation: null });
    expect(await fixture.messages()).toHaveLength(5);
  });

  test('after the first does not change the hour of the escalation', async () => {
    const [second, told] = [
      await fixture.conflict({ nagCount: 1, escalation: '19:00' }),
      await fixture.conflict({ nagCount: 1 }),
    ];
    await runAt('09:00');
    expect(await fixture.stored(second)).toMatchObject({ nagCount: 2, escalation: '19:00' });
    expect(await fixture.stored(told)).toMatchObject({ nagCount: 2, escalation: null });
  });

  test('raises the version of the registry', async () => {
    const id = await fixture.conflict();
    const before = await version();
    await runAt('09:00');
    expect(BigInt(await version())).toBeGreaterThan(BigInt(before));
    expect(await fixture.stored(id)).toMatchObject({ nagCount: 1 });
  });

  test('tells of the calendar what the registry does not know', async () => {
    const ics = (uid: string, summary: string, start: string, extra = '') =>
      `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTAMP:20261101T000000Z\r\nSUMMARY:${summary}\r\nDTSTART:20261119T${start}00Z\r\nDURATION:PT1H\r\n${extra}END:VEVENT\r\n`;
    const text = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test//EN\r\n${ics('choir', "Maya's choir", '2200', 'LOCATION:8 Mill Road\r\n')}${ics('dentist', 'Dentist', '2230')}END:VCALENDAR\r\n`;
    await fixture.importText(text);
    await fixture.features.conflicts.registry.check();
    await runAt('09:05');
    expect(fixture.telegram.accepted[0]?.text).toMatch(
      /Maya's choir\nThursday, November 19, 4:00 PM to 5:00 PM\nMaya Rivera\n8 Mill Road\n\nDentist\n/,
    );
    const { rows } = await fixture.database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM conflict WHERE options IS NOT NULL',
    );
    expect(rows[0]?.count).toBe(1);
  });
});

describe('a conflict that somebody takes', () => {
  test('between planning and sending is not told of', async () => {
    const id = await fixture.conflict();
    await planned();
    await acknowledge(id);
    await runAt('09:00');
    expect(fixture.accepted()).toEqual([]);
    expect(await fixture.messages()).toEqual([`alert ${chats.group} dropped`]);
    expect(await fixture.stored(id)).toMatchObject({ status: 'acknowledged', nagCount: 0, next: null });
  });

  test('is left out of a message about several', async () => {
    const ids = await Promise.all(['One', 'Two', 'Three', 'Four'].map((summary) => fixture.conflict({ summary })));
    await planned();
    await acknowledge(ids[1] ?? '');
    await runAt('09:00');
    expect(fixture.accepted()).toEqual([`${chats.group} 3 conflicts (first reminder)`]);
    expect(fixture.telegram.accepted[0]?.text).not.toContain('Two\n');
    expect(await Promise.all(ids.map(async (id) => (await fixture.stored(id)).nagCount))).toEqual([1, 0, 1, 1]);
  });

  test('while its message is being sent is taken after that, and told of no more', async () => {
    const id = await fixture.conflict();
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const asked = new Promise<void>((resolve) => {
      const messenger = fixture.messenger();
      void runAt(
        '09:00',
        fixture.job({ messenger: { send: async (message) => (resolve(), await gate, messenger.send(message)) } }),
      );
    });
    await asked;
    const other = fixture.replica(testDatabase.url);
    let taken = false;
    const acknowledged = withTransaction(other, (client) => acknowledgeConflict(client, id)).then(
      (conflict) => ((taken = true), conflict),
    );
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(taken).toBe(false);
    release();
    expect(await acknowledged).toMatchObject({ status: 'acknowledged', nagCount: 1 });
    await runAt('23:00');
    await runAt('2026-11-19T10:00');
    expect(fixture.accepted()).toEqual([`${chats.group} ${first}`]);
    expect(await fixture.stored(id)).toMatchObject({ next: null, escalation: null });
  });
});

describe('more than three alerts due in one minute', () => {
  test('go as one message, with those due later in it, and count for each', async () => {
    const ids = await Promise.all(['09:00', '09:00', '09:00', '09:00'].map((next) => fixture.conflict({ next })));
    await fixture.database.query(
      "UPDATE conflict SET next_alert_at = next_alert_at + interval '59 seconds' WHERE id = $1",
      [ids[3]],
    );
    const later = await fixture.conflict({ next: '09:01' });
    await runAt('09:00');
    expect(fixture.accepted()).toEqual([`${chats.group} 4 conflicts (first reminder)`]);
    expect(await Promise.all(ids.map(async (id) => (await fixture.stored(id)).nagCount))).toEqual([1, 1, 1, 1]);
    expect(await fixture.stored(later)).toMatchObject({ nagCount: 0, next: '09:01' });
    expect(await fixture.messages()).toEqual([`alert 1+1+1+1 ${chats.group} sent 09:00`]);
  });

  test('go ten to a message, and so do their escalations', async () => {
    for (let number = 0; number < 12; number += 1) await fixture.conflict({ nagCount: 2, escalation: '20:00' });
    await runAt('09:00');
    expect(fixture.accepted().sort()).toEqual(
      [
        `${chats.group} 10 conflicts (third reminder)`,
        `${chats.group} 2 conflicts (third reminder)`,
        `${chats.ana} Nobody has taken these 10 conflicts yet`,
        ...Array.from({ length: 2 }, () => `${chats.ana} Nobody has taken this yet`),
      ].sort(),
    );
    await runAt('20:00');
    expect(
      fixture
        .accepted()
        .filter((one) => one.includes('at the end of the day'))
        .sort(),
    ).toEqual([
      `${chats.group} 10 conflicts are still open at the end of the day`,
      `${chats.group} 2 conflicts are still open at the end of the day`,
    ]);
  });

  test('are not meant by three', async () => {
    for (let number = 0; number < 3; number += 1) await fixture.conflict();
    await runAt('09:00');
    expect(fixture.accepted()).toEqual(Array.from({ length: 3 }, () => `${chats.group} ${first}`));
  });
});

describe('quiet hours', () => {
  test('hold an alert back that is late', async () => {
    const id = await fixture.conflict({ next: '21:59' });
    await runAt('22:00');
    expect(fixture.accepted()).toEqual([]);
    expect(await fixture.stored(id)).toMatchObject({ next: '2026-11-19T07:00', nagCount: 0 });
    await runAt('2026-11-19T06:59');
    expect(fixture.accepted()).toEqual([]);
    await runAt('2026-11-19T07:00');
    expect(fixture.accepted()).toEqual([`${chats.group} ${first}`]);
  });

  test('drop an alert whose overlap is over by their end', async () => {
    const id = await fixture.conflict({ next: '21:59', end: '2026-11-19T06:30' });
    await runAt('22:00');
    expect(await fixture.stored(id)).toMatchObject({ next: null, nagCount: 0 });
    expect(await fixture.messages()).toEqual([]);
  });

  test('hold a message back that was planned before them, without counting that as a failure', async () => {
    const id = await fixture.conflict({ next: '21:59' });
    fixture.setClock('21:59');
    await planned();
    await runAt('22:00');
    expect(await fixture.messages()).toEqual([`alert 1 ${chats.group} waits 2026-11-19T07:00 (0)`]);
    expect(await fixture.stored(id)).toMatchObject({ next: '2026-11-19T07:00', error: null });
  });

  test('hold an escalation back that is late', async () => {
    const id = await fixture.conflict({ next: '2026-11-19T08:00', nagCount: 1, escalation: '20:00' });
    await runAt('23:00');
    expect(await fixture.stored(id)).toMatchObject({ escalation: '2026-11-19T07:00' });
    await runAt('2026-11-19T07:00');
    expect(fixture.accepted()).toEqual([`${chats.group} Still open at the end of the day`]);
  });

  test('let an escalation pass whose hour they include', async () => {
    await fixture.conflict({ next: '2026-11-19T08:00', nagCount: 1, escalation: '23:00' });
    await runAt('23:00', fixture.job({}, { escalationAt: 23 * 60 }));
    expect(fixture.accepted()).toEqual([`${chats.group} Still open at the end of the day`]);
  });
});

describe('an overlap that is over', () => {
  test('is not planned for', async () => {
    await fixture.conflict({ end: '09:00' });
    await runAt('09:00');
    expect(await fixture.messages()).toEqual([]);
  });

  test('is not told of, and is again when it was moved', async () => {
    const id = await fixture.conflict({ end: '09:10' });
    await planned();
    await runAt('09:10');
    expect(fixture.accepted()).toEqual([]);
    expect(await fixture.messages()).toEqual([`alert ${chats.group} dropped`]);
    await fixture.database.query('UPDATE conflict SET first_end = $1', [instant('11:00')]);
    await runAt('09:11');
    expect(await fixture.stored(id)).toMatchObject({ nagCount: 1 });
  });

  test('has no alert after it', async () => {
    const id = await fixture.conflict({ end: '09:45' });
    await runAt('09:00');
    expect(await fixture.stored(id)).toMatchObject({ nagCount: 1, next: null });
  });
});

test('an event that was moved or renamed after planning is reported in its current state', async () => {
  await fixture.conflict();
  await planned();
  await fixture.database.query('UPDATE conflict SET first_summary = $1, overlap_minutes = 15', ['Orchestra']);
  await runAt('09:00');
  expect(fixture.telegram.accepted[0]?.text).toMatch(
    /^Two events at once \(first reminder\)\n\nOrchestra\n[^]*15 minutes/,
  );
});

test('a message that a forgotten event emptied is written again from the conflicts that it still tells of', async () => {
  await fixture.conflict();
  await planned();
  await fixture.database.query(`UPDATE alert_message SET body = body || '{"html": "", "buttons": []}'`);
  await runAt('09:00');
  expect(fixture.telegram.accepted[0]?.text).toMatch(/^Two events at once/);
});

describe('recipients', () => {
  test.each([
    ['the designated parent without a group', { ...family, groupChatId: null }, [chats.ana, chats.ana, chats.ana]],
    [
      'the first parent who has a messenger',
      {
        ...family,
        groupChatId: null,
        members: family.members.map((member) => (member.id === 'ana' ? { ...member, messengerUserId: null } : member)),
      },
      [chats.ben, chats.ben, chats.ben],
    ],
  ])('are %s', async (_, household, expected) => {
    const id = await fixture.conflict({ nagCount: 2, escalation: '20:00' });
    const job = fixture.job({ household });
    await runAt('09:00', job);
    await runAt('20:00', job);
    expect(fixture.telegram.accepted.map(({ chatId }) => chatId)).toEqual(expected);
    expect(await fixture.stored(id)).toMatchObject({ nagCount: 3, escalation: null });
  });

  test('are nobody in a family without messengers, which is recorded', async () => {
    const id = await fixture.conflict({ nagCount: 2 });
    await runAt(
      '09:00',
      fixture.job({
        household: {
          groupChatId: null,
          locale: family.locale,
          members: family.members.map((member) => ({ ...member, messengerUserId: null })),
        },
      }),
    );
    expect(fixture.telegram.attempts).toBe(0);
    expect(await fixture.messages()).toEqual(['alert 3 nobody sent 09:00', 'direct 1 nobody sent 09:00']);
    expect(await fixture.stored(id)).toMatchObject({ nagCount: 3, error: null });
    expect(fixture.logLines.join()).toContain('message reaches nobody');
  });
});

test('without a messenger alerts are recorded, counted and logged by id', async () => {
  const id = await fixture.conflict();
  const lines: Record<string, unknown>[] = [];
  const logger = { info: (fields: Record<string, unknown>) => void lines.push(fields) };
  await runAt(
    '09:00',
    fixture.job({
      messenger: new LoggedMessenger(logger as unknown as ConstructorParameters<typeof LoggedMessenger>[0]),
    }),
  );
  expect(lines).toEqual([{ ids: [id] }]);
  expect(fixture.logLines.join()).not.toContain(chats.group);
  expect(await fixture.stored(id)).toMatchObject({ nagCount: 1 });
  expect(await fixture.metrics.registry.getSingleMetricAsString('alerts_sent_total')).toContain(
    'alerts_sent_total{kind="alert",service="family-assistant"} 1',
  );
});

test('a turn ends with the signal', async () => {
  await fixture.conflict();
  await fixture.job().run(AbortSignal.abort());
  expect(await fixture.messages()).toEqual([`alert 1 ${chats.group} waits 09:00 (0)`]);
  expect(await fixture.metrics.registry.getSingleMetricAsString('alert_messages_waiting')).toMatch(/ 1$/);
});

test('a message that one replica sends is not there for another', async () => {
  await fixture.conflict();
  await planned();
  const [store, other] = [new AlertStore(fixture.database), new AlertStore(fixture.replica(testDatabase.url))];
  const dropped = { delivery: { kind: 'dropped' as const, leftOut: [] } };
  const join = () => {
    throw new Error('There is nothing to join.');
  };
  const turn = await store.deliver(fixture.clock(), [], {
    send: async () => {
      expect(await other.deliver(fixture.clock(), [], { send: () => Promise.resolve(dropped), join })).toBeNull();
      return dropped;
    },
    join,
  });
  expect(turn).toMatchObject({ kind: 'tried', result: dropped });
});

test('two replicas send each of 30 alerts once, and many at once', async () => {
  const ids = [];
  for (let number = 0; number < 30; number += 1)
    ids.push(await fixture.conflict({ summary: `Event ${number}`, nagCount: number % 3 }));
  const jobs = [fixture.job(), fixture.job({ store: new AlertStore(fixture.replica(testDatabase.url)) })];
  for (let turn = 0; turn < 6; turn += 1) await Promise.all(jobs.map((job) => job.run(never)));
  const told = fixture.telegram.accepted
    .filter(({ chatId }) => chatId === chats.group)
    .flatMap(({ buttons }) => buttons.flat().map(({ data }) => data));
  expect(told.sort()).toEqual(ids.map((id) => `ack:${id}`).sort());
  expect(fixture.telegram.accepted.filter(({ chatId }) => chatId === chats.group)).toHaveLength(3);
  expect(await Promise.all(ids.map(async (id) => (await fixture.stored(id)).nagCount))).toEqual(
    ids.map((_, number) => (number % 3) + 1),
  );
});

/** Plans what is due and sends nothing. */
async function planned(): Promise<void> {
  await fixture.job().run(AbortSignal.abort());
  const { rows } = await fixture.database.query<{ body: { told: MentionedConflict[] } }>(
    'SELECT body FROM alert_message',
  );
  expect(rows.length).toBeGreaterThan(0);
}
