import { openDatabase, type Database } from '@homeroom/database';
import { createTestDatabase, type TestDatabase, until } from '@homeroom/testing';
import { RosterStore, RosterStoreError } from './roster-store-sql.ts';
import type { Member, Roster, RosterChanges } from './roster.ts';

let place: TestDatabase;
let database: Database;
let store: RosterStore;

beforeEach(async () => {
  place = await createTestDatabase('athletics-admin');
  database = openDatabase({ url: place.url, applicationName: 'roster-store-test' });
  store = new RosterStore(database);
});
afterEach(async () => {
  await database.end();
  await place.drop();
});

const awkwardTexts = [
  '',
  'null',
  'NULL',
  '\\N',
  '\\.',
  'a\tb',
  'a\nb\r\nc',
  'a\\b',
  '{a,b}',
  '"q"',
  "o'h",
  'a b',
  '\u00a0',
  '\v\f\b',
  'Zoë',
  '🏈',
  ' lead',
  ',',
];

function buildMember(id: string, overrides: Partial<Member> = {}): Member {
  return {
    id,
    role: 'student',
    enabled: true,
    firstName: 'Maya',
    lastName: 'Rivera',
    email: null,
    sports: [],
    teams: [],
    ...overrides,
  };
}

function buildRoster(overrides: Partial<Roster> = {}): Roster {
  const members = new Map(
    [buildMember('m1', { email: 'm1@example.org' }), buildMember('m2')].map((member) => [member.id, member]),
  );
  const athlete = {
    id: 'm1',
    firstName: 'Maya',
    lastName: 'Rivera',
    grade: -1,
    sports: ['Soccer'],
    team: null,
    status: 'out',
    parentIds: ['p1'],
  };
  return {
    school: { id: 'lakeside', name: 'Lakeside' },
    members,
    athletes: new Map([['m1', athlete]]),
    cases: new Map([['c1', { id: 'c1', athleteId: 'm1', status: 'active' }]]),
    ...overrides,
  };
}

async function put(roster: Roster): Promise<RosterChanges> {
  return store.inSchool(roster.school.id, async (school) => {
    const changes = await school.compare(() => roster);
    await school.write();
    return changes;
  });
}

function compare(roster: Roster): Promise<RosterChanges> {
  return store.inSchool(roster.school.id, (school) => school.compare(() => roster));
}

function held(schoolId = 'lakeside'): Promise<Roster> {
  return store.inSchool(schoolId, (school) => school.held());
}

test('what was written is held, and compares as unchanged', async () => {
  await put(buildRoster());
  expect(await held()).toEqual(buildRoster());
  expect(await compare(buildRoster())).toMatchObject({
    school: 'unchanged',
    members: { held: 2, created: [], changed: [], removed: [], unchanged: 2 },
    athletes: { unchanged: 1 },
    cases: { unchanged: 1 },
  });
});

test('a school that is not there is empty and nameless', async () => {
  expect(await held()).toMatchObject({ school: { id: 'lakeside', name: '' }, members: new Map() });
  expect(await compare(buildRoster())).toMatchObject({
    school: 'created',
    members: { held: 0, created: ['m1', 'm2'] },
  });
});

test('texts of every kind come back as they were, and are not taken for changes', async () => {
  const members = awkwardTexts.flatMap((text, index) => [
    buildMember(`id ${index} ${text}`, {
      role: text,
      firstName: text,
      lastName: text,
      email: text,
      sports: [text, 'x'],
      teams: awkwardTexts,
    }),
    buildMember(`none ${index}`),
  ]);
  const roster = buildRoster({
    school: { id: "o'lake\\side\t", name: 'a\tb' },
    members: new Map(members.map((member) => [member.id, member])),
  });
  await put(roster);
  expect(await held(roster.school.id)).toEqual(roster);
  expect((await compare(roster)).members).toMatchObject({
    unchanged: members.length,
    changed: [],
    created: [],
    removed: [],
  });
  const none = buildRoster({ school: roster.school, members: new Map() });
  expect(new Set((await put(none)).members.removed)).toEqual(new Set(roster.members.keys()));
  expect((await held(roster.school.id)).members.size).toBe(0);
});

test('each kind of change is found and written', async () => {
  await put(buildRoster());
  const members = new Map(
    [buildMember('m2', { email: 'new@example.org' }), buildMember('m3')].map((member) => [member.id, member]),
  );
  const roster = buildRoster({ school: { id: 'lakeside', name: 'Lakeside High' }, members, athletes: new Map() });
  const changes = await put(roster);
  expect(changes.school).toBe('changed');
  expect(changes.members).toEqual({ held: 2, created: ['m3'], changed: ['m2'], unchanged: 0, removed: ['m1'] });
  expect(changes.athletes).toMatchObject({ removed: ['m1'] });
  expect(await held()).toEqual(roster);
});

test('each write raises the version by one, and nothing else does', async () => {
  const version = async () =>
    BigInt((await database.query<{ version: string }>('SELECT version FROM school')).rows[0]?.version ?? -1n);
  await put(buildRoster());
  const first = await version();
  await compare(buildRoster());
  expect(await version()).toBe(first);
  await put(buildRoster({ cases: new Map() }));
  expect(await version()).toBe(first + 1n);
});

test('an error after writing leaves nothing behind', async () => {
  const failing = store.inSchool('lakeside', async (school) => {
    await school.compare(() => buildRoster());
    await school.write();
    throw new Error('later');
  });
  await expect(failing).rejects.toThrow('later');
  expect((await held()).members.size).toBe(0);
  expect((await database.query('SELECT 1 FROM school')).rows).toEqual([]);
});

test('an error while the roster is made passes through, and the connection works on', async () => {
  await put(buildRoster());
  const failing = store.inSchool('lakeside', (school) =>
    school.compare(() => {
      throw new TypeError('a mistake');
    }),
  );
  await expect(failing).rejects.toThrow(TypeError);
  expect((await held()).members.size).toBe(2);
});

test('two at work on one school take turns, on two schools they do not wait', async () => {
  const steps: string[] = [];
  const work = (schoolId: string, name: string, gate: Promise<void>) =>
    store.inSchool(schoolId, async () => {
      steps.push(`${name} in`);
      await gate;
      steps.push(`${name} out`);
    });
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const first = work('lakeside', 'first', gate);
  await until(() => steps.length > 0);
  const second = work('lakeside', 'second', Promise.resolve());
  await work('hilltop', 'other', Promise.resolve());
  open();
  await Promise.all([first, second]);
  expect(steps).toEqual(['first in', 'other in', 'other out', 'first out', 'second in', 'second out']);
});

test('progress counts the rows written', async () => {
  const counts: number[] = [];
  await store.inSchool('lakeside', async (school) => {
    await school.compare(() => buildRoster());
    await school.write((rows) => counts.push(rows));
  });
  expect(counts.at(-1)).toBe(4);
});

test('a database that is unavailable, or without tables, is named as such', async () => {
  const away = openDatabase({ url: 'postgresql://nobody:x@127.0.0.1:1/none', applicationName: 'away' });
  await expect(new RosterStore(away).inSchool('lakeside', () => Promise.resolve())).rejects.toThrow(RosterStoreError);
  await away.end();
  await database.query('DROP TABLE school');
  await expect(held()).rejects.toThrow('The database lacks tables; run `npm run db:migrate`.');
});

test('an error that is not the database’s passes through unchanged', async () => {
  await expect(store.inSchool('lakeside', () => Promise.reject(new TypeError('a mistake')))).rejects.toThrow(TypeError);
});
