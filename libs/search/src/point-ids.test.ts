import { pointId, uuidV5 } from './point-ids.ts';

test("a UUIDv5 is RFC 9562's example", () => {
  expect(uuidV5('6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com')).toBe(
    '2ed6657d-e927-568b-95e1-2665a8aea6a2',
  );
});

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
