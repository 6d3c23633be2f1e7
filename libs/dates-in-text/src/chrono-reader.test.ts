import { chronoReader } from './chrono-reader.ts';

const written = new Date(2026, 9, 2, 12);
const read = (text: string) => chronoReader.parse(text, written).map((found) => found.text);

test('reads what is counted from a day, in every unit', () => {
  expect(read('two weeks ago, 2d later, 3 months before October 9')).toEqual([
    'two weeks ago',
    '2d later',
    '3 months before October 9',
  ]);
});

test('leaves out the two patterns that are slow to compile where nothing of theirs is in the text', () => {
  const patterns = (text: string) =>
    chronoReader.parsers.map((parser) => parser.pattern({ text, option: {} } as Parameters<typeof parser.pattern>[0]));
  const left = patterns('Classes begin before October 9').filter(
    (pattern, index) => pattern !== patterns('a day ago, a day later')[index],
  );
  expect(left.map(({ source }) => source)).toEqual(['(?!)', '(?!)']);
});
