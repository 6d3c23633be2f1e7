import { AnswerBudget } from './answer-budget.ts';

test.each([
  ['a whole answer has 4,000 ms, of which embeddings end within the first 2,500', 4_000, 0, 4_000, 2_500],
  ['time that embeddings used is missing for the chat', 4_000, 2_500, 1_500, 0],
  ['a longer budget gives embeddings no more', 20_000, 1_000, 19_000, 1_500],
  ['a shorter budget leaves the chat three eighths', 1_600, 0, 1_600, 1_000],
  ['no call is worth starting with less than 100 ms', 4_000, 3_950, 0, 0],
  ['a budget that is used up stays so', 4_000, 60_000, 0, 0],
])('%s', (_what, totalMs, usedMs, chatMs, embeddingsMs) => {
  let now = 5;
  const budget = new AnswerBudget(totalMs, () => now);
  now += usedMs;
  expect([budget.chatMs, budget.embeddingsMs]).toEqual([chatMs, embeddingsMs]);
});
