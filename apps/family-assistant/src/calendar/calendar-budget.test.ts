import { beyondObjectBudget, budgets, weighCalendar } from './calendar-budget.ts';
import type { SizedObject } from './calendar-budget.ts';

const day = 86_400_000;
const limits = { bytes: 1_000, occurrences: 100 };
const object = (uid: string, size: Partial<SizedObject>): SizedObject => ({
  uid,
  bytes: 1,
  occurrences: 1,
  firstStart: 0,
  lastEnd: day,
  ...size,
});
const weigh = (...objects: SizedObject[]) => {
  const { leftOut, ...load } = weighCalendar(objects, limits);
  return { leftOut: Object.fromEntries(leftOut), ...load };
};

test.each([
  ['both at their limits', { bytes: budgets.object.bytes, occurrences: budgets.object.occurrences }, null],
  ['a byte more', { bytes: budgets.object.bytes + 1, occurrences: 1 }, 'too_large'],
  ['an occurrence more', { bytes: 1, occurrences: budgets.object.occurrences + 1 }, 'too_many_occurrences'],
])('an object with %s', (_, size, expected) => {
  expect(beyondObjectBudget(size)).toBe(expected);
});

test('a calendar at its limits keeps everything', () => {
  expect(weigh(object('a', { bytes: 400, occurrences: 60 }), object('b', { bytes: 600, occurrences: 40 }))).toEqual({
    leftOut: {},
    bytes: 1_000,
    occurrences: 100,
  });
});

test('the longest texts are left out first', () => {
  expect(
    weigh(object('small', { bytes: 300 }), object('long', { bytes: 800 }), object('middle', { bytes: 600 })),
  ).toEqual({ leftOut: { long: 'calendar_too_large' }, bytes: 900, occurrences: 2 });
});

test('of the fullest 366 days the series with the most occurrences are left out first, of equal ones the later UIDs', () => {
  const series = ['d', 'b', 'a', 'c'].map((uid) => object(uid, { occurrences: 40, lastEnd: null }));
  expect(weigh(...series, object('most', { occurrences: 90 })).leftOut).toEqual({
    most: 'calendar_too_many_occurrences',
    c: 'calendar_too_many_occurrences',
    d: 'calendar_too_many_occurrences',
  });
});

test('events of other years share nothing', () => {
  const years = Array.from({ length: 20 }, (_, index) =>
    object(`year-${index}`, { occurrences: 90, firstStart: index * 400 * day, lastEnd: index * 400 * day + day }),
  );
  expect(weigh(...years)).toMatchObject({ leftOut: {}, occurrences: 90 });
  const flood = Array.from({ length: 30 }, (_, index) =>
    object(`flood-${String(index).padStart(2, '0')}`, { firstStart: 4_000 * day + index, lastEnd: 4_001 * day }),
  );
  expect(weigh(...years, ...flood)).toMatchObject({
    leftOut: { 'year-10': 'calendar_too_many_occurrences' },
    occurrences: 100,
  });
});

test('the order of the objects makes no difference', () => {
  const objects = Array.from({ length: 50 }, (_, index) =>
    object(`object-${(index * 7) % 50}`, {
      bytes: 30 + (index % 3),
      occurrences: 4 + (index % 5),
      lastEnd: index % 2 === 0 ? null : day,
    }),
  );
  expect(weigh(...objects)).toEqual(weigh(...objects.toReversed()));
});

test('fifty thousand series over thousands of years are weighed by looking at each a few times', () => {
  let looks = 0;
  const series = (index: number): SizedObject => {
    const firstStart = (index % 4_500) * 740 * day;
    return {
      uid: `series-${index}`,
      bytes: 1,
      firstStart,
      lastEnd: firstStart + 300 * day,
      get occurrences() {
        looks += 1;
        return 20_000;
      },
    };
  };
  const objects = Array.from({ length: 50_000 }, (_, index) => series(index));
  const { leftOut, occurrences } = weighCalendar(objects);
  expect(leftOut.size).toBe(50_000 - 2 * 4_500);
  expect(occurrences).toBe(40_000);
  expect(looks).toBeLessThan(100 * objects.length);
});
