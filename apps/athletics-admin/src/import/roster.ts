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

/** All that the service holds of one school. The maps are keyed by id. */
export interface Roster {
  school: { id: string; name: string };
  members: Map<string, Member>;
  athletes: Map<string, RosterAthlete>;
  cases: Map<string, AthleteCase>;
}

/** The roles that only the staff file can grant. */
export const grantedRoles: ReadonlySet<string> = new Set(['admin', 'at', 'ad', 'coach']);

/** The role of a member whom only a link to an athlete ties to the school. */
export const relativeRole = 'relative';
