import { schoolFiles } from './school-files.ts';
import { officeId, personId } from './school-plan.ts';

/** The sourcedId of the sample school. */
export const sampleSchoolId = 'lakeside-high';
/** Users of the sample school by the role that staff.csv grants: admin, at and coach. */
export const sampleAdminUserId = officeId(sampleSchoolId, 'admin');
export const sampleTrainerUserId = personId(sampleSchoolId, 'trainer', 1);
export const sampleCoachUserId = personId(sampleSchoolId, 'coach', 1);

/** The sample school by file name: 300 athletes, 450 parents, 24 coaches, two trainers, a director, an administrator, 120 cases. */
export function sampleSchool(): Map<string, string> {
  return schoolFiles({
    id: sampleSchoolId,
    name: 'Lakeside High School',
    athletes: 300,
    users: 778,
    cases: 120,
    seed: 20260914,
  });
}
