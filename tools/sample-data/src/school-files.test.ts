import { parse } from 'csv-parse/sync';
import {
  sampleAdminUserId,
  sampleCoachUserId,
  sampleSchool,
  sampleSchoolId,
  sampleTrainerUserId,
} from './sample-school.ts';
import { schoolFiles } from './school-files.ts';

type Row = Record<string, string>;
type Tables = Record<'manifest' | 'orgs' | 'users' | 'athletes' | 'staff' | 'cases', Row[]>;

const read = (files: Map<string, string>): Tables =>
  Object.fromEntries(
    [...files].map(([name, text]) => [name.replace('.csv', ''), parse(text, { columns: true }) as Row[]]),
  ) as Tables;
const listed = (cell = ''): string[] => cell.split(',').filter((item) => item !== '');
const ids = (rows: readonly Row[], column: string): string[] => rows.map((row) => row[column] ?? '');
const sizes = ({ users, athletes, cases }: Tables): number[] => [users.length, athletes.length, cases.length];
const count = (rows: readonly Row[], column: string, value: string): number =>
  rows.filter((row) => row[column] === value).length;

const sample = read(sampleSchool());

const dangling = ({ users, athletes, staff, cases }: Tables): string[] => {
  const people = new Set(ids(users, 'sourcedId'));
  const players = new Set(ids(athletes, 'studentSourcedId'));
  return [
    ...[...ids(athletes, 'studentSourcedId'), ...ids(staff, 'userSourcedId')].filter((id) => !people.has(id)),
    ...ids(cases, 'studentSourcedId').filter((id) => !players.has(id)),
  ];
};

describe('a school', () => {
  test('is the same for the same plan, and another for another seed', () => {
    const plan = { id: 'hilltop', name: 'Hilltop High', athletes: 40, users: 100, cases: 30, seed: 1 };
    expect(schoolFiles(plan)).toEqual(schoolFiles(plan));
    expect(schoolFiles({ ...plan, seed: 2 })).not.toEqual(schoolFiles(plan));
    expect(sampleSchool()).toEqual(sampleSchool());
  });

  test('has exactly the rows that its plan asks for, each id once, no reference astray', () => {
    const tables = read(
      schoolFiles({ id: 'bench', name: 'Bench High', athletes: 5000, users: 10_090, cases: 20_000, seed: 7 }),
    );
    expect(sizes(tables)).toEqual([10_090, 5000, 20_000]);
    expect(dangling(tables)).toEqual([]);
    expect(new Set(ids(tables.users, 'sourcedId')).size).toBe(10_090);
    expect(new Set(ids(tables.cases, 'caseId')).size).toBe(20_000);
    expect(count(tables.users, 'role', 'parent') + count(tables.users, 'role', 'guardian')).toBe(5000);
  });

  test('can have no athletes, or no parents', () => {
    expect(sizes(read(schoolFiles({ id: 'empty', name: 'Empty', athletes: 0, users: 4, cases: 0, seed: 1 })))).toEqual([
      4, 0, 0,
    ]);
    expect(
      sizes(read(schoolFiles({ id: 'small', name: 'Small', athletes: 10, users: 15, cases: 3, seed: 1 }))),
    ).toEqual([15, 10, 3]);
  });

  test.each([
    [{ athletes: 300, users: 327, cases: 0 }, 'A school of 300 athletes needs at least 328 users; 327 are too few.'],
    [{ athletes: 0, users: 10, cases: 1 }, 'Cases need athletes; this school has none.'],
  ])('cannot be made of %j', (numbers, message) => {
    expect(() => schoolFiles({ id: 'x', name: 'X', seed: 1, ...numbers })).toThrow(new RangeError(message));
  });
});

