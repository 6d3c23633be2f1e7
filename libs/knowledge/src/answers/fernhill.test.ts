import { readQuestion } from './question.ts';
import { answerByRules } from './rules-answer.ts';
import { checkQuestions, developmentQuestions, type FernhillQuestion } from './testing/fernhill-questions.ts';
import { foundAtFernhill } from './testing/fernhill-sources.ts';

const today = '2026-10-09';

async function outcomeOf([question, quoted, source]: FernhillQuestion): Promise<string> {
  const passages = foundAtFernhill(question);
  const answer = await answerByRules({ question: readQuestion(question, today), passages, today, compare: null });
  if (answer === null || answer.strength === 'near') return 'none';
  const { strength } = answer;
  return quoted !== null && answer.text.includes(quoted) && answer.source === source
    ? `right, ${strength}`
    : `wrong, ${strength}`;
}

async function countOf(questions: readonly FernhillQuestion[], outcome: string): Promise<number> {
  const outcomes = await Promise.all(questions.map(outcomeOf));
  return outcomes.filter((one) => one === outcome).length;
}

describe.each([
  { name: 'that the rules were made with', questions: developmentQuestions, right: 30, wronglyStrong: 0 },
  { name: 'that were set apart', questions: checkQuestions, right: 7, wronglyStrong: 2 },
])('of the questions $name', ({ questions, right, wronglyStrong }) => {
  test(`at least ${right} are answered right and strongly, from the right source`, async () => {
    expect(await countOf(questions, 'right, strong')).toBeGreaterThanOrEqual(right);
  });

  test(`at most ${wronglyStrong} get a strong answer that is wrong, the unanswerable ones included`, async () => {
    expect(await countOf(questions, 'wrong, strong')).toBeLessThanOrEqual(wronglyStrong);
  });
});
