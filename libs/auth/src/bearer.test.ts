import { UnauthorizedError } from '@homeroom/errors';
import { bearerCredential, hashToken, secretMatcher } from './bearer.ts';

test.each([
  ['Bearer abc', 'abc'],
  ['bearer   abc ', 'abc'],
  ['BEARER a.b-c_d~+/=', 'a.b-c_d~+/='],
])('%j carries %j', (header, credential) => {
  expect(bearerCredential(header)).toBe(credential);
});

test.each([undefined, '', 'Bearer', 'Bearer ', 'Basic abc', 'abc', 'Bearer a b'])(
  '%j carries no credential',
  (header) => {
    expect(() => bearerCredential(header)).toThrow(UnauthorizedError);
  },
);

test('a secret matches itself, the previous one while tokens change, and nothing else', () => {
  const matches = secretMatcher(['current-token', 'previous-token']);
  expect(
    ['current-token', 'previous-token', 'current-toke', 'current-token ', '', 'x'.repeat(10_000)].map(matches),
  ).toEqual([true, true, false, false, false, false]);
});

test('an empty secret is refused, for it would match an empty credential', () => {
  expect(() => secretMatcher([''])).toThrow(RangeError);
  expect(() => secretMatcher([])).toThrow(RangeError);
});

test('a token is hashed with SHA-256', () => {
  expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
