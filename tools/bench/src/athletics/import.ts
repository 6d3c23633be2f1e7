import { openDatabase, type Database } from '@homeroom/database';
import { schoolFiles } from '@homeroom/sample-data';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { buffer as bufferOf } from 'node:stream/consumers';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { importRoster } from '../../../../apps/athletics-admin/src/import/import-roster.ts';
import { RosterStore } from '../../../../apps/athletics-admin/src/import/roster-store-sql.ts';
import { interleaved, type Effort } from '../harness/rounds.ts';
import type { Scratch } from '../harness/scratch.ts';
import { compare, type Measure } from '../harness/statistics.ts';

const school = 'bench-import';
const tables = ['school', 'membership', 'athlete', '"case"'];

/**
 * The import of 15,000 users with 5,000 athletes and 2,000 cases, timed inside this process from the files on disk,
 * against COPY of the same rows into the same empty tables, with their keys and indexes.
 */
export async function importMeasures(effort: Effort, scratch: Scratch): Promise<Measure[]> {
  const database = openDatabase({
    url: await scratch.database('athletics-admin'),
    applicationName: 'bench',
    statementTimeoutMs: 120_000,
  });
  scratch.later(() => database.end());
  const location = scratch.folder(
    schoolFiles({ id: school, name: 'Import High', athletes: 5_000, users: 15_000, cases: 2_000, seed: 11 }),
  );
  const run = () =>
    importRoster(
      { location, schoolId: school, mode: null, dryRun: false, maxRemove: { percent: 5 } },
      new RosterStore(database),
      () => {},
    );
  await run();
  const rows = await copyOut(database);
  const inEmptyTables = (work: () => Promise<unknown>) => async () => {
    await database.query(`truncate ${tables.join(', ')}`);
    return timed(work);
  };
  const figures = await interleaved(effort.rounds + 1, {
    first: inEmptyTables(run),
    copy: inEmptyTables(() => copyIn(database, rows)),
    again: async () => {
      await run();
      return timed(run);
    },
  });
  // The first round only warms up.
  const counted = (what: string, rounds: readonly number[]) => ({ what, rounds: rounds.slice(1) });
  const [first, again] = [counted('ms', figures.first), counted('ms', figures.again)];
  const copy = counted('ms COPY', figures.copy);
  return [
    compare('import of 15,000 users against COPY of the same rows', first, copy, { atMost: 1.5 }),
    compare('the same import again against that COPY', again, copy, { atMost: 0.6 }),
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function copyOut(database: Database): Promise<Map<string, Buffer>> {
  const rows = new Map<string, Buffer>();
  for (const table of tables) {
    const client = await database.connect();
    try {
      rows.set(table, await bufferOf(client.query(copyTo(`copy ${table} to stdout`))));
    } finally {
      client.release();
    }
  }
  return rows;
}

/** One transaction, as the import is. */
async function copyIn(database: Database, rows: ReadonlyMap<string, Buffer>): Promise<void> {
  const client = await database.connect();
  try {
    await client.query('begin');
    for (const [table, bytes] of rows)
      await pipeline(Readable.from([bytes]), client.query(copyFrom(`copy ${table} from stdin`)));
    await client.query('commit');
  } finally {
    client.release();
  }
}
