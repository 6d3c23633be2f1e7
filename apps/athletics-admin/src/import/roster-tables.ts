import { copyValue, type CopyValue } from './copy-text.ts';
import type { AthleteCase, Member, Roster, RosterAthlete } from './roster.ts';

/** The kinds of rows a roster consists of. */
export type RowKind = 'members' | 'athletes' | 'cases';

/** How one kind is kept in PostgreSQL: the table's columns beside `school_id`, the id first. */
export interface RosterTable {
  name: string;
  columns: readonly string[];
  /** The rows as COPY text without `school_id`, by the id as COPY writes it. */
  lines(roster: Roster): Map<string, string>;
}

/** The tables of the three kinds. */
export const rosterTables: Readonly<Record<RowKind, RosterTable>> = {
  members: {
    name: 'membership',
    columns: ['user_id', 'role', 'enabled', 'first_name', 'last_name', 'email', 'assigned_sports', 'assigned_teams'],
    lines: ({ members }) => linesOf(members, ({ role, enabled, firstName, lastName, email, sports, teams }: Member) => [role, enabled, firstName, lastName, email, sports, teams]),
  },
  athletes: {
    name: 'athlete',
    columns: ['id', 'first_name', 'last_name', 'grade', 'sports', 'team', 'current_status', 'parent_ids'],
    lines: ({ athletes }) => linesOf(athletes, ({ firstName, lastName, grade, sports, team, status, parentIds }: RosterAthlete) => [firstName, lastName, grade, sports, team, status, parentIds]),
  },
  cases: {
    name: '"case"',
    columns: ['id', 'athlete_id', 'status'],
    lines: ({ cases }) => linesOf(cases, ({ athleteId, status }: AthleteCase) => [athleteId, status]),
  },
};

function linesOf<Row>(rows: ReadonlyMap<string, Row>, values: (row: Row) => CopyValue[]): Map<string, string> {
  const lines = new Map<string, string>();
  for (const [id, row] of rows) {
    const writtenId = copyValue(id);
    lines.set(writtenId, `${writtenId}\t${values(row).map(copyValue).join('\t')}`);
  }
  return lines;
}
