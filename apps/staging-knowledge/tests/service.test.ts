import { useTestDatabase } from '@homeroom/testing';
import { EnvironmentError } from '@homeroom/service-kit';
import type { Express } from 'express';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { readConfig } from '../src/config.ts';
import { secretsOf } from '../src/context.ts';
import { openTestService, type TestService } from './service-fixture.ts';

const database = useTestDatabase('staging-knowledge');
const token = 'a-token-of-sixteen-or-more';
const opened: TestService[] = [];
const folder = mkdtempSync(path.join(tmpdir(), 'staging-'));
const familyConfig = path.join(folder, 'household.yaml');
writeFileSync(
  familyConfig,
  'family_id: rivera\ntimezone: America/Chicago\nmembers: [{ id: ana, name: Ana Rivera, role: parent }]\n',
);

function openApp(variables: Record<string, string> = {}): Express {
  const service = openTestService(
    readConfig({
      APP_ENV: 'staging',
      DATABASE_URL: database.url,
      FAMILY_CONFIG: familyConfig,
      QDRANT_URL: 'http://127.0.0.1:9',
      ...variables,
    }),
  );
  opened.push(service);
  return service.app;
}
let app: Express;
beforeAll(() => {
  app = openApp();
});
afterAll(async () => {
  await Promise.all(opened.map((service) => service.close()));
  rmSync(folder, { recursive: true });
});

test('health says ok, staging and the version, whatever its address has behind it', async () => {
  for (const path of ['/health', '/health?unknown=1', '/health?unknown=%00']) {
    const response = await request(app).get(path);
    expect([response.status, response.body]).toEqual([200, { status: 'ok', env: 'staging', version: '0.0.1' }]);
  }
});

test('the API root names the service, the version and every path of the contract, and no extension', async () => {
  const response = await request(app).get('/api');
  expect(response.body).toEqual({
    service: 'staging-knowledge',
    version: '0.0.1',
    endpoints: {
      health: '/health',
      api: '/api',
      vision_parse: '/vision/parse',
      vision_briefing: '/vision/briefing',
      vision_status: '/vision/status',
      system_state: '/system/state',
      event_graph_recent: '/api/event_graph/recent',
      event_graph_coordination: '/api/event_graph/coordination',
      event_graph_stats: '/api/event_graph/stats',
      brain_query: '/brain/query',
      brain_stats: '/brain/stats',
      brain_ingest: '/brain/ingest',
    },
  });
});

test('bad parameters are told as FastAPI clients know it', async () => {
  const response = await request(app).get('/brain/query');
  expect([response.status, response.body]).toEqual([
    422,
    { detail: [{ loc: ['query', 'q'], msg: 'Field required', type: 'missing' }] },
  ]);
});

describe('with STAGING_API_TOKEN', () => {
  test('every call but health and probes needs it', async () => {
    const guarded = openApp({ STAGING_API_TOKEN: token });
    for (const path of ['/api', '/brain/stats', '/grocery', '/system/state']) {
      const refused = await request(guarded).get(path);
      expect([path, refused.status, refused.headers['www-authenticate']]).toEqual([path, 401, 'Bearer']);
      expect((await request(guarded).get(path).set('Authorization', 'Bearer wrong')).status).toBe(401);
      expect([200, 503]).toContain((await request(guarded).get(path).set('Authorization', `Bearer ${token}`)).status);
    }
    for (const path of ['/health', '/livez', '/readyz', '/metrics', '/openapi.json', '/docs'])
      expect([path, (await request(guarded).get(path)).status]).toEqual([path, 200]);
  });
});

test.each([undefined, '', 'production', 'Staging'])('APP_ENV=%s keeps the service from starting', (value) => {
  const variables = { DATABASE_URL: 'postgresql://localhost/x', ...(value === undefined ? {} : { APP_ENV: value }) };
  expect(() => readConfig(variables)).toThrow(
    new EnvironmentError([
      'APP_ENV: must be `staging`; this service serves the staging environment only and does not start elsewhere',
    ]),
  );
});

test.each(['0.0.0.0', '::', '192.168.1.5', 'staging.example'])(
  'on %s it starts with a token, or where anonymous calls are allowed',
  (HOST) => {
    const needed = { APP_ENV: 'staging', DATABASE_URL: 'postgresql://localhost/x', FAMILY_CONFIG: familyConfig, HOST };
    const problem =
      'STAGING_API_TOKEN: is not set; it is needed where HOST is not a loopback address, or set STAGING_ALLOW_ANONYMOUS=true to let in everyone who reaches it';
    expect(() => readConfig(needed)).toThrow(new EnvironmentError([problem]));
    expect(() => readConfig({ ...needed, STAGING_API_TOKEN: '', STAGING_ALLOW_ANONYMOUS: 'false' })).toThrow(
      new EnvironmentError([problem]),
    );
    expect([
      readConfig({ ...needed, STAGING_API_TOKEN: token }).apiToken,
      readConfig({ ...needed, STAGING_ALLOW_ANONYMOUS: 'true' }).apiToken,
    ]).toEqual([token, undefined]);
  },
);

