import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashToken } from '@homeroom/auth';
import { HouseholdFileError, parseHousehold } from '@homeroom/household';
import { createLogger } from '@homeroom/service-kit';
import { useTestDatabase, until } from '@homeroom/testing';
import type { Express } from 'express';
import request from 'supertest';
import type { Config } from '../src/config.ts';
import type { Context } from '../src/context.ts';
import { contract } from '../src/generated/contract.ts';
import { botToken, buildConfig, fullHousehold, openTestService } from './service-fixture.ts';

const database = useTestDatabase('family-assistant');
const logLines: string[] = [];
let app: Express;
let context: Context;
beforeAll(() => {
  const logger = createLogger({
    service: 'family-assistant',
    level: 'trace',
    secrets: [botToken],
    destination: { write: (line: string) => void logLines.push(line) },
  });
  ({ app, context } = openTestService(
    database.url,
    { logger },
    buildConfig(database.url, { household: fullHousehold }),
  ));
});
afterAll(() => context.database.end());

const bot = { Authorization: `Bearer ${botToken}` };
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const cookie = (token: string) => ({ Cookie: `theme=dark; homeroom_dashboard=${token}` });
const post = (path: string, body?: object, headers: Record<string, string> = bot) =>
  request(app).post(`/api/v1${path}`).set(headers).send(body);
const session = (headers: Record<string, string>) => request(app).get('/api/v1/dashboard/session').set(headers);
const newToken = async (user = '1001', ttl_hours?: number): Promise<string> =>
  (await post('/dashboard/token', { messenger_user_id: user, ttl_hours })).body.token;
const newFeedToken = async (): Promise<string> => (await post('/calendar/feed-token')).body.token;

