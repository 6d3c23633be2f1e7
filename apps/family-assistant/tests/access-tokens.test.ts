import { hashToken } from '@homeroom/auth';
import { createLogger } from '@homeroom/service-kit';
import { useTestDatabase } from '@homeroom/testing';
import type { Express } from 'express';
import request from 'supertest';
import type { Context } from '../src/context.ts';
import { contract } from '../src/generated/contract.ts';
import { botToken, buildConfig, fullHousehold, openTestService } from './service-fixture.ts';

const database = useTestDatabase('family-assistant');
const logLines: string[] = [];
let app: Express;
let context: Context;
beforeAll(() => {
  const logger = createLogger({ service: 'family-assistant', level: 'trace', secrets: [botToken], destination: { write: (line: string) => void logLines.push(line) } });
  ({ app, context } = openTestService(database.url, { logger }, buildConfig(database.url, { household: fullHousehold })));
});
afterAll(() => context.database.end());

const bot = { Authorization: `Bearer ${botToken}` };
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const cookie = (token: string) => ({ Cookie: `theme=dark; homeroom_dashboard=${token}` });
const post = (path: string, body?: object, headers: Record<string, string> = bot) => request(app).post(`/api/v1${path}`).set(headers).send(body);
const session = (headers: Record<string, string>) => request(app).get('/api/v1/dashboard/session').set(headers);
const newToken = async (user = '1001', ttl_hours?: number): Promise<string> => (await post('/dashboard/token', { messenger_user_id: user, ttl_hours })).body.token;
const newFeedToken = async (): Promise<string> => (await post('/calendar/feed-token')).body.token;

