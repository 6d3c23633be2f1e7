import { sampleHousehold } from '@homeroom/sample-data';
import { CrashStack } from './testing/crash-stack.ts';

const limit = 120_000;
const hourMs = 3_600_000;
const clocks = { right: 0, 'two hours ahead': 2 * hourMs, 'two hours behind': -2 * hourMs };
const replicas = Object.keys(clocks).map((clock, replica) => [clock, replica] as const);

let stack: CrashStack;
let eventNumber = 0;

beforeAll(async () => {
  stack = await CrashStack.open({ household: sampleHousehold, chats: [], env: {} });
}, limit);
afterAll(() => stack?.close(), limit);

async function call(replica: number, method: string, route: string, options: { body?: object; token?: string } = {}) {
  const { status, text } = await stack.call(replica, method, route, options);
  return { status, body: JSON.parse(text) };
}

describe('Replicas of which one has the right time, one is two hours ahead and one two hours behind', () => {
  beforeAll(async () => {
    await stack.startWithClocks(Object.values(clocks));
  }, limit);
  afterAll(() => stack.killReplicas());

  /** Adds an event by one replica and lets time pass. @returns the operation's id */
  async function addBefore(replica: number, minutes: number): Promise<string> {
    const day = new Date(Date.now() + (eventNumber += 1) * 24 * hourMs).toISOString().slice(0, 10);
    const body = { summary: `Event ${eventNumber}`, start: `${day}T18:00:00Z`, end: `${day}T19:00:00Z` };
    const { id } = (await call(replica, 'POST', '/calendar/events', { body })).body.operation;
    await stack.rows("UPDATE operation SET executed_at = executed_at - $2 * interval '1 minute' WHERE id = $1", [
      id,
      minutes,
    ]);
    return id;
  }
  const undo = async (replica: number, operation: string) =>
    (await call(replica, 'POST', '/undo', { body: { action: 'undo', operation_id: operation } })).status;
  const canUndo = async (replica: number, operation: string) =>
    (await call(replica, 'POST', '/undo', { body: { action: 'list' } })).body.operations.find(
      ({ id }: { id: string }) => id === operation,
    ).can_undo;

  test.each(replicas)('undo for ten minutes what the one that is %s has changed', async (_, writer) => {
    for (const [, reader] of replicas) {
      const late = await addBefore(writer, 11);
      expect([await canUndo(reader, late), await undo(reader, late)]).toEqual([false, 410]);
      const early = await addBefore(writer, 9);
      expect([await canUndo(reader, early), await undo(reader, early)]).toEqual([true, 200]);
    }
  });

  test.each(replicas)('accept a dashboard link of the one that is %s for as long as it lasts', async (_, maker) => {
    const body = { messenger_user_id: '1001', ttl_hours: 1 };
    const { token, expires_at: expiresAt } = (await call(maker, 'POST', '/dashboard/token', { body })).body;
    const opened = () =>
      Promise.all(
        replicas.map(async ([, reader]) => (await call(reader, 'GET', '/dashboard/session', { token })).status),
      );
    const set = (minutes: number) =>
      stack.rows("UPDATE access_token SET expires_at = now() + $1 * interval '1 minute'", [minutes]);
    const [stored] = await stack.rows<{ minutes: number }>(
      'SELECT extract(epoch FROM $1::timestamptz - now())::float8 / 60 AS minutes',
      [expiresAt],
    );
    expect(stored?.minutes).toBeGreaterThan(58);
    expect(stored?.minutes).toBeLessThanOrEqual(60);
    expect(await opened()).toEqual([200, 200, 200]);
    await set(1);
    expect(await opened()).toEqual([200, 200, 200]);
    await set(-1);
    expect(await opened()).toEqual([401, 401, 401]);
  });
});

/** The clocks of Chicago, which is the zone of the household. */
const changes: [string, string, string, number][] = [
  ['the morning on which they go forward', '2027-03-14T00:10:00-06:00', '2027-03-14', 23],
  ['the evening on which they went forward', '2027-03-14T23:30:00-05:00', '2027-03-14', 23],
  ['the morning on which they go back', '2027-11-07T00:10:00-05:00', '2027-11-07', 25],
  ['the first time at half past one on that day', '2027-11-07T01:30:00-05:00', '2027-11-07', 25],
  ['the second time at half past one on that day', '2027-11-07T01:30:00-06:00', '2027-11-07', 25],
  ['the evening on which they went back', '2027-11-07T23:30:00-06:00', '2027-11-07', 25],
];

/** An event in each hour of three days. */
function hourly(from: string): string {
  const stamp = (hour: number, minute: number) =>
    new Date(Date.parse(from) + (hour * 60 + minute) * 60_000).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const events = Array.from({ length: 72 }, (_, hour) => [
    'BEGIN:VEVENT',
    `UID:${from}-${hour}`,
    'DTSTAMP:20261101T000000Z',
    `SUMMARY:Hour ${hour}`,
    `DTSTART:${stamp(hour, 0)}`,
    `DTEND:${stamp(hour, 30)}`,
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Homeroom//Test//EN', ...events.flat(), 'END:VCALENDAR'];
  return `${lines.join('\r\n')}\r\n`;
}

describe('Days on which the clocks of the family change', () => {
  beforeAll(async () => {
    for (const from of ['2027-03-13T00:00:00Z', '2027-11-06T00:00:00Z']) await stack.importText(hourly(from));
    await stack.startWithClocks(changes.map(([, now]) => Date.parse(now) - Date.now()));
  }, limit);

  test.each(changes.map((change, replica) => [...change, replica] as const))(
    'have as many hours as they have: %s',
    async (_, __, day, hours, replica) => {
      const { events } = (await call(replica, 'GET', '/calendar/today')).body;
      const starts = events.map(({ start }: { start: string }) => start.slice(0, 10));
      expect(starts).toEqual(Array.from({ length: hours }, () => day));
    },
  );
});
