import { copyValue, type CopyValue } from './copy-text.ts';
import type { Roster } from './roster.ts';

/** The kinds of rows a roster consists of. */
export type RowKind = 'members' | 'athletes' | 'cases';

type RowOf<Kind extends RowKind> = Roster[Kind] extends Map<string, infer Row> ? Row : never;

/** How one kind of rows is kept in PostgreSQL. */
export interface RosterTable<Row> {
  name: string;
  /** The columns beside `school_id`, the id first. */
  columns: readonly string[];
  /** A row as COPY text, without `school_id`. */
  line(row: Row): string;
}

/** The tables of the three kinds. */
export const rosterTables: { readonly [Kind in RowKind]: RosterTable<RowOf<Kind>> } = {
  members: {
    name: 'membership',
    columns: ['user_id', 'role', 'enabled', 'first_name', 'last_name', 'email', 'assigned_sports', 'assigned_teams'],
    line: ({ id, role, enabled, firstName, lastName, email, sports, teams }) => copyLine([id, role, enabled, firstName, lastName, email, sports, teams]),
  },
  athletes: {
    name: 'athlete',
    columns: ['id', 'first_name', 'last_name', 'grade', 'sports', 'team', 'current_status', 'parent_ids'],
    line: ({ id, firstName, lastName, grade, sports, team, status, parentIds }) => copyLine([id, firstName, lastName, grade, sports, team, status, parentIds]),
  },
  cases: {
    name: '"case"',
    columns: ['id', 'athlete_id', 'status'],
    line: ({ id, athleteId, status }) => copyLine([id, athleteId, status]),
  },
};

function copyLine(values: CopyValue[]): string {
  let line = copyValue(values[0]!);
  for (let index = 1; index < values.length; index += 1) line += `\t${copyValue(values[index]!)}`;
  return line;
}
