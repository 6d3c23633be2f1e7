import { DatabaseUnavailableError } from '@homeroom/database';
import { useTestDatabase } from '@homeroom/testing';
import request from 'supertest';
import { calendar, event } from './calendar-fixtures.ts';
import { openCalendarService } from './calendar-service-fixture.ts';
import type { CalendarTestService } from './calendar-service-fixture.ts';
import { buildConfig, fullHousehold, openTestService } from './service-fixture.ts';

const database = useTestDatabase('family-assistant');
let service: CalendarTestService;
let tokens: { ana: string; ben: string };
beforeAll(async () => {
  service = openCalendarService(database.url, { household: fullHousehold });
  const tokenOf = async (user: string) =>
    (await service.send('post', '/dashboard/token', { messenger_user_id: user }).expect(201)).body.token as string;
  tokens = { ana: await tokenOf('1001'), ben: await tokenOf('1002') };
});
afterAll(() => service.close());

const own = 'http://127.0.0.1';
const week = '?start=2026-11-15T00:00:00-06:00&end=2026-11-22T00:00:00-06:00';
const get = (path: string, token = tokens.ana) =>
  request(service.app).get(`/api/v1/dashboard${path}`).set('Authorization', `Bearer ${token}`);
const post = (
  path: string,
  body?: object,
  headers: Record<string, string> = { Authorization: `Bearer ${tokens.ana}` },
) => request(service.app).post(`/api/v1/dashboard${path}`).set(headers).send(body);
/** Returns a browser's headers for a write; `origin` is the page's. */
const fromPage = (origin: string | null, token = tokens.ana) => ({
  Cookie: `homeroom_dashboard=${token}`,
  Host: '127.0.0.1',
  ...(origin !== null && { Origin: origin }),
});

const soccer = event(
  'UID:soccer',
  'DTSTART;TZID=America/Chicago:20261119T160000',
  'DURATION:PT75M',
  'SUMMARY:Soccer practice Maya',
);
const dentist = event(
  'UID:dentist',
  'DTSTART;TZID=America/Chicago:20261119T163000',
  'DURATION:PT45M',
  'SUMMARY:Orthodontist Leo',
  'LOCATION:8 Mill Road',
);
const startOf = async (name: string) =>
  (await get(`/events${week}`)).body.events.find(({ summary }: { summary: string }) => summary.startsWith(name))?.start;
const openConflict = async () => {
  await service.importText('family', calendar(soccer));
  await service.context.database.query('TRUNCATE conflict, conflict_registry, operation CASCADE');
  await service.importText('family', calendar(soccer, dentist));
  return (await get('/conflicts').expect(200)).body.outstanding[0] as { id: string; status: string };
};

