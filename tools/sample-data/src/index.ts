export { sampleCalendar, sampleMayaCalendar } from './sample-calendars.ts';
export { sampleHousehold } from './sample-household.ts';
export { sampleAdminUserId, sampleCoachUserId, sampleSchool, sampleSchoolId, sampleTrainerUserId } from './sample-school.ts';
export { schoolFiles } from './school-files.ts';
export type { SchoolPlan } from './school-plan.ts';
