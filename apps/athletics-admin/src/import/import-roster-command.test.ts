import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, type Database } from '@homeroom/database';
import { createTestDatabase, type TestDatabase } from '@homeroom/testing';
import { runImportRoster } from './import-roster-command.ts';
import { SchoolTransaction } from './roster-store-sql.ts';
import {
  athletesCsv,
  casesCsv,
  deltaFiles,
  districtFiles,
  districtUsers,
  manifestCsv,
  rolesCsv,
  user,
  users12Csv,
  usersCsv,
  type FileTexts,
} from './testing/roster-fixture.ts';
import { buildZip } from './testing/zip-fixture.ts';

let place: TestDatabase;
let database: Database;
let folder: string;

beforeEach(async () => {
  place = await createTestDatabase('athletics-admin');
  database = openDatabase({ url: place.url, applicationName: 'import-test' });
  folder = await mkdtemp(path.join(tmpdir(), 'import-'));
});
afterEach(async () => {
  await database.end();
  await place.drop();
  await rm(folder, { recursive: true });
});

async function run(...args: string[]) {
  return runWith({ DATABASE_URL: place.url, INIT_CWD: folder }, ...args);
}

async function runWith(variables: Record<string, string>, ...args: string[]) {
  const written = { stdout: '', stderr: '' };
  const output = {
    stdout: { write: (text: string) => (written.stdout += text) },
    stderr: { write: (text: string) => (written.stderr += text) },
  };
  return { code: await runImportRoster(args, output, variables), ...written };
}

async function runJson(...args: string[]) {
  const { code, stdout, stderr } = await run(...args, '--json');
  expect(stderr).toBe('');
  return { code, ...(JSON.parse(stdout) as Record<string, unknown>) };
}

async function writeFiles(name: string, texts: FileTexts): Promise<void> {
  await mkdir(path.join(folder, name), { recursive: true });
  for (const [file, text] of Object.entries(texts)) {
    if (typeof text === 'string') await writeFile(path.join(folder, name, file), text);
  }
}

async function version(school = 'lakeside'): Promise<number | undefined> {
  const { rows } = await database.query<{ version: string }>('SELECT version FROM school WHERE id = $1', [school]);
  return rows[0] && Number(rows[0].version);
}

/** Every row of every table with where it lies on disk, so that even a rewrite of the same values shows. */
async function physicalRows(school?: string): Promise<string[]> {
  const tables = ['membership', 'athlete', '"case"'];
  const queries = tables.map(
    (table) =>
      `SELECT '${table}' || t.ctid || t.xmin || t::text AS row FROM ${table} t WHERE $1::text IS NULL OR school_id = $1`,
  );
  queries.push(`SELECT 'school' || t.ctid || t.xmin || t::text FROM school t WHERE $1::text IS NULL OR id = $1`);
  const { rows } = await database.query<{ row: string }>(queries.join(' UNION ALL '), [school ?? null]);
  return rows.map(({ row }) => row).sort();
}

const manyCases = casesCsv(
  Array.from({ length: 40 }, (_, index) => ({
    caseId: `c${index}`,
    studentSourcedId: index % 2 ? 's1' : 's2',
    status: 'active',
  })),
);

