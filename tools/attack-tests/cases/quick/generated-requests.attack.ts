import { load } from '@homeroom/testing';
import { startStack, type Stack } from '../../support/stack-process.mjs';
import { sendGeneratedRequests } from '../../support/generated-requests/generated-load.ts';

/** 10,000 in all, or a tenth of it within `npm test`. */
const shares = { 'family-assistant': 5_600, 'staging-knowledge': 2_800, 'athletics-admin': 1_600 } as const;
const seed = 20_261_127;
let stack: Stack;

// Generated requests remove events and revoke tokens, so the stack is their own.
beforeAll(async () => {
  stack = await startStack();
}, 240_000);
afterAll(() => stack?.stop());

describe('Requests generated from the OpenAPI documents', () => {
  test.each(Object.entries(shares))(
    '%s answers each of them in a documented way, and none with 5xx',
    async (service, share) => {
      const dashboard = { token: '' };
      const renew = async (): Promise<void> => {
        if (service === 'family-assistant') dashboard.token = await dashboardToken();
      };
      const { statuses, problems } = await sendGeneratedRequests({
        url: stack.services[service as keyof typeof shares],
        requests: load(share, share / 10),
        seed,
        renew,
        credentials: (security): Record<string, string> => {
          if (security.includes('dashboardToken')) return { authorization: `Bearer ${dashboard.token}` };
          const token = service === 'athletics-admin' ? stack.athleticsToken : stack.botToken;
          return security.includes('bearerAuth') ? { authorization: `Bearer ${token}` } : {};
        },
      });
      expect(problems).toEqual([]);
      // Many of them must be carried out, and many refused.
      const answered = (from: number) =>
        [...statuses].reduce((sum, [status, count]) => sum + (Math.floor(status / 100) === from ? count : 0), 0);
      const all = answered(2) + answered(3) + answered(4);
      expect([answered(2) / all > 0.3, answered(4) / all > 0.1]).toEqual([true, true]);
    },
    900_000,
  );
});

async function dashboardToken(): Promise<string> {
  const answer = await fetch(`${stack.services['family-assistant']}/api/v1/dashboard/token`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${stack.botToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ messenger_user_id: '1001' }),
  });
  return ((await answer.json()) as { token: string }).token;
}
