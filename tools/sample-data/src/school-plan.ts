/** Which school to invent, and how large. */
export interface SchoolPlan {
  /** The school's sourcedId; every other id starts with it. */
  id: string;
  name: string;
  /** Rows of athletes.csv. */
  athletes: number;
  /** Rows of users.csv: the athletes, the staff and, for the rest, parents. */
  users: number;
  /** Rows of cases.csv. */
  cases: number;
  /** The same plan with the same seed gives the same files. */
  seed: number;
}

/** How many of each kind of people a school has. */
export interface Headcount {
  athletes: number;
  coaches: number;
  trainers: number;
  parents: number;
}

const largestCoachingStaff = 84;
const directorAndAdmin = 2;

/**
 * Shares out the users of a plan: one coach for some twelve athletes, at most 84; two athletic trainers, four for a
 * thousand athletes or more; one athletic director and one administrator; the others are parents.
 * @throws RangeError when the athletes and the staff alone are more than the users
 */
export function headcount({ athletes, users }: Pick<SchoolPlan, 'athletes' | 'users'>): Headcount {
  const coaches = Math.min(largestCoachingStaff, Math.ceil(athletes * 0.08));
  const trainers = athletes < 1000 ? 2 : 4;
  const parents = users - athletes - coaches - trainers - directorAndAdmin;
  if (parents < 0)
    throw new RangeError(
      `A school of ${athletes} athletes needs at least ${users - parents} users; ${users} are too few.`,
    );
  return { athletes, coaches, trainers, parents };
}

/** The sourcedId of the n-th person of a kind, counted from 1. */
export function personId(schoolId: string, kind: 'student' | 'parent' | 'coach' | 'trainer', number: number): string {
  return `${schoolId}-${kind}-${String(number).padStart(4, '0')}`;
}

/** The sourcedId of the one person in an office. */
export function officeId(schoolId: string, office: 'director' | 'admin'): string {
  return `${schoolId}-${office}`;
}
