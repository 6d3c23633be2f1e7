import type { Messenger } from '@homeroom/messenger';
import { withTransaction } from '@homeroom/database';
import { useTestDatabase } from '@homeroom/testing';
import { acknowledgeConflict } from '../conflicts/conflict-sql.ts';
import { AlertStore } from './alert-store-sql.ts';
import { AlertsFixture, chats, family, never } from './testing/alerts-fixture.ts';

const testDatabase = useTestDatabase('family-assistant');
let fixture: AlertsFixture;
beforeEach(async () => {
  fixture = await AlertsFixture.open(testDatabase.url);
});
afterEach(() => fixture.close());

const minute = 60_000;
const nagCounts = async () =>
  (
    await fixture.database.query<{ nagCount: number; conflicts: number }>(
      'SELECT nag_count AS "nagCount", count(*)::int AS conflicts FROM conflict GROUP BY 1 ORDER BY 1',
    )
  ).rows;
const reached = () =>
  fixture.telegram.accepted.map(
    ({ chatId, text, at }) => `${at.toISOString().slice(11, 16)} ${chatId} ${text.split('\n')[0]}`,
  );

/** Maximum number of messages that one chat got within any ten minutes. */
function maxInTenMinutes(): number {
  const times = new Map<string, number[]>();
  for (const { chatId, at } of fixture.telegram.accepted)
    times.set(chatId, [...(times.get(chatId) ?? []), at.getTime()]);
  return Math.max(
    0,
    ...[...times.values()].flatMap((all) =>
      all.map((start) => all.filter((at) => at >= start && at < start + 10 * minute).length),
    ),
  );
}

async function runAt(time: string, job = fixture.job()): Promise<void> {
  fixture.setClock(time);
  await job.run(never);
}

/** Three messages to the group at 09:00. */
async function fillGroup(): Promise<void> {
  for (const summary of ['One', 'Two', 'Three']) await fixture.conflict({ summary });
  await runAt('09:00');
  expect(fixture.accepted()).toHaveLength(3);
}

