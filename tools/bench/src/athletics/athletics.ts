import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, type Database } from '@homeroom/database';
import { statsQuery } from '../../../../apps/athletics-admin/src/stats/stats-sql.ts';
import { adminHeaders, importSchool, schoolSecret } from './bench-school.ts';
import { loadGenerator, type LoadGenerator } from '../harness/load.ts';
import { interleaved, type Effort } from '../harness/rounds.ts';
import type { Scratch } from '../harness/scratch.ts';
import { bundleOf, startServer } from '../harness/servers.ts';
import { compare, type Measure } from '../harness/statistics.ts';

const kinds = ['stats', 'coaches', 'roster'] as const;
const school = 'bench-one';
const size = { athletes: 5_000, users: 10_090, cases: 20_000 };
const writesEachSecond = 10;
const coldReads = 20;

interface Bench {
  effort: Effort;
  load: LoadGenerator;
  database: Database;
  databaseUrl: string;
  service: string;
  headers: Record<string, string>;
  scratch: Scratch;
}

/** The athletics reads: 5,000 athletes, 10,090 users, 20,000 cases, and a second school of the same size. */
export async function athleticsMeasures(effort: Effort, scratch: Scratch): Promise<Measure[]> {
  const databaseUrl = await scratch.database('athletics-admin');
  const database = openDatabase({ url: databaseUrl, applicationName: 'bench', statementTimeoutMs: 120_000 });
  scratch.later(() => database.end());
  for (const id of [school, 'bench-two']) {
    await importSchool({ database, scratch }, id, size);
  }
  await database.query('vacuum analyze');
  const service = await startServer(bundleOf.service('athletics-admin'), {
    DATABASE_URL: databaseUrl,
    JWT_SECRET: schoolSecret,
    PORT: '0',
    LOG_LEVEL: 'info',
  });
  scratch.later(service.stop);
  const bench: Bench = {
    effort,
    load: loadGenerator().run,
    database,
    databaseUrl,
    service: service.url,
    headers: await adminHeaders(database, school),
    scratch,
  };
  return [
    ...(await againstBareExpress(bench)),
    ...(await againstOtherWays(bench)),
    await underWrites(bench),
    await whenCold(bench),
  ];
}

const addressOf = (bench: Bench, kind: string) => `${bench.service}/api/v1/admin/${kind}?school_id=${school}`;

async function againstBareExpress(bench: Bench): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const kind of kinds) {
    const body = await (await fetch(addressOf(bench, kind), { headers: bench.headers })).text();
    const file = `${bench.scratch.folder(new Map([['body.json', body]]))}/body.json`;
    const peer = await startServer(bundleOf.peer('bare-express'), {}, [], [file]);
    const { load, effort } = bench;
    const figures = await interleaved(effort.rounds, {
      service: () => load(addressOf(bench, kind), bench.headers, effort.seconds),
      peer: () => load(`${peer.url}/`, {}, effort.seconds),
    });
    await peer.stop();
    const name = `${kind} (${(Buffer.byteLength(body) / 1_000).toFixed(0)} kB) against bare Express`;
    measures.push(
      compare(
        name,
        { what: 'requests/s', rounds: figures.service },
        { what: 'requests/s', rounds: figures.peer },
        { atLeast: kind === 'roster' ? 0.75 : 0.6 },
      ),
    );
  }
  return measures;
}

/** Checks first that every way answers the same. */
async function againstOtherWays(bench: Bench): Promise<Measure[]> {
  const { effort, load, databaseUrl } = bench;
  const prisma = await startServer(bundleOf.peer('idiomatic-prisma'), { DATABASE_URL: databaseUrl });
  const fastify = await startServer(bundleOf.peer('fastify-sql'), { DATABASE_URL: databaseUrl });
  const url = (server: { url: string }) => `${server.url}/?school_id=${school}`;
  const answers = await Promise.all(
    [fetch(addressOf(bench, 'stats'), { headers: bench.headers }), fetch(url(prisma)), fetch(url(fastify))].map(
      async (response) => JSON.stringify(await (await response).json()),
    ),
  );
  if (new Set(answers).size !== 1)
    throw new Error('The service, the Prisma idiom and the same SQL do not answer the same.');
  const figures = await interleaved(effort.rounds, {
    service: () => load(addressOf(bench, 'stats'), bench.headers, effort.seconds),
    prisma: () => load(url(prisma), {}, Math.max(effort.seconds, 2)),
    fastify: () => load(url(fastify), {}, effort.seconds),
  });
  await Promise.all([prisma.stop(), fastify.stop()]);
  const subject = { what: 'requests/s', rounds: figures.service };
  return [
    compare(
      "stats against Prisma's findMany",
      subject,
      { what: 'requests/s', rounds: figures.prisma },
      { atLeast: 150 },
    ),
    compare(
      'stats against Fastify with the same SQL',
      subject,
      { what: 'requests/s', rounds: figures.fastify },
      { atLeast: 25 },
    ),
  ];
}

async function underWrites(bench: Bench): Promise<Measure> {
  const { effort, load } = bench;
  const read = () => load(addressOf(bench, 'stats'), bench.headers, effort.seconds);
  const figures = await interleaved(effort.rounds, {
    quiet: read,
    writing: async () => {
      let writing = true;
      const writer = (async () => {
        while (writing) {
          await raiseVersion(bench);
          await pause(1_000 / writesEachSecond);
        }
      })();
      const result = await read();
      writing = false;
      await writer;
      return result;
    },
  });
  return compare(
    'stats under 10 writes a second',
    { what: 'requests/s', rounds: figures.writing },
    { what: 'without writes', rounds: figures.quiet },
    { atLeast: 0.8 },
  );
}

async function whenCold(bench: Bench): Promise<Measure> {
  const average = async (once: () => Promise<unknown>, before: () => Promise<unknown>) => {
    let total = 0;
    for (let index = 0; index < coldReads; index += 1) {
      await before();
      const started = performance.now();
      await once();
      total += performance.now() - started;
    }
    return total / coldReads;
  };
  const figures = await interleaved(bench.effort.rounds, {
    service: () =>
      average(
        async () => (await fetch(addressOf(bench, 'stats'), { headers: bench.headers })).arrayBuffer(),
        () => raiseVersion(bench),
      ),
    sql: () =>
      average(
        () => bench.database.query({ ...statsQuery, values: [school] }),
        () => raiseVersion(bench),
      ),
  });
  return compare(
    'stats cold, against its SQL alone',
    { what: 'ms', rounds: figures.service },
    { what: 'ms', rounds: figures.sql },
    { atMost: 1.3 },
  );
}

function raiseVersion({ database }: Bench): Promise<unknown> {
  return database.query('update school set version = version + 1 where id = $1', [school]);
}
