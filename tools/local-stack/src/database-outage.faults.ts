import { setTimeout as pause } from 'node:timers/promises';
import { sampleHousehold } from '@homeroom/sample-data';
import { until } from './processes.ts';
import { CrashStack } from './testing/crash-stack.ts';
import { load } from '@homeroom/testing';

const limit = 180_000;
const workers = 6;
const outageMs = load(5_000, 2_500);
/** Time after an outage within which requests may still fail; more where other tests share the machine. */
const backWithinMs = load(1_000, 10_000);
const waitLimit = 60_000;

let stack: CrashStack;
beforeAll(async () => {
  stack = await CrashStack.open({ household: sampleHousehold, chats: [], env: {} });
  await stack.startReplicas(2);
}, limit);
afterAll(() => stack?.close(), limit);

interface Request {
  name: string;
  started: number;
  ended: number;
  /** 0 when no answer came. */
  status: number;
}

/** Callers of both replicas, who read and write without a pause until they are stopped. */
function startCallers(prefix: string): { requests: readonly Request[]; stop: () => Promise<void> } {
  const requests: Request[] = [];
  let isStopped = false;
  const work = async (worker: number): Promise<void> => {
    for (let number = 0; !isStopped; number += 1) {
      const name = `${prefix} ${worker}-${number}`;
      const started = performance.now();
      const body = { summary: name, start: '2027-03-01T10:00:00-06:00', end: '2027-03-01T11:00:00-06:00' };
      const answer =
        number % 2 === 1
          ? stack.call(worker, 'POST', '/calendar/events', { body, limitMs: waitLimit })
          : stack.call(worker, 'GET', '/calendar/today', { limitMs: waitLimit });
      const status = await answer.then(
        (received) => received.status,
        () => 0,
      );
      requests.push({ name, started, ended: performance.now(), status });
      await pause(load(10, 100));
    }
  };
  const running = Array.from({ length: workers }, (_, worker) => work(worker));
  return {
    requests,
    stop: async () => {
      isStopped = true;
      await Promise.all(running);
    },
  };
}

const outages: [name: string, outage: () => Promise<void>][] = [
  [
    'halted',
    async () => {
      stack.postgres.freeze();
      await pause(outageMs);
      stack.postgres.thaw();
    },
  ],
  [
    'restarted',
    async () => {
      await stack.postgres.stop();
      await pause(outageMs / 2);
      await stack.postgres.start();
    },
  ],
];

test.each(outages)(
  'while PostgreSQL is %s no process ends, only requests meanwhile get a 503, and nothing acknowledged is lost',
  async (name, outage) => {
    const processes = stack.replicas.map(({ process }) => process.pid);
    const callers = startCallers(name);
    const { requests } = callers;
    await until(() => requests.length > 5 * workers, waitLimit);
    const began = performance.now();
    await outage();
    const ended = performance.now();
    const isLate = ({ started }: Request) => started > ended + backWithinMs;
    await until(() => requests.filter(isLate).length > workers, waitLimit);
    await callers.stop();

    expect(stack.replicas.map(({ process }) => [process.pid, process.exitCode, process.signalCode])).toEqual(
      processes.map((pid) => [pid, null, null]),
    );
    const failed = requests.filter(({ status }) => ![200, 201].includes(status));
    expect(failed.filter(({ status }) => status !== 503)).toEqual([]);
    const outside = failed.filter((request) => request.ended < began || isLate(request));
    expect(outside).toEqual([]);
    expect(requests.filter(isLate).length).toBeGreaterThan(workers);
    const kept = new Set(await stack.titles());
    const acknowledged = requests.filter(({ status }) => status === 201);
    expect(acknowledged.length).toBeGreaterThan(workers);
    expect(acknowledged.filter((request) => !kept.has(request.name))).toEqual([]);
  },
  limit,
);
