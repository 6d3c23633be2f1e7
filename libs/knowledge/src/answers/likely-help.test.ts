import { readQuestion } from './question.ts';
import { answerByRules } from './rules-answer.ts';
import { buildPassage } from './testing/build-passage.ts';

const today = '2026-10-02';
const farm = buildPassage({
  source: 'mail:farm',
  subject: 'Maple farm',
  passage: 'We visit the maple farm on Tuesday. The fee of $12 is due on Monday. Please send a bag lunch.',
  score: 0.2,
});
const shown = async (question: string, passages = [farm]) =>
  (await answerByRules({ question: readQuestion(question, today), passages, today, compare: null })) !== null;

test.each([
  ['an encyclopedia', 'How many ounces are in a bag?'],
  ['a cookbook', 'How does one make maple syrup?'],
  ['a value that no sentence has', 'What is the wifi password at the farm?'],
])('a sentence that only shares words is not shown for a question of %s', async (_, question) => {
  expect(await shown(question)).toBe(false);
});

test('a sentence with the subject and its fact is shown', async () => {
  expect(await shown('How much do I have to send for the farm visit on Tuesday?')).toBe(true);
});