describe('a dashboard token', () => {
  test('is told once with its addresses, and kept as a hash only', async () => {
    const response = await post('/dashboard/token', { messenger_user_id: '1001' });
    const { token, dashboard_url: link, revoke_url: revoke, expires_at: expires } = response.body;
    expect([response.status, response.headers['cache-control'], response.headers['referrer-policy']]).toEqual([
      201,
      'no-store',
      'no-referrer',
    ]);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(
      [link, revoke].map((url) => new URL(url)).map(({ hostname, pathname, search }) => [hostname, pathname, search]),
    ).toEqual([
      ['127.0.0.1', '/dashboard', `?token=${token}`],
      ['127.0.0.1', `/api/v1/dashboard/token/${token}/revoke`, ''],
    ]);
    const { rows } = await context.database.query(
      "SELECT *, expires_at = date_trunc('second', created_at) + interval '168 hours' AS a_week FROM access_token WHERE user_id = $1",
      ['1001'],
    );
    expect(rows).toEqual([
      {
        hash: hashToken(token),
        id: expect.any(String),
        kind: 'dashboard',
        user_id: '1001',
        label: null,
        scope: null,
        created_at: expect.any(Date),
        expires_at: new Date(expires),
        revoked_at: null,
        last_used_at: null,
        a_week: true,
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('names its user and its end, as bearer and as cookie, and its use is noted', async () => {
    const { token, expires_at } = (await post('/dashboard/token', { messenger_user_id: ' 1002 ', ttl_hours: 8760 }))
      .body;
    for (const headers of [bearer(token), cookie(token)]) {
      const response = await session(headers);
      expect([response.status, response.body, response.headers['cache-control']]).toEqual([
        200,
        { messenger_user_id: '1002', expires_at },
        'no-store',
      ]);
    }
    const { rows } = await context.database.query(
      "SELECT last_used_at > now() - interval '1 minute' AS noted FROM access_token WHERE hash = $1",
      [hashToken(token)],
    );
    expect(rows).toEqual([{ noted: true }]);
  });

  test.each([
    [{}],
    [{ messenger_user_id: ' ' }],
    [{ messenger_user_id: 1001 }],
    [{ messenger_user_id: 'x'.repeat(65) }],
    [{ messenger_user_id: '1001\0' }],
    [{ messenger_user_id: '1001\ud800' }],
  ])('for %j is refused, and the field is named', async (body) => {
    const response = await post('/dashboard/token', body);
    expect([response.status, response.body.code, response.body.error]).toEqual([
      400,
      'invalid_request',
      expect.stringContaining('`messenger_user_id`'),
    ]);
  });

  test.each([0, -1, 8761, 1.5, '24'])('lasts 1 to 8760 hours, not %j', async (ttl_hours) => {
    const response = await post('/dashboard/token', { messenger_user_id: '1001', ttl_hours });
    expect([response.status, response.body.error]).toEqual([400, expect.stringContaining('`ttl_hours`')]);
  });

  test('that is unknown, expired or revoked is refused alike, as cookie too', async () => {
    const [expired, revoked] = [await newToken('1002', 1), await newToken('1002')];
    await context.database.query("UPDATE access_token SET expires_at = now() - interval '1 second' WHERE hash = $1", [
      hashToken(expired),
    ]);
    expect((await session(cookie(revoked))).status).toBe(200);
    expect((await post(`/dashboard/token/${revoked}/revoke`)).status).toBe(204);
    for (const token of [expired, revoked, 'x'.repeat(43), 'short', botToken]) {
      for (const headers of [bearer(token), cookie(token)]) {
        const response = await session(headers);
        expect([response.status, response.body]).toEqual([
          401,
          { error: expect.any(String), code: 'unauthorized', details: {} },
        ]);
        expect((await request(app).get('/dashboard').set(headers)).status).toBe(401);
      }
      expect((await request(app).get(`/dashboard?token=${token}`)).status).toBe(401);
    }
  });

  test('a refused cookie next to a good bearer, and the other way round, does not matter', async () => {
    const token = await newToken();
    expect((await session({ ...bearer(token), ...cookie('x'.repeat(43)) })).status).toBe(200);
    expect((await session({ ...bearer('x'.repeat(43)), ...cookie(token) })).status).toBe(200);
  });
});

describe('revoking', () => {
  test.each(['dashboard/token', 'calendar/feed-token'])(
    'POST /%s/…/revoke answers 204 for every token, and wants the bot token',
    async (path) => {
      const token = path === 'dashboard/token' ? await newToken() : await newFeedToken();
      for (const named of [token, token, 'x'.repeat(43), 'short', '%F0%9F%8E%9F']) {
        const response = await post(`/${path}/${named}/revoke`);
        expect([named, response.status, response.text]).toEqual([named, 204, '']);
      }
      expect((await post(`/${path}/${token}/revoke`, undefined, bearer(token))).status).toBe(401);
    },
  );

  test('one kind does not revoke the other', async () => {
    const [token, feedToken] = [await newToken(), await newFeedToken()];
    await post(`/dashboard/token/${feedToken}/revoke`);
    await post(`/calendar/feed-token/${token}/revoke`);
    expect((await session(bearer(token))).status).toBe(200);
    expect((await request(app).get(`/api/v1/calendar/feed.ics?token=${feedToken}`)).status).toBe(200);
  });

  test('a key of another request revokes nothing, the same request again does', async () => {
    const [first, second] = [await newToken(), await newToken()];
    const revoke = (token: string) =>
      post(`/dashboard/token/${token}/revoke`, undefined, { ...bot, 'Idempotency-Key': 'revoke-1' });
    expect([(await revoke(first)).status, (await revoke(second)).status, (await revoke(first)).status]).toEqual([
      204, 422, 204,
    ]);
    expect([(await session(bearer(first))).status, (await session(bearer(second))).status]).toEqual([401, 200]);
  });
});

describe('the list of tokens', () => {
  const list = (query = '') => request(app).get(`/api/v1/tokens${query}`).set(bot);
  const end = (query = '', headers: Record<string, string> = bot) =>
    request(app).delete(`/api/v1/tokens${query}`).set(headers);
  const feed = (token: string) => request(app).get(`/api/v1/calendar/feed.ics?token=${token}`);
  const opens = async ({ dashboard, feed: feedToken }: { dashboard?: string; feed?: string }) =>
    (dashboard ? await session(bearer(dashboard)) : await feed(String(feedToken))).status === 200;

  beforeEach(() => context.database.query('TRUNCATE access_token'));

  test('has the tokens that work, newest first, and never a token', async () => {
    const used = await newToken('1001');
    await session(bearer(used));
    const made = [
      used,
      await newToken('1002', 24),
      (await post('/calendar/feed-token', { messenger_user_id: ' 1002 ', label: ' Ben’s tablet ' })).body.token,
      await newFeedToken(),
    ];
    const [revoked, expired] = [await newToken(), await newToken()];
    await post(`/dashboard/token/${revoked}/revoke`);
    await context.database.query('UPDATE access_token SET expires_at = now() WHERE hash = $1', [hashToken(expired)]);
    const response = await list();
    expect([response.status, response.headers['cache-control'], response.body.left_out]).toEqual([200, 'no-store', 0]);
    const [one, time] = [
      expect.stringMatching(/^[0-9a-f-]{36}$/),
      expect.stringMatching(/^\d{4}-\d\d-\d\dT.*-0[56]:00$/),
    ];
    expect(response.body.tokens).toEqual([
      { id: one, kind: 'feed', user: null, label: null, scope: null, made: time, last_used: null, expires: null },
      {
        id: one,
        kind: 'feed',
        user: '1002',
        label: 'Ben’s tablet',
        scope: null,
        made: time,
        last_used: null,
        expires: null,
      },
      {
        id: one,
        kind: 'dashboard',
        user: '1002',
        label: null,
        scope: null,
        made: time,
        last_used: null,
        expires: time,
      },
      {
        id: one,
        kind: 'dashboard',
        user: '1001',
        label: null,
        scope: null,
        made: time,
        last_used: time,
        expires: time,
      },
    ]);
    expect(made.filter((token) => response.text.includes(token) || response.text.includes(hashToken(token)))).toEqual(
      [],
    );
    expect((await list('?user=1002')).body.tokens).toHaveLength(2);
    expect((await list('?user=nobody')).body).toEqual({ tokens: [], left_out: 0 });
  });

  test('names a thousand at most, and how many more there are', async () => {
    await context.database.query(
      "INSERT INTO access_token (hash, kind, user_id) SELECT n::text, 'dashboard', '1001' FROM generate_series(1, 1003) AS n",
    );
    const { body } = await list();
    expect([body.tokens.length, body.left_out]).toEqual([1000, 3]);
  });

  test('of a user is ended at once, on the dashboard and the feed, on every replica, and no other', async () => {
    const replica = openTestService(database.url, {}, buildConfig(database.url, { household: fullHousehold }));
    const [ana, ben] = [await newToken('1001'), await newToken('1002')];
    const bens = (await post('/calendar/feed-token', { messenger_user_id: '1002' })).body.token as string;
    const everybodys = await newFeedToken();
    expect(await Promise.all([ana, ben].map((dashboard) => opens({ dashboard })))).toEqual([true, true]);
    expect((await end('?user=1002')).status).toBe(204);
    expect([
      await opens({ dashboard: ana }),
      await opens({ dashboard: ben }),
      await opens({ feed: bens }),
      await opens({ feed: everybodys }),
    ]).toEqual([true, false, false, true]);
    expect((await request(replica.app).get('/api/v1/dashboard/session').set(bearer(ben))).status).toBe(401);
    expect((await request(app).get('/dashboard').set(cookie(ben))).status).toBe(401);
    await replica.context.database.end();
  });

  test('can be ended one by one, by the ids that it shows', async () => {
    const [kept, ended] = [await newToken(), await newToken()];
    const [{ id }] = (await list()).body.tokens;
    expect((await end(`?id=${id.toUpperCase()}`)).status).toBe(204);
    expect([await opens({ dashboard: kept }), await opens({ dashboard: ended })]).toEqual([true, false]);
  });

  test('is ended whole without a parameter, and only without one', async () => {
    const [dashboard, feedToken] = [await newToken(), await newFeedToken()];
    for (const query of [
      '?user=',
      '?user=%20',
      '?usr=1001',
      '?user=1001&user=1002',
      '?id=',
      '?id=x',
      `?user=1001&id=${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`,
      '?user=1001%00',
    ]) {
      expect([query, (await end(query)).status, (await list(query)).status]).toEqual([query, 400, 400]);
    }
    expect((await end('', bearer(dashboard))).status).toBe(401);
    expect([await opens({ dashboard }), await opens({ feed: feedToken })]).toEqual([true, true]);
    expect((await end()).status).toBe(204);
    expect([
      await opens({ dashboard }),
      await opens({ feed: feedToken }),
      (await list()).body.tokens,
      (await end()).status,
    ]).toEqual([false, false, [], 204]);
  });

  test('with a key of another request changes nothing', async () => {
    const dashboard = await newToken();
    expect((await end('?user=1002', { ...bot, 'Idempotency-Key': 'end-1' })).status).toBe(204);
    expect((await end('', { ...bot, 'Idempotency-Key': 'end-1' })).status).toBe(422);
    expect(await opens({ dashboard })).toBe(true);
  });
});

describe('the family file says who has access', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'members-'));
  const file = path.join(folder, 'household.yaml');
  const family = (...users: string[]) =>
    `family_id: rivera\ntimezone: America/Chicago\nmembers:\n${users.map((user) => `  - { id: u${user}, name: User ${user}, role: parent, messenger_user_id: "${user}" }\n`).join('')}`;
  /** A service of this family; `reread` reads the file as often as a change needs to count. */
  const open = (users: string[], settings: Partial<Config> = {}) => {
    writeFileSync(file, family(...users));
    const logger = createLogger({
      service: 'family-assistant',
      level: 'info',
      destination: { write: (line: string) => void logLines.push(line) },
    });
    const service = openTestService(
      database.url,
      { logger },
      buildConfig(database.url, { household: parseHousehold(family(...users)), familyFile: file, ...settings }),
    );
    const call = (user: string) =>
      request(service.app).post('/api/v1/dashboard/token').set(bot).send({ messenger_user_id: user });
    const enters = async (token: string) =>
      (await request(service.app).get('/api/v1/dashboard/session').set(bearer(token))).status;
    const reread = () => [1, 2].forEach(() => service.context.members.refresh());
    return { ...service, call, enters, reread };
  };

  test('a link is made for members only, and a feed for a user too', async () => {
    for (const path of ['/dashboard/token', '/calendar/feed-token']) {
      for (const user of ['9999', 'ana', '10011', '1001\u200b']) {
        const response = await post(path, { messenger_user_id: user });
        expect([user, response.status, response.body.code, response.body.error]).toEqual([
          user,
          400,
          'unknown_member',
          expect.stringContaining('ALLOW_UNKNOWN_MEMBERS=true'),
        ]);
      }
    }
    expect((await post('/calendar/feed-token', {})).status).toBe(201);
    expect((await post('/calendar/feed-token', { user: '1001' })).status).toBe(400);
  });

  test('who left it has no access after a start, and not while it runs either, until they are back', async () => {
    const before = open(['1001', '1002']);
    const [ana, ben] = [(await before.call('1001')).body.token, (await before.call('1002')).body.token];
    const after = open(['1001']);
    expect([await after.enters(ana), await after.enters(ben), await before.enters(ben)]).toEqual([200, 401, 200]);
    before.reread();
    expect([await before.enters(ana), await before.enters(ben), (await before.call('1002')).status]).toEqual([
      200, 401, 400,
    ]);
    writeFileSync(file, family('1001', '1002', '1003'));
    before.reread();
    expect([await before.enters(ben), (await before.call('1003')).status]).toEqual([200, 201]);
    await Promise.all([before, after].map(({ context: { database: pool } }) => pool.end()));
  });

  test('a user without access leaves no trace of use', async () => {
    const {
      call,
      enters,
      reread,
      context: { database: pool },
    } = open(['1001', '1002']);
    const { token } = (await call('1002')).body;
    writeFileSync(file, family('1001'));
    reread();
    expect(await enters(token)).toBe(401);
    expect(
      (await pool.query('SELECT last_used_at FROM access_token WHERE hash = $1', [hashToken(token)])).rows,
    ).toEqual([{ last_used_at: null }]);
    await pool.end();
  });

  test('a text counts when it is read twice, and one that cannot be used changes nothing', async () => {
    const {
      call,
      enters,
      context: { members, database: pool },
    } = open(['1001', '1002']);
    const { token } = (await call('1002')).body;
    writeFileSync(file, family('1001'));
    members.refresh();
    expect(await enters(token)).toBe(200);
    for (const text of ['members: [', 'family_id: rivera', '']) {
      writeFileSync(file, text);
      members.refresh();
      expect(() => members.refresh()).toThrow(HouseholdFileError);
    }
    rmSync(file);
    expect(() => members.refresh()).toThrow(/cannot be read: no such file or directory \(ENOENT\)/);
    expect(await enters(token)).toBe(200);
    await pool.end();
  });

  test('a change is followed by itself, and the log counts who joined and left without naming them', async () => {
    logLines.length = 0;
    const {
      context: { members, database: pool },
    } = open(['1001', '1002']);
    members.loop.start(1);
    writeFileSync(file, 'family_id:');
    await until(() => logLines.some((line) => line.includes('cannot be used')));
    writeFileSync(file, family('1001', '1003', '1004'));
    await until(() => logLines.some((line) => line.includes('members of the family file changed')));
    await members.loop.stop();
    expect(logLines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'info')).toMatchObject([
      { joined: 2, left: 1 },
    ]);
    expect(logLines.filter((line) => /"(?:msg|message)":"[^"]*(?:1002|User)/.test(line))).toEqual([]);
    await pool.end();
  });

  test('with ALLOW_UNKNOWN_MEMBERS=true everybody may have a link', async () => {
    const {
      call,
      enters,
      context: { database: pool },
    } = open(['1001'], { allowUnknownMembers: true });
    const response = await call('9999');
    expect([response.status, await enters(response.body.token)]).toEqual([201, 200]);
    await pool.end();
  });
});

