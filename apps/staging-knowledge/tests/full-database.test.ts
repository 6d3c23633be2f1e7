import { failTables, useTestDatabase } from '@homeroom/testing';
import request from 'supertest';
import { buildConfig, ingest, openTestService } from './service-fixture.ts';
import type { TestService } from './service-fixture.ts';

const database = useTestDatabase('staging-knowledge');
let service: TestService;
beforeEach(() => {
  service = openTestService(buildConfig(database.url));
});
afterEach(() => service.close());

test.each(['53100', '53200', '58030', '25006'])(
  'while PostgreSQL raises %s every write is a 503 that says when to come again, reads go on, and writes work right after',
  async (state) => {
    await ingest(service.app, { extraction_id: state, extraction_type: 'coordination' }).expect(200);
    const [entry] = (await request(service.app).get('/api/event_graph/coordination').expect(200)).body;

    const { mend } = await failTables(database.url, state);
    const stored = await ingest(service.app, { extraction_id: `${state} later` });
    expect([stored.status, stored.headers['retry-after'], stored.body]).toEqual([
      503,
      '2',
      { status: 'error', error: 'The database cannot take it right now.' },
    ]);
    const closed = await request(service.app).post(`/api/event_graph/${entry.id}/close`);
    expect([closed.status, closed.headers['retry-after'], closed.body]).toEqual([
      503,
      '2',
      { detail: 'The database cannot do this right now. Try again shortly.' },
    ]);
    for (const path of [
      '/api/event_graph/recent',
      '/api/event_graph/stats',
      '/grocery',
      '/documents',
      '/system/state?format=json',
    ])
      await request(service.app).get(path).expect(200);

    await mend();
    await ingest(service.app, { extraction_id: `${state} later` }).expect(200);
    await request(service.app).post(`/api/event_graph/${entry.id}/close`).expect(200);
  },
);
