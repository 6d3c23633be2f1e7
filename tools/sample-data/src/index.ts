export type { EventPair, PairEvent, PairMember } from './event-copies/event-pair.ts';
export { holdoutEventPairs } from './event-copies/holdout/pairs.ts';
export { devEventPairs } from './event-copies/pairs.ts';
export { devEventLines } from './event-lines/dev.ts';
export { eventLineNow } from './event-lines/event-line.ts';
export type {
  DatedEventLine,
  EventLine,
  EventLineDraft,
  EventLineMember,
  UndatedEventLine,
} from './event-lines/event-line.ts';
export { holdoutEventLines } from './event-lines/holdout/lines.ts';
export { seededRandom, type Random } from './random.ts';
export { devQuestionSets } from './questions/dev/index.ts';
export { holdoutQuestionSets } from './questions/holdout/index.ts';
export type { AskedQuestion, QuestionSet, QuestionSource } from './questions/question-set.ts';
export { sampleCalendar, sampleMayaCalendar } from './sample-calendars.ts';
export { sampleExtractions } from './sample-extractions.ts';
export type { IngestPayload } from './sample-extractions.ts';
export { sampleHousehold, sampleToday } from './sample-household.ts';
export { sampleMails } from './sample-mails.ts';
export { samplePlainQuestions } from './sample-plain-questions.ts';
export type { SampleQuestion } from './sample-question.ts';
export { sampleQuestions } from './sample-questions.ts';
export {
  sampleAdminUserId,
  sampleCoachUserId,
  sampleSchool,
  sampleSchoolId,
  sampleTrainerUserId,
} from './sample-school.ts';
export { schoolFiles } from './school-files.ts';
export type { SchoolPlan } from './school-plan.ts';
