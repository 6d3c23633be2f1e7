import { readQuestion } from './question.ts';
import { answerByRules } from './rules-answer.ts';
import { checkQuestions, developmentQuestions, type FernhillQuestion } from './testing/fernhill-questions.ts';
import { foundAtFernhill } from './testing/fernhill-sources.ts';

const today = '2026-10-09';

function outcomeOf([question, quoted, source]: FernhillQuestion): string {
  const answer = answerByRules(readQuestion(question, today), foundAtFernhill(question), today);
  if (answer === null) return 'none';
  const strength = answer.strong ? 'strong' : 'weak';
  return quoted !== null && answer.text.includes(quoted) && answer.source === source
    ? `right, ${strength}`
    : `wrong, ${strength}`;
}

function countOf(questions: readonly FernhillQuestion[], outcome: string): number {
  return questions.filter((question) => outcomeOf(question) === outcome).length;
}

describe.each([
  { name: 'that the rules were made with', questions: developmentQuestions, right: 30, wronglyStrong: 0 },
  { name: 'that were set apart', questions: checkQuestions, right: 7, wronglyStrong: 2 },
])('of the questions $name', ({ questions, right, wronglyStrong }) => {
  test(`at least ${right} are answered right and strongly, from the right source`, () => {
    expect(countOf(questions, 'right, strong')).toBeGreaterThanOrEqual(right);
  });

  test(`at most ${wronglyStrong} get a strong answer that is wrong, the unanswerable ones included`, () => {
    expect(countOf(questions, 'wrong, strong')).toBeLessThanOrEqual(wronglyStrong);
  });
});
