import { composeRoster } from './compose-roster.ts';
import { FaultList, formatFault } from './fault.ts';
import type { ImportMode } from './manifest.ts';
import type { Roster } from './roster.ts';
import { readRosterFiles } from './roster-files.ts';
import {
  asContents,
  athletesCsv,
  casesCsv,
  csv,
  deltaFiles,
  districtFiles,
  districtUsers,
  manifestCsv,
  orgsCsv,
  rolesCsv,
  staffCsv,
  user,
  users12Csv,
  usersCsv,
  type FileTexts,
} from './testing/roster-fixture.ts';

function emptyRoster(): Roster {
  return { school: { id: 'lakeside', name: '' }, members: new Map(), athletes: new Map(), cases: new Map() };
}

function compose(texts: FileTexts, held: Roster = emptyRoster(), mode: ImportMode | null = null) {
  const faults = new FaultList();
  const files = readRosterFiles(asContents(texts), { schoolId: 'lakeside', mode }, faults);
  const composed = files ? composeRoster(files, held, faults) : null;
  return {
    roster: composed?.roster ?? emptyRoster(),
    notes: composed?.notes ?? [],
    faults: faults.first.map(formatFault),
  };
}

/** The roster after the district's bulk import. */
function heldRoster(texts: FileTexts = {}): Roster {
  const { roster, faults } = compose(districtFiles(texts));
  expect(faults).toEqual([]);
  return roster;
}

function withUser(id: string, changes: Record<string, string>): string {
  return usersCsv(districtUsers.map((row) => (row['sourcedId'] === id ? { ...row, ...changes } : row)));
}

describe('a bulk set', () => {
  const { roster, notes, faults } = compose(districtFiles());

  test('gives the athletes of athletes.csv with mapped grade, status and lists', () => {
    expect(faults).toEqual([]);
    expect([...roster.athletes.values()]).toEqual([
      {
        id: 's1',
        firstName: 'Maya',
        lastName: 'Rivera',
        grade: 9,
        sports: ['Soccer', 'Track'],
        team: 'Varsity',
        status: 'restricted',
        parentIds: ['p1', 'p9', 'p2'],
      },
      {
        id: 's2',
        firstName: 'Leo',
        lastName: 'Rivera',
        grade: 0,
        sports: [],
        team: null,
        status: 'cleared',
        parentIds: ['p1'],
      },
    ]);
  });

  test('gives the people of the school and the relatives of its athletes, and nobody else', () => {
    expect([...roster.members.values()].map(({ id, role, enabled, email }) => [id, role, enabled, email])).toEqual([
      ['s1', 'student', true, null],
      ['s2', 'student', true, null],
      ['s3', 'student', true, null],
      ['p1', 'parent', true, 'ana@example.org'],
      ['p2', 'relative', true, null],
      ['t1', 'coach', true, 'carl@example.org'],
      ['t2', 'at', true, 'trainer@example.org'],
      ['t3', 'ad', false, 'director@example.org'],
    ]);
    expect(roster.members.get('t1')).toMatchObject({ sports: ['Soccer', 'Track'], teams: ['Varsity'] });
  });

  test('gives the cases, active in one spelling', () => {
    expect([...roster.cases.values()]).toEqual([
      { id: 'c1', athleteId: 's1', status: 'active' },
      { id: 'c2', athleteId: 's1', status: 'closed' },
      { id: 'c3', athleteId: 's2', status: 'active' },
    ]);
    expect(notes).toEqual([]);
  });

  test('passes over rows of the athletics files that belong to other schools', () => {
    const result = compose(
      districtFiles({
        'athletes.csv': athletesCsv([{ studentSourcedId: 'h1' }, { studentSourcedId: 's1' }]),
        'staff.csv': staffCsv([{ userSourcedId: 'p2', role: 'admin' }]),
        'cases.csv': casesCsv([{ caseId: 'c1', studentSourcedId: 'h1', status: 'active' }]),
      }),
    );
    expect(result.faults).toEqual([]);
    expect([...result.roster.athletes.keys()]).toEqual(['s1']);
    expect(result.roster.members.get('p2')?.role).toBe('relative');
    expect(result.notes).toEqual([
      'athletes.csv: 1 row of other schools passed over',
      'staff.csv: 1 row of other schools passed over',
      'cases.csv: 1 row of other schools passed over',
    ]);
  });

  test.each(['admin', 'at', 'ad', 'coach', 'Admin', 'wizard'])('never takes the role %s from users.csv', (role) => {
    expect(compose(districtFiles({ 'users.csv': withUser('s3', { role }) })).roster.members.get('s3')?.role).toBe(
      'other',
    );
  });

  test('leaves out who is marked tobedeleted, with the rows that name them', () => {
    const result = compose(districtFiles({ 'users.csv': withUser('s1', { status: 'tobedeleted' }) }));
    expect(result.faults).toEqual([]);
    expect([...result.roster.athletes.keys()]).toEqual(['s2']);
    expect([...result.roster.cases.keys()]).toEqual(['c3']);
    expect(result.roster.members.has('s1')).toBe(false);
  });

  test('is the same in any order of rows and columns', () => {
    const columns = Object.keys(districtUsers[0]!).concat('email', 'grades', 'agentSourcedIds');
    const shuffled = compose(
      districtFiles({ 'users.csv': csv([...new Set(columns)].reverse(), [...districtUsers].reverse()) }),
    );
    expect(shuffled.faults).toEqual([]);
    expect(shuffled.roster.athletes).toEqual(roster.athletes);
    expect(shuffled.roster.members).toEqual(roster.members);
  });
});

