import { forEachUnique, type CsvTable } from './csv-table.ts';
import type { FaultList } from './fault.ts';
import type { ImportMode, Manifest } from './manifest.ts';
import { listItems, oneRosterRole } from './mapping.ts';

type Reader = (record: readonly string[]) => string;

/** The school's row of orgs.csv. */
export interface SchoolRow {
  id: string;
  name: string;
}

/** Finds the school in orgs.csv. A delta need not list it; a bulk set must. */
export function readSchool(
  table: CsvTable | null,
  schoolId: string,
  mode: ImportMode,
  faults: FaultList,
): SchoolRow | null {
  if (!table) return null;
  const nameOf = table.reader('name');
  const typeOf = table.reader('type');
  const statusOf = table.reader('status');
  let school: SchoolRow | null = null;
  forEachUnique(table, 'sourcedId', faults, (id, record, line) => {
    if (id !== schoolId) return;
    school = { id, name: nameOf(record) };
    const type = typeOf(record);
    const place = { file: table.file, line };
    if (type !== '' && type.toLowerCase() !== 'school')
      faults.add({ ...place, column: 'type', message: `is ${JSON.stringify(type)}; only a school can be imported` });
    if (school.name === '') faults.add({ ...place, column: 'name', message: 'is empty' });
    if (rowState(table, statusOf(record), line, faults) === 'removed')
      faults.add({ ...place, column: 'status', message: 'marks the school itself as removed' });
  });
  if (!school && mode === 'bulk')
    faults.add({
      file: table.file,
      column: 'sourcedId',
      message: `the school ${JSON.stringify(schoolId)} is not listed`,
    });
  return school;
}

/** A user's role at the school; null when roles.csv only removes one. */
export interface SchoolRole {
  role: string | null;
  line: number;
}

/** Contents of roles.csv (OneRoster 1.2). */
export interface SchoolRoles {
  /** Whether there is such a file. */
  listed: boolean;
  /** By user, at this school only; of several roles the primary one, otherwise the first. */
  atSchool: ReadonlyMap<string, SchoolRole>;
  /** Users who are students somewhere. */
  students: ReadonlySet<string>;
}

/** Reads the rows of roles.csv for one school. */
export function readSchoolRoles(table: CsvTable | null, schoolId: string, faults: FaultList): SchoolRoles {
  const atSchool = new Map<string, SchoolRole & { primary: boolean }>();
  const students = new Set<string>();
  if (!table) return { listed: false, atSchool, students };
  const [userOf, roleOf, orgOf, typeOf, statusOf] = ['userSourcedId', 'role', 'orgSourcedId', 'roleType', 'status'].map(
    (column) => table.reader(column),
  ) as Reader[];
  table.forEach(faults, (record, line) => {
    const user = userOf!(record);
    const word = roleOf!(record);
    for (const [column, value] of [
      ['userSourcedId', user],
      ['role', word],
    ]) {
      if (value === '') faults.add({ file: table.file, line, column: column!, message: 'is empty' });
    }
    const present = rowState(table, statusOf!(record), line, faults) === 'active';
    const role = oneRosterRole(word);
    if (present && role === 'student') students.add(user);
    if (orgOf!(record) !== schoolId) return;
    const primary = typeOf!(record).toLowerCase() === 'primary';
    const earlier = atSchool.get(user);
    if (!earlier || (present && (earlier.role === null || (primary && !earlier.primary))))
      atSchool.set(user, { role: present ? role : null, primary, line });
  });
  return { listed: true, atSchool, students };
}

/** A present row of users.csv. Values that only some people need are checked where they are used. */
export interface Person {
  id: string;
  line: number;
  /** Whether the files assign the person to the school; null when a delta leaves it unchanged. */
  ofSchool: boolean | null;
  /** The OneRoster role at the school; null when the files do not say. */
  role: string | null;
  student: boolean;
  enabled: boolean;
  firstName: string;
  lastName: string;
  /** As written; empty for none. */
  email: string;
  agentIds: readonly string[];
  /** As written, comma-separated CEDS codes. */
  grades: string;
}

/** The rows of users.csv, apart by whether they are present or removed. */
export interface People {
  people: ReadonlyMap<string, Person>;
  gone: ReadonlySet<string>;
}

