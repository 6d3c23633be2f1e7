import type { ParseResult } from '../../read/parse-result.ts';
import { cardByRules } from '../card-by-rules.ts';
import { buildParse, family, momentOn } from '../testing/build-parse.ts';

const cardOf = (text: string, overrides: Partial<ParseResult> = {}) =>
  cardByRules(buildParse(text, overrides), family, momentOn('2026-09-15'));

const sure = `Lakeside Elementary School
September 14, 2026

Dear parents,

On Friday, October 9, 2026 we will visit the City Science Museum. The bus leaves at 8:45 a.m.
Please return the slip by Wednesday, September 30, 2026. The trip costs $18.50.`;

test('a card that nothing speaks against is sure, and names no doubt', () => {
  expect(cardOf(sure)).toMatchObject({ confidence: 'high', needs_review: false, review: [] });
});

test('a first name with a hyphen is told from a namesake', () => {
  const household = {
    ...family,
    members: family.members.map((member) => ({ ...member, name: member.name.replace(/^\S+/, 'Anna-Lena') })),
  };
  const text = sure.replace('The trip costs', 'Ask Anna-Lena Liao for help. The trip costs');
  expect(cardByRules(buildParse(text), household, momentOn('2026-09-15')).review).toContainEqual(
    expect.objectContaining({ reason: expect.stringMatching(/Anna-Lena Liao.* may be somebody else/) }),
  );
});

test.each([
  ['a weekday that its day is not', 'Friday, October 9, 2026', 'Friday, October 8, 2026', 'dates', /names a weekday/],
  [
    'a number that may be no date',
    'On Friday, October 9, 2026 we will visit the City Science Museum.',
    'We will visit the City Science Museum 10/9 this year.',
    'dates',
    /may be a number/,
  ],
  ['an amount in words', '$18.50', 'twenty dollars', 'money', /amount in words/],
  [
    'an amount without its currency',
    '$18.50',
    '18.50 in total, balance 18.50',
    'money',
    /currency of .* is not written/,
  ],
  [
    'somebody of the same first name',
    'The trip costs',
    'Tell Ben, or ask Ben Liao for help. The trip costs',
    'who',
    /somebody else/,
  ],
  ['a deadline without a day', 'by Wednesday, September 30, 2026', 'as agreed', 'deadlines', /no day for it/],
])('a card with %s is not sure, and says why', (_what, words, others, field, reason) => {
  const { confidence, needs_review, review } = cardOf(sure.replace(words, others));
  expect([confidence === 'high', needs_review]).toEqual([false, true]);
  expect(review).toContainEqual({ field, reason: expect.stringMatching(reason) });
});

test('a card that lists only a small doubt is medium at most', () => {
  const { confidence, confidence_score, review } = cardOf(`${sure}\n\nThe museum shop opens at 10:15 a.m.`);
  expect(review).toEqual([{ field: 'dates', reason: expect.stringMatching(/^No date has the time “10:15 a.m/) }]);
  expect([confidence, confidence_score]).toEqual(['medium', 0.79]);
});

test.each(['We visit the museum on 10/9.', '10/9 Museum', 'The forms are due 10/9.', 'The visit is 10/9 at 9 am.'])(
  'the day of “%s” is no mere number',
  (sentence) => {
    const { review } = cardOf(`Lakeside Elementary School\nSeptember 14, 2026\n\n${sentence}`);
    expect(review).not.toContainEqual({ field: expect.anything(), reason: expect.stringMatching(/may be a number/) });
  },
);

test('a date with a doubt is less sure than one without', () => {
  const [doubtful] = cardOf(sure.replace('Friday, October 9, 2026', '10/9')).dates.filter(
    ({ date }) => date === '2026-10-09',
  );
  const [plain] = cardOf(sure).dates.filter(({ date }) => date === '2026-10-09');
  expect(doubtful?.confidence).toBeLessThan(plain?.confidence ?? 0);
});

test('what was not read of a document is doubtful', () => {
  expect(cardOf(sure, { truncated: true, warnings: ['Only 20 of 31 pages were read.'] })).toMatchObject({
    confidence: 'medium',
    review: [
      { field: 'text', reason: 'Only a part of this document was read.' },
      { field: 'text', reason: 'Only 20 of 31 pages were read.' },
    ],
  });
});

test('the more of a document is left over, the less sure is its card', () => {
  const scoreOf = (more: string) => cardOf(`${sure}\n\n${more}`).confidence_score;
  const plain = scoreOf('We are glad to go with you.');
  const letters = ['The museum shop opens at 10:15 a.m.', 'Bring a sweater on Thursday.', 'Last year it was Feb 30.'];
  for (const more of letters) expect(scoreOf(more)).toBeLessThan(plain);
});