describe('the calls of the dashboard', () => {
  test('tell the same events and conflicts as those of the bot, and 304 when nothing changed', async () => {
    await openConflict();
    for (const [dashboard, bot] of [
      [`/events${week}`, `/calendar/events${week}`],
      [`/events${week}&include_travel=false`, `/calendar/events${week}&include_travel=false`],
      ['/conflicts', '/conflicts'],
    ] as const) {
      const [mine, theirs] = [await get(dashboard).expect(200), await service.get(bot).expect(200)];
      expect(mine.body).toEqual(theirs.body);
      expect(mine.headers['etag']).toBe(theirs.headers['etag']);
      await get(dashboard).set('If-None-Match', String(mine.headers['etag'])).expect(304);
    }
    expect((await get(`/events${week}`)).body.events).toHaveLength(2);
    expect((await get('/events?start=2026-11-22T00:00:00Z&end=2026-11-15T00:00:00Z')).status).toBe(400);
  });

  test('a new event is in the next answer', async () => {
    await openConflict();
    const before = await get(`/events${week}`);
    await service
      .send('post', '/calendar/events', {
        summary: 'Choir',
        start: '2026-11-20T18:00:00-06:00',
        end: '2026-11-20T19:00:00-06:00',
      })
      .expect(201);
    const after = await get(`/events${week}`).set('If-None-Match', String(before.headers['etag']));
    expect([after.status, after.body.events.length]).toEqual([200, 3]);
  });

  test("acknowledge and resolve as the token's user, whom no header replaces, and only that user undoes and redoes it", async () => {
    const { id } = await openConflict();
    expect((await post(`/conflicts/${id}/acknowledge`).expect(200)).body.status).toBe('acknowledged');
    const resolved = await post(
      `/conflicts/${id}/resolve`,
      { resolution_action: 'reschedule', choice_index: 0, executed: true },
      { Authorization: `Bearer ${tokens.ana}`, 'X-Sender-Id': '1002' },
    );
    expect([resolved.status, resolved.body.status]).toEqual([200, 'resolved']);
    const [moved] = [await startOf('Orthodontist')];
    expect(moved).not.toBe('2026-11-19T16:30:00-06:00');
    const {
      operations: [operation],
    } = (await post('/undo', { action: 'list' })).body;
    expect(operation).toMatchObject({ type: 'move', sender_id: '1001', can_undo: true });
    const undo = (action: string, token: string) =>
      post('/undo', { action, operation_id: operation.id }, { Authorization: `Bearer ${token}` });
    expect((await post('/undo', { action: 'list' }, { Authorization: `Bearer ${tokens.ben}` })).body).toEqual({
      operations: [],
    });
    expect((await undo('undo', tokens.ben)).body.code).toBe('not_original_sender');
    expect((await undo('undo', tokens.ana)).body).toMatchObject({
      status: 'undone',
      restored_event: { start: '2026-11-19T16:30:00-06:00' },
    });
    expect(await startOf('Orthodontist')).toBe('2026-11-19T16:30:00-06:00');
    expect((await undo('redo', tokens.ana)).body.status).toBe('restored');
    expect((await service.undo({ action: 'undo', operation_id: operation.id }, '1001')).body.status).toBe('undone');
  });

  test('a user undoes and redoes nothing that others made, and nothing without a sender', async () => {
    await openConflict();
    const choir = { summary: 'Choir', start: '2026-11-20T18:00:00-06:00', end: '2026-11-20T19:00:00-06:00' };
    for (const headers of [{}, { 'X-Sender-Id': '1002' }]) {
      const { operation } = (await service.send('post', '/calendar/events', choir, headers).expect(201)).body;
      for (const action of ['undo', 'redo']) {
        const response = await post(
          '/undo',
          { action, operation_id: operation.id },
          { Authorization: `Bearer ${tokens.ana}`, 'X-Sender-Id': '1002' },
        );
        expect([response.status, response.body.code]).toEqual([403, 'not_original_sender']);
      }
      expect((await post('/undo', { action: 'list' })).body).toEqual({ operations: [] });
      expect(await startOf('Choir')).toBe('2026-11-20T18:00:00-06:00');
      expect((await service.undo({ action: 'undo', operation_id: operation.id }, '1002')).body.status).toBe('undone');
    }
  });

  test('a key belongs to one user', async () => {
    const { id } = await openConflict();
    const acknowledge = (token: string) =>
      post(`/conflicts/${id}/acknowledge`, undefined, {
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': 'seen-1',
      });
    expect([
      (await acknowledge(tokens.ana)).status,
      (await acknowledge(tokens.ana)).status,
      (await acknowledge(tokens.ben)).status,
    ]).toEqual([200, 200, 422]);
  });

  test('a question goes the way of every question', async () => {
    const response = await post('/ask', { question: 'Who sews the costumes?' });
    expect([response.status, response.body.code]).toEqual([503, 'search_unavailable']);
    expect((await post('/ask', { question: ' ' })).status).toBe(400);
  });

  test('a write by cookie comes from the page itself, or changes nothing', async () => {
    const { id } = await openConflict();
    for (const origin of [
      null,
      'null',
      'https://127.0.0.1',
      'http://127.0.0.1:8080',
      'http://127.0.0.1.evil.example',
      'http://evil.example',
    ]) {
      const response = await post(`/conflicts/${id}/acknowledge`, undefined, fromPage(origin));
      expect([origin, response.status, response.body.code]).toEqual([origin, 403, 'origin_mismatch']);
    }
    expect((await get('/conflicts')).body.outstanding[0].status).toBe('unacknowledged');
    expect((await post(`/conflicts/${id}/acknowledge`, undefined, fromPage(own))).body.status).toBe('acknowledged');
    expect((await request(service.app).get('/api/v1/dashboard/conflicts').set(fromPage(null))).status).toBe(200);
    expect((await post(`/conflicts/${id}/acknowledge`, undefined, fromPage(own, 'x'.repeat(43)))).status).toBe(401);
  });
});

