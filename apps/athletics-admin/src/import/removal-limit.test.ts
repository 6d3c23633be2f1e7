import { checkRemovals, parseRemovalLimit, type RemovalLimit } from './removal-limit.ts';
import type { RosterChanges, RowChanges } from './roster.ts';

function rows(held: number, removed: number): RowChanges {
  return {
    held,
    created: [],
    changed: [],
    unchanged: held - removed,
    removed: Array.from({ length: removed }, (_, index) => `r${index}`),
  };
}

function changes(overrides: Partial<RosterChanges>): RosterChanges {
  return { school: 'unchanged', members: rows(1000, 0), athletes: rows(300, 0), cases: rows(100, 0), ...overrides };
}

test.each([
  ['5%', { percent: 5 }],
  ['0%', { percent: 0 }],
  ['2.5%', { percent: 2.5 }],
  ['20', { rows: 20 }],
  ['0', { rows: 0 }],
  ['101%', null],
  ['2.5', null],
  ['-1', null],
  ['', null],
  ['many', null],
])('the limit %j is %j', (text, limit) => {
  expect(parseRemovalLimit(text)).toEqual(limit);
});

test.each([
  [{ percent: 5 }, changes({}), true],
  [{ percent: 5 }, changes({ athletes: rows(300, 15) }), true],
  [{ percent: 5 }, changes({ athletes: rows(300, 16) }), false],
  [{ percent: 100 }, changes({ cases: rows(100, 100) }), true],
  [{ rows: 16 }, changes({ athletes: rows(300, 16) }), true],
  [{ rows: 15 }, changes({ athletes: rows(300, 16) }), false],
  [{ rows: 0 }, changes({}), true],
] as [RemovalLimit, RosterChanges, boolean][])('under %j removals are judged kind by kind', (limit, made, allowed) => {
  const check = () => checkRemovals(made, limit);
  if (allowed) expect(check).not.toThrow();
  else expect(check).toThrow('This would remove 16 of 300 athletes');
});

test('the refusal says how to allow it', () => {
  expect(() => checkRemovals(changes({ members: rows(1000, 60), cases: rows(100, 90) }), { percent: 5 })).toThrow(
    'This would remove 60 of 1000 members, 90 of 100 cases; --max-remove 5% allows less. If that is meant, allow it with --max-remove 90.',
  );
});
