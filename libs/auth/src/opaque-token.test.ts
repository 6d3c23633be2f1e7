import { cookieValue } from './cookie.ts';
import { isOpaqueToken, newOpaqueToken } from './opaque-token.ts';

test('a new token is 32 random bytes in a form that needs no escaping', () => {
  const tokens = Array.from({ length: 50 }, newOpaqueToken);
  expect(new Set(tokens).size).toBe(50);
  expect(tokens.every(isOpaqueToken)).toBe(true);
  expect(Buffer.from(String(tokens[0]), 'base64url')).toHaveLength(32);
});

test.each([
  undefined,
  null,
  7,
  '',
  'x'.repeat(42),
  'x'.repeat(44),
  `${'x'.repeat(42)}.`,
  `${'x'.repeat(43)}\n`,
  ['x'.repeat(43)],
])('%j has not the form of a token', (value) => {
  expect(isOpaqueToken(value)).toBe(false);
});

test.each([
  ['session=abc', 'abc'],
  ['other=1; session=abc; last=2', 'abc'],
  ['xsession=1;session=a=b', 'a=b'],
  ['session=first; session=second', 'first'],
  ['session=', ''],
  ['session', undefined],
  ['=session', undefined],
  [undefined, undefined],
])('in %j the cookie is %j', (header, value) => {
  expect(cookieValue(header, 'session')).toBe(value);
});
