import { sampleHousehold } from '@homeroom/sample-data';
import { CrashStack, soon } from './testing/crash-stack.ts';
import { load } from '@homeroom/testing';

const limit = 240_000;
const group = '-100200300';
const reminders = load(240, 20);
/** The first reminder is due after so many seconds, so that the plan is disturbed as well, and then there are some each second. */
const firstAfter = load(12, 5);
const perSecond = load(8, 5);

let stack: CrashStack;
beforeAll(async () => {
  const household = sampleHousehold.replace('reminders:', 'reminders:\n  - { title: Event, before: [10m], to: group }');
  stack = await CrashStack.open({ household, chats: [group], env: { ALERT_QUIET_HOURS: 'none' } });
}, limit);
afterAll(() => stack?.close(), limit);

/** Events without length that begin ten minutes after their reminders are due. */
function events(now: number): string {
  const lines = Array.from({ length: reminders }, (_, index) => {
    const start = new Date(now + (firstAfter + 600 + Math.floor(index / perSecond)) * 1_000);
    return [
      'BEGIN:VEVENT',
      `UID:reminded-${index}`,
      'DTSTAMP:20260901T000000Z',
      `SUMMARY:Event ${index}.`,
      `DTSTART:${start.toISOString().replace(/[-:]|\.\d+/g, '')}`,
      'END:VEVENT',
    ];
  });
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Homeroom//Test//EN', ...lines.flat(), 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}

test(
  `${reminders} reminders reach the group once each, while replicas are killed again and again`,
  async () => {
    await stack.startReplicas(2);
    const over = new AbortController();
    const disturbing = stack.disturb(over.signal);
    let kills: number;
    try {
      await stack.importText(events(Date.now()));
      await soon(async () => (await stack.rows('SELECT 1 FROM notice WHERE sent_at IS NOT NULL')).length === reminders);
    } finally {
      over.abort();
      kills = await disturbing;
    }
    const messages = stack.telegram.accepted.map(({ text }): string[] => text.match(/Event \d+\./g) ?? []);
    expect(new Set(messages.flat()).size).toBe(reminders);
    // A kill between sending and recording repeats that message, joined perhaps with others that became due.
    const repeated = messages.filter((told, index) =>
      told.some((title) => messages.slice(0, index).some((earlier) => earlier.includes(title))),
    );
    expect(repeated.length).toBeLessThanOrEqual(kills);
    expect(kills).toBeGreaterThanOrEqual(load(4, 1));
    expect(await stack.rows('SELECT 1 FROM notice WHERE next_try_at IS NOT NULL')).toEqual([]);
  },
  limit,
);
