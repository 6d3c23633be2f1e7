import { family, json, stack } from '../../support/attacked-stack.ts';

const dayMs = 86_400_000;
const soon = () => ({
  start: new Date(Date.now() + 2 * dayMs).toISOString(),
  end: new Date(Date.now() + 2 * dayMs + 3_600_000).toISOString(),
});

async function dashboardOf(user: string): Promise<{ Authorization: string }> {
  const { token } = (await (await family('/dashboard/token', json({ messenger_user_id: user }))).json()) as {
    token: string;
  };
  return { Authorization: `Bearer ${token}` };
}

describe('Dashboard and feed tokens', () => {
  test("a dashboard user undoes neither another's change nor one without a sender", async () => {
    const ben = await dashboardOf('1002');
    for (const sender of [{ 'X-Sender-Id': '1001' }, {}]) {
      const { event, operation } = (await (
        await family('/calendar/events', json({ summary: 'Violin', ...soon() }, sender as Record<string, string>))
      ).json()) as { event: { id: string }; operation: { id: string } };
      const undo = await family(
        '/dashboard/undo',
        json({ action: 'undo', operation_id: operation.id }, { ...ben, 'X-Sender-Id': '1001' }),
      );
      expect([undo.status, ((await undo.json()) as { code: string }).code]).toEqual([403, 'not_original_sender']);
      expect((await family(`/calendar/events/${event.id}`)).status).toBe(200);
    }
  });

  test('nobody outside of the family gets a link or a feed', async () => {
    const answers = await Promise.all(
      ['/dashboard/token', '/calendar/feed-token'].map((path) => family(path, json({ messenger_user_id: '666' }))),
    );
    expect(
      await Promise.all(
        answers.map(async (answer) => [answer.status, ((await answer.json()) as { code: string }).code]),
      ),
    ).toEqual([
      [400, 'unknown_member'],
      [400, 'unknown_member'],
    ]);
  });

  test('a dashboard token opens no call of the bot, and a feed token nothing but the feed', async () => {
    const ben = await dashboardOf('1002');
    const { token } = (await (await family('/calendar/feed-token', { method: 'POST' })).json()) as { token: string };
    const feed = { Authorization: `Bearer ${token}` };
    const calls = ['/calendar/week', '/conflicts', '/tokens'].flatMap((path) => [
      family(path, { headers: ben }),
      family(path, { headers: feed }),
    ]);
    const statuses = (
      await Promise.all([
        ...calls,
        family('/dashboard/session', { headers: feed }),
        family('/tokens', { method: 'DELETE', headers: ben }),
      ])
    ).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([401]));
  });

  test('revoking all ends every link and every feed at once', async () => {
    const links = await Promise.all(['1001', '1002'].map(dashboardOf));
    const { token } = (await (await family('/calendar/feed-token', json({ messenger_user_id: '1002' }))).json()) as {
      token: string;
    };
    const opened = () =>
      Promise.all([
        ...links.map((headers) => family('/dashboard/session', { headers })),
        fetch(`${stack.services['family-assistant']}/api/v1/calendar/feed.ics?token=${token}`),
      ]);
    expect((await opened()).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await family('/tokens', { method: 'DELETE' })).status).toBe(204);
    expect((await opened()).map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(((await (await family('/tokens')).json()) as { tokens: unknown[] }).tokens).toEqual([]);
  });
});