describe('the page', () => {
  const page = (path: string, headers: Record<string, string> = {}) => request(service.app).get(path).set(headers);

  test('a link sets a cookie that scripts cannot read and leaves the address, as often as it is opened', async () => {
    for (const response of [
      await page(`/dashboard?token=${tokens.ana}`),
      await request(service.app).head(`/dashboard?token=${tokens.ana}`),
      await page(`/dashboard?token=${tokens.ana}`),
    ]) {
      expect([
        response.status,
        response.headers['location'],
        response.headers['cache-control'],
        response.headers['referrer-policy'],
      ]).toEqual([303, '/dashboard', 'no-store', 'no-referrer']);
      expect(response.headers['set-cookie']).toEqual([
        expect.stringMatching(
          new RegExp(`^homeroom_dashboard=${tokens.ana}; Path=/; Expires=[^;]+; HttpOnly; SameSite=Lax$`),
        ),
      ]);
    }
  });

  test('behind https the cookie is Secure, and addresses and origins are the public ones', async () => {
    const { app, context } = openTestService(
      database.url,
      {},
      buildConfig(database.url, {
        household: fullHousehold,
        addresses: { publicUrl: 'https://home.example', dashboardUrl: 'https://home.example/dashboard' },
      }),
    );
    const issued = await request(app)
      .post('/api/v1/dashboard/token')
      .set('Authorization', 'Bearer 123456:test-bot-token')
      .send({ messenger_user_id: '1001' });
    const link = new URL(issued.body.dashboard_url);
    expect([link.origin + link.pathname, issued.body.revoke_url]).toEqual([
      'https://home.example/dashboard',
      `https://home.example/api/v1/dashboard/token/${issued.body.token}/revoke`,
    ]);
    expect((await request(app).get(link.pathname + link.search)).headers['set-cookie']).toEqual([
      expect.stringMatching(/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    const listed = await request(app)
      .post('/api/v1/dashboard/undo')
      .set(fromPage('https://home.example', issued.body.token))
      .send({ action: 'list' });
    expect(listed.status).toBe(200);
    await context.database.end();
  });

  test("is strict about what it loads, is not kept, and knows the household but nobody's addresses", async () => {
    const response = await page('/dashboard', { Cookie: `homeroom_dashboard=${tokens.ana}` });
    expect([
      response.status,
      response.headers['content-type'],
      response.headers['cache-control'],
      response.headers['x-content-type-options'],
      response.headers['referrer-policy'],
    ]).toEqual([200, 'text/html; charset=utf-8', 'no-store', 'nosniff', 'no-referrer']);
    expect(response.headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' data:; connect-src 'self'; font-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    const facts = JSON.parse(
      /<script id="household-facts" type="application\/json">(.*?)<\/script>/s.exec(response.text)?.[1] ?? '',
    );
    expect(facts).toMatchObject({
      time_zone: 'America/Chicago',
      user: { messenger_user_id: '1001', member_id: 'ana', name: 'Mom' },
      members: [{ id: 'ana', name: 'Ana Rivera', color: '#1a66c2' }, { id: 'ben' }, { id: 'maya' }, { id: 'leo' }],
      calendars: [
        { id: 'family', name: 'Family', kind: 'local', owner: null },
        { id: 'maya', name: 'Maya' },
      ],
    });
    expect(response.text).not.toMatch(/example\.org|1002|100200300/);
    expect(response.text).not.toContain(tokens.ana);
    expect(response.text).toContain('rel="icon"');
  });

  test.each([
    ['without a link', '/dashboard', {}, 'You need a link'],
    ['with a link that is none', `/dashboard?token=${'x'.repeat(43)}`, {}, 'This link no longer works'],
    ['with an empty link', '/dashboard?token=', {}, 'This link no longer works'],
    ['with two tokens', `/dashboard?token=a&token=b`, {}, 'This link no longer works'],
    [
      'with a cookie that is none',
      '/dashboard',
      { Cookie: `homeroom_dashboard=${'x'.repeat(43)}` },
      'This link no longer works',
    ],
  ])('%s is a 401 that says how to get one, without script', async (_name, path, headers, title) => {
    const response = await page(path, headers as Record<string, string>);
    expect([
      response.status,
      response.headers['content-type'],
      response.headers['cache-control'],
      response.headers['set-cookie'],
    ]).toEqual([401, 'text/html; charset=utf-8', 'no-store', undefined]);
    expect(response.text).toContain(`<h1>${title}</h1>`);
    expect(response.text).toMatch(/Ask your family’s bot for (?:one|a new one) in the chat/);
    expect(response.text).toContain('rel="icon"');
    expect(response.text).not.toContain('<script');
    expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(
      (
        await request(service.app)
          .head(path)
          .set(headers as Record<string, string>)
      ).status,
    ).toBe(401);
  });

  test('takes GET and HEAD only, and has no other files than those of the build', async () => {
    const posted = await request(service.app).post('/dashboard').send({});
    expect([posted.status, posted.headers['allow']]).toEqual([405, 'GET, HEAD']);
    for (const path of [
      '/dashboard/index.html',
      '/dashboard/assets/none.js',
      '/dashboard/../package.json',
      '/dashboard/%2e%2e/package.json',
      '/dashboard/..%2fpackage.json',
    ])
      expect([path, (await page(path)).status]).toEqual([path, 404]);
  });

  test('says so in plain words while the database is unavailable', async () => {
    const { find } = service.features.tokens;
    service.features.tokens.find = (token) =>
      token === undefined ? Promise.resolve(null) : Promise.reject(new DatabaseUnavailableError());
    try {
      const response = await page(`/dashboard?token=${tokens.ana}`);
      expect([response.status, response.headers['retry-after'], response.headers['content-type']]).toEqual([
        503,
        '5',
        'text/html; charset=utf-8',
      ]);
      expect(response.text).toContain('not available right now');
      expect((await get('/session')).body.code).toBe('database_unavailable');
    } finally {
      service.features.tokens.find = find;
    }
  });
});
