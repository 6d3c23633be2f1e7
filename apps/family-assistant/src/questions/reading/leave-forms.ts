import type { QuestionForm } from './question-form.ts';

const be = 'is|are|am|was|were|be';
const leaving = 'leave|leaving|depart';
const must = 'must|should|need|needs|have|has|got|gotta|want|going|supposed';

/** Ways to ask when to leave. */
export const leaveForms: readonly QuestionForm[] = [
  {
    says: `when|time|early|soon|late|latest * do|does|did|must|should|shall|will|can|${must} PERSON ${must}? to? ${leaving} work|home|house?`,
    wants: 'leave',
  },
  {
    says: `when|time|early|soon|late|latest * do|does|did|must|should|shall|will|can|${must} PERSON ${must}? to? head|set|get|go|be|start off|out|going door? !of`,
    wants: 'leave',
  },
  { says: `when|time|early|soon|late|latest * PERSON ${must}|will|can|${be} to? ${leaving}`, wants: 'leave' },
  { says: `when|time|early|soon to ${leaving}`, wants: 'leave' },
  { says: 'leave|leaving|leave-by time', wants: 'leave' },
  { says: `when|time to head|set|get off|out|going`, wants: 'leave' },
  { says: `^ ${leaving} when|what|for`, wants: 'leave' },
  { says: 'when|time * in|into car|van', wants: 'leave' },
  { says: 'when|time * setting|heading off|out', wants: 'leave' },
];
