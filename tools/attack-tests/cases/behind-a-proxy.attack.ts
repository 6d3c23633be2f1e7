import { family, startStack, type Stack } from '../support/attacked-stack.ts';

describe('Behind a proxy', () => {
  let own: Stack;
  beforeAll(async () => {
    own = await startStack({ variables: { TRUST_PROXY: '1' }, args: ['--empty'] });
  });
  afterAll(() => own?.stop());

  const proxied = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'home.example' };

  test('TRUST_PROXY=1: a feed link begins with the address of the proxy', async () => {
    const response = await family('/calendar/feed-token', { method: 'POST', headers: proxied }, own);
    expect([response.status, await response.json()]).toEqual([
      201,
      expect.objectContaining({
        feed_url: expect.stringMatching(/^https:\/\/home\.example\/api\/v1\/calendar\/feed\.ics\?token=/),
      }),
    ]);
  });

  test('browsers are told to keep to https where they came by it, for that host alone', async () => {
    const header = async (headers: Record<string, string>) =>
      (await family('/health', { headers }, own)).headers.get('Strict-Transport-Security');
    expect([await header(proxied), await header({})]).toEqual(['max-age=31536000', null]);
  });
});
