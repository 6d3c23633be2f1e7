/** Size and identity of an invented school. */
export interface SchoolPlan {
  /** sourcedId of the school and prefix of all other ids. */
  id: string;
  name: string;
  /** Rows of athletes.csv. */
  athletes: number;
  /** Rows of users.csv: athletes, staff, and parents for the rest. */
  users: number;
  /** Rows of cases.csv. */
  cases: number;
  /** The same plan and seed give the same files. */
  seed: number;
}

/** Number of people of each kind. */
export interface Headcount {
  athletes: number;
  coaches: number;
  trainers: number;
  parents: number;
}

const largestCoachingStaff = 84;
const directorAndAdmin = 2;

/**
 * Distributes the users of a plan: one coach per twelve athletes, at most 84; two athletic trainers, four from a
 * thousand athletes; one athletic director and one administrator; the rest are parents.
 * @throws RangeError when athletes and staff exceed the users
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

/** Returns the sourcedId of the n-th person of a kind, from 1. */
export function personId(schoolId: string, kind: 'student' | 'parent' | 'coach' | 'trainer', number: number): string {
  return `${schoolId}-${kind}-${String(number).padStart(4, '0')}`;
}

/** Returns the sourcedId of the one person in an office. */
export function officeId(schoolId: string, office: 'director' | 'admin'): string {
  return `${schoolId}-${office}`;
}
