import type { RosterFileContents, RosterFileName } from '../roster-file-set.ts';

/** The texts of a set of files; null leaves a file out. */
export type FileTexts = Partial<Record<RosterFileName, string | null>>;

type Row = Readonly<Record<string, string>>;

const userColumns = [
  'sourcedId',
  'status',
  'dateLastModified',
  'enabledUser',
  'orgSourcedIds',
  'role',
  'username',
  'userIds',
  'givenName',
  'familyName',
  'middleName',
  'identifier',
  'email',
  'sms',
  'phone',
  'agentSourcedIds',
  'grades',
  'password',
];
const userColumns12 = [
  ...userColumns.filter((column) => column !== 'orgSourcedIds' && column !== 'role'),
  'userMasterIdentifier',
  'primaryOrgSourcedId',
];

/** A CSV text: a header, then the rows, with quotes where they are needed. */
export function csv(columns: readonly string[], rows: readonly Row[], lineEnd = '\n'): string {
  const quoted = (value: string): string => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  return [
    columns.join(','),
    ...rows.map((row) => columns.map((column) => quoted(row[column] ?? '')).join(',')),
    '',
  ].join(lineEnd);
}

/** A user's row of the kind most tests need. */
export function user(sourcedId: string, more: Row = {}): Row {
  return {
    sourcedId,
    enabledUser: 'true',
    orgSourcedIds: 'lakeside',
    role: 'student',
    givenName: `Given ${sourcedId}`,
    familyName: `Family ${sourcedId}`,
    ...more,
  };
}

/** users.csv of OneRoster 1.1. */
export function usersCsv(rows: readonly Row[]): string {
  return csv(userColumns, rows);
}

/** users.csv of OneRoster 1.2, whose roles and schools stand elsewhere. */
export function users12Csv(rows: readonly Row[]): string {
  return csv(userColumns12, rows);
}

/** roles.csv of OneRoster 1.2. */
export function rolesCsv(rows: readonly Row[]): string {
  return csv(
    [
      'sourcedId',
      'status',
      'dateLastModified',
      'userSourcedId',
      'roleType',
      'role',
      'beginDate',
      'endDate',
      'orgSourcedId',
      'userProfileSourcedId',
    ],
    rows,
  );
}

export function athletesCsv(rows: readonly Row[]): string {
  return csv(['studentSourcedId', 'sports', 'team', 'status'], rows);
}

export function staffCsv(rows: readonly Row[]): string {
  return csv(['userSourcedId', 'role', 'sports', 'teams'], rows);
}

export function casesCsv(rows: readonly Row[]): string {
  return csv(['caseId', 'studentSourcedId', 'status'], rows);
}

export function orgsCsv(rows: readonly Row[]): string {
  return csv(['sourcedId', 'status', 'dateLastModified', 'name', 'type', 'identifier', 'parentSourcedId'], rows);
}

/** manifest.csv with the properties given. */
export function manifestCsv(properties: Row): string {
  return csv(
    ['propertyName', 'value'],
    Object.entries(properties).map(([propertyName, value]) => ({ propertyName, value })),
  );
}

/** The people of the small district that the tests import: two athletes of Lakeside, one student of Hilltop. */
export const districtUsers: readonly Row[] = [
  user('s1', { givenName: 'Maya', familyName: 'Rivera', grades: '09,10', agentSourcedIds: 'p1,p9' }),
  user('s2', { givenName: 'Leo', familyName: 'Rivera', grades: 'KG' }),
  user('s3', { givenName: 'Zoë', familyName: 'O\'Hara, "Jr."', grades: '11' }),
  user('p1', { role: 'parent', givenName: 'Ana', email: 'ana@example.org', agentSourcedIds: 's1,s2' }),
  user('p2', { role: 'guardian', orgSourcedIds: 'hilltop', agentSourcedIds: 's1' }),
  user('t1', { role: 'teacher', givenName: 'Carl', familyName: 'Coach', email: 'carl@example.org' }),
  user('t2', { role: 'teacher', email: 'trainer@example.org' }),
  user('t3', { role: 'administrator', email: 'director@example.org', enabledUser: 'false' }),
  user('h1', { orgSourcedIds: 'hilltop', grades: '12' }),
];

/** The district's complete OneRoster 1.1 set, with some texts replaced. */
export function districtFiles(texts: FileTexts = {}): FileTexts {
  return {
    'manifest.csv': manifestCsv({
      'manifest.version': '1.0',
      'oneroster.version': '1.1',
      'file.orgs': 'bulk',
      'file.users': 'bulk',
    }),
    'orgs.csv': orgsCsv([
      { sourcedId: 'district', name: 'Springfield District', type: 'district' },
      { sourcedId: 'lakeside', name: 'Lakeside High', type: 'school', parentSourcedId: 'district' },
      { sourcedId: 'hilltop', name: 'Hilltop High', type: 'school', parentSourcedId: 'district' },
    ]),
    'users.csv': usersCsv(districtUsers),
    'athletes.csv': athletesCsv([
      { studentSourcedId: 's1', sports: 'Soccer, Track', team: 'Varsity', status: 'Limited' },
      { studentSourcedId: 's2' },
    ]),
    'staff.csv': staffCsv([
      { userSourcedId: 't1', role: 'coach', sports: 'Soccer,Track', teams: 'Varsity' },
      { userSourcedId: 't2', role: 'AT' },
      { userSourcedId: 't3', role: 'ad' },
    ]),
    'cases.csv': casesCsv([
      { caseId: 'c1', studentSourcedId: 's1', status: 'Active' },
      { caseId: 'c2', studentSourcedId: 's1', status: 'closed' },
      { caseId: 'c3', studentSourcedId: 's2', status: 'active' },
    ]),
    ...texts,
  };
}

/** A set that says only what changed: a manifest for a delta, and the texts given. */
export function deltaFiles(texts: FileTexts): FileTexts {
  return {
    'manifest.csv': manifestCsv({
      'oneroster.version': '1.1',
      'file.orgs': 'absent',
      'file.users': 'users.csv' in texts ? 'delta' : 'absent',
    }),
    ...texts,
  };
}

/** The texts as a source would hand them over. */
export function asContents(texts: FileTexts): RosterFileContents {
  const contents = new Map<RosterFileName, Buffer>();
  for (const [name, text] of Object.entries(texts)) {
    if (typeof text === 'string') contents.set(name as RosterFileName, Buffer.from(text));
  }
  return contents;
}
