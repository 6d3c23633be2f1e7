import { setTimeout as pause } from 'node:timers/promises';
import type { AcceptedMessage } from '@homeroom/messenger/testing';
import { sampleHousehold } from '@homeroom/sample-data';
import { CrashStack, soon } from './testing/crash-stack.ts';
import { load } from '@homeroom/testing';

const limit = 240_000;
const group = '-100200300';
const parent = '1001';
const conflicts = load(300, 20);
/** They are found in so many turns, so that there are many messages. */
const imports = load(10, 2);
/** Every so many conflicts one is acknowledged in the middle of it all. */
const acknowledgedEvery = 10;

let stack: CrashStack;
beforeAll(async () => {
  stack = await CrashStack.open({
    household: sampleHousehold,
    chats: [group, parent],
    env: { ALERT_SCHEDULE_MINUTES: '0.02,0.05,0.05', ALERT_QUIET_HOURS: 'none', CONFLICT_WINDOW_DAYS: '30' },
  });
}, limit);
afterAll(() => stack?.close(), limit);

const events = (conflicts / imports) * 2;
const firstDay = Math.ceil(Date.now() / 86_400_000 + 1) * 86_400_000;

/** Pairs of events of 40 minutes that overlap by ten, over the days after tomorrow. */
function clashes(turn: number): string {
  const lines = Array.from({ length: events }, (_, place) => {
    const index = turn * events + place;
    const start = new Date(firstDay + Math.floor(index / 2) * 80 * 60_000 + (index % 2) * 30 * 60_000);
    return [
      'BEGIN:VEVENT',
      `UID:clash-${index}`,
      'DTSTAMP:20260901T000000Z',
      `SUMMARY:Event ${index}`,
      `DTSTART:${start.toISOString().replace(/[-:]|\.\d+/g, '')}`,
      'DURATION:PT40M',
      'END:VEVENT',
    ];
  });
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Homeroom//Test//EN', ...lines.flat(), 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}

/** Acknowledges through whichever replica answers; answers when that was done. */
async function acknowledge(id: string): Promise<number> {
  for (let attempt = 0; ; attempt += 1) {
    const route = `/conflicts/${id}/acknowledge`;
    const answer = await stack.call(attempt, 'POST', route, { limitMs: 10_000 }).catch(() => null);
    if (answer?.status === 200) return Date.now();
    if (attempt > 200) throw new Error(`The conflict ${id} was not acknowledged: ${answer?.status}.`);
    await pause(50);
  }
}

const rows = <Row extends object>(sql: string) => stack.rows<Row>(sql);
const count = async (where: string) =>
  (await rows<{ count: number }>(`SELECT count(*)::int AS count FROM conflict WHERE ${where}`))[0]?.count ?? 0;
const mentions = ({ buttons }: AcceptedMessage) =>
  [...JSON.stringify(buttons).matchAll(/ack:([0-9a-f-]{36})/g)].map(([, id]) => String(id));

test(
  `${conflicts} conflicts get every alert and escalation once, while replicas are killed again and again`,
  async () => {
    await stack.startReplicas(2);
    const over = new AbortController();
    const disturbing = stack.disturb(over.signal);
    let kills: number;
    const acknowledged = new Map<string, number>();
    try {
      for (let turn = 0; turn < imports; turn += 1) {
        await stack.importText(clashes(turn));
        await stack.passTenMinutes();
      }
      await soon(async () => (await stack.passTenMinutes(), (await count('nag_count >= 1')) === conflicts));
      const some = await rows<{ id: string }>('SELECT id FROM conflict ORDER BY id');
      for (const { id } of some.filter((_, index) => index % acknowledgedEvery === 0))
        acknowledged.set(id, await acknowledge(id));
      await soon(
        async () => (await stack.passTenMinutes(), (await count("nag_count < 3 AND status = 'unacknowledged'")) === 0),
      );
      await stack.database.query("UPDATE conflict SET escalate_at = now() WHERE status = 'unacknowledged'");
      await soon(
        async () =>
          (
            await rows(
              "SELECT 1 FROM conflict_alert JOIN conflict ON id = conflict_id WHERE kind IN ('direct', 'group') AND status = 'unacknowledged'",
            )
          ).length ===
          2 * (conflicts - acknowledged.size),
      );
      await soon(
        async () => (
          await stack.passTenMinutes(),
          (await rows('SELECT 1 FROM alert_message WHERE next_try_at IS NOT NULL')).length === 0
        ),
      );
    } finally {
      over.abort();
      kills = await disturbing;
    }

    // Missing: nothing. Each alert, the direct message and the group's is there once, sent, and reached the chat.
    const sent = await rows<{
      id: string;
      kind: string;
      number: number;
      chatId: string;
      html: string;
    }>(`SELECT conflict_id AS id, conflict_alert.kind, number, chat_id AS "chatId", body->>'html' AS html
      FROM conflict_alert JOIN alert_message ON alert_message.id = message_id JOIN conflict ON conflict.id = conflict_id WHERE sent_at IS NOT NULL AND status = 'unacknowledged'`);
    const each = [
      ['alert', 1, group],
      ['alert', 2, group],
      ['alert', 3, group],
      ['direct', 1, parent],
      ['group', 1, group],
    ];
    const told = new Map<string, string[]>();
    for (const { id, kind, number, chatId } of sent)
      told.set(id, [...(told.get(id) ?? []), [kind, number, chatId].join(' ')]);
    expect(told.size).toBe(conflicts - acknowledged.size);
    expect(
      [...told.values()].filter(
        (list) =>
          list.sort().join() !==
          each
            .map((one) => one.join(' '))
            .sort()
            .join(),
      ),
    ).toEqual([]);
    const reached = new Set(stack.telegram.accepted.map(({ chatId, html }) => `${chatId} ${html}`));
    expect(sent.filter(({ chatId, html }) => !reached.has(`${chatId} ${html}`))).toEqual([]);

    // Beyond: at most one repeated message for each kill. Its text differs if a conflict was taken in between.
    const [{ messages = 0 } = {}] = await rows<{ messages: number }>(
      'SELECT count(*)::int AS messages FROM alert_message WHERE sent_at IS NOT NULL',
    );
    expect(stack.telegram.accepted.length - messages).toBeLessThanOrEqual(kills);
    expect(kills).toBeGreaterThanOrEqual(load(4, 1));

    // Nothing after somebody has taken it.
    const late = stack.telegram.accepted.filter((message) =>
      mentions(message).some((id) => message.at.getTime() > (acknowledged.get(id) ?? Infinity)),
    );
    expect(late).toEqual([]);
  },
  limit,
);
