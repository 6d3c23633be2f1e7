import { fairShare } from './fair-share.ts';

const items = (calendarId: string, uid: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ calendarId, uid, index }));
const kept = (all: ReturnType<typeof items>, limit: number) => {
  const share = fairShare(all, () => 1, limit);
  const counts: Record<string, number> = {};
  for (const { calendarId, uid } of share.kept)
    counts[`${calendarId}/${uid}`] = (counts[`${calendarId}/${uid}`] ?? 0) + 1;
  return { ...counts, leftOut: share.leftOut };
};

test('what fits is kept unchanged', () => {
  expect(kept([...items('family', 'a', 3), ...items('school', 'b', 7)], 10)).toEqual({
    'family/a': 3,
    'school/b': 7,
    leftOut: 0,
  });
});

test('a calendar that floods leaves the others whole', () => {
  expect(
    kept(
      [
        ...items('school', 'flood', 900),
        ...items('school', 'fair', 4),
        ...items('family', 'a', 30),
        ...items('maya', 'b', 20),
      ],
      100,
    ),
  ).toEqual({ 'family/a': 30, 'maya/b': 20, 'school/fair': 4, leftOut: 900 });
});

test('objects are kept whole or not at all, the lightest first', () => {
  expect(
    kept(
      [
        ...items('family', 'daily', 7),
        ...items('family', 'b', 1),
        ...items('family', 'a', 1),
        ...items('family', 'twice', 2),
      ],
      5,
    ),
  ).toEqual({ 'family/a': 1, 'family/b': 1, 'family/twice': 2, leftOut: 7 });
});

test('the order that is given stays, and does not matter', () => {
  const all = [...items('school', 'x', 50), ...items('family', 'b', 2), ...items('family', 'a', 2)];
  const { kept: found } = fairShare(all, () => 1, 10);
  expect(found).toEqual(all.filter(({ calendarId }) => calendarId === 'family'));
  expect(fairShare(all.toReversed(), () => 1, 10).kept).toEqual(found.toReversed());
});
