import { forEachUnique, type CsvTable } from './csv-table.ts';
import type { FaultList } from './fault.ts';
import { athleteStatus, caseStatus, listItems } from './mapping.ts';
import { grantedRoles } from './roster.ts';

/** A row of athletes.csv. In all three files the status `tobedeleted` removes, as it does in OneRoster's files. */
export interface AthleteRow {
  id: string;
  line: number;
  removed: boolean;
  sports: readonly string[];
  team: string | null;
  status: string;
}

/** A row of staff.csv, the one file that grants a role. */
export interface StaffRow {
  id: string;
  line: number;
  removed: boolean;
  role: string;
  sports: readonly string[];
  teams: readonly string[];
}

/** A row of cases.csv. */
export interface CaseRow {
  id: string;
  line: number;
  removed: boolean;
  athleteId: string;
  status: string;
}

/** Reads athletes.csv: the athletes of the school are its rows. */
export function readAthleteRows(table: CsvTable | null, faults: FaultList): AthleteRow[] {
  if (!table) return [];
  const [sportsOf, teamOf, statusOf] = [table.reader('sports'), table.reader('team'), table.reader('status')];
  const rows: AthleteRow[] = [];
  forEachUnique(table, 'studentSourcedId', faults, (id, record, line) => {
    const status = statusOf(record);
    rows.push({
      id,
      line,
      removed: isRemoval(status),
      sports: listItems(sportsOf(record)),
      team: teamOf(record) || null,
      status: athleteStatus(status),
    });
  });
  return rows;
}

/** Reads staff.csv; a role is one of coach, at, ad and admin. */
export function readStaffRows(table: CsvTable | null, faults: FaultList): StaffRow[] {
  if (!table) return [];
  const [roleOf, sportsOf, teamsOf, statusOf] = [
    table.reader('role'),
    table.reader('sports'),
    table.reader('teams'),
    table.reader('status'),
  ];
  const rows: StaffRow[] = [];
  forEachUnique(table, 'userSourcedId', faults, (id, record, line) => {
    const removed = isRemoval(statusOf(record));
    const role = roleOf(record).toLowerCase();
    if (!removed && !grantedRoles.has(role))
      faults.add({
        file: table.file,
        line,
        column: 'role',
        message: `is ${JSON.stringify(roleOf(record))}, none of coach, at, ad and admin`,
      });
    rows.push({ id, line, removed, role, sports: listItems(sportsOf(record)), teams: listItems(teamsOf(record)) });
  });
  return rows;
}

/** Reads cases.csv. */
export function readCaseRows(table: CsvTable | null, faults: FaultList): CaseRow[] {
  if (!table) return [];
  const [athleteOf, statusOf] = [table.reader('studentSourcedId'), table.reader('status')];
  const rows: CaseRow[] = [];
  forEachUnique(table, 'caseId', faults, (id, record, line) => {
    const status = statusOf(record);
    const athleteId = athleteOf(record);
    const removed = isRemoval(status);
    const empty = [...(athleteId === '' && !removed ? ['studentSourcedId'] : []), ...(status === '' ? ['status'] : [])];
    for (const column of empty) faults.add({ file: table.file, line, column, message: 'is empty' });
    if (empty.length === 0) rows.push({ id, line, removed, athleteId, status: caseStatus(status) });
  });
  return rows;
}

function isRemoval(status: string): boolean {
  return status.toLowerCase() === 'tobedeleted';
}
