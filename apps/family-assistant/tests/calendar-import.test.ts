import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createEmptyDatabase, useTestDatabase } from '@homeroom/testing';
import { importIcsExit, runImportIcs } from '../src/calendar/import-ics-command.ts';
import { calendar, event } from './calendar-fixtures.ts';

const testDatabase = useTestDatabase('family-assistant');
const folder = mkdtempSync(path.join(tmpdir(), 'homeroom-ics-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  writeFileSync(path.join(folder, name), text);
  return name;
}

const familyConfig = path.join(
  folder,
  write(
    'family.yaml',
    `
family_id: rivera
timezone: America/Chicago
members: [{ id: ana, name: Ana Rivera, role: parent }]
calendars:
  - { id: family, default: true }
  - { id: ana, owner: ana }
  - { id: school, url: "https://school.example.org/calendar.ics" }
  - { id: work, caldav: "https://dav.example.org/work/" }
`,
  ),
);

async function run(...args: string[]) {
  return runWith({}, ...args);
}

async function runWith(variables: Record<string, string>, ...args: string[]) {
  const written = { stdout: '', stderr: '' };
  const output = {
    stdout: { write: (text: string) => void (written.stdout += text) },
    stderr: { write: (text: string) => void (written.stderr += text) },
  };
  const code = await runImportIcs(args, output, {
    DATABASE_URL: testDatabase.url,
    FAMILY_CONFIG: familyConfig,
    INIT_CWD: folder,
    ...variables,
  });
  return { code, ...written };
}

const single = (uid: string, summary = 'x') => event(`UID:${uid}`, 'DTSTART:20261110T100000Z', `SUMMARY:${summary}`);

test('--help prints the usage', async () => {
  const { code, stdout } = await run('--help');
  expect(code).toBe(importIcsExit.done);
  expect(stdout).toContain('npm run import:ics -- FILE…');
});

test('a file is imported, and again without a change', async () => {
  const name = write('plain.ics', calendar(single('one'), single('two')));
  expect(await run(name)).toEqual({
    code: 0,
    stdout: 'plain.ics: 2 events read, 0 left out; 2 created, 0 changed, 0 unchanged, 0 removed\n',
    stderr: '',
  });
  expect(await run(name)).toEqual({
    code: 0,
    stdout: 'plain.ics: 2 events read, 0 left out; 0 created, 0 changed, 2 unchanged, 0 removed\n',
    stderr: '',
  });
  write('plain.ics', calendar(single('one', 'renamed')));
  expect(await run(name)).toEqual({
    code: 0,
    stdout: 'plain.ics: 1 event read, 0 left out; 0 created, 1 changed, 0 unchanged, 0 removed\n',
    stderr: '',
  });
});

test('an unreadable event is listed by file and line and does not stop the rest', async () => {
  const name = write(
    'bad.ics',
    calendar(
      single('good'),
      event('UID:bad', 'DTSTART:20261110T100000Z', 'DURATION:P999999999999999999W'),
      event('UID:fast', 'DTSTART:20261110T100000Z', 'RRULE:FREQ=SECONDLY'),
    ),
  );
  expect(await run(name, '--calendar', 'ana')).toEqual({
    code: 0,
    stdout: 'bad.ics: 1 event read, 2 left out; 1 created, 0 changed, 0 unchanged, 0 removed\n',
    stderr:
      'bad.ics:14 this event was left out: its DURATION is over 366 days and refused\nbad.ics:20 this event was left out: a rule with FREQ=SECONDLY is faster than hourly and refused\n',
  });
});

test('what is beyond a budget is stored and listed with the reason, each time', async () => {
  const hostile = event(
    'UID:bell',
    'SUMMARY:Bell\u001B[31m',
    'DTSTART:20250101T000000Z',
    'DURATION:P366D',
    'RRULE:FREQ=HOURLY;BYMINUTE=0,15,30,45',
  );
  const name = write('bell.ics', calendar(single('good'), hostile));
  const stderr =
    'Calendar ana: Bell [31m (UID "bell") is stored, but left out of every answer. It repeats too often: more than 20,000 times in a year.\n';
  expect(await run(name, '--calendar', 'ana', '--replace')).toMatchObject({ code: 0, stderr });
  expect(await run(name, '--calendar', 'ana')).toEqual({
    code: 0,
    stdout: 'bell.ics: 2 events read, 0 left out; 0 created, 0 changed, 2 unchanged, 0 removed\n',
    stderr,
  });
  await run(write('empty.ics', calendar()), '--calendar', 'ana', '--replace');
});

test('of many events beyond the budget ten are listed, and the rest counted', async () => {
  const every15Minutes = 'RRULE:FREQ=HOURLY;BYMINUTE=0,15,30,45';
  const bells = Array.from({ length: 13 }, (_, index) =>
    event(`UID:bell-${index}`, 'DTSTART:20250101T000000Z', 'DURATION:PT1M', every15Minutes),
  );
  const { code, stderr } = await run(write('bells.ics', calendar(...bells)), '--calendar', 'ana', '--replace');
  const lines = stderr.trimEnd().split('\n');
  expect({ code, listed: lines.filter((line) => line.includes('(UID "bell-')).length, last: lines.at(-1) }).toEqual({
    code: 0,
    listed: 10,
    last: 'Calendar ana: 3 more events are left out.',
  });
  await run(write('empty.ics', calendar()), '--calendar', 'ana', '--replace');
});

test('of several files those that are calendars are imported, and the others named', async () => {
  const [page, good] = [
    write('page.ics', '<html>Please sign in</html>'),
    write('several.ics', calendar(single('several'))),
  ];
  const { code, stdout, stderr } = await run(page, 'missing.ics', good);
  expect(code).toBe(importIcsExit.notACalendar);
  expect(stderr).toBe(
    'page.ics: This is no calendar: it has no line BEGIN:VCALENDAR.\nmissing.ics: This file cannot be read: no such file or directory (ENOENT).\n',
  );
  expect(stdout).toBe('several.ics: 1 event read, 0 left out; 1 created, 0 changed, 0 unchanged, 0 removed\n');
});

test('--replace removes what all the files together lack', async () => {
  await run(write('old.ics', calendar(single('stays'), single('goes'))), '--calendar', 'ana', '--replace');
  const { code, stdout } = await run(
    write('a.ics', calendar(single('stays'))),
    write('b.ics', calendar(single('new'))),
    '--calendar',
    'ana',
    '--replace',
  );
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout:
      'a.ics: 1 event read, 0 left out\nb.ics: 1 event read, 0 left out\nCalendar ana: 1 created, 0 changed, 1 unchanged, 1 removed\n',
  });
});