const calls = Object.entries(contract.paths)
  .filter(([, item]) => !('servers' in item))
  .flatMap(([route, item]) =>
    Object.keys(item)
      .filter((method) => /^(?:get|post|patch|delete)$/.test(method))
      .map((method) => [method.toUpperCase(), route] as const),
  );
const isDashboardCall = (route: string) => /^\/dashboard\/(?!token)/.test(route);

describe('every call opens to its own credential only', () => {
  let tokens: { dashboard: string; feed: string };
  beforeEach(async () => {
    tokens = { dashboard: await newToken(), feed: await newFeedToken() };
  });
  const addressOf = (route: string) =>
    `/api/v1${route.replace(/\{\w*[iI]d\}/g, '6f1c2a90-0d4e-8b11-9c2f-0a1b2c3d4e5f').replace(/\{\w+\}/g, 'x'.repeat(43))}`;

  test('the document has all the calls', () => {
    expect(calls.length).toBeGreaterThanOrEqual(27);
  });

  test.each(calls.filter(([, route]) => route !== '/health'))('%s %s', async (method, route) => {
    const send = async (headers: Record<string, string>, query = '') => {
      const response = await request(app)
        [method.toLowerCase() as 'get'](addressOf(route) + query)
        .set(headers);
      return response.status === 401 &&
        response.body.code === 'unauthorized' &&
        response.headers['www-authenticate'] === 'Bearer'
        ? 'refused'
        : response.status;
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
    const opened = Object.entries(asked)
      .filter(([, answer]) => answer !== 'refused')
      .map(([credential]) => credential);
    const openers = isDashboardCall(route)
      ? ['dashboard', 'cookie']
      : route === '/calendar/feed.ics'
        ? ['feedInQuery']
        : ['bot'];
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
