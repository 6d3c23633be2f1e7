import type { QuestionForm } from './question-form.ts';

/** Ways to ask for the time between two events. */
export const gapForms: readonly QuestionForm[] = [
  { says: 'how long|much time? * between', wants: 'gap' },
  { says: 'how long|much|many time|minutes|hours? do|have PERSON have|got then|from', wants: 'gap' },
  { says: 'how many minutes|hours|days|time * between', wants: 'gap' },
  { says: 'gap|break between', wants: 'gap' },
  { says: 'is|are|have|has|got there|PERSON have? any|enough? time between', wants: 'gap' },
  { says: 'do|does|did|will|would PERSON have any|enough? time|long * between', wants: 'gap' },
];
