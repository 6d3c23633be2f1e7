import { compare, measureTable, spreadOf } from './statistics.ts';

test.each([
  [[3], { median: 3, min: 3, max: 3 }],
  [[5, 1, 3], { median: 3, min: 1, max: 5 }],
  [[4, 1, 3, 2], { median: 2.5, min: 1, max: 4 }],
])('the spread of %j', (figures, spread) => {
  expect(spreadOf(figures)).toEqual(spread);
});

test('no figures have no spread', () => {
  expect(() => spreadOf([])).toThrow(RangeError);
});

test('ratios are made round by round, so that a slow moment touches both sides', () => {
  const measure = compare(
    'reads',
    { what: 'requests/s', rounds: [50, 5, 60] },
    { what: 'bare', rounds: [100, 10, 100] },
    { atLeast: 0.45 },
  );
  expect(measure).toMatchObject({ ratio: { median: 0.5, min: 0.5, max: 0.6 }, met: true });
  expect(compare('cost', { what: 'ms', rounds: [3] }, { what: 'ms', rounds: [1] }, { atMost: 2 }).met).toBe(false);
});

test('a round in which the peer finished nothing has no ratio', () => {
  const { ratio } = compare('reads', { what: 'reads', rounds: [50, 80] }, { what: 'peer', rounds: [0, 2] }, {});
  expect(ratio).toEqual({ median: 40, min: 40, max: 40 });
});

test('the table has a line for each measure', () => {
  const measure = compare(
    'reads',
    { what: 'requests/s', rounds: [50] },
    { what: 'bare requests/s', rounds: [100] },
    { atLeast: 0.45 },
  );
  expect(measureTable([measure]).split('\n')[1]).toBe(
    'reads    0.50 (0.50–0.50)  ≥ 0.45  met  50.00 requests/s to 100 bare requests/s',
  );
});

test('a measure without an aim is neither met nor missed', () => {
  const measure = compare('reads', { what: 'ms', rounds: [3] }, { what: 'bare ms', rounds: [1] }, {});
  expect(measureTable([measure]).split('\n')[1]).toBe('reads    3.00 (3.00–3.00)         3.00 ms to 1.00 bare ms');
});
