import { useTestDatabase } from '@homeroom/testing';
import { createLogger, EnvironmentError } from '@homeroom/service-kit';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { createContext, type Context } from '../src/context.ts';

const database = useTestDatabase('staging-knowledge');
const token = 'a-token-of-sixteen-or-more';
const opened: Context[] = [];

function openApp(variables: Record<string, string> = {}): Express {
  const config = readConfig({ APP_ENV: 'staging', DATABASE_URL: database.url, ...variables });
  const context = createContext(config, { logger: createLogger({ service: 'staging-knowledge', level: 'silent' }) });
  opened.push(context);
  return createApp(context, { validateResponses: true });
}
let app: Express;
beforeAll(() => {
  app = openApp();
});
afterAll(() => Promise.all(opened.map((context) => context.database.end())));

test('health says ok, staging and the version', async () => {
  const response = await request(app).get('/health');
  expect([response.status, response.body]).toEqual([200, { status: 'ok', env: 'staging', version: '0.0.1' }]);
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

test.each([
  ['GET', '/vision/status'],
  ['GET', '/system/state'],
  ['GET', '/api/event_graph/recent'],
  ['GET', '/api/event_graph/coordination'],
  ['GET', '/api/event_graph/stats'],
  ['GET', '/brain/query?q=When'],
  ['GET', '/brain/stats'],
  ['GET', '/grocery'],
  ['GET', '/documents'],
] as const)('%s %s is honest about not being there yet', async (_method, path) => {
  const response = await request(app).get(path);
  expect([response.status, response.body]).toEqual([501, { detail: 'This call is part of the contract, but this release does not answer it yet.' }]);
});

test('an upload is checked before it is said that it cannot be read yet', async () => {
  expect((await request(app).post('/vision/parse').attach('file', Buffer.from('Dear parents'), 'letter.txt')).status).toBe(501);
  expect((await request(app).post('/vision/parse').send({ file: 'x' })).status).toBe(415);
});

test('bad parameters are told as FastAPI clients know it', async () => {
  const response = await request(app).get('/brain/query');
  expect([response.status, response.body]).toEqual([422, { detail: [{ loc: ['query', 'q'], msg: 'The query parameter `q` is required.', type: 'required' }] }]);
});

describe('with STAGING_API_TOKEN', () => {
  test('every call but health and probes needs it', async () => {
    const guarded = openApp({ STAGING_API_TOKEN: token });
    for (const path of ['/api', '/brain/stats', '/grocery', '/system/state']) {
      const refused = await request(guarded).get(path);
      expect([path, refused.status, refused.headers['www-authenticate']]).toEqual([path, 401, 'Bearer']);
      expect((await request(guarded).get(path).set('Authorization', 'Bearer wrong')).status).toBe(401);
      expect([200, 501]).toContain((await request(guarded).get(path).set('Authorization', `Bearer ${token}`)).status);
    }
    for (const path of ['/health', '/livez', '/readyz', '/metrics', '/openapi.json', '/docs']) expect([path, (await request(guarded).get(path)).status]).toEqual([path, 200]);
  });
});

test.each([undefined, '', 'production', 'Staging'])('APP_ENV=%s keeps the service from starting', (value) => {
  const variables = { DATABASE_URL: 'postgresql://localhost/x', ...(value === undefined ? {} : { APP_ENV: value }) };
  expect(() => readConfig(variables)).toThrow(new EnvironmentError(['APP_ENV: must be `staging`; this service serves the staging environment only and does not start elsewhere']));
});