describe('a bulk set of OneRoster 1.2', () => {
  const primaryOrg = (row: Record<string, string>) => ({
    ...row,
    primaryOrgSourcedId: row['sourcedId'] === 't2' ? 'lakeside' : '',
  });
  const roles = districtUsers
    .filter(({ sourcedId }) => sourcedId !== 't2')
    .map((row) => ({
      sourcedId: `r-${row['sourcedId']}`,
      userSourcedId: row['sourcedId']!,
      roleType: 'primary',
      role: row['role']!,
      orgSourcedId: row['orgSourcedIds']!,
    }));
  const texts = districtFiles({
    'manifest.csv': manifestCsv({
      'oneroster.version': '1.2',
      'file.users': 'bulk',
      'file.roles': 'bulk',
      'file.orgs': 'bulk',
    }),
    'users.csv': users12Csv(districtUsers.map(primaryOrg)),
    'roles.csv': rolesCsv(roles),
  });

  test('gives the same roster as 1.1', () => {
    const { roster, faults } = compose(texts);
    expect(faults).toEqual([]);
    expect(roster).toEqual(heldRoster());
  });

  test('takes the primary one of several roles, and no role that is marked tobedeleted', () => {
    const more = [
      { userSourcedId: 's3', roleType: 'secondary', role: 'aide', orgSourcedId: 'lakeside' },
      { userSourcedId: 's3', roleType: 'primary', role: 'proctor', orgSourcedId: 'lakeside' },
      { userSourcedId: 'h1', status: 'tobedeleted', role: 'student', orgSourcedId: 'lakeside' },
    ];
    const { roster } = compose({
      ...texts,
      'roles.csv': rolesCsv([...more, ...roles.filter((role) => role.userSourcedId !== 's3')]),
    });
    expect(roster.members.get('s3')?.role).toBe('proctor');
    expect(roster.members.has('h1')).toBe(false);
  });

  test.each([
    [
      'a role of nobody',
      [{ userSourcedId: 'x1', role: 'student', orgSourcedId: 'lakeside' }],
      ['roles.csv:10 userSourcedId: "x1" is not in users.csv'],
    ],
    [
      'empty cells',
      [{ orgSourcedId: 'hilltop' }],
      ['roles.csv:10 userSourcedId: is empty', 'roles.csv:10 role: is empty'],
    ],
  ])('reports %s', (_name, more, expected) => {
    expect(compose({ ...texts, 'roles.csv': rolesCsv([...roles, ...more]) }).faults).toEqual(expected);
  });

  test('needs roles.csv', () => {
    expect(compose({ ...texts, 'roles.csv': null }).faults).toEqual([
      'manifest.csv:4 file.roles: says bulk, but roles.csv is not there',
      'roles.csv: is missing; a bulk import needs it, with its header alone when there are no rows',
    ]);
  });
});

