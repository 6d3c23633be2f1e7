import { setTimeout as pause } from 'node:timers/promises';
import { sampleHousehold } from '@homeroom/sample-data';
import { CrashStack } from './testing/crash-stack.ts';
import { load } from './testing/load.ts';

const limit = 180_000;
const workers = 6;
const outageMs = load(5_000, 2_500);
/** Time after an outage within which requests may still fail; more where other tests share the machine. */
const backWithinMs = load(1_000, 10_000);
const after = load(4_000, 12_000);

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
function startCallers(prefix: string): { stop: () => Promise<Request[]> } {
  const requests: Request[] = [];
  let isStopped = false;
  const work = async (worker: number): Promise<void> => {
    for (let number = 0; !isStopped; number += 1) {
      const name = `${prefix} ${worker}-${number}`;
      const started = performance.now();
      const isWrite = number % 2 === 1;
      const status = await fetch(`${stack.replicas[worker % 2]?.url}/api/v1/calendar/${isWrite ? 'events' : 'today'}`, {
        method: isWrite ? 'POST' : 'GET',
        headers: { Authorization: `Bearer ${stack.botToken}`, 'Content-Type': 'application/json' },
        body: isWrite
          ? JSON.stringify({ summary: name, start: '2027-03-01T10:00:00-06:00', end: '2027-03-01T11:00:00-06:00' })
          : null,
        signal: AbortSignal.timeout(60_000),
      }).then(
        async (response) => (await response.arrayBuffer(), response.status),
        () => 0,
      );
      requests.push({ name, started, ended: performance.now(), status });
      await pause(10);
    }
  };
  const running = Array.from({ length: workers }, (_, worker) => work(worker));
  return {
    stop: async () => {
      isStopped = true;
      await Promise.all(running);
      return requests;
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
    await pause(1_000);
    const began = performance.now();
    await outage();
    const ended = performance.now();
    await pause(after);
    const requests = await callers.stop();

    expect(stack.replicas.map(({ process }) => [process.pid, process.exitCode, process.signalCode])).toEqual(
      processes.map((pid) => [pid, null, null]),
    );
    const failed = requests.filter(({ status }) => ![200, 201].includes(status));
    expect(failed.filter(({ status }) => status !== 503)).toEqual([]);
    const outside = failed.filter((request) => request.ended < began || request.started > ended + backWithinMs);
    expect(outside).toEqual([]);
    expect(requests.filter(({ started }) => started > ended + backWithinMs).length).toBeGreaterThan(workers);
    const kept = new Set(
      (await stack.rows<{ ics: string }>('SELECT ics FROM calendar_object')).map(
        ({ ics }) => /^SUMMARY:(.*)$/m.exec(ics)?.[1]?.trim() ?? '',
      ),
    );
    const acknowledged = requests.filter(({ status }) => status === 201);
    expect(acknowledged.length).toBeGreaterThan(workers);
    expect(acknowledged.filter((request) => !kept.has(request.name))).toEqual([]);
  },
  limit,
);