describe('importing a folder', () => {
  beforeEach(() => writeFiles('district', districtFiles()));

  test('writes the school and prints what was created', async () => {
    const { code, stdout, stderr } = await run('district', '--school', 'lakeside');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toBe(
      [
        'Lakeside High (lakeside), bulk: school created',
        '              created    changed  unchanged    removed',
        'members             8          0          0          0',
        'athletes            2          0          0          0',
        'cases               3          0          0          0',
        'Written.',
        '',
      ].join('\n'),
    );
    expect(await version()).toBeGreaterThan(0);
  });

  test('the same files again write nothing and raise no version', async () => {
    await run('district', '--school', 'lakeside');
    const before = await physicalRows();
    const { code, stdout } = await run('district', '--school', 'lakeside');
    expect(code).toBe(0);
    expect(stdout).toContain('members             0          0          8          0');
    expect(stdout).toContain('Nothing differs: nothing was written.');
    expect(await physicalRows()).toEqual(before);
  });

  describe('the same files a third time', () => {
    const again = () => runJson('district', '--school', 'lakeside');
    const original = SchoolTransaction.prototype.compare;
    const compare = jest.spyOn(SchoolTransaction.prototype, 'compare');
    beforeEach(async () => {
      await again();
      await again();
      compare.mockClear();
    });
    afterAll(() => compare.mockRestore());

    test('are neither composed nor compared, and the report is the same', async () => {
      const before = await physicalRows();
      const { stdout } = await run('district', '--school', 'lakeside');
      expect(stdout).toContain('members             0          0          8          0');
      expect(stdout).toContain('Nothing differs: nothing was written.');
      expect(compare).not.toHaveBeenCalled();
      expect(await physicalRows()).toEqual(before);
    });

    test.each([
      ['a member was changed', `UPDATE membership SET first_name = 'Else' WHERE user_id = 's1'`, 'members', 'changed'],
      ['a case was removed', 'DELETE FROM "case" WHERE id IN (SELECT min(id) FROM "case")', 'cases', 'created'],
      [
        'an athlete was added',
        `INSERT INTO athlete (school_id, id, first_name, last_name, grade, current_status) VALUES ('lakeside', 'x', '', '', 9, 'out')`,
        'athletes',
        'removed',
      ],
    ])('put rows right after %s otherwise', async (_change, sql, kind, what) => {
      await database.query(sql);
      expect(await runJson('district', '--school', 'lakeside', '--max-remove', '50%')).toMatchObject({
        written: true,
        changes: { [kind]: { [what]: 1 } },
      });
      expect(compare).toHaveBeenCalled();
    });

    test('are compared after other files, a rename of the school, and in another mode', async () => {
      await database.query(`UPDATE school SET name = 'Else'`);
      expect(await again()).toMatchObject({ written: true, changes: { school: 'changed' } });
      expect(await again()).toMatchObject({ written: false });
      await writeFiles('district', {
        'users.csv': usersCsv(districtUsers.map((row) => ({ ...row, givenName: 'Else' }))),
      });
      expect(await again()).toMatchObject({ written: true });
      await writeFiles('district', { 'users.csv': usersCsv(districtUsers) });
      expect(await again()).toMatchObject({ written: true });
      expect(compare).toHaveBeenCalledTimes(4);
    });

    test('are compared when a row was written again while the second comparison ran', async () => {
      await again();
      expect(compare).not.toHaveBeenCalled();
      await database.query('DELETE FROM import_note');
      compare.mockImplementationOnce(async function (this: SchoolTransaction, makeRoster) {
        const changes = await original.call(this, makeRoster);
        await database.query('UPDATE membership SET first_name = first_name');
        return changes;
      });
      await again();
      expect((await database.query('SELECT FROM import_note')).rowCount).toBe(0);
    });
  });

  test('a change raises the version by one', async () => {
    await run('district', '--school', 'lakeside');
    const first = Number(await version());
    await writeFiles('district', {
      'users.csv': usersCsv(districtUsers.map((row) => (row['sourcedId'] === 's1' ? { ...row, grades: '10' } : row))),
    });
    expect(await runJson('district', '--school', 'lakeside')).toEqual({
      code: 0,
      ok: true,
      exit_code: 0,
      school: 'lakeside',
      mode: 'bulk',
      written: true,
      changes: {
        school: 'unchanged',
        members: { created: 0, changed: 0, unchanged: 8, removed: 0 },
        athletes: { created: 0, changed: 1, unchanged: 1, removed: 0 },
        cases: { created: 0, changed: 0, unchanged: 3, removed: 0 },
      },
      notes: [],
    });
    expect(await version()).toBe(first + 1);
  });

  test('a dry run prints the same figures and writes nothing', async () => {
    const dry = await run('district', '--school', 'lakeside', '--dry-run');
    expect(dry.stdout).toContain('Dry run: nothing was written.');
    expect(await physicalRows()).toEqual([]);
    const real = await run('district', '--school', 'lakeside');
    expect(dry.stdout.replace('Dry run: nothing was written.', 'Written.')).toBe(real.stdout);
  });

  test('never touches another school, whichever is imported', async () => {
    await run('district', '--school', 'lakeside');
    const lakeside = await physicalRows('lakeside');
    await writeFiles(
      'hilltop',
      districtFiles({ 'athletes.csv': athletesCsv([{ studentSourcedId: 'h1' }]), 'cases.csv': casesCsv([]) }),
    );
    expect((await run('hilltop', '--school', 'hilltop')).code).toBe(0);
    expect(await physicalRows('lakeside')).toEqual(lakeside);
    const hilltop = await physicalRows('hilltop');
    await writeFiles('district', {
      'users.csv': usersCsv(districtUsers.filter((row) => row['sourcedId'] !== 'h1')),
      'cases.csv': casesCsv([]),
    });
    expect((await run('district', '--school', 'lakeside', '--max-remove', '100%')).code).toBe(0);
    expect(await physicalRows('hilltop')).toEqual(hilltop);
  });

  test('more removals than allowed stop it, and it says how to allow them', async () => {
    await writeFiles('district', { 'cases.csv': manyCases });
    await run('district', '--school', 'lakeside');
    const before = await physicalRows();
    await writeFiles('district', { 'cases.csv': casesCsv([]) });
    const refused = await run('district', '--school', 'lakeside');
    expect(refused).toEqual({
      code: 3,
      stdout: '',
      stderr:
        'This would remove 40 of 40 cases; --max-remove 5% allows less. If that is meant, allow it with --max-remove 40. Nothing was written.\n',
    });
    expect(await runJson('district', '--school', 'lakeside')).toMatchObject({
      code: 3,
      ok: false,
      exit_code: 3,
      written: false,
      changes: { cases: { removed: 40 } },
    });
    expect(await physicalRows()).toEqual(before);
    expect((await run('district', '--school', 'lakeside', '--max-remove', '40')).code).toBe(0);
    expect((await database.query('SELECT 1 FROM "case"')).rows).toEqual([]);
  });

  test('two at once both end well, and the second finds nothing to do', async () => {
    const both = await Promise.all([
      runJson('district', '--school', 'lakeside'),
      runJson('district', '--school', 'lakeside'),
    ]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(both.map((result) => (result as { written?: boolean }).written).sort()).toEqual([false, true]);
    expect(await version()).toBeGreaterThan(0);
  });

  test('every fault is printed with file and line, and nothing is written', async () => {
    await writeFiles('district', {
      'users.csv': usersCsv([...districtUsers, user('p3', { role: 'parent', email: 'no address' })]),
      'athletes.csv': athletesCsv([{ studentSourcedId: 's1' }, { studentSourcedId: 'x' }]),
      'cases.csv': casesCsv([]),
    });
    expect(await run('district', '--school', 'lakeside')).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'athletes.csv:3 studentSourcedId: "x" is not in users.csv\nusers.csv:11 email: not an address\n2 faults: nothing was written.\n',
    });
    expect(await runJson('district', '--school', 'lakeside')).toMatchObject({
      code: 2,
      fault_count: 2,
      faults: [
        { file: 'athletes.csv', line: 3, column: 'studentSourcedId' },
        { file: 'users.csv', line: 11, column: 'email', message: 'not an address' },
      ],
    });
    expect(await physicalRows()).toEqual([]);
  });

  test('of many faults the first 200 are printed, then how many more', async () => {
    const odd = Array.from({ length: 250 }, (_, index) => user(`p${index}x`, { role: 'parent', email: 'odd' }));
    await writeFiles('district', { 'users.csv': usersCsv([...districtUsers, ...odd]) });
    const lines = (await run('district', '--school', 'lakeside')).stderr.trimEnd().split('\n');
    expect(lines).toHaveLength(202);
    expect(lines.slice(-2)).toEqual(['and 50 more', '250 faults: nothing was written.']);
  });

  test('takes byte order marks, CRLF, quoted commas and line ends', async () => {
    await run('district', '--school', 'lakeside');
    const crlf = Object.fromEntries(
      Object.entries(districtFiles()).map(([file, text]) => [file, `\uFEFF${text!.replaceAll('\n', '\r\n')}`]),
    );
    await writeFiles('crlf', crlf);
    expect(await runJson('crlf', '--school', 'lakeside')).toMatchObject({ code: 0, written: false });
    await writeFiles('crlf', {
      'users.csv': crlf['users.csv']!.replace('Given s3', 'Zoë').replace('Zoë', '"Zoë,\nAnne"'),
    });
    await run('crlf', '--school', 'lakeside');
    expect((await database.query("SELECT first_name FROM membership WHERE user_id = 's3'")).rows).toEqual([
      { first_name: 'Zoë,\nAnne' },
    ]);
  });
});

