import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SignJWT } from 'jose';
import { athletics, family, stack } from '../../support/attacked-stack.ts';

describe('Credentials', () => {
  const calls = { 'family-assistant': family, 'athletics-admin': athletics };
  const paths = { 'family-assistant': '/calendar/week', 'athletics-admin': '/roster?school_id=lakeside-high' };

  test.each(['family-assistant', 'athletics-admin'] as const)(
    'a request to %s with a token that differs in one character gets a 401',
    async (app) => {
      const token = String(app === 'family-assistant' ? stack.botToken : stack.athleticsToken);
      const other = `${token.slice(0, -10)}${token.at(-10) === 'A' ? 'B' : 'A'}${token.slice(-9)}`;
      const response = await calls[app](paths[app], { headers: { Authorization: `Bearer ${other}` } });
      expect([response.status, response.headers.get('WWW-Authenticate')]).toEqual([
        401,
        expect.stringContaining('Bearer'),
      ]);
      expect((await calls[app](paths[app])).status).toBe(200);
    },
  );

  test('a token with NUL among valid ones gets a 401 of its own', async () => {
    const { athleticsSecret } = JSON.parse(readFileSync(path.join(stack.dataDir, 'stack.json'), 'utf8')) as {
      athleticsSecret: string;
    };
    const signed = await new SignJWT({ sub: 'admin\0' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('5m')
      .sign(new TextEncoder().encode(athleticsSecret));
    const statusOf = async (init?: RequestInit) => (await athletics(paths['athletics-admin'], init)).status;
    const statuses = await Promise.all(
      Array.from({ length: 120 }, (_, index) =>
        statusOf(index % 4 === 0 ? { headers: { Authorization: `Bearer ${signed}` } } : {}),
      ),
    );
    expect(statuses).toEqual(statuses.map((_, index) => (index % 4 === 0 ? 401 : 200)));
  });
});
