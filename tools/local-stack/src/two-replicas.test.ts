import { setTimeout as pause } from 'node:timers/promises';
import { sampleHousehold } from '@homeroom/sample-data';
import { CrashStack } from './testing/crash-stack.ts';
import { load } from '@homeroom/testing';

const limit = 480_000;
const keys = load(1_000, 30);
const copies = 5;
/** With one key in so many a replica is killed. */
const keysOfKill = load(80, 25);
const changes = load(500, 30);
const atOnce = 8;
const maxAttempts = 400;
const firstStart = Date.UTC(2027, 2, 1, 16);
const hourMs = 3_600_000;

let stack: CrashStack;
beforeAll(async () => {
  stack = await CrashStack.open({ household: sampleHousehold, chats: [], env: {} });
  await stack.startReplicas(2);
}, limit);
afterAll(() => stack?.close(), limit);

/** An hour of its own for each event, since events that overlap would be conflicts by the thousand. */
function hourOf(index: number): { start: string; end: string } {
  const start = firstStart + index * 2 * hourMs;
  return { start: new Date(start).toISOString(), end: new Date(start + hourMs).toISOString() };
}

/** Adds an event; what fails in transit, or is told to come again, is sent again with its key. */
async function add(summary: string, key: string, index: number, copy: number): Promise<string> {
  const body = { summary, ...hourOf(index) };
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const answer = await stack.call(copy + attempt, 'POST', '/calendar/events', { body, key }).catch(() => null);
    if (answer?.status === 201) return answer.text;
    if (answer && answer.status < 500 && !answer.text.includes('idempotency_in_progress'))
      throw new Error(`${key} was refused: ${answer.status} ${answer.text}`);
    await pause(50);
  }
  throw new Error(`${key} was never acknowledged.`);
}

/** Does the work for each number from 0, a few at a time. */
async function forEach(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

test(
  `${keys} keys, each of ${copies} racing copies to both replicas, have ${keys} effects and equal answers while replicas are killed`,
  async () => {
    const unlike: string[] = [];
    let kills = 0;
    let killing = Promise.resolve();
    await forEach(keys, async (index) => {
      const racing = Array.from({ length: copies }, (_, copy) => add(`Race ${index}`, `race-${index}`, index, copy));
      // One after the other, while the other callers go on.
      const isKill = index % keysOfKill === 0;
      if (isKill) killing = killing.then(() => stack.replace(kills++));
      const [answers] = await Promise.all([Promise.all(racing), isKill && killing]);
      if (new Set(answers).size > 1) unlike.push(`race-${index}`);
    });
    expect(unlike).toEqual([]);
    expect((await stack.titles()).toSorted()).toEqual(
      Array.from({ length: keys }, (_, index) => `Race ${index}`).toSorted(),
    );
    expect(kills).toBeGreaterThan(load(10, 1));
  },
  limit,
);

test(
  `what one replica has acknowledged the other reads, ${changes} times`,
  async () => {
    const stale: string[] = [];
    await forEach(changes, async (index) => {
      const [one, other] = [index, index + 1];
      const { event } = JSON.parse(await add(`New ${index}`, `new-${index}`, keys + index, one)) as {
        event: { id: string };
      };
      const route = `/calendar/events/${event.id}`;
      const seen = await stack.call(other, 'GET', route);
      if (!seen.text.includes(`"New ${index}"`)) stale.push(`New ${index}: ${seen.status} ${seen.text}`);
      const renamed = await stack.call(other, 'PATCH', route, { body: { summary: `Renamed ${index}` } });
      const { start, end } = hourOf(keys + index);
      const listed = await stack.call(one, 'GET', `/calendar/events?start=${start}&end=${end}`);
      if (renamed.status !== 200 || !listed.text.includes(`"Renamed ${index}"`))
        stale.push(`Renamed ${index}: ${renamed.status}, ${listed.status}`);
    });
    expect(stale).toEqual([]);
  },
  limit,
);
