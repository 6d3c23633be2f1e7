import { pointId } from './point-ids.ts';

test('a point has the id that stored points have', () => {
  expect(pointId('okafor', 'mail:a@b.example', 0)).toBe('743fb928-bd0b-5623-b84d-d2a4b38bfc38');
});

test('family, source and chunk each tell points apart, wherever one ends and the next begins', () => {
  const ids = [
    pointId('a', 'b', 0),
    pointId('a', 'b', 1),
    pointId('ab', '', 0),
    pointId('', 'ab', 0),
    pointId('a', 'b,1', 0),
    pointId('a","b', '', 0),
  ];
  expect(new Set(ids).size).toBe(ids.length);
});
