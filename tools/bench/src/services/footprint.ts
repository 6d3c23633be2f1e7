import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@homeroom/database';
import { startLocalQdrant } from '@homeroom/local-qdrant';
import { processUsage } from '@homeroom/service-kit/workers';
import { adminHeaders, importSchool, schoolSecret } from '../athletics/bench-school.ts';
import { answered, botHeaders, calendarVariables, nowhere } from '../calendar/calendar-service.ts';
import { calendarText } from '../calendar/calendar-text.ts';
import { answersOf } from '../harness/load.ts';
import { interleaved, type Effort } from '../harness/rounds.ts';
import type { Scratch } from '../harness/scratch.ts';
import { bundleOf, startServer, type RunningServer } from '../harness/servers.ts';
import { compare, type Measure } from '../harness/statistics.ts';
import { root } from '../root.ts';

const mebibyte = 2 ** 20;
/** Requests after which a process has everything in memory that it keeps. */
const requestsOfLoad = 5_000;
/** Time after the load in which a process may give memory back. */
const restMs = 2_000;

/** A service with the read that loads it. */
interface Subject {
  name: 'athletics-admin' | 'family-assistant' | 'staging-knowledge';
  variables: Readonly<Record<string, string>>;
  route: string;
  headers: Readonly<Record<string, string>>;
  aims: { start: number; memory: number };
}

/**
 * Time from the start of each service to its first 200, against a bare Node server, and resident memory of its process
 * after load, against bare Express that sends the same bytes as often. All of them run with the settings of the images
 * and, where Node.js has one, with a filled compile cache.
 */
export async function footprintMeasures({ rounds }: Effort, scratch: Scratch): Promise<Measure[]> {
  const measures: Measure[] = [];
  const { flags, variables: ofImage } = imageSettings();
  const shared = { ...ofImage, NODE_COMPILE_CACHE: scratch.folder(new Map()) };
  for (const { variables, ...subject } of await subjectsOf(scratch)) {
    const starter = (
      bundle: string,
      added: Readonly<Record<string, string>> = {},
      args: readonly string[] = [],
    ): Start => {
      return () => startServer(bundle, { ...shared, ...added }, flags, args);
    };
    const service = starter(bundleOf.service(subject.name), variables);
    const bareNode = starter(bundleOf.peer('bare-server'));
    const body = await bodyOf(service, subject);
    const file = path.join(scratch.folder(new Map([['body.json', body]])), 'body.json');
    const bareExpress = starter(bundleOf.peer('bare-express'), {}, [file]);
    await timeToFirst(bareNode, '/');
    measures.push(
      await startMeasure(subject, rounds, { service, peer: bareNode }),
      await memoryMeasure(subject, rounds, {
        service: () => residentAfterLoad(service, subject.route, subject.headers),
        peer: () => residentAfterLoad(bareExpress, '/', {}),
      }),
    );
  }
  return measures;
}

type Start = () => Promise<RunningServer>;

async function startMeasure(
  { name, aims }: Pick<Subject, 'name' | 'aims'>,
  rounds: number,
  { service, peer }: { service: Start; peer: Start },
): Promise<Measure> {
  const figures = await interleaved(rounds, {
    service: () => timeToFirst(service, '/readyz'),
    peer: () => timeToFirst(peer, '/'),
  });
  return compare(
    `start of ${name} to its first 200 against a bare Node server`,
    { what: 'ms', rounds: figures.service },
    { what: 'ms', rounds: figures.peer },
    { atMost: aims.start },
  );
}

async function memoryMeasure(
  { name, aims }: Pick<Subject, 'name' | 'aims'>,
  rounds: number,
  subjectAndPeer: { service: () => Promise<number>; peer: () => Promise<number> },
): Promise<Measure> {
  const figures = await interleaved(rounds, subjectAndPeer);
  return compare(
    `memory of ${name} after ${requestsOfLoad.toLocaleString('en-US')} requests against bare Express`,
    { what: 'MiB', rounds: figures.service },
    { what: 'MiB', rounds: figures.peer },
    { atMost: aims.memory },
  );
}

async function timeToFirst(start: Start, route: string): Promise<number> {
  const began = performance.now();
  const { url, stop } = await start();
  await answered(url + route, {});
  const took = performance.now() - began;
  await stop();
  return took;
}

async function residentAfterLoad(
  start: Start,
  route: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const { url, child, stop } = await start();
  try {
    await answersOf(requestsOfLoad, url + route, headers);
    await pause(restMs);
    const usage = await processUsage(child.pid ?? NaN);
    if (!usage) throw new Error('The memory of a process could not be read.');
    return usage.memoryBytes / mebibyte;
  } finally {
    await stop();
  }
}

/** Flags for Node.js and variables of memory with which the images run the services. */
function imageSettings(): { flags: string[]; variables: Record<string, string> } {
  const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8');
  const [, command = ''] = /^CMD (\["node", .*"main\.js"\])$/m.exec(dockerfile) ?? [];
  const variables = [...dockerfile.matchAll(/\b(MALLOC_\w+)=(\d+)/g)].map(([, name = '', value = '']) => [name, value]);
  return { flags: (JSON.parse(command) as string[]).slice(1, -1), variables: Object.fromEntries(variables) };
}

async function bodyOf(start: Start, { route, headers }: Pick<Subject, 'route' | 'headers'>): Promise<string> {
  const { url, stop } = await start();
  try {
    return await answered(url + route, { headers });
  } finally {
    await stop();
  }
}

async function subjectsOf(scratch: Scratch): Promise<Subject[]> {
  const qdrant = await startLocalQdrant({ folder: scratch.folder(new Map()), port: 0 });
  scratch.later(() => qdrant.close());
  const family = await calendarVariables(
    scratch,
    { family: [calendarText({ weekly: 20, single: 500 })] },
    { QDRANT_URL: qdrant.url },
  );
  const { FAMILY_CONFIG = '' } = family;
  return [
    await athletics(scratch),
    {
      name: 'family-assistant',
      variables: family,
      route: '/api/v1/calendar/week',
      headers: botHeaders,
      aims: { start: 10, memory: 2 },
    },
    {
      name: 'staging-knowledge',
      variables: {
        APP_ENV: 'staging',
        DATABASE_URL: await scratch.database('staging-knowledge'),
        FAMILY_CONFIG,
        PORT: '0',
        QDRANT_URL: qdrant.url,
        MODEL_HOST_URL: nowhere,
      },
      route: '/documents?limit=5',
      headers: {},
      aims: { start: 10, memory: 2 },
    },
  ];
}

async function athletics(scratch: Scratch): Promise<Subject> {
  const url = await scratch.database('athletics-admin');
  const database = openDatabase({ url, applicationName: 'bench' });
  scratch.later(() => database.end());
  await importSchool({ database, scratch }, 'bench', { athletes: 500, users: 1_090, cases: 2_000 });
  return {
    name: 'athletics-admin',
    variables: { DATABASE_URL: url, JWT_SECRET: schoolSecret, PORT: '0' },
    route: '/api/v1/admin/stats?school_id=bench',
    headers: await adminHeaders(database, 'bench'),
    aims: { start: 5, memory: 1.5 },
  };
}