describe('the sample school', () => {
  test('has the people and cases of a school of 300 athletes', () => {
    const { users, staff } = sample;
    expect(sizes(sample)).toEqual([778, 300, 120]);
    expect(count(users, 'role', 'parent') + count(users, 'role', 'guardian')).toBe(450);
    expect(['coach', 'at', 'ad', 'admin'].map((role) => count(staff, 'role', role))).toEqual([24, 2, 1, 1]);
    expect(dangling(sample)).toEqual([]);
  });

  test('has the files and columns of OneRoster 1.1, and every file of the standard in the manifest', () => {
    const manifest = new Map(sample.manifest.map(({ propertyName, value }) => [propertyName, value]));
    expect(manifest.get('oneroster.version')).toBe('1.1');
    expect([...manifest.keys()].filter((name) => name?.startsWith('file.'))).toHaveLength(13);
    expect([...manifest].filter(([, value]) => value === 'bulk').map(([name]) => name)).toEqual([
      'file.orgs',
      'file.users',
    ]);
    expect(Object.keys(sample.users[0] ?? {})).toHaveLength(18);
    expect(sample.orgs.map(({ sourcedId, type }) => [sourcedId, type])).toEqual([
      ['lakeside-high-district', 'district'],
      [sampleSchoolId, 'school'],
    ]);
  });

  test('names users of each role', () => {
    const duties = new Map(sample.staff.map(({ userSourcedId, role }) => [userSourcedId, role]));
    expect([sampleAdminUserId, sampleTrainerUserId, sampleCoachUserId].map((id) => duties.get(id))).toEqual([
      'admin',
      'at',
      'coach',
    ]);
  });

  test('has grades 9 to 12 for its students and an address of their own for all staff', () => {
    expect(new Set(sample.users.filter(({ role }) => role === 'student').map(({ grades }) => grades))).toEqual(
      new Set(['09', '10', '11', '12']),
    );
    const addresses = ids(sample.users, 'email').filter((email) => email !== '');
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter((address) => !/^[a-z0-9]+\.[a-z0-9]+@lakeside-high\.example\.org$/.test(address))).toEqual(
      [],
    );
    expect(
      sample.users.filter(({ role, email }) => (role === 'teacher' || role === 'administrator') && email === ''),
    ).toEqual([]);
  });

  test('has the variety of a real one', () => {
    const { users, athletes, cases } = sample;
    const people = new Set(ids(users, 'sourcedId'));
    const students = users.filter(({ role }) => role === 'student');
    const parents = users.filter(({ role }) => role === 'parent');
    const some = (rows: readonly Row[], test: (row: Row) => boolean): boolean => rows.some(test);
    expect({
      accents: some(users, ({ familyName = '' }) => /[^\x20-\x7e]/.test(familyName)),
      apostrophes: some(users, ({ familyName = '' }) => familyName.includes("'")),
      hyphens: some(users, ({ familyName = '' }) => familyName.includes('-')),
      parentsWithoutAddress: some(parents, ({ email }) => email === ''),
      siblings: some(parents, ({ agentSourcedIds }) => listed(agentSourcedIds).length > 1),
      linkedByStudent: some(students, ({ agentSourcedIds }) => agentSourcedIds !== ''),
      unmatched: some(students, ({ agentSourcedIds }) => listed(agentSourcedIds).some((id) => !people.has(id))),
      severalSports: some(athletes, ({ sports }) => listed(sports).length > 1),
      withoutTeam: some(athletes, ({ team }) => team === ''),
    }).toEqual({
      accents: true,
      apostrophes: true,
      hyphens: true,
      parentsWithoutAddress: true,
      siblings: true,
      linkedByStudent: true,
      unmatched: true,
      severalSports: true,
      withoutTeam: true,
    });
    expect(ids(athletes, 'status')).toEqual(
      expect.arrayContaining(['cleared', 'full', '', 'limited', 'modified', 'restricted', 'out', 'pending']),
    );
    expect(ids(cases, 'status')).toEqual(expect.arrayContaining(['active', 'closed', 'monitoring']));
  });
});
