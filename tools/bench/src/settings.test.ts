import { readBenchSettings } from './settings.ts';

test('without arguments everything is measured', () => {
  expect(readBenchSettings([])).toEqual({
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
      'hostile',
      'dashboard',
    ],
    effort: { rounds: 7, seconds: 3 },
    data: null,
    help: false,
  });
});

test('one can be named, with another effort', () => {
  expect(readBenchSettings(['import', '--rounds', '2', '--seconds', '1'])).toEqual({
    names: ['import'],
    effort: { rounds: 2, seconds: 1 },
    data: null,
    help: false,
  });
});

test.each([
  [
    ['nothing'],
    'There is no benchmark nothing; there are athletics, import, calendar, calendar-search, conflicts, search, questions, digest, documents, typeset, hostile, dashboard.',
  ],
  [['--rounds', '0'], '--rounds wants a whole number from 1 to 1000.'],
])('%j is refused with a sentence', (args, sentence) => {
  expect(() => readBenchSettings(args)).toThrow(sentence);
});
