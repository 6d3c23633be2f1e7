import request from 'supertest';
import { buildNotesService, notesContract } from './testing/notes-service.ts';

const never = () => new Promise<boolean>(() => {});

test('the process is alive without a credential', async () => {
  const response = await request(buildNotesService().app).get('/livez');
  expect([response.status, response.body]).toEqual([200, { status: 'ok' }]);
});

test('readiness names what is not ready: what says no, what fails and what does not answer', async () => {
  const readiness = [
    { name: 'database', check: async () => false },
    { name: 'index', check: () => Promise.reject(new Error('no')) },
    { name: 'cache', check: never },
    { name: 'queue', check: async () => true },
  ];
  const response = await request(buildNotesService({ readiness }).app).get('/readyz');
  expect([response.status, response.body]).toEqual([
    503,
    {
      error: 'Not ready: database, index, cache.',
      code: 'not_ready',
      details: { not_ready: ['database', 'index', 'cache'] },
    },
  ]);
  expect(response.headers['retry-after']).toBe('2');
});

test('readiness may tell of what the service can do without', async () => {
  let mailbox = 'away';
  const { app } = buildNotesService({ readinessDetails: () => ({ mailbox }) });
  expect((await request(app).get('/readyz')).body).toEqual({ status: 'ok', mailbox: 'away' });
  mailbox = 'there';
  expect((await request(app).get('/readyz')).body).toEqual({ status: 'ok', mailbox: 'there' });
});

test('a service that stops is not ready, though all else is', async () => {
  const lifecycle = { stopping: false };
  const { app } = buildNotesService({ lifecycle });
  expect((await request(app).get('/readyz')).status).toBe(200);
  lifecycle.stopping = true;
  expect((await request(app).get('/readyz')).body.details).toEqual({ not_ready: ['stopping'] });
});

test('metrics count requests by route, method and status, and the process', async () => {
  const { app } = buildNotesService();
  await request(app).get('/api/note?size=1');
  await request(app).get('/api/note?size=0');
  const { text } = await request(app).get('/metrics');
  expect(text).toContain('http_requests_total{route="/api/note",method="GET",status="200",service="notes"} 1');
  expect(text).toContain('http_requests_total{route="/api/note",method="GET",status="400",service="notes"} 1');
  expect(text).toMatch(/nodejs_eventloop_lag_seconds\{/);
  expect(text).toMatch(/http_request_duration_seconds_bucket\{/);
});

test('the document is served unchanged', async () => {
  expect((await request(buildNotesService().app).get('/openapi.json')).body).toEqual(
    JSON.parse(JSON.stringify(notesContract)),
  );
});

test('the reference page loads everything from the service itself, under a policy that allows nothing else', async () => {
  const { app } = buildNotesService();
  const page = await request(app).get('/docs');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  const references = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => String(match[1]));
  expect(references.length).toBeGreaterThan(3);
  for (const reference of references) {
    expect(reference).toMatch(/^\/[^/]/);
    expect((await request(app).get(reference)).status).toBe(200);
  }
});

test('probes refuse other methods', async () => {
  const response = await request(buildNotesService().app).post('/livez');
  expect([response.status, response.headers['allow']]).toEqual([405, 'GET, HEAD']);
});
