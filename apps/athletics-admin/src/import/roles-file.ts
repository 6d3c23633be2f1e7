import type { CsvTable } from './csv-table.ts';
import type { FaultList } from './fault.ts';
import { oneRosterRole } from './mapping.ts';
import { rowState } from './row-checks.ts';

/** A user's role at the school; null when roles.csv only removes one. */
export interface SchoolRole {
  role: string | null;
  line: number;
}

/** What roles.csv (OneRoster 1.2) says. */
export interface SchoolRoles {
  /** Whether there is such a file. */
  listed: boolean;
  /** By user, at this school only; of several roles the primary one, otherwise the first. */
  atSchool: ReadonlyMap<string, SchoolRole>;
  /** Users who are students somewhere. */
  students: ReadonlySet<string>;
}

/** Reads roles.csv as far as it concerns one school. */
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

type Reader = (record: readonly string[]) => string;
