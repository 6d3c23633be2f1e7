import { answerByRules } from './rules-answer.ts';
import { readQuestion } from './question.ts';
import { buildPassage } from './testing/build-passage.ts';

test('a quotation with the sentences around it ends before the sender signs', async () => {
  const passage = [
    'Filter 16x25x4, two pieces at 24.50: 49.00',
    'Filter put in today, the second one is on top of the furnace.',
    'See you soon,',
    'Len Dobbs',
  ].join('\n');
  const found = await answerByRules({
    question: readQuestion('Which furnace filter do we need?', '2026-10-02'),
    passages: [buildPassage({ subject: 'Receipt 2291', sender: 'Len Dobbs <len@example.com>', passage })],
    today: '2026-10-02',
    compare: null,
  });
  expect(found?.text).toContain('on top of the furnace.”');
});