describe('a dashboard token', () => {
  test('is told once with its addresses, and kept as a hash only', async () => {
    const response = await post('/dashboard/token', { messenger_user_id: '1001' });
    const { token, dashboard_url: link, revoke_url: revoke, expires_at: expires } = response.body;
    expect([response.status, response.headers['cache-control'], response.headers['referrer-policy']]).toEqual([201, 'no-store', 'no-referrer']);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect([link, revoke].map((url) => new URL(url)).map(({ hostname, pathname, search }) => [hostname, pathname, search])).toEqual([
      ['127.0.0.1', '/dashboard', `?token=${token}`],
      ['127.0.0.1', `/api/v1/dashboard/token/${token}/revoke`, ''],
    ]);
    const { rows } = await context.database.query('SELECT *, expires_at = date_trunc(\'second\', created_at) + interval \'168 hours\' AS a_week FROM access_token WHERE user_id = $1', ['1001']);
    expect(rows).toEqual([{ hash: hashToken(token), kind: 'dashboard', user_id: '1001', created_at: expect.any(Date), expires_at: new Date(expires), revoked_at: null, last_used_at: null, a_week: true }]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('names its user and its end, as bearer and as cookie, and its use is noted', async () => {
    const { token, expires_at } = (await post('/dashboard/token', { messenger_user_id: ' 777 ', ttl_hours: 8760 })).body;
    for (const headers of [bearer(token), cookie(token)]) {
      const response = await session(headers);
      expect([response.status, response.body, response.headers['cache-control']]).toEqual([200, { messenger_user_id: '777', expires_at }, 'no-store']);
    }
    const { rows } = await context.database.query('SELECT last_used_at > now() - interval \'1 minute\' AS noted FROM access_token WHERE hash = $1', [hashToken(token)]);
    expect(rows).toEqual([{ noted: true }]);
  });

  test.each([[{}], [{ messenger_user_id: ' ' }], [{ messenger_user_id: 1001 }], [{ messenger_user_id: 'x'.repeat(65) }], [{ messenger_user_id: '1001\0' }], [{ messenger_user_id: '1001\ud800' }]])('for %j is refused, and the field is named', async (body) => {
    const response = await post('/dashboard/token', body);
    expect([response.status, response.body.code, response.body.error]).toEqual([400, 'invalid_request', expect.stringContaining('`messenger_user_id`')]);
  });

  test.each([0, -1, 8761, 1.5, '24'])('lasts 1 to 8760 hours, not %j', async (ttl_hours) => {
    const response = await post('/dashboard/token', { messenger_user_id: '1001', ttl_hours });
    expect([response.status, response.body.error]).toEqual([400, expect.stringContaining('`ttl_hours`')]);
  });

  test('that is unknown, expired or revoked is refused alike, as cookie too', async () => {
    const [expired, revoked] = [await newToken('1002', 1), await newToken('1002')];
    await context.database.query("UPDATE access_token SET expires_at = now() - interval '1 second' WHERE hash = $1", [hashToken(expired)]);
    expect((await session(cookie(revoked))).status).toBe(200);
    expect((await post(`/dashboard/token/${revoked}/revoke`)).status).toBe(204);
    for (const token of [expired, revoked, 'x'.repeat(43), 'short', botToken]) {
      for (const headers of [bearer(token), cookie(token)]) {
        const response = await session(headers);
        expect([response.status, response.body]).toEqual([401, { error: expect.any(String), code: 'unauthorized', details: {} }]);
        expect((await request(app).get('/dashboard').set(headers)).status).toBe(401);
      }
      expect((await request(app).get(`/dashboard?token=${token}`)).status).toBe(401);
    }
  });

  test('a refused cookie beside a good bearer, and the other way round, does not matter', async () => {
    const token = await newToken();
    expect((await session({ ...bearer(token), ...cookie('x'.repeat(43)) })).status).toBe(200);
    expect((await session({ ...bearer('x'.repeat(43)), ...cookie(token) })).status).toBe(200);
  });
});

describe('revoking', () => {
  test.each(['dashboard/token', 'calendar/feed-token'])('POST /%s/…/revoke answers 204 for every token, and wants the bot token', async (path) => {
    const token = path === 'dashboard/token' ? await newToken() : await newFeedToken();
    for (const named of [token, token, 'x'.repeat(43), 'short', '%F0%9F%8E%9F']) {
      const response = await post(`/${path}/${named}/revoke`);
      expect([named, response.status, response.text]).toEqual([named, 204, '']);
    }
    expect((await post(`/${path}/${token}/revoke`, undefined, bearer(token))).status).toBe(401);
  });

  test('one kind does not revoke the other', async () => {
    const [token, feedToken] = [await newToken(), await newFeedToken()];
    await post(`/dashboard/token/${feedToken}/revoke`);
    await post(`/calendar/feed-token/${token}/revoke`);
    expect((await session(bearer(token))).status).toBe(200);
    expect((await request(app).get(`/api/v1/calendar/feed.ics?token=${feedToken}`)).status).toBe(200);
  });

  test('a key of another request revokes nothing, the same request again does', async () => {
    const [first, second] = [await newToken(), await newToken()];
    const revoke = (token: string) => post(`/dashboard/token/${token}/revoke`, undefined, { ...bot, 'Idempotency-Key': 'revoke-1' });
    expect([(await revoke(first)).status, (await revoke(second)).status, (await revoke(first)).status]).toEqual([204, 422, 204]);
    expect([(await session(bearer(first))).status, (await session(bearer(second))).status]).toEqual([401, 200]);
  });
});

const calls = Object.entries(contract.paths)
  .filter(([, item]) => !('servers' in item))
  .flatMap(([route, item]) => Object.keys(item).filter((method) => /^(?:get|post|patch|delete)$/.test(method)).map((method) => [method.toUpperCase(), route] as const));
const isDashboardCall = (route: string) => /^\/dashboard\/(?!token)/.test(route);

describe('every call opens to its own credential only', () => {
  let tokens: { dashboard: string; feed: string };
  beforeAll(async () => {
    tokens = { dashboard: await newToken(), feed: await newFeedToken() };
  });
  const addressOf = (route: string) => `/api/v1${route.replace(/\{\w*[iI]d\}/g, '6f1c2a90-0d4e-8b11-9c2f-0a1b2c3d4e5f').replace(/\{\w+\}/g, 'x'.repeat(43))}`;

  test('the document has all the calls', () => {
    expect(calls.length).toBeGreaterThanOrEqual(25);
  });

  test.each(calls.filter(([, route]) => route !== '/health'))('%s %s', async (method, route) => {
    const send = async (headers: Record<string, string>, query = '') => {
      const response = await request(app)[method.toLowerCase() as 'get'](addressOf(route) + query).set({ Origin: 'http://elsewhere.example', ...headers });
      return response.status === 401 && response.body.code === 'unauthorized' && response.headers['www-authenticate'] === 'Bearer' ? 'refused' : response.status;
    };
    const asked = {
      nobody: await send({}),
      wrong: await send(bearer('wrong')),
      basic: await send({ Authorization: `Basic ${botToken}` }),
      bot: await send(bot),
      botInQuery: await send({}, `?token=${botToken}`),
      dashboard: await send(bearer(tokens.dashboard)),
      cookie: await send(cookie(tokens.dashboard)),
      dashboardInQuery: await send({}, `?token=${tokens.dashboard}`),
      feed: await send(bearer(tokens.feed)),
      feedCookie: await send(cookie(tokens.feed)),
      feedInQuery: await send({}, `?token=${tokens.feed}`),
    };
    const opened = Object.entries(asked).filter(([, answer]) => answer !== 'refused').map(([credential]) => credential);
    const openers = isDashboardCall(route) ? ['dashboard', 'cookie'] : route === '/calendar/feed.ics' ? ['feedInQuery'] : ['bot'];
    expect(opened).toEqual(openers);
    expect(openers.map((opener) => asked[opener as 'bot'])).not.toContain(501);
    if (isDashboardCall(route) && method === 'POST') expect(asked.cookie).toBe(403);
  });
});

test('the log never has a token, whatever it is part of', async () => {
  const [token, feedToken] = [await newToken(), await newFeedToken()];
  logLines.length = 0;
  await session(cookie(token));
  await request(app).get(`/dashboard?token=${token}`);
  await request(app).get('/dashboard').set(cookie(token));
  await request(app).get(`/dashboard/${token}?token=${token}`);
  await request(app).get(`/api/v1/calendar/feed.ics?token=${feedToken}`);
  await request(app).get(`/api/v1/calendar/feed.ics?token=${feedToken}&x=${token}`);
  await post(`/dashboard/undo?token=${token}`, { action: token }, bearer(token));
  await post(`/dashboard/token/${token}/revoke`);
  await post(`/calendar/feed-token/${feedToken}/revoke`);
  expect(logLines).toHaveLength(9);
  expect([token, feedToken, botToken].filter((secret) => logLines.join('').includes(secret))).toEqual([]);
});

test('what has opened nothing for a month is removed', async () => {
  const token = await newToken('9', 1);
  const [old, recent] = [await newToken('9', 1), await newToken('9')];
  await context.database.query("UPDATE access_token SET expires_at = now() - interval '31 days' WHERE hash = $1", [hashToken(old)]);
  await context.database.query("UPDATE access_token SET revoked_at = now() - interval '29 days' WHERE hash = $1", [hashToken(recent)]);
  await context.accessTokens.clean();
  const { rows } = await context.database.query<{ hash: string }>("SELECT hash FROM access_token WHERE user_id = '9'");
  expect(rows.map(({ hash }) => hash).sort()).toEqual([hashToken(token), hashToken(recent)].sort());
});
