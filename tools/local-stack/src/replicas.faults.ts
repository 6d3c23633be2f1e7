import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startLocalQdrant, type LocalQdrant } from '@homeroom/local-qdrant';
import { startFakeModelHost, type FakeModelHost } from '@homeroom/model-host/testing';
import {
  pgbouncerInstalled,
  load,
  radicaleInstalled,
  startPgbouncer,
  startPostgres,
  startRadicale,
  type TestPgbouncer,
  type TestPostgres,
  type TestRadicale,
} from '@homeroom/testing';
import { appNames, type AppName } from './settings.ts';
import { playScript, scriptHousehold } from './testing/replica-script.ts';
import { ReplicaStack } from './testing/replica-stack.ts';
import {
  differences,
  readEverywhere,
  stackContents,
  toldLines,
  withoutTimes,
  wronglySent,
} from './testing/stack-contents.ts';

const limit = 420_000;
const scriptLoad = load(
  { clashes: 40, reminders: 30, changesPerWorker: 40, ingests: 60 },
  { clashes: 20, reminders: 10, changesPerWorker: 16, ingests: 20 },
);
const rolls = 8;
const minRequests = 4_000;
const callers = 6;
/** Midnight in UTC of the day on which it runs. */
const base = new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000);

let folder: string;
let postgres: TestPostgres;
let pgbouncer: TestPgbouncer | null = null;
let qdrant: LocalQdrant;
let models: FakeModelHost;
let radicale: TestRadicale;
const stacks: ReplicaStack[] = [];

beforeAll(async () => {
  if (!radicaleInstalled()) throw new Error('This needs the program radicale (apt-get install radicale).');
  folder = mkdtempSync(path.join(tmpdir(), 'homeroom-replicas-'));
  postgres = await startPostgres({ settings: { max_connections: 300 } });
  qdrant = await startLocalQdrant({ folder, port: 0 });
  models = await startFakeModelHost();
  radicale = await startRadicale();
  if (pgbouncerInstalled()) pgbouncer = await startPgbouncer(postgres.url, 15);
}, 60_000);
afterAll(async () => {
  await Promise.all(stacks.map((stack) => stack.close()));
  await Promise.all([qdrant?.close(), models?.stop(), radicale?.remove(), pgbouncer?.remove()]);
  await postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

interface Outcome {
  contents: string[];
  told: string[];
  answers: Map<string, string[]>;
}

async function outcomeOf(stack: ReplicaStack, name: string): Promise<Outcome> {
  await playScript(stack, base, scriptLoad);
  expect(await wronglySent(stack)).toEqual([]);
  const contents = await stackContents(stack, { url: qdrant.url, collection: name });
  return { contents, told: await toldLines(stack), answers: await readEverywhere(stack, base) };
}

async function openStack(name: string, replicas: number, isPooled = false): Promise<ReplicaStack> {
  const stack = await ReplicaStack.open({
    name,
    replicas,
    household: scriptHousehold,
    postgresUrl: postgres.url,
    pooledUrl: isPooled && pgbouncer ? (database) => pgbouncer?.urlOf(database) ?? '' : null,
    qdrantUrl: qdrant.url,
    modelsUrl: models.url,
    caldavUrl: await radicale.makeCalendar(name, 'Work'),
  });
  stacks.push(stack);
  return stack;
}

let alone: Outcome;
let three: ReplicaStack;

describe('Three replicas of each service', () => {
  beforeAll(async () => {
    const one = await openStack('one', 1);
    alone = await outcomeOf(one, 'one');
    await one.close();
    stacks.splice(stacks.indexOf(one), 1);
  }, limit);

  test(
    'leave what a single replica leaves, tell everybody everything once, and answer alike',
    async () => {
      three = await openStack('three', 3);
      expectSame(await outcomeOf(three, 'three'));
    },
    limit,
  );

  test(
    `are restarted one by one ${rolls} times under load, and no request of at least ${minRequests} is lost`,
    async () => {
      const running = startLoad(three);
      for (let round = 0; round < rolls; round += 1) await Promise.all(appNames.map((app) => three.roll(app)));
      const { answered, lost } = await running.stop();
      expect(lost).toEqual([]);
      expect(answered).toBeGreaterThanOrEqual(minRequests);
    },
    limit,
  );

  (pgbouncerInstalled() ? test : test.skip)(
    'leave the same behind PgBouncer with transaction pooling',
    async () => {
      await three.close();
      stacks.splice(stacks.indexOf(three), 1);
      expectSame(await outcomeOf(await openStack('pooled', 3, true), 'pooled'));
    },
    limit,
  );
});

function expectSame({ contents, told, answers }: Outcome): void {
  expect(contents.length).toBeGreaterThan(1_000);
  expect(differences(alone.contents, contents)).toEqual([]);
  expect(differences(alone.told, told)).toEqual([]);
  const unlike = [...alone.answers].filter(([call, [expected = '']]) =>
    (answers.get(call) ?? ['']).some((given) => withoutTimes(given) !== withoutTimes(expected)),
  );
  expect(unlike.map(([call, expected]) => [call, ...expected, ...(answers.get(call) ?? [])])).toEqual([]);
}

const calls: Record<AppName, (stack: ReplicaStack, number: number) => ReturnType<ReplicaStack['call']>> = {
  'family-assistant': (stack, number) =>
    number % 4 === 0
      ? stack.call(
          'family-assistant',
          'POST',
          '/api/v1/calendar/events',
          { summary: `Rolled ${number}`, start: '2027-06-01T10:00:00Z', end: '2027-06-01T11:00:00Z' },
          { 'Idempotency-Key': `rolled-${number}` },
        )
      : stack.call('family-assistant', 'GET', '/api/v1/calendar/today'),
  'staging-knowledge': (stack, number) =>
    number % 4 === 0
      ? stack.call('staging-knowledge', 'POST', '/brain/ingest', {
          extraction_id: `rolled-${number}`,
          message_id: number,
          message_text: `Rolled ${number}`,
          extraction_type: 'note',
          extracted_what: `Rolled ${number}`,
        })
      : stack.call('staging-knowledge', 'GET', '/documents?limit=5'),
  'athletics-admin': (stack) => stack.call('athletics-admin', 'GET', '/api/v1/admin/roster?school_id=none'),
};

/** Callers who send one request after the other until they are stopped. */
function startLoad(stack: ReplicaStack) {
  const lost: string[] = [];
  let answered = 0;
  let number = 0;
  let isStopped = false;
  const callSteadily = async (app: AppName) => {
    while (!isStopped || answered < minRequests) {
      number += 1;
      const outcome = await calls[app](stack, number).then(
        ({ status, text }) => (status >= 500 ? `${status} ${text}` : null),
        (error: Error) => `${error.message} ${String(error.cause ?? '')}`,
      );
      if (outcome === null) answered += 1;
      else lost.push(`${app}: ${outcome}`);
      if (lost.length > 100) return;
      await pause(5);
    }
  };
  const running = Array.from({ length: callers }, (_, index) =>
    callSteadily(appNames[index % appNames.length] as AppName),
  );
  return {
    stop: async () => {
      isStopped = true;
      await Promise.all(running);
      return { answered, lost };
    },
  };
}
