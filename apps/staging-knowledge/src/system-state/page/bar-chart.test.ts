import { barChart, topOf, type BarChart } from './bar-chart.ts';

const chart = (overrides: Partial<BarChart> = {}) =>
  barChart({
    id: 'c',
    title: 'Sources <by> day',
    description: 'Three.',
    series: ['email', 'message'],
    bars: [
      { label: 'Oct 1', values: [1, 3] },
      { label: 'Oct 2', values: [0, 0] },
      { label: 'Oct 3', values: [2, 0] },
    ],
    labels: 'ends',
    ...overrides,
  }).text;
const rects = (text: string) =>
  [...text.matchAll(/<rect class="(series-\d)" x="([\d.]+)" y="([\d.]+)" width="[\d.]+" height="([\d.]+)"\/>/g)].map(
    ([, series, ...places]) => [series, ...places.map(Number)],
  );

test.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [7, 8],
  [10, 10],
  [11, 20],
  [61, 80],
  [101, 200],
  [12_345, 20_000],
])('a scale for %d ends at %d', (largest, top) => {
  expect(topOf(largest)).toBe(top);
});

test('parts stand on each other from the bottom, in proportion, and a bar of nothing is not drawn', () => {
  expect(rects(chart())).toEqual([
    ['series-1', 0.12, 75, 25],
    ['series-2', 0.12, 0, 75],
    ['series-1', 2.12, 50, 50],
  ]);
});

test('it has a title and a sentence, says each bar in words, and names its first and last', () => {
  const text = chart();
  expect(text).toContain('aria-labelledby="c-title c-description"');
  expect(text).toContain('<title id="c-title">Sources &lt;by&gt; day</title>');
  expect(text).toContain('<title>Oct 1: 1 email, 3 message</title>');
  expect(text.match(/<span>Oct \d<\/span>/g)).toEqual(['<span>Oct 1</span>', '<span>Oct 3</span>']);
});

test('one bar has one label, and one series needs no legend', () => {
  const text = chart({ series: ['open'], bars: [{ label: 'today', values: [2] }] });
  expect(text.match(/<span>today<\/span>/g)).toHaveLength(1);
  expect(text).not.toContain('legend');
});

test('more than five series are refused', () => {
  expect(() => chart({ series: ['a', 'b', 'c', 'd', 'e', 'f'] })).toThrow(RangeError);
});
