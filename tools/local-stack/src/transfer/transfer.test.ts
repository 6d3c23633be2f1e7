import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '@homeroom/testing';
import pg from 'pg';
import { appNames, type AppName } from '../settings.ts';
import { ExportReader } from './export-reader.ts';
import { readExport, requireCurrentSchema } from './read-export.ts';
import { writeExport } from './write-export.ts';

const never = new AbortController().signal;
const awkward = 'Zoë\t"quoted"\n\\. back\\slash \u2028 😀';

let folder: string;
let sources: TestDatabase[];
let targets: TestDatabase[];
const said: string[] = [];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'homeroom-transfer-'));
  sources = await Promise.all(appNames.map((app) => createTestDatabase(app)));
  targets = await Promise.all(appNames.map(() => createEmptyDatabase()));
  await query(sources[0], "INSERT INTO calendar (id, added_bytes) VALUES ('family', 7)");
  await query(
    sources[0],
    "INSERT INTO index_task (source_id, due_at) SELECT 'calendar:family:' || n, now() FROM generate_series(1, 2000) n",
  );
  await query(sources[2], 'INSERT INTO school (id, name) VALUES ($1, $2)', ['s', awkward]);
  said.length = 0;
});
afterEach(async () => {
  await Promise.all([...sources, ...targets].map((database) => database.drop()));
  rmSync(folder, { recursive: true, force: true });
});

async function query(database: TestDatabase | undefined, sql: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: String(database?.url) });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows as unknown[];
  } finally {
    await client.end();
  }
}

const byApp = (databases: readonly TestDatabase[]) =>
  new Map(appNames.map((app, index): [AppName, string] => [app, String(databases[index]?.url)]));

function exported(file: string, signal = never): Promise<number> {
  const progress = (sentence: string) => void said.push(sentence);
  return writeExport({ databases: byApp(sources), familyFile: 'family_id: own\n', file, progress, signal });
}

async function imported(file: string, signal = never): Promise<AppName[]> {
  const reader = new ExportReader(file);
  const header = await reader.header();
  requireCurrentSchema(header);
  return readExport({ reader, header, databases: byApp(targets), progress: () => undefined, signal });
}

/** The export with its text changed. */
function altered(file: string, change: (text: string) => string): string {
  const other = `${file}.altered`;
  writeFileSync(other, gzipSync(change(gunzipSync(readFileSync(file)).toString())));
  return other;
}

const rowsOf = async (database: TestDatabase | undefined, table: string) => query(database, `SELECT * FROM ${table}`);

test('databases filled from an export have the same rows, and their sequences go on where the others were', async () => {
  const file = path.join(folder, 'a.gz');
  expect(await exported(file)).toBe(2002);
  expect(said).toEqual([
    'family-assistant: calendar, 1 row',
    'family-assistant: index_task, 2000 rows',
    'athletics-admin: school, 1 row',
  ]);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(await imported(file)).toEqual([...appNames]);
  expect(await rowsOf(targets[0], 'index_task')).toEqual(await rowsOf(sources[0], 'index_task'));
  expect(await rowsOf(targets[0], 'calendar')).toEqual(await rowsOf(sources[0], 'calendar'));
  expect(await rowsOf(targets[2], 'school')).toEqual(await rowsOf(sources[2], 'school'));
  const next = "SELECT nextval(pg_get_serial_sequence('index_task', 'position')) AS next";
  expect(await query(targets[0], next)).toEqual([{ next: '2001' }]);
  expect((await new ExportReader(file).header()).familyFile).toBe('family_id: own\n');
});

test('an import that was finished, wholly or for some databases, is finished by the next run, and another export is refused', async () => {
  const [first, second] = [path.join(folder, 'a.gz'), path.join(folder, 'b.gz')];
  await exported(first);
  await exported(second);
  await imported(first);
  const [family, , athletics] = targets;
  const other = await createEmptyDatabase();
  targets[2] = other;
  expect(await imported(first)).toEqual(['athletics-admin']);
  expect(await imported(first)).toEqual([]);
  await expect(imported(second)).rejects.toThrow('family-assistant: the database is not empty (calendar, index_task)');
  expect(await rowsOf(family, 'calendar')).toHaveLength(1);
  await athletics?.drop();
});

test('a file that is cut off, changed, of another version or no export leaves the databases empty', async () => {
  const file = path.join(folder, 'a.gz');
  await exported(file);
  const cut = path.join(folder, 'cut.gz');
  writeFileSync(cut, readFileSync(file).subarray(0, -40));
  await expect(imported(cut)).rejects.toThrow('is not a whole export: it ends too early');
  await expect(imported(altered(file, (text) => text.replace('😀', '😁')))).rejects.toThrow('its checksum is wrong');
  const lines = (text: string) => text.split('\n');
  await expect(imported(altered(file, (text) => lines(text).toSpliced(-2, 1).join('\n')))).rejects.toThrow(
    'it ends too early',
  );
  await expect(imported(altered(file, () => 'hello\n'))).rejects.toThrow('it has a line that no export has');
  await expect(imported(altered(file, (text) => text.replace('"format":1', '"format":2')))).rejects.toThrow(
    'has format 2; this version reads format 1',
  );
  await expect(
    imported(altered(file, (text) => text.replace(/"migrations":\["/, '"migrations":["2999_later","'))),
  ).rejects.toThrow('the export is newer than this version (it has 2999_later)');
  await expect(
    imported(altered(file, (text) => text.replace(/"migrations":\["[^"]+",/, '"migrations":['))),
  ).rejects.toThrow('the export is older than this version');
  writeFileSync(cut, 'hello');
  await expect(imported(cut)).rejects.toThrow('it is no gzip file');
  for (const database of [targets[0], targets[2]])
    expect(await query(database, "SELECT obj_description('_prisma_migrations'::regclass) AS note")).toEqual([
      { note: null },
    ]);
  expect(await rowsOf(targets[0], 'index_task')).toEqual([]);
  expect(await imported(file)).toEqual([...appNames]);
});

test('an interrupted export leaves no file, an interrupted import no row, and a file that exists is not replaced', async () => {
  const file = path.join(folder, 'a.gz');
  const interrupted = AbortSignal.abort(new Error('interrupted'));
  await expect(exported(file, interrupted)).rejects.toThrow('interrupted');
  expect(readdirSync(folder)).toEqual([]);
  await exported(file);
  await expect(exported(file)).rejects.toThrow('exists. Choose another name.');
  await expect(imported(file, interrupted)).rejects.toThrow('interrupted');
  expect(await rowsOf(targets[0], 'index_task')).toEqual([]);
  await expect(exported(path.join(folder, 'none', 'a.gz'))).rejects.toMatchObject({ code: 'ENOENT', syscall: 'open' });
  expect(existsSync(file)).toBe(true);
});

test('a database of another version is not exported', async () => {
  const file = path.join(folder, 'a.gz');
  const [family] = sources;
  await query(family, "UPDATE _prisma_migrations SET migration_name = '2999_later' WHERE migration_name LIKE '%_init'");
  await expect(exported(file)).rejects.toThrow('the database is older than this version');
  await query(
    family,
    "INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) SELECT 'x', '', '20261121000000_init', now()",
  );
  await expect(exported(file)).rejects.toThrow('the database is newer than this version (it has 2999_later)');
});
