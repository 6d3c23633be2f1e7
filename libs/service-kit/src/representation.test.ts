import { isNamedBy, Representation } from './representation.ts';

test.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('If-None-Match: %s', (header, expected) => {
  expect(isNamedBy(header, 'W/"a"')).toBe(expected);
});

test('the same text has the same entity tag, and is compressed once', async () => {
  const text = JSON.stringify({ text: 'x'.repeat(5_000) });
  const [one, two] = [new Representation(text), new Representation(text)];
  expect(one.etag).toBe(two.etag);
  expect(one.gzipped()).toBe(one.gzipped());
  expect((await one.gzipped())?.length).toBeLessThan(200);
  expect(new Representation('{}').gzipped()).toBeNull();
});
