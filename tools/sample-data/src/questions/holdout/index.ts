import type { QuestionSet } from '../question-set.ts';
import { adeyemiQuestions } from './adeyemi.ts';
import { lindqvistQuestions } from './lindqvist.ts';
import { whitlockQuestions } from './whitlock.ts';

/** Households whose questions nobody who works on the rules has seen. */
export const holdoutQuestionSets: readonly QuestionSet[] = [lindqvistQuestions, adeyemiQuestions, whitlockQuestions];
