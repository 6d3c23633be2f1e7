/** A person of the school with one role there. */
export interface Member {
  /** The OneRoster sourcedId. */
  id: string;
  /** `admin`, `at`, `ad` or `coach` when the staff file grants it, otherwise the OneRoster role. */
  role: string;
  enabled: boolean;
  firstName: string;
  lastName: string;
  email: string | null;
  sports: readonly string[];
  teams: readonly string[];
}

/** A student who plays for the school. */
export interface RosterAthlete {
  /** The student's sourcedId. */
  id: string;
  firstName: string;
  lastName: string;
  /** 0 is kindergarten, -1 the year before it. */
  grade: number;
  sports: readonly string[];
  team: string | null;
  status: string;
  /** sourcedIds of the athlete's relatives, whether or not they are members. */
  parentIds: readonly string[];
}

/** A case of one athlete. */
export interface AthleteCase {
  id: string;
  athleteId: string;
  status: string;
}

/** One school with all its rows. The maps are keyed by id. */
export interface Roster {
  school: { id: string; name: string };
  members: Map<string, Member>;
  athletes: Map<string, RosterAthlete>;
  cases: Map<string, AthleteCase>;
}

/** Roles that only the staff file can grant. */
export const grantedRoles: ReadonlySet<string> = new Set(['admin', 'at', 'ad', 'coach']);

/** Role of a member whose only tie to the school is a link to an athlete. */
export const relativeRole = 'relative';

/** Difference of one kind of row from the rows held; the ids of rows that differ are listed. */
export interface RowChanges {
  /** Rows held before. */
  held: number;
  created: readonly string[];
  changed: readonly string[];
  unchanged: number;
  removed: readonly string[];
}

/** Difference of a roster from the rows held. */
export interface RosterChanges {
  school: 'created' | 'changed' | 'unchanged';
  members: RowChanges;
  athletes: RowChanges;
  cases: RowChanges;
}

/** Whether a comparison found any difference. */
export function changesAnything({ school, members, athletes, cases }: RosterChanges): boolean {
  return (
    school !== 'unchanged' ||
    [members, athletes, cases].some((rows) => rows.created.length + rows.changed.length + rows.removed.length > 0)
  );
}