describe('faults of a bulk set', () => {
  test.each<[string, FileTexts, string[]]>([
    [
      'an address that is none',
      { 'users.csv': withUser('p1', { email: 'ana at home' }) },
      ['users.csv:5 email: not an address'],
    ],
    [
      'a coach without address',
      { 'users.csv': withUser('t1', { email: '' }) },
      ['users.csv:7 email: no address; a coach needs one'],
    ],
    [
      'an athlete without grade',
      { 'users.csv': withUser('s1', { grades: '' }) },
      ['users.csv:2 grades: is empty; an athlete needs a grade'],
    ],
    [
      'an athlete with no such grade',
      { 'users.csv': withUser('s1', { grades: 'UG' }) },
      ['users.csv:2 grades: "UG" is no grade that an athlete can have'],
    ],
    [
      'an athlete without names',
      { 'users.csv': withUser('s1', { givenName: '', familyName: ' ' }) },
      ['users.csv:2 givenName: is empty', 'users.csv:2 familyName: is empty'],
    ],
    ['a role that is empty', { 'users.csv': withUser('s3', { role: '' }) }, ['users.csv:4 role: is empty']],
    [
      'neither true nor false',
      { 'users.csv': withUser('s3', { enabledUser: 'maybe' }) },
      ['users.csv:4 enabledUser: is "maybe", neither true nor false'],
    ],
    [
      'an unknown status',
      { 'users.csv': withUser('s3', { status: 'asleep' }) },
      ['users.csv:4 status: is "asleep", neither active nor tobedeleted'],
    ],
    ['a user without id', { 'users.csv': withUser('s3', { sourcedId: '' }) }, ['users.csv:4 sourcedId: is empty']],
    [
      'a user twice',
      { 'users.csv': withUser('s3', { sourcedId: 's2' }) },
      ['users.csv:4 sourcedId: "s2" stands on line 3 already'],
    ],
    [
      'a school that is not listed',
      { 'orgs.csv': orgsCsv([{ sourcedId: 'hilltop', name: 'Hilltop', type: 'school' }]) },
      ['orgs.csv sourcedId: the school "lakeside" is not listed'],
    ],
    [
      'a district as the school',
      { 'orgs.csv': orgsCsv([{ sourcedId: 'lakeside', name: 'Lake', type: 'district' }]) },
      ['orgs.csv:2 type: is "district"; only a school can be imported'],
    ],
    [
      'a school without name, removed',
      { 'orgs.csv': orgsCsv([{ sourcedId: 'lakeside', status: 'tobedeleted' }]) },
      ['orgs.csv:2 name: is empty', 'orgs.csv:2 status: marks the school itself as removed'],
    ],
    [
      'an athlete unknown to users.csv',
      {
        'athletes.csv': athletesCsv([
          { studentSourcedId: 's1' },
          { studentSourcedId: 's2' },
          { studentSourcedId: 'x' },
        ]),
      },
      ['athletes.csv:4 studentSourcedId: "x" is not in users.csv'],
    ],
    [
      'staff unknown to users.csv',
      { 'staff.csv': staffCsv([{ userSourcedId: 'x', role: 'coach' }]) },
      ['staff.csv:2 userSourcedId: "x" is not in users.csv'],
    ],
    [
      'a role that staff.csv cannot give',
      { 'staff.csv': staffCsv([{ userSourcedId: 't1', role: 'boss' }]) },
      ['staff.csv:2 role: is "boss", none of coach, at, ad and admin'],
    ],
    [
      'staff twice',
      {
        'staff.csv': staffCsv([
          { userSourcedId: 't1', role: 'coach' },
          { userSourcedId: 't1', role: 'ad' },
        ]),
      },
      ['staff.csv:3 userSourcedId: "t1" stands on line 2 already'],
    ],
    [
      'a case of nobody',
      { 'cases.csv': casesCsv([{ caseId: 'c1', status: 'active' }]) },
      ['cases.csv:2 studentSourcedId: is empty'],
    ],
    [
      'a case of no athlete',
      { 'cases.csv': casesCsv([{ caseId: 'c1', studentSourcedId: 's3', status: 'active' }]) },
      ['cases.csv:2 studentSourcedId: "s3" is no athlete of the school'],
    ],
    [
      'a case without status',
      { 'cases.csv': casesCsv([{ caseId: 'c1', studentSourcedId: 's1' }]) },
      ['cases.csv:2 status: is empty'],
    ],
    [
      'a missing file',
      { 'athletes.csv': null },
      ['athletes.csv: is missing; a bulk import needs it, with its header alone when there are no rows'],
    ],
    [
      'a missing column',
      { 'athletes.csv': 'studentSourcedId,sports,team\n' },
      ['athletes.csv:1 status: the column is missing'],
    ],
  ])('names %s', (_name, texts, expected) => {
    expect(compose(districtFiles(texts)).faults).toEqual(expected);
  });

  test('are found all at once, in several files', () => {
    const { faults } = compose(
      districtFiles({
        'users.csv': withUser('p1', { email: 'x' }),
        'staff.csv': staffCsv([{ userSourcedId: 'x', role: 'boss' }]),
        'cases.csv': casesCsv([{ caseId: '' }]),
      }),
    );
    expect(faults).toEqual([
      'staff.csv:2 role: is "boss", none of coach, at, ad and admin',
      'cases.csv:2 caseId: is empty',
      'staff.csv:2 userSourcedId: "x" is not in users.csv',
      'users.csv:5 email: not an address',
    ]);
  });
});