test('--replace removes nothing when a file is truncated', async () => {
  await run(write('whole.ics', calendar(single('first'), single('second'))), '--calendar', 'ana', '--replace');
  const { code, stdout, stderr } = await run(
    write('cut.ics', calendar(single('first')).replace('END:VCALENDAR', '')),
    '--calendar',
    'ana',
    '--replace',
  );
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: 'cut.ics: 1 event read, 0 left out; 0 created, 0 changed, 1 unchanged, 0 removed\n',
  });
  expect(stderr).toContain('Nothing was removed, because not everything in the files could be read.');
});

test.each([
  [['x.ics', '--calendar', 'nowhere'], 'The family has no calendar nowhere. Local calendars: family, ana.'],
  [['x.ics', '--calendar', 'school'], 'The calendar school is subscribed and read-only'],
  [['x.ics', '--calendar', 'work'], 'The calendar work mirrors a CalDAV server'],
  [[], 'At least one FILE is needed.'],
  [['x.ics', '--nonsense'], '--nonsense'],
])('%j is refused with a sentence', async (args, sentence) => {
  const { code, stderr } = await run(...args);
  expect(code).toBe(importIcsExit.usage);
  expect(stderr).toContain(sentence);
});

test('a family configuration that cannot be used is named', async () => {
  const { code, stderr } = await runWith({ FAMILY_CONFIG: path.join(folder, 'absent.yaml') }, 'x.ics');
  expect(code).toBe(importIcsExit.usage);
  expect(stderr).toContain('FAMILY_CONFIG');
});

test('a database that is unavailable, behind or no database is exit code 4', async () => {
  const empty = await createEmptyDatabase();
  try {
    const behind = await runWith({ DATABASE_URL: empty.url }, 'x.ics');
    expect(behind).toMatchObject({
      code: importIcsExit.database,
      stderr: expect.stringContaining('npm run db:migrate'),
    });
  } finally {
    await empty.drop();
  }
  expect(await runWith({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }, 'x.ics')).toMatchObject({
    code: importIcsExit.database,
  });
  expect(await runWith({ DATABASE_URL: '', DATA_DIR: path.join(folder, 'no-stack') }, 'x.ics')).toMatchObject({
    code: importIcsExit.database,
    stderr: expect.stringContaining('npm start'),
  });
});