/** Inputs for reading users.csv. */
export interface PeopleContext extends Pick<Manifest, 'version' | 'mode'> {
  schoolId: string;
  roles: SchoolRoles;
}

type Affiliation = Pick<Person, 'ofSchool' | 'role' | 'student'>;

/**
 * Reads users.csv. In version 1.1 it holds role and schools; in 1.2 roles.csv does, in addition to
 * `primaryOrgSourcedId`.
 */
export function readPeople(table: CsvTable | null, context: PeopleContext, faults: FaultList): People {
  const people = new Map<string, Person>();
  const gone = new Set<string>();
  if (!table) return { people, gone };
  const affiliationOf =
    context.version === '1.1' ? affiliationByUser(table, context, faults) : affiliationByRoles(table, context);
  const columns = ['status', 'enabledUser', 'givenName', 'familyName', 'email', 'agentSourcedIds', 'grades'];
  const [statusOf, enabledOf, firstNameOf, lastNameOf, emailOf, agentsOf, gradesOf] = columns.map((column) =>
    table.reader(column),
  ) as [Reader, Reader, Reader, Reader, Reader, Reader, Reader];
  forEachUnique(table, 'sourcedId', faults, (id, record, line) => {
    if (rowState(table, statusOf(record), line, faults) === 'removed') {
      gone.add(id);
      return;
    }
    const { ofSchool, role, student } = affiliationOf(id, record, line);
    people.set(id, {
      id,
      line,
      ofSchool,
      role,
      student,
      enabled: readEnabled(table, enabledOf(record), line, faults),
      firstName: firstNameOf(record),
      lastName: lastNameOf(record),
      email: emailOf(record),
      agentIds: listItems(agentsOf(record)),
      grades: gradesOf(record),
    });
  });
  return { people, gone };
}

type AffiliationReader = (id: string, record: readonly string[], line: number) => Affiliation;

function affiliationByUser(table: CsvTable, { schoolId }: PeopleContext, faults: FaultList): AffiliationReader {
  const roleOf = table.reader('role');
  const orgsOf = table.reader('orgSourcedIds');
  return (_id, record, line) => {
    const word = roleOf(record);
    if (word === '') faults.add({ file: table.file, line, column: 'role', message: 'is empty' });
    const role = oneRosterRole(word);
    return { role, student: role === 'student', ofSchool: names(orgsOf(record), schoolId) };
  };
}

function names(orgs: string, schoolId: string): boolean {
  return orgs === schoolId || (orgs.includes(schoolId) && listItems(orgs).includes(schoolId));
}

function affiliationByRoles(table: CsvTable, { schoolId, mode, roles }: PeopleContext): AffiliationReader {
  const primaryOrgOf = table.reader('primaryOrgSourcedId');
  return (id, record) => {
    const atSchool = roles.atSchool.get(id);
    const primary = primaryOrgOf(record) === schoolId;
    const unsaid = mode === 'delta' && !atSchool ? null : false;
    return {
      role: atSchool?.role ?? null,
      student: roles.students.has(id),
      ofSchool: primary || (atSchool !== undefined && atSchool.role !== null) || unsaid,
    };
  };
}

function readEnabled(table: CsvTable, cell: string, line: number, faults: FaultList): boolean {
  if (cell === 'true') return true;
  const word = cell.toLowerCase();
  if (word !== 'true' && word !== 'false' && word !== '')
    faults.add({
      file: table.file,
      line,
      column: 'enabledUser',
      message: `is ${JSON.stringify(cell)}, neither true nor false`,
    });
  return word !== 'false';
}

/** Reads a OneRoster `status` cell: `active` or empty, or `tobedeleted`; anything else is reported. */
function rowState(table: CsvTable, cell: string, line: number, faults: FaultList): 'active' | 'removed' {
  if (cell === 'active' || cell === '') return 'active';
  const word = cell.toLowerCase();
  if (word === 'tobedeleted') return 'removed';
  if (word !== 'active')
    faults.add({
      file: table.file,
      line,
      column: 'status',
      message: `is ${JSON.stringify(cell)}, neither active nor tobedeleted`,
    });
  return 'active';
}
