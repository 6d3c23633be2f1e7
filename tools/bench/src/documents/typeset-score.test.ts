import type { TypesetTruth } from '@homeroom/sample-data/documents';
import { scoreTypeset, scoreTypesetOfNothing, type TypesetCard } from './typeset-score.ts';

const truth: TypesetTruth = {
  category: 'School',
  who: ['Maya'],
  documentDate: null,
  dates: [{ date: '2026-12-10', time: '18:00', words: 'December 10th' }],
  deadlines: [],
  actionRequired: false,
  actions: [],
  titles: ['Winter Concert'],
  amounts: [{ amount: 12.5, currency: 'USD', words: '$12.50' }],
  places: ['Main Gym'],
  mustRead: ['December 10th at 6 p.m.', 'fifth-grade choir'],
};
const card: TypesetCard = {
  title: 'The winter concert',
  category: 'School',
  who: ['Maya Rivera'],
  document_date: null,
  dates: [{ date: '2026-12-10', time: '18:00' }],
  deadlines: [],
  actions: [],
  action_required: false,
  money: [{ amount: 12.5, currency: null }],
  location: [{ name: 'Lakeside', address: 'main gym, door 4' }],
  confidence: 'high',
  needs_review: false,
};
const text = 'December 10th\nat 6 p.m. the fifth-\ngrade choir sings';

test('a right card of a text read whole has no fault and is all right', () => {
  const score = scoreTypeset(card, text, truth, '2026-11-30');
  expect(score.faults).toEqual([]);
  expect(score).toMatchObject({ allRight: true, confidence: 'high', needsReview: false });
});

test.each<[string, Partial<TypesetCard>, boolean, string]>([
  [
    'a title from a file name',
    { title: 'Template 7b.docx' },
    true,
    'title: "Template 7b.docx" instead of ["Winter Concert"]',
  ],
  ['a missed amount', { money: [] }, false, 'amount missed: $12.50'],
  ['an amount in another currency', { money: [{ amount: 12.5, currency: 'EUR' }] }, false, 'amount missed: $12.50'],
  ['a missed place', { location: [] }, true, 'place missed: Main Gym'],
  [
    'an invented date',
    { dates: [...card.dates, { date: '2027-12-10', time: null }] },
    false,
    'date invented: 2027-12-10',
  ],
  [
    'a person too many',
    { who: ['Maya Rivera', 'Leo Rivera'] },
    false,
    'who: ["Maya Rivera","Leo Rivera"] instead of ["Maya"]',
  ],
])('%s is a fault', (_what, difference, allRight, fault) => {
  const score = scoreTypeset({ ...card, ...difference }, text, truth, '2026-11-30');
  expect(score.faults).toEqual([fault]);
  expect(score.allRight).toBe(allRight);
});

test('a phrase that was not read is a fault of the text alone', () => {
  const score = scoreTypeset(card, 'December 10 th at 6 p.m.', truth, '2026-11-30');
  expect(score.tallies.text).toEqual({ right: 1, wanted: 2, invented: 0 });
  expect(score.allRight).toBe(true);
});

test('without a title of its own a document may have any that is no metadata', () => {
  const untitled = { ...truth, titles: [] };
  expect(scoreTypeset(card, text, untitled, '2026-11-30').tallies.title.right).toBe(1);
  expect(scoreTypeset({ ...card, title: 'rpt_inv_0042.rdl' }, text, untitled, '2026-11-30').tallies.title.right).toBe(
    0,
  );
});

test.each([
  ['December 3rd', 1],
  ['3 de diciembre', 1],
  ['12/3', 1],
  ['December 30', 0],
])('of an invented date it says whether its day is printed, as “%s”', (words, printed) => {
  const given = { ...card, dates: [...card.dates, { date: '2026-12-03', time: null }] };
  expect(scoreTypeset(given, `${text}. ${words}`, truth, '2026-11-30').printedInventions).toBe(printed);
});

test('a missed deadline that the card has as a date is told apart', () => {
  const due = { ...truth, deadlines: ['2026-12-10', '2026-12-11'] as const };
  expect(scoreTypeset(card, text, due, '2026-11-30').deadlinesTakenForDates).toBe(1);
});

test('without a card everything is missed', () => {
  expect(scoreTypesetOfNothing(truth, 'the service answered 500').tallies).toMatchObject({
    title: { right: 0, wanted: 1 },
    amounts: { right: 0, wanted: 1 },
    text: { right: 0, wanted: 2 },
  });
});