describe('importing other sets', () => {
  test('a delta changes only what it lists', async () => {
    await writeFiles('district', districtFiles({ 'cases.csv': manyCases }));
    await run('district', '--school', 'lakeside');
    const first = Number(await version());
    await writeFiles(
      'delta',
      deltaFiles({
        'users.csv': usersCsv([user('s3', { status: 'active', givenName: 'Zora' })]),
        'cases.csv': casesCsv([{ caseId: 'c1', studentSourcedId: 's1', status: 'tobedeleted' }]),
      }),
    );
    const expected = {
      members: { created: 0, changed: 1, unchanged: 7, removed: 0 },
      athletes: { created: 0, changed: 0, unchanged: 2, removed: 0 },
      cases: { created: 0, changed: 0, unchanged: 39, removed: 1 },
    };
    expect(await runJson('delta', '--school', 'lakeside', '--mode', 'delta')).toMatchObject({
      code: 0,
      mode: 'delta',
      changes: expected,
    });
    expect(await version()).toBe(first + 1);
    expect(await runJson('delta', '--school', 'lakeside')).toMatchObject({ code: 0, written: false });
    expect(await version()).toBe(first + 1);
  });

  test('a mode that the manifest contradicts is a fault', async () => {
    await writeFiles('district', districtFiles());
    const { code, stderr } = await run('district', '--school', 'lakeside', '--mode', 'delta');
    expect(code).toBe(2);
    expect(stderr).toContain('manifest.csv:4 file.orgs: says bulk, but the import is delta');
  });

  test('OneRoster 1.2 in a zip, inside a folder, gives what 1.1 gave', async () => {
    await writeFiles('district', districtFiles());
    await run('district', '--school', 'lakeside');
    const texts = districtFiles({
      'manifest.csv': manifestCsv({
        'oneroster.version': '1.2',
        'file.users': 'bulk',
        'file.roles': 'bulk',
        'file.orgs': 'bulk',
      }),
      'users.csv': users12Csv(districtUsers),
      'roles.csv': rolesCsv(
        districtUsers.map((row) => ({
          userSourcedId: row['sourcedId']!,
          roleType: 'primary',
          role: row['role']!,
          orgSourcedId: row['orgSourcedIds']!,
        })),
      ),
    });
    await writeFile(
      path.join(folder, 'v12.zip'),
      buildZip(Object.entries(texts).map(([name, content]) => ({ name: `export/${name}`, content: content! }))),
    );
    expect(await runJson('v12.zip', '--school', 'lakeside')).toMatchObject({
      code: 0,
      written: false,
      changes: { members: { unchanged: 8 } },
    });
  });

  test.each([
    [
      'a path that leaves the folder',
      buildZip([{ name: '../users.csv', content: 'x' }]),
      'bad.zip: is not a readable zip (invalid relative path: ../users.csv)',
    ],
    [
      'a bomb',
      buildZip([{ name: 'users.csv', content: Buffer.alloc(32 * 1024 * 1024) }]),
      'bad.zip: "users.csv" inflates more than 100 times',
    ],
    [
      'a cut-off zip',
      buildZip([{ name: 'users.csv', content: 'x' }]).subarray(0, 30),
      'bad.zip: is not a readable zip',
    ],
  ])('%s is refused', async (_name, content, message) => {
    await writeFile(path.join(folder, 'bad.zip'), content);
    const { code, stderr } = await run('bad.zip', '--school', 'lakeside');
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });

  test('a set without manifest is taken, with a note', async () => {
    await writeFiles('district', districtFiles({ 'manifest.csv': null }));
    const { code, stdout } = await run('district', '--school', 'lakeside');
    expect(code).toBe(0);
    expect(stdout).toContain('note: manifest.csv is missing; the files are taken as they are');
  });
});

