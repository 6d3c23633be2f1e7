import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import { UnavailableError } from '@homeroom/errors';
import { createJwtVerifier, type JwtSettings } from './jwt-verifier.ts';

const issuer = 'https://login.example';
const audience = 'homeroom';
type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

let server: Server;
let jwksUrl: string;
let answer: { status: number; body: string } | 'hang';
let asked = 0;
const keys: Record<string, Keys> = {};
const jwks: Record<string, JWK> = {};

beforeAll(async () => {
  for (const [kid, alg] of [
    ['rsa', 'RS256'],
    ['ec', 'ES256'],
    ['ps', 'PS256'],
    ['next', 'ES256'],
  ] as const) {
    keys[kid] = await generateKeyPair(alg, { extractable: true });
    jwks[kid] = { ...(await exportJWK(keys[kid].publicKey)), kid, alg };
  }
  server = createServer((_req, res) => {
    asked += 1;
    if (answer === 'hang') return;
    res.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  jwksUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = 0;
  serve('rsa', 'ec', 'ps');
});

function serve(...kids: string[]): void {
  answer = { status: 200, body: JSON.stringify({ keys: kids.map((kid) => jwks[kid]) }) };
}

const settings = (): JwtSettings => ({ kind: 'jwks', jwksUrl, issuer, audience });

function sign(kid: string, alg: string, change: (token: SignJWT) => SignJWT = (token) => token): Promise<string> {
  const token = new SignJWT()
    .setProtectedHeader({ alg, kid })
    .setSubject('ana')
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime('5m');
  return change(token).sign((keys[kid] as Keys).privateKey);
}

describe('with a key set', () => {
  test.each([
    ['rsa', 'RS256'],
    ['ec', 'ES256'],
  ])('a token of the %s key is accepted', async (kid, alg) => {
    expect(await createJwtVerifier(settings())(await sign(kid, alg))).toEqual({ subject: 'ana' });
  });

  test.each([
    ['another algorithm', () => sign('ps', 'PS256')],
    ['a key that is not in the set', () => sign('next', 'ES256')],
    ['another issuer', () => sign('ec', 'ES256', (token) => token.setIssuer('https://else.example'))],
    ['another audience', () => sign('ec', 'ES256', (token) => token.setAudience('someone'))],
    ['a past expiry', () => sign('ec', 'ES256', (token) => token.setExpirationTime(1_000))],
    ['a future beginning', () => sign('ec', 'ES256', (token) => token.setNotBefore('1h'))],
    [
      'the public key as an HS256 secret',
      async () =>
        new SignJWT()
          .setProtectedHeader({ alg: 'HS256', kid: 'rsa' })
          .setSubject('ana')
          .setIssuer(issuer)
          .setAudience(audience)
          .setExpirationTime('5m')
          .sign(new TextEncoder().encode(JSON.stringify(jwks['rsa']))),
    ],
    ['an endless length', async () => 'x'.repeat(10_000)],
  ])('a token with %s is refused', async (_fault, token) => {
    await expect(createJwtVerifier(settings())(await token())).rejects.toMatchObject({ status: 401 });
  });

  test('the keys are asked for once, not for each token', async () => {
    const verify = createJwtVerifier(settings());
    for (let index = 0; index < 5; index += 1)
      await verify(await sign('ec', 'ES256', (token) => token.setJti(String(index))));
    expect(asked).toBe(1);
  });

  test('the last keys stay in use while their host is unavailable', async () => {
    const inAnHour = Date.now() + 3_600_000;
    const now = jest.spyOn(Date, 'now');
    try {
      const verify = createJwtVerifier(settings(), () => Date.now());
      await verify(await sign('ec', 'ES256'));
      answer = { status: 500, body: '' };
      now.mockReturnValue(inAnHour);
      expect(await verify(await sign('ec', 'ES256', (token) => token.setJti('later').setExpirationTime('2h')))).toEqual(
        { subject: 'ana' },
      );
      expect(asked).toBe(2);
    } finally {
      now.mockRestore();
    }
  });

  test('a host that was never there makes it 503, not 401', async () => {
    answer = { status: 500, body: '' };
    await expect(createJwtVerifier(settings())(await sign('ec', 'ES256'))).rejects.toBeInstanceOf(UnavailableError);
  });
});

describe('with a shared secret', () => {
  const secret = 'ein-Schlüssel-mit-Umlaut-und-32-Zeichen';
  const signed = (expires: string | number) =>
    new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('ana')
      .setExpirationTime(expires)
      .sign(new TextEncoder().encode(secret));

  test('its UTF-8 bytes are the key', async () => {
    expect(await createJwtVerifier({ kind: 'secret', secret })(await signed('5m'))).toEqual({ subject: 'ana' });
  });

  test.each([
    ['a NUL character', 'a\0na'],
    ['an unpaired surrogate', 'ana\ud83c'],
    ['256 characters', 'x'.repeat(256)],
    ['no characters', ''],
  ])('a subject with %s is refused', async (_fault, subject) => {
    const token = new SignJWT({ sub: subject })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('5m')
      .sign(new TextEncoder().encode(secret));
    await expect(createJwtVerifier({ kind: 'secret', secret })(await token)).rejects.toMatchObject({
      status: 401,
      message: 'The token is not valid.',
    });
  });

  test('a verified token is kept, but not beyond its expiry', async () => {
    let now = Date.parse('2026-11-21T09:00:00Z');
    const verify = createJwtVerifier({ kind: 'secret', secret }, () => now);
    const token = await signed(now / 1000 + 10);
    expect(await verify(token)).toEqual({ subject: 'ana' });
    now += 10_000;
    await expect(verify(token)).rejects.toMatchObject({ status: 401, message: 'The token has expired.' });
  });
});
