import { athletics, family, stack } from '../../support/attacked-stack.ts';

describe('Credentials', () => {
  const calls = { 'family-assistant': family, 'athletics-admin': athletics };
  const paths = { 'family-assistant': '/calendar/week', 'athletics-admin': '/roster?school_id=lakeside-high' };

  test.each(['family-assistant', 'athletics-admin'] as const)('a request to %s with a token that differs in one character gets a 401', async (app) => {
    const token = String(app === 'family-assistant' ? stack.botToken : stack.athleticsToken);
    const other = `${token.slice(0, -10)}${token.at(-10) === 'A' ? 'B' : 'A'}${token.slice(-9)}`;
    const response = await calls[app](paths[app], { headers: { Authorization: `Bearer ${other}` } });
    expect([response.status, response.headers.get('WWW-Authenticate')]).toEqual([401, expect.stringContaining('Bearer')]);
    expect((await calls[app](paths[app])).status).toBe(200);
  });
});