describe('the command line', () => {
  test('--help explains everything', async () => {
    const { code, stdout } = await runWith({}, '--help');
    expect(code).toBe(0);
    for (const word of ['PATH', '--school', '--mode', '--dry-run', '--max-remove', '--json'])
      expect(stdout).toContain(word);
  });

  test.each([
    [[], 'One PATH is needed'],
    [['a', 'b', '--school', 'x'], 'One PATH is needed'],
    [['a'], '--school ID is needed'],
    [['a', '--school', 'x', '--mode', 'half'], '--mode wants bulk or delta'],
    [['a', '--school', 'x', '--max-remove', 'all'], '--max-remove wants a percentage'],
    [['a', '--school', 'x', '--wet-run'], "Unknown option '--wet-run'"],
  ])('%j is not understood', async (args, message) => {
    const { code, stderr } = await runWith({}, ...args);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });

  test('a database that is unavailable ends with 4', async () => {
    await writeFiles('district', districtFiles());
    const { code, stderr } = await runWith(
      { DATABASE_URL: 'postgresql://nobody:hidden@127.0.0.1:1/none', INIT_CWD: folder },
      'district',
      '--school',
      'lakeside',
    );
    expect(code).toBe(4);
    expect(stderr).toBe('The database is not reachable right now. Nothing was written.\n');
  });

  test('without a database URL and without a running stack it says so and ends with 4', async () => {
    const { code, stderr } = await runWith({ DATA_DIR: folder }, 'district', '--school', 'lakeside');
    expect(code).toBe(4);
    expect(stderr).toContain('is not running');
  });

  test('a terminal sees the progress', async () => {
    await writeFiles('district', districtFiles());
    let shown = '';
    const output = {
      stdout: { write: () => undefined },
      stderr: { isTTY: true, write: (text: string) => (shown += text) },
    };
    await runImportRoster(['district', '--school', 'lakeside'], output, { DATABASE_URL: place.url, INIT_CWD: folder });
    for (const step of ['reading the files', 'comparing with the rows held', 'writing']) expect(shown).toContain(step);
  });
});
