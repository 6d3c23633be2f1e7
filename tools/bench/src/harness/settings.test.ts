import { benchLine } from './settings.ts';

const read = (
  positionals: string[],
  values: { quick?: boolean; rounds?: string; seconds?: string; half?: string; part?: string } = {},
) => benchLine.read({ positionals, values });

test('without arguments everything is measured', () => {
  expect(read([])).toEqual({
    names: [
      'athletics',
      'import',
      'calendar',
      'calendar-search',
      'conflicts',
      'search',
      'questions',
      'digest',
      'documents',
      'typeset',
      'overload',
      'hostile',
      'dashboard',
      'footprint',
    ],
    isRecorded: true,
    effort: { rounds: 7, seconds: 3 },
    data: null,
    half: null,
    part: null,
    withPictures: true,
  });
});

test('one can be named, with another effort', () => {
  expect(read(['import'], { rounds: '2', seconds: '1' })).toEqual({
    names: ['import'],
    isRecorded: true,
    effort: { rounds: 2, seconds: 1 },
    data: null,
    half: null,
    part: null,
    withPictures: true,
  });
});

test('a quick run has few rounds of the ratios against peers, and is not recorded', () => {
  expect(read([], { quick: true })).toMatchObject({
    names: ['athletics', 'import', 'calendar', 'conflicts', 'dashboard', 'footprint'],
    isRecorded: false,
    effort: { rounds: 2, seconds: 1 },
  });
  expect(read(['import'], { quick: true, rounds: '3' })).toMatchObject({
    names: ['import'],
    effort: { rounds: 3, seconds: 1 },
  });
});

test('a half and a part of the questions can be named', () => {
  expect(read(['questions'], { half: 'holdout', part: 'calendar' })).toMatchObject({
    half: 'holdout',
    part: 'calendar',
    isRecorded: false,
  });
});

test('scans and photos can be left out', () => {
  const values = { 'no-pictures': true };
  expect(benchLine.read({ positionals: ['typeset'], values })).toMatchObject({
    withPictures: false,
    isRecorded: false,
  });
});

test.each<[string[], { rounds?: string; half?: string }, string]>([
  [
    ['nothing'],
    {},
    'There is no benchmark nothing; there are athletics, import, calendar, calendar-search, conflicts, search, questions, digest, documents, typeset, overload, hostile, dashboard, footprint.',
  ],
  [[], { half: 'both' }, '--half wants one of dev, holdout.'],
  [[], { rounds: '0' }, '--rounds wants a whole number from 1 to 1000.'],
])('%j with %j is refused with a sentence', (names, values, sentence) => {
  expect(() => read(names, values)).toThrow(sentence);
});
