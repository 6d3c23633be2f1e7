import { openingOf, stageOf, stageTotals, type StagedAnswer } from './question-stages.ts';

const practice = {
  question: 'When is practice?',
  says: [['4:00 PM', '16:00'], ['Thursday']],
  sources: ['calendar:family:practice'],
};
const answered = (
  text: string,
  { kind = 'calendar', source = 'calendar:family:practice', right = false } = {},
): StagedAnswer => ({
  question: practice,
  answer: {
    answer: text,
    answer_kind: kind as 'calendar',
    confidence: 'high',
    sources: source === '' ? [] : [{ id: source }],
  },
  score: { outcome: right ? 'right' : 'wrong', wronglySure: !right, sourceAt: 1 },
});

test.each([
  ['how many games are left', 'how many'],
  ['Until when is the sleepover?', 'how long'],
  ['At what time do I land?', 'when'],
  ['whos driving today', 'who'],
  ['Has practice been moved?', 'what changed'],
  ['Is Dad free on Friday?', 'free'],
  ['tmrw anything?', 'what'],
  ['Is there school on Thursday?', 'yes or no, or a few words'],
])('%j opens like %j', (question, opening) => {
  expect(openingOf(question)).toBe(opening);
});

test.each([
  [answered('Practice is on Thursday at 4:00 PM.', { right: true }), 'right'],
  [answered('The answer is not in the processed emails.', { kind: 'none' }), 'refused'],
  [answered('Practice is on.', { kind: 'quoted' }), 'answered from mail'],
  [answered('Choir is on Thursday at 4:00 PM.', { source: 'calendar:family:choir' }), 'other event'],
  [answered('Practice is on Thursday at 5:00 PM.'), 'right event, other time'],
  [answered('Practice is at 4:00 PM.'), 'right event, other day'],
])('an answer is told by its stage', (answer, stage) => {
  expect(stageOf(answer)).toBe(stage);
});

test('totals name no question', () => {
  expect(
    stageTotals([answered('Practice is at 4:00 PM.'), answered('At 4:00 PM on Thursday.', { right: true })]),
  ).toEqual([
    'when: 2 asked; 1 right event, other day, 1 right; 1 right and high, 1 wrong but high',
    'all: 2 asked; 1 right event, other day, 1 right; 1 right and high, 1 wrong but high',
  ]);
});
