import { EnvironmentError } from '@homeroom/service-kit';
import { readConfig } from './config.ts';

const DATABASE_URL = 'postgresql://localhost/athletics_admin';
const secret = 'x'.repeat(32);
const jwks = { JWKS_URL: 'https://login.example/keys', JWT_ISSUER: 'https://login.example', JWT_AUDIENCE: 'homeroom' };

test('a key set comes with issuer and audience, a secret may stand alone', () => {
  expect(readConfig({ DATABASE_URL, ...jwks }).jwt).toEqual({
    kind: 'jwks',
    jwksUrl: jwks.JWKS_URL,
    issuer: jwks.JWT_ISSUER,
    audience: jwks.JWT_AUDIENCE,
  });
  expect(readConfig({ DATABASE_URL, JWT_SECRET: secret }).jwt).toEqual({ kind: 'secret', secret });
});

test.each([
  [
    {},
    [
      'DATABASE_URL: is not set; it is needed to start',
      "JWKS_URL: is not set; name an OpenID provider's key set, or for development set JWT_SECRET",
    ],
  ],
  [{ DATABASE_URL, JWT_SECRET: 'short' }, ['JWT_SECRET: wants a secret of at least 32 characters']],
  [{ DATABASE_URL, JWT_SECRET: secret, ...jwks }, ['JWKS_URL, JWT_SECRET: set one of the two, not both']],
  [
    { DATABASE_URL, JWKS_URL: jwks.JWKS_URL },
    ['JWT_ISSUER: is not set; it is needed with JWKS_URL', 'JWT_AUDIENCE: is not set; it is needed with JWKS_URL'],
  ],
])('%j keeps the service from starting, with a line for each problem', (variables, problems) => {
  expect(() => readConfig(variables)).toThrow(new EnvironmentError(problems));
});