describe('a chat that had three messages in ten minutes', () => {
  test('gets what is held back in one message: the soonest five, how many more there are, and a link to the dashboard', async () => {
    await fillGroup();
    const ids: string[] = [];
    // The later a conflict was found, the sooner it begins.
    for (let number = 0; number < 7; number += 1)
      ids.push(
        await fixture.conflict({
          next: `09:0${number + 1}`,
          summary: `Late ${number}`,
          end: `2026-11-19T${20 - number}:00`,
        }),
      );
    for (let passed = 1; passed < 10; passed += 1) await runAt(`09:0${passed}`);
    expect(fixture.accepted()).toHaveLength(3);
    expect(await fixture.messages()).toContain(`alert 1+1+1+1+1+1+1 ${chats.group} waits 09:10 (0)`);
    expect(await fixture.stored(ids[0] ?? '')).toMatchObject({ nagCount: 0, next: '09:10' });
    expect(await fixture.metrics.registry.getSingleMetricAsString('alerts_held_back_total')).toContain(
      'alerts_held_back_total{service="family-assistant"}',
    );
    await runAt('09:10');
    const [, , , summary, ...more] = fixture.telegram.accepted;
    expect(more).toEqual([]);
    expect(summary?.text.split('\n\n')[0]).toBe('7 conflicts (first reminder)');
    expect([...(summary?.text ?? '').matchAll(/^\d\. (.*)$/gm)].map(([, title]) => title)).toEqual([
      'Late 6',
      'Late 5',
      'Late 4',
      'Late 3',
      'Late 2',
    ]);
    expect(summary?.text.split('\n\n').at(-1)).toBe(
      'Open the dashboard for 2 more and for the options:\nhttps://home.example/dashboard',
    );
    expect(summary?.buttons.flat().map(({ data }) => data)).toEqual(
      ids
        .toReversed()
        .slice(0, 5)
        .map((id) => `ack:${id}`),
    );
    for (const id of ids)
      expect(await fixture.stored(id)).toMatchObject({ nagCount: 1, next: '10:10', escalation: '20:00' });
  });

  test('gets the one conflict that is held back as usual', async () => {
    await fillGroup();
    await fixture.conflict({ next: '09:01', summary: 'Late' });
    await runAt('09:01');
    await runAt('09:10');
    expect(fixture.telegram.accepted[3]?.text).toMatch(/^Two events at once \(first reminder\)\n\nLate\n/);
  });

  test('is not told of what somebody took meanwhile', async () => {
    await fillGroup();
    const taken = await fixture.conflict({ next: '09:01', summary: 'Taken' });
    const ids = await Promise.all(['Late', 'Later'].map((summary) => fixture.conflict({ next: '09:01', summary })));
    await runAt('09:01');
    await withTransaction(fixture.database, (client) => acknowledgeConflict(client, taken));
    await runAt('09:10');
    expect(fixture.telegram.accepted[3]?.text).not.toContain('Taken');
    expect(
      fixture.telegram.accepted[3]?.buttons
        .flat()
        .map(({ data }) => data)
        .sort(),
    ).toEqual(ids.map((id) => `ack:${id}`).sort());
    expect(await fixture.stored(taken)).toMatchObject({ status: 'acknowledged', nagCount: 0 });
  });

  test('is left in peace by another kind of message, which joins them', async () => {
    const household = { ...family, groupChatId: null };
    await fixture.conflict({ summary: 'Exhausted', nagCount: 2, escalation: '09:01' });
    for (const summary of ['One', 'Two']) await fixture.conflict({ summary, next: '08:59' });
    const job = fixture.job({ household });
    await runAt('08:59', job);
    await runAt('09:00', job);
    await runAt('09:01', job);
    expect(fixture.accepted()).toHaveLength(3);
    expect(await fixture.messages()).toContain(`mixed 1+1 ${chats.ana} waits 09:09 (0)`);
    await runAt('09:09', job);
    expect(fixture.telegram.accepted[3]?.text).toMatch(/^Nobody has taken this yet\n\nExhausted\n/);
    expect(maxInTenMinutes()).toBe(3);
    const { rows } = await fixture.database.query<{ kind: string }>(
      "SELECT conflict_alert.kind FROM conflict_alert JOIN conflict ON conflict.id = conflict_id WHERE first_summary = 'Exhausted' ORDER BY 1",
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['alert', 'direct', 'group']);
  });

  test('hears nothing in quiet hours', async () => {
    for (const summary of ['One', 'Two', 'Three']) await fixture.conflict({ summary, next: '21:55' });
    await runAt('21:55');
    await fixture.conflict({ summary: 'Late', next: '21:56' });
    await runAt('21:56');
    expect(await fixture.messages()).toContain(`alert 1 ${chats.group} waits 22:05 (0)`);
    await runAt('22:05');
    expect(fixture.accepted()).toHaveLength(3);
    await runAt('2026-11-19T07:00');
    expect(fixture.accepted()).toHaveLength(4);
  });

  test('waits no longer because a clock was wrong', async () => {
    await fillGroup();
    await fixture.database.query("UPDATE alert_message SET sent_at = sent_at + interval '1 day'");
    await fixture.conflict({ next: '09:01', summary: 'Late' });
    await runAt('09:01');
    expect(await fixture.messages()).toContain(`alert 1 ${chats.group} waits 09:11 (0)`);
  });
});

test('more messages than a chat has room for are joined right away', async () => {
  for (const summary of ['One', 'Two']) await fixture.conflict({ summary });
  await runAt('09:00');
  for (const summary of ['Three', 'Four', 'Five']) await fixture.conflict({ summary, next: '09:01' });
  await runAt('09:01');
  expect(fixture.accepted().slice(2)).toEqual([`${chats.group} 3 conflicts (first reminder)`]);
});

test('a crash between sending a summary and recording it repeats that one in the same words, and nothing is lost', async () => {
  await fillGroup();
  for (const summary of ['Late', 'Later']) await fixture.conflict({ next: '09:01', summary });
  await runAt('09:01');
  const telegram = fixture.messenger();
  let crashes = 1;
  const messenger: Messenger = {
    send: async (message) => {
      await telegram.send(message);
      if (crashes-- <= 0) return;
      await fixture.endTransactions(testDatabase.url);
      throw new Error('The connection is lost.');
    },
  };
  fixture.setClock('09:10');
  await expect(fixture.job({ messenger }).run(never)).rejects.toThrow('The database is not reachable right now.');
  await fixture.job().run(never);
  const [summary, again, ...more] = fixture.telegram.accepted.slice(3);
  expect(more).toEqual([]);
  expect(again?.html).toBe(summary?.html);
  expect(await nagCounts()).toEqual([{ nagCount: 1, conflicts: 5 }]);
});

