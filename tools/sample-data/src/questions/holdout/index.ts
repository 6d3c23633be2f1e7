import type { QuestionSet } from '../question-set.ts';

/** Households whose questions nobody who works on the rules has seen. */
export const holdoutQuestionSets: readonly QuestionSet[] = [];
