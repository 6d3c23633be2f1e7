import type { CopyValue } from './copy-text.ts';
import type { Roster } from './roster.ts';

/** The kinds of rows a roster consists of. */
export type RowKind = 'members' | 'athletes' | 'cases';

type RowOf<Kind extends RowKind> = Roster[Kind] extends Map<string, infer Row> ? Row : never;

/** Mapping of one kind of rows to PostgreSQL. */
export interface RosterTable<Row> {
  name: string;
  /** Columns except `school_id`, the id first. */
  columns: readonly string[];
  /** A row's values in the order of the columns. */
  values(row: Row): readonly CopyValue[];
}

/** The tables of the three kinds. */
export const rosterTables: { readonly [Kind in RowKind]: RosterTable<RowOf<Kind>> } = {
  members: {
    name: 'membership',
    columns: ['user_id', 'role', 'enabled', 'first_name', 'last_name', 'email', 'assigned_sports', 'assigned_teams'],
    values: ({ id, role, enabled, firstName, lastName, email, sports, teams }) => [
      id,
      role,
      enabled,
      firstName,
      lastName,
      email,
      sports,
      teams,
    ],
  },
  athletes: {
    name: 'athlete',
    columns: ['id', 'first_name', 'last_name', 'grade', 'sports', 'team', 'current_status', 'parent_ids'],
    values: ({ id, firstName, lastName, grade, sports, team, status, parentIds }) => [
      id,
      firstName,
      lastName,
      grade,
      sports,
      team,
      status,
      parentIds,
    ],
  },
  cases: {
    name: '"case"',
    columns: ['id', 'athlete_id', 'status'],
    values: ({ id, athleteId, status }) => [id, athleteId, status],
  },
};
