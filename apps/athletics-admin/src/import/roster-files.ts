import {
  readAthleteRows,
  readCaseRows,
  readStaffRows,
  type AthleteRow,
  type CaseRow,
  type StaffRow,
} from './athletics-files.ts';
import { openCsvTable, type CsvTable, type WantedColumns } from './csv-table.ts';
import type { FaultList } from './fault.ts';
import { readManifest, type ImportMode, type Manifest } from './manifest.ts';
import {
  readPeople,
  readSchool,
  readSchoolRoles,
  type Person,
  type SchoolRoles,
  type SchoolRow,
} from './oneroster-files.ts';
import type { RosterFileContents, RosterFileName } from './roster-file-set.ts';

/** Contents of the files for one school, validated row by row. A delta may lack any file. */
export interface RosterFiles {
  mode: ImportMode;
  /** The school's row; null when a delta does not list it. */
  school: SchoolRow | null;
  /** Everyone whom users.csv lists as present, by sourcedId. */
  people: ReadonlyMap<string, Person>;
  /** The sourcedIds that users.csv lists as `tobedeleted`. */
  gone: ReadonlySet<string>;
  roles: SchoolRoles;
  athletes: readonly AthleteRow[];
  staff: readonly StaffRow[];
  cases: readonly CaseRow[];
  warnings: readonly string[];
}

/** Options for reading the files. */
export interface FilesRequest {
  schoolId: string;
  /** Null leaves the choice to the manifest, which without one is bulk. */
  mode: ImportMode | null;
}

/**
 * Reads the files of a OneRoster 1.1 or 1.2 set and the accompanying athletics files.
 * @returns null when a file is missing or unreadable, so that checking the rows would only repeat the fault
 */
export function readRosterFiles(
  contents: RosterFileContents,
  request: FilesRequest,
  faults: FaultList,
): RosterFiles | null {
  const warnings: string[] = [];
  const manifest = readManifest(contents, request.mode, faults, warnings);
  const tables = openTables(contents, manifest, faults, warnings);
  if (!tables) return null;
  const roles = readSchoolRoles(tables.get('roles.csv') ?? null, request.schoolId, faults);
  const { people, gone } = readPeople(
    tables.get('users.csv') ?? null,
    { ...manifest, schoolId: request.schoolId, roles },
    faults,
  );
  const files: RosterFiles = {
    mode: manifest.mode,
    school: readSchool(tables.get('orgs.csv') ?? null, request.schoolId, manifest.mode, faults),
    people,
    gone,
    roles,
    athletes: readAthleteRows(tables.get('athletes.csv') ?? null, faults),
    staff: readStaffRows(tables.get('staff.csv') ?? null, faults),
    cases: readCaseRows(tables.get('cases.csv') ?? null, faults),
    warnings,
  };
  return [...tables.values()].some((table) => table.broken) ? null : files;
}

type DataFileName = Exclude<RosterFileName, 'manifest.csv'>;

const fileColumns: Record<DataFileName, WantedColumns> = {
  'orgs.csv': { required: ['sourcedId', 'name'], optional: ['status', 'type'] },
  'users.csv': {
    required: ['sourcedId', 'enabledUser', 'givenName', 'familyName', 'email', 'agentSourcedIds', 'grades'],
    optional: ['status', 'primaryOrgSourcedId'],
  },
  'roles.csv': { required: ['userSourcedId', 'role', 'orgSourcedId'], optional: ['status', 'roleType'] },
  'athletes.csv': { required: ['studentSourcedId', 'sports', 'team', 'status'] },
  'staff.csv': { required: ['userSourcedId', 'role', 'sports', 'teams'], optional: ['status'] },
  'cases.csv': { required: ['caseId', 'studentSourcedId', 'status'] },
};

function openTables(
  contents: RosterFileContents,
  manifest: Manifest,
  faults: FaultList,
  warnings: string[],
): Map<DataFileName, CsvTable> | null {
  const tables = new Map<DataFileName, CsvTable>();
  let complete = true;
  for (const file of Object.keys(fileColumns) as DataFileName[]) {
    if (file === 'roles.csv' && manifest.version === '1.1') continue;
    const content = manifest.absent.has(file) ? undefined : contents.get(file);
    if (content) {
      const table = openCsvTable(file, content, columnsOf(file, manifest), faults);
      if (table) tables.set(file, table);
      else complete = false;
    } else if (manifest.mode === 'bulk') {
      faults.add({ file, message: 'is missing; a bulk import needs it, with its header alone when there are no rows' });
      complete = false;
    } else if (manifest.absent.has(file) && contents.has(file))
      warnings.push(`${file} is passed over: the manifest says absent`);
  }
  return complete ? tables : null;
}

/** OneRoster 1.1 keeps role and schools in users.csv, 1.2 in roles.csv; a delta needs `status` to tell what is gone. */
function columnsOf(file: DataFileName, { version, mode }: Manifest): WantedColumns {
  const { required, optional = [] } = fileColumns[file];
  const rostered = file === 'orgs.csv' || file === 'users.csv' || file === 'roles.csv';
  const more = [
    ...(file === 'users.csv' && version === '1.1' ? ['role', 'orgSourcedIds'] : []),
    ...(rostered && mode === 'delta' ? ['status'] : []),
  ];
  return { required: [...required, ...more], optional: optional.filter((column) => !more.includes(column)) };
}
