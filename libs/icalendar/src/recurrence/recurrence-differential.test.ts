import { calendar, event, starts, zone as productZone } from '../testing/calendar-fixtures.ts';
import { frequencies, linesOf, makeCase, perFrequency, seed, zones } from '../testing/generated-rules.ts';
import type { Case } from '../testing/generated-rules.ts';
import { independentStarts, offsetAt, toInstant, toWall } from '../testing/independent-expansion.ts';
import type { RuleFields } from '../testing/independent-expansion.ts';

// The rules of generated-rules.ts, expanded by the service and by the naive expansion of independent-expansion.ts.

interface Comparison {
  found: string[];
  expected: string[];
}

function compare(generated: Case): Comparison {
  const { series, familyZone, range } = generated;
  const iso = (instant: number) => new Date(instant).toISOString();
  const found = starts(calendar(event(...linesOf(generated))), iso(range.from), iso(range.to), productZone(familyZone));
  return { found: found.map((start) => iso(Date.parse(start))), expected: independentStarts(series, range).map(iso) };
}

function describeMismatch(generated: Case, { found, expected }: Comparison): string {
  const { name, familyZone, range } = generated;
  const list = (times: string[]) => `${times.length}: ${times.slice(0, 60).join(' ')}`;
  const only = (some: string[], others: string[]) => some.filter((time) => !others.includes(time));
  return [
    `${name} of seed ${seed}, family in ${familyZone}`,
    ...linesOf(generated),
    `range ${new Date(range.from).toISOString()} to ${new Date(range.to).toISOString()}`,
    `service  ${list(found)}`,
    `expected ${list(expected)}`,
    `missing ${list(only(expected, found))}`,
    `too many ${list(only(found, expected))}`,
  ].join('\n  ');
}

const cases = new Map(
  frequencies.map((frequency) => [
    frequency,
    Array.from({ length: perFrequency[frequency] }, (_, index) => makeCase(frequency, index)),
  ]),
);
const compared = { rules: 0, withStarts: 0, starts: 0, repeatedHours: 0 };

/** Whether the clocks showed this time once before. */
function isRepeated(instant: number, zone: string): boolean {
  return toInstant(toWall(instant, zone), zone) !== instant;
}

test.each(frequencies)(
  '%s rules give the starts of an independent expansion',
  (frequency) => {
    const mismatches: string[] = [];
    for (const generated of cases.get(frequency) ?? []) {
      const comparison = compare(generated);
      compared.rules += 1;
      compared.withStarts += comparison.expected.length > 0 ? 1 : 0;
      compared.starts += comparison.expected.length;
      compared.repeatedHours += comparison.expected.some((start) =>
        isRepeated(Date.parse(start), generated.series.zone),
      )
        ? 1
        : 0;
      if (comparison.found.join() !== comparison.expected.join())
        mismatches.push(describeMismatch(generated, comparison));
    }
    if (mismatches.length > 0)
      throw new Error(
        `${mismatches.length} of ${perFrequency[frequency]} rules differ, the first of them:\n\n${mismatches.slice(0, 5).join('\n\n')}`,
      );
  },
  60_000,
);

const all = [...cases.values()].flat();
const rulesWith = (name: string, least: number, has: (rule: RuleFields, generated: Case) => boolean) => ({
  name,
  least,
  has: (generated: Case) => has(generated.series.rule, generated),
});

describe('the generated rules cover', () => {
  test.each([
    ...frequencies.map((frequency) =>
      rulesWith(`FREQ=${frequency}`, perFrequency[frequency], (rule) => rule.frequency === frequency),
    ),
    ...zones.map((zone) => rulesWith(zone, 500, (_, { series }) => series.zone === zone)),
    rulesWith('times in a zone', 1500, (_, { placement }) => placement === 'zoned'),
    rulesWith('floating times', 400, (_, { placement }) => placement === 'floating'),
    rulesWith('all-day events', 400, (_, { placement }) => placement === 'all-day'),
    rulesWith(
      'starts that the clocks skip',
      50,
      (_, { series: { wall, zone } }) => toWall(toInstant(wall, zone), zone) !== wall,
    ),
    rulesWith(
      'ranges with a clock change',
      700,
      (_, { range, series: { zone } }) => offsetAt(range.from, zone) !== offsetAt(range.to, zone),
    ),
    rulesWith('COUNT', 700, ({ count }) => count !== null),
    rulesWith('UNTIL as a date', 450, ({ until }) => until?.form === 'date'),
    rulesWith('UNTIL as a local time', 450, ({ until }) => until?.form === 'local'),
    rulesWith('UNTIL in UTC', 450, ({ until }) => until?.form === 'utc'),
    rulesWith(
      'UNTIL of all-day events in every form',
      250,
      ({ until }, { placement }) => until !== null && placement === 'all-day',
    ),
    rulesWith('INTERVAL', 1500, ({ interval }) => interval > 1),
    rulesWith('WKST', 1000, ({ weekStart }) => weekStart !== 1),
    rulesWith('BYDAY', 1500, ({ weekdays }) => weekdays !== null),
    rulesWith('BYDAY with ordinals', 250, ({ weekdays }) => weekdays?.some(({ ordinal }) => ordinal !== 0) ?? false),
    rulesWith(
      'BYDAY with and without ordinals',
      50,
      ({ weekdays }) => new Set(weekdays?.map(({ ordinal }) => ordinal !== 0)).size === 2,
    ),
    rulesWith('BYMONTHDAY', 600, ({ monthDays }) => monthDays !== null),
    rulesWith('BYMONTHDAY from the end', 250, ({ monthDays }) => monthDays?.some((number) => number < 0) ?? false),
    rulesWith('BYDAY with BYMONTHDAY', 250, ({ monthDays, weekdays }) => monthDays !== null && weekdays !== null),
    rulesWith('BYMONTH', 500, ({ months }) => months !== null),
    rulesWith('BYWEEKNO', 50, ({ weekNumbers }) => weekNumbers !== null),
    rulesWith('BYYEARDAY', 50, ({ yearDays }) => yearDays !== null),
    rulesWith(
      'BYHOUR, BYMINUTE or BYSECOND',
      800,
      ({ hours, minutes, seconds }) => (hours ?? minutes ?? seconds) !== null,
    ),
    rulesWith('BYSETPOS', 500, ({ positions }) => positions !== null),
    rulesWith('EXDATE', 900, (_, { series }) => series.excluded.length > 0),
  ])('$name in at least $least', ({ has, least }) => {
    expect(all.filter(has).length).toBeGreaterThanOrEqual(least);
  });

  test('at least 3000 rules in all, most of them with starts in their range', () => {
    expect(compared.rules).toBeGreaterThanOrEqual(3000);
    expect(compared.withStarts).toBeGreaterThanOrEqual(2200);
    expect(compared.starts).toBeGreaterThanOrEqual(15_000);
    expect(compared.repeatedHours).toBeGreaterThanOrEqual(10);
  });
});
