import { uuidV5 } from './uuid-v5.ts';

test("a UUIDv5 is RFC 9562's example", () => {
  expect(uuidV5('6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com')).toBe(
    '2ed6657d-e927-568b-95e1-2665a8aea6a2',
  );
});