test('a thousand events at once make at most three messages in ten minutes in each chat, from any number of replicas, and every alert counts', async () => {
  const { rows } = await fixture.database.query<{ count: number }>(flood);
  expect(rows).toHaveLength(1_461);
  const store = new AlertStore(fixture.replica(testDatabase.url));
  for (let passed = 0; passed <= 300; passed += 1) {
    await Promise.all([fixture.job(), fixture.job({ store })].map((job) => job.run(never)));
    fixture.clock.advance(minute);
  }
  // A replica that passes over what the other one holds leaves it to the next message, so the parts are added up. A
  // message about one conflict has no number.
  const toldIn = (words: RegExp) =>
    fixture.telegram.accepted
      .map(({ text }) => text.split('\n')[0] ?? '')
      .filter((line) => words.test(line))
      .reduce((sum, line) => sum + Number(/\d+/.exec(line)?.[0] ?? 1), 0);
  expect(['first', 'second', 'third'].map((time) => toldIn(new RegExp(`\\(${time} reminder\\)`)))).toEqual([
    1_461, 1_461, 1_461,
  ]);
  expect(toldIn(/^Nobody has taken th(?:ese|is)/)).toBe(1_461);
  expect(maxInTenMinutes()).toBeLessThanOrEqual(3);
  expect(reached().length).toBeLessThan(12);
  expect(await nagCounts()).toEqual([{ nagCount: 3, conflicts: 1_461 }]);
});

test('a stream of conflicts, found over an hour, makes at most three messages in ten minutes in each chat, and every alert counts', async () => {
  const store = new AlertStore(fixture.replica(testDatabase.url));
  for (let passed = 0; passed < 10 * 60; passed += 1) {
    if (passed < 60)
      for (let number = 0; number < 3; number += 1)
        await fixture.conflict({ summary: `Event ${passed}.${number}`, next: `09:${String(passed).padStart(2, '0')}` });
    if (passed < 120 || passed % 5 === 0)
      await Promise.all([fixture.job(), fixture.job({ store })].map((job) => job.run(never)));
    fixture.clock.advance(minute);
  }
  expect(maxInTenMinutes()).toBe(3);
  expect(await nagCounts()).toEqual([{ nagCount: 3, conflicts: 180 }]);
  const { rows } = await fixture.database.query<{ kind: string; told: number }>(
    'SELECT conflict_alert.kind, count(*)::int AS told FROM conflict_alert JOIN alert_message ON alert_message.id = message_id WHERE sent_at IS NOT NULL GROUP BY 1 ORDER BY 1',
  );
  expect(rows).toEqual([
    { kind: 'alert', told: 540 },
    { kind: 'direct', told: 180 },
  ]);
}, 120_000);

/** 1,461 conflicts that were found together. */
const flood = `INSERT INTO conflict (id, pair_id, detected_at, first_event_id, first_calendar_id, first_uid, first_summary, first_start, first_end,
    second_event_id, second_calendar_id, second_uid, second_summary, second_start, second_end, overlap_minutes, next_alert_at)
  SELECT gen_random_uuid(), gen_random_uuid(), '2026-11-18T08:55:00-06:00', gen_random_uuid(), 'link', 'a' || number, repeat('Event ', 20) || number, begins, begins + interval '1 hour',
    gen_random_uuid(), 'link', 'b' || number, 'Other ' || number, begins + interval '30 minutes', begins + interval '2 hours', 30, '2026-11-18T09:00:00-06:00'
  FROM (SELECT number, timestamptz '2026-11-20T09:00:00-06:00' + number * interval '3 minutes' AS begins FROM generate_series(1, 1461) AS number) AS numbered RETURNING 1 AS count`;