describe('a delta', () => {
  const held = heldRoster();
  const composeDelta = (texts: FileTexts, before: Roster) => compose(texts, before, 'delta');
  const users = (...rows: Record<string, string>[]) =>
    deltaFiles({ 'users.csv': usersCsv(rows.map((row) => ({ status: 'active', ...row }))) });

  test('of nothing changes nothing', () => {
    const { roster, faults } = composeDelta(deltaFiles({}), held);
    expect(faults).toEqual([]);
    expect(roster).toEqual(held);
  });

  test('changes only the rows listed', () => {
    const { roster, faults } = composeDelta(
      users(user('s2', { givenName: 'Leon', familyName: 'Rivera', grades: '01' })),
      held,
    );
    expect(faults).toEqual([]);
    expect(roster.athletes.get('s2')).toEqual({ ...held.athletes.get('s2'), firstName: 'Leon', grade: 1 });
    expect(roster.members.get('s2')).toEqual({ ...held.members.get('s2'), firstName: 'Leon' });
    expect(roster.athletes.get('s1')).toEqual(held.athletes.get('s1'));
    expect(roster.cases).toEqual(held.cases);
  });

  test('removes a tobedeleted user with everything that is theirs', () => {
    const { roster } = composeDelta(users(user('s1', { status: 'tobedeleted' })), held);
    expect([...roster.athletes.keys()]).toEqual(['s2']);
    expect([...roster.cases.keys()]).toEqual(['c3']);
    expect(roster.members.has('s1')).toBe(false);
  });

  test('removes rows of the athletics files by tobedeleted', () => {
    const { roster, faults } = composeDelta(
      deltaFiles({
        'athletes.csv': athletesCsv([{ studentSourcedId: 's2', status: 'tobedeleted' }]),
        'cases.csv': casesCsv([{ caseId: 'c2', studentSourcedId: 's1', status: 'tobedeleted' }]),
        'staff.csv': csv(
          ['userSourcedId', 'role', 'sports', 'teams', 'status'],
          [{ userSourcedId: 't1', status: 'tobedeleted' }],
        ),
      }),
      held,
    );
    expect(faults).toEqual([]);
    expect([...roster.athletes.keys()]).toEqual(['s1']);
    expect([...roster.cases.keys()]).toEqual(['c1']);
    expect(roster.members.get('s2')?.role).toBe('student');
    expect(roster.members.get('t1')).toMatchObject({ role: 'other', sports: [], teams: [] });
  });

  test('adds an athlete with a case and a parent', () => {
    const { roster, faults } = composeDelta(
      {
        ...users(
          user('s3', { grades: '11', agentSourcedIds: 'p5' }),
          user('p5', { role: 'parent', email: 'p5@example.org', orgSourcedIds: '' }),
        ),
        'athletes.csv': athletesCsv([{ studentSourcedId: 's3' }]),
        'cases.csv': casesCsv([{ caseId: 'c9', studentSourcedId: 's3', status: 'active' }]),
      },
      held,
    );
    expect(faults).toEqual([]);
    expect(roster.athletes.get('s3')).toMatchObject({ grade: 11, parentIds: ['p5'] });
    expect(roster.members.get('p5')).toMatchObject({ role: 'relative', email: 'p5@example.org' });
    expect(roster.cases.has('c9')).toBe(true);
  });

  test('keeps a granted role that it does not mention, and changes one that it does', () => {
    const listed = users(user('t1', { role: 'teacher', givenName: 'Karl', email: 'karl@example.org' }));
    expect(composeDelta(listed, held).roster.members.get('t1')).toMatchObject({
      role: 'coach',
      firstName: 'Karl',
      sports: ['Soccer', 'Track'],
    });
    const changed = composeDelta(deltaFiles({ 'staff.csv': staffCsv([{ userSourcedId: 't1', role: 'ad' }]) }), held);
    expect(changed.roster.members.get('t1')).toMatchObject({ role: 'ad', firstName: 'Carl', sports: [] });
  });

  test('never grants a role to somebody who is only a relative', () => {
    const { roster, notes } = composeDelta(
      deltaFiles({ 'staff.csv': staffCsv([{ userSourcedId: 'p2', role: 'admin' }]) }),
      held,
    );
    expect(roster.members.get('p2')?.role).toBe('relative');
    expect(notes).toEqual(['staff.csv: 1 row of other schools passed over']);
  });

  test('removes who left the school, and keeps them as relatives when they are', () => {
    const { roster } = composeDelta(
      users(
        user('s2', { orgSourcedIds: 'hilltop', grades: '01' }),
        user('p1', { role: 'parent', orgSourcedIds: 'hilltop', email: 'ana@example.org', agentSourcedIds: 's1,s2' }),
      ),
      held,
    );
    expect([...roster.athletes.keys()]).toEqual(['s1']);
    expect(roster.members.has('s2')).toBe(false);
    expect(roster.members.get('p1')?.role).toBe('relative');
  });

  test.each<[string, Record<string, string>[], string[], string[]]>([
    ['a student who lists fewer', [user('s1', { grades: '09', agentSourcedIds: 'p9' })], ['p9'], ['p1']],
    [
      'a student who lists none, whose relatives may list them',
      [user('s1', { grades: '09' })],
      ['p1', 'p9', 'p2'],
      ['p1'],
    ],
    ['a parent who lists fewer', [user('p1', { role: 'parent', agentSourcedIds: 's2' })], ['p9', 'p2'], ['p1']],
    [
      'a parent who lists more',
      [user('p2', { role: 'parent', agentSourcedIds: 's1,s2' })],
      ['p1', 'p9', 'p2'],
      ['p1', 'p2'],
    ],
    [
      'both sides without each other',
      [user('s1', { grades: '09' }), user('p1', { role: 'parent' })],
      ['p9', 'p2'],
      ['p1'],
    ],
    ['a parent removed', [user('p1', { status: 'tobedeleted' })], ['p9', 'p2'], []],
  ])('follows the links of %s', (_name, rows, parentsOfS1, parentsOfS2) => {
    const { roster, faults } = composeDelta(users(...rows), held);
    expect(faults).toEqual([]);
    expect(roster.athletes.get('s1')?.parentIds).toEqual(parentsOfS1);
    expect(roster.athletes.get('s2')?.parentIds).toEqual(parentsOfS2);
    expect(composeDelta(users(...rows), roster).roster).toEqual(roster);
  });

  test('changes roles of OneRoster 1.2 without a row in users.csv', () => {
    const manifest = manifestCsv({ 'oneroster.version': '1.2', 'file.users': 'absent', 'file.roles': 'delta' });
    const rows = [
      { userSourcedId: 's3', status: 'active', role: 'aide', orgSourcedId: 'lakeside' },
      { userSourcedId: 't2', status: 'tobedeleted', role: 'teacher', orgSourcedId: 'lakeside' },
      { userSourcedId: 't1', status: 'active', role: 'principal', orgSourcedId: 'lakeside' },
    ];
    const { roster, faults } = composeDelta({ 'manifest.csv': manifest, 'roles.csv': rolesCsv(rows) }, held);
    expect(faults).toEqual([]);
    expect(roster.members.get('s3')?.role).toBe('aide');
    expect(roster.members.has('t2')).toBe(false);
    expect(roster.members.get('t1')?.role).toBe('coach');
  });

  test.each<[string, FileTexts, string[]]>([
    [
      'a new athlete whose user is not listed',
      { 'athletes.csv': athletesCsv([{ studentSourcedId: 's3' }]) },
      ['athletes.csv:2 studentSourcedId: "s3" is not in users.csv'],
    ],
    [
      'a coach held without address',
      { 'staff.csv': staffCsv([{ userSourcedId: 's3', role: 'coach' }]) },
      ['staff.csv:2 userSourcedId: no address; a coach needs one'],
    ],
    [
      'a case of nobody',
      { 'cases.csv': casesCsv([{ caseId: 'c7', studentSourcedId: 'x', status: 'active' }]) },
      ['cases.csv:2 studentSourcedId: "x" is no athlete of the school'],
    ],
  ])('reports %s', (_name, texts, expected) => {
    expect(composeDelta(deltaFiles(texts), held).faults).toEqual(expected);
  });

  test('needs the school to be listed or held, and the status column', () => {
    expect(composeDelta(deltaFiles({}), emptyRoster()).faults).toEqual([
      'orgs.csv sourcedId: the school "lakeside" is neither listed nor held',
    ]);
    expect(composeDelta(deltaFiles({ 'users.csv': usersCsv([]).replace('status,', '') }), held).faults).toEqual([
      'users.csv:1 status: the column is missing',
    ]);
  });
});
