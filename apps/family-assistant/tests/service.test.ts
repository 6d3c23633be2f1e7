import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyMigrations } from '@homeroom/database';
import { migrations } from '@homeroom/database/family-assistant';
import { EnvironmentError } from '@homeroom/service-kit';
import { startPostgres, useTestDatabase, until } from '@homeroom/testing';
import type { Express } from 'express';
import request from 'supertest';
import { readConfig } from '../src/config.ts';
import type { Context } from '../src/context.ts';
import { botToken, buildConfig, buildKnowledgeSettings, openTestService } from './service-fixture.ts';

const database = useTestDatabase('family-assistant');
const opened: Context[] = [];
const open = (...args: Parameters<typeof openTestService>) => {
  const service = openTestService(...args);
  opened.push(service.context);
  return service;
};
let app: Express;
beforeAll(() => {
  ({ app } = open(database.url));
});
afterAll(() => Promise.all(opened.map(({ database: pool }) => pool.end())));

test('the previous bot token is accepted while tokens change', async () => {
  const response = await request(app)
    .get('/api/v1/calendar/today')
    .set('Authorization', 'Bearer 123456:previous-token');
  expect(response.status).toBe(200);
});

describe('health', () => {
  test('is public, and says which parts are up', async () => {
    const { app: probed, context } = open(database.url);
    const probes = Object.values(context.probes);
    await Promise.all(probes.map((probe) => probe.start()));
    // On a busy machine the first connection may take longer than a probe's limit; the probes go on by themselves.
    await until(() => context.probes.calendarStore.latest === 'up');
    for (const probe of probes) probe.stop();
    const response = await request(probed).get('/api/v1/health');
    expect([response.status, response.body]).toEqual([
      200,
      {
        status: 'degraded',
        version: '1.5.0',
        services: { calendar_store: 'up', vector_store: 'down', embeddings: 'unreachable' },
      },
    ]);
  });

  test('answers whatever its address has behind it', async () => {
    const { app: asked } = open(database.url);
    for (const query of ['?unknown=1', '?unknown=%00']) await request(asked).get(`/api/v1/health${query}`).expect(200);
  });

  test('hosts that do not answer are unreachable and down after a second, and no request waits for them', async () => {
    const hanging = createServer(() => {});
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
    const config = buildConfig(database.url, {
      knowledge: buildKnowledgeSettings({ qdrant: { url }, models: { url } }),
    });
    const { app: waiting, context } = open(database.url, {}, config);
    const services = async () => (await request(waiting).get('/api/v1/health')).body.services;
    const probes = [context.probes.embeddings, context.probes.vectorStore];
    const probed = Promise.all(probes.map((probe) => probe.start()));
    expect(await services()).toMatchObject({ vector_store: 'down', embeddings: 'unreachable' });
    await probed;
    for (const probe of probes) probe.stop();
    expect(await services()).toMatchObject({ vector_store: 'down', embeddings: 'unreachable' });
    hanging.closeAllConnections();
    hanging.close();
  });
});

test('while PostgreSQL is unavailable requests get 503 with Retry-After, and work again by themselves', async () => {
  const postgres = await startPostgres();
  try {
    const databaseUrl = new URL(postgres.url);
    databaseUrl.pathname = '/family_assistant';
    await applyMigrations(databaseUrl.href, migrations);
    const { app: cutOff } = open(databaseUrl.href);
    const read = () => request(cutOff).get('/api/v1/calendar/today').set('Authorization', `Bearer ${botToken}`);
    expect((await read()).status).toBe(200);
    await postgres.stop();
    const away = await read();
    expect([away.status, away.body.code, away.headers['retry-after']]).toEqual([503, 'database_unavailable', '2']);
    expect((await request(cutOff).get('/readyz')).body.details).toEqual({ not_ready: ['database'] });
    await postgres.start();
    expect((await read()).status).toBe(200);
    expect((await request(cutOff).get('/readyz')).status).toBe(200);
    await Promise.all(opened.splice(-1).map(({ database: pool }) => pool.end()));
  } finally {
    await postgres.remove();
  }
});

test('a bad environment names every variable, and every problem of the family configuration file', () => {
  const problems = (variables: Record<string, string>) => {
    try {
      readConfig(variables);
    } catch (error) {
      if (error instanceof EnvironmentError) return error.problems;
      throw error;
    }
    return [];
  };
  expect(problems({ BOT_TOKEN: 'short' })).toEqual([
    'DATABASE_URL: is not set; it is needed to start',
    'BOT_TOKEN: wants a secret of at least 16 characters',
    'FAMILY_CONFIG: is not set; it is needed to start',
  ]);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'family-')), 'household.yaml');
  writeFileSync(file, 'family_id: a\ntimezone: Mars\nmembers: []\n');
  expect(
    problems({ DATABASE_URL: 'postgresql://localhost/x', BOT_TOKEN: 'x'.repeat(16), FAMILY_CONFIG: file }),
  ).toEqual([
    'FAMILY_CONFIG: timezone: must be an IANA time zone such as America/Chicago',
    'FAMILY_CONFIG: members: must name at least one member',
  ]);
});