test.each(['', '127.0.0.1', 'localhost', '::1'])('on %j it starts without a token', (HOST) => {
  expect(
    readConfig({ APP_ENV: 'staging', DATABASE_URL: 'postgresql://localhost/x', FAMILY_CONFIG: familyConfig, HOST })
      .apiToken,
  ).toBeUndefined();
});

test('the settings have their defaults, and the secrets are known as such', () => {
  const needed = { APP_ENV: 'staging', DATABASE_URL: 'postgresql://localhost/x', FAMILY_CONFIG: familyConfig };
  const { household, qdrant, models, retentionDays } = readConfig(needed);
  expect([retentionDays, readConfig({ ...needed, RETENTION_DAYS: '365' }).retentionDays]).toEqual([undefined, 365]);
  expect([household.familyId, household.timezone]).toEqual(['rivera', 'America/Chicago']);
  expect(qdrant).toEqual({
    url: 'http://127.0.0.1:6333',
    apiKey: undefined,
    collection: 'family_knowledge',
    layout: { onDisk: false },
  });
  const host = 'http://127.0.0.1:11434';
  expect(models).toEqual({
    api: 'ollama',
    url: host,
    apiKey: undefined,
    embeddingsUrl: host,
    embeddingsModel: 'all-minilm',
    chatModel: undefined,
  });
  expect(
    secretsOf(
      readConfig({
        ...needed,
        QDRANT_API_KEY: 'key-1',
        MODEL_HOST_API_KEY: 'key-2',
        STAGING_API_TOKEN: token,
        EMBEDDINGS_URL: 'http://me:word@host',
      }),
    ),
  ).toEqual([token, 'word', 'key-1', 'key-2']);
});

test('without a token, on loopback, only loopback hosts are answered; with one the token decides', async () => {
  const asked = async (service: Express, headers: Record<string, string>) =>
    (
      await request(service)
        .get('/api')
        .set({ Host: 'evil.example', ...headers })
    ).status;
  const guarded = { STAGING_API_TOKEN: token };
  const bearer = { Authorization: `Bearer ${token}` };
  const statuses = [
    await asked(app, {}),
    await asked(app, { Host: 'localhost:3002' }),
    await asked(openApp(guarded), bearer),
    await asked(openApp({ ...guarded, HOST: '0.0.0.0' }), bearer),
    await asked(openApp({ HOST: '0.0.0.0', STAGING_ALLOW_ANONYMOUS: 'true' }), {}),
  ];
  expect(statuses).toEqual([403, 200, 200, 200, 200]);
  expect((await request(app).get('/api').set('Origin', 'https://evil.example')).body).toEqual({
    detail: 'Pages of other sites may not call this service.',
  });
});

test('the bot is followed when it is enabled and has a token, which the log never shows', () => {
  const needed = { APP_ENV: 'staging', DATABASE_URL: 'postgresql://localhost/x', FAMILY_CONFIG: familyConfig };
  const bot = (variables: Record<string, string>) => readConfig({ ...needed, ...variables }).bot;
  const enabled = { TELEGRAM_ENABLED: 'true', STAGING_BOT_TOKEN: '4711:secret' };
  expect([
    bot({}),
    bot({ STAGING_BOT_TOKEN: '4711:secret' }),
    bot({ TELEGRAM_ENABLED: 'true', BOT_TOKEN: '1:of-the-household' }),
  ]).toEqual(['disabled', 'disabled', 'no_token']);
  expect(bot(enabled)).toEqual({ token: '4711:secret', apiRoot: 'https://api.telegram.org' });
  expect(bot({ ...enabled, TELEGRAM_API_ROOT: 'http://127.0.0.1:8081/' })).toEqual({
    token: '4711:secret',
    apiRoot: 'http://127.0.0.1:8081',
  });
  expect(secretsOf(readConfig({ ...needed, ...enabled }))).toEqual(['4711:secret']);
  expect(() => bot({ ...enabled, TELEGRAM_API_ROOT: 'http://127.0.0.1/?key=x' })).toThrow(
    'TELEGRAM_API_ROOT: wants a URL without user name, query and fragment',
  );
});

test('each bad variable is named in a line of its own, without its value', () => {
  const bad = {
    APP_ENV: 'staging',
    DATABASE_URL: 'postgresql://localhost/x',
    FAMILY_CONFIG: path.join(folder, 'none.yaml'),
  };
  expect(() =>
    readConfig({ ...bad, RETENTION_DAYS: '0', QDRANT_URL: 'grpc://user:pass@x', MODEL_API: 'other' }),
  ).toThrow(
    new EnvironmentError([
      'RETENTION_DAYS: wants a whole number from 1 to 36500',
      'QDRANT_URL: wants a URL that begins with http:// or https://, or several separated by commas',
      'MODEL_API: wants one of ollama, openai',
    ]),
  );
  expect(() => readConfig(bad)).toThrow(
    new EnvironmentError([
      `FAMILY_CONFIG: ${path.join(folder, 'none.yaml')} cannot be read: no such file or directory (ENOENT).`,
    ]),
  );
});
