import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import express, { Router } from 'express';
import request from 'supertest';
import { codedErrorShape } from '@homeroom/errors';
import { serveApp, type ServedApp } from '@homeroom/testing';
import { outsideCall } from '@homeroom/tracing';
import { createLogger } from '../logger.ts';
import { createServiceApp } from '../service-app.ts';
import { goodKey, notesContract } from '../testing/notes-service.ts';
import { startTracing } from './start-tracing.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

interface LogLine {
  msg: string;
  traceId?: string;
}
const lines: LogLine[] = [];
const logger = createLogger({
  service: 'notes',
  level: 'info',
  destination: { write: (line: string) => void lines.push(JSON.parse(line)) },
});
/** The `traceparent` headers that another host got. */
const passedOn: (string | undefined)[] = [];
let host: ServedApp;
beforeAll(async () => {
  const answering = createServer((req, res) => {
    passedOn.push(req.headers['traceparent'] as string | undefined);
    res.statusCode = req.url?.startsWith('/broken') ? 500 : 200;
    res.end();
  });
  host = await serveApp((req, res) => void answering.emit('request', req, res));
});
afterAll(() => host.close());
beforeEach(() => {
  lines.length = 0;
  passedOn.length = 0;
});

const askHost = (path = '/') =>
  outsideCall('weather host', async (headers) => {
    const response = await fetch(`${host.url}${path}?key=not-to-be-told`, { headers });
    if (!response.ok) throw new TypeError(`No answer from ${response.url}`);
  });
const router = Router()
  .get('/note', async (_req, res) => {
    await wait(1);
    await askHost();
    logger.info('asked');
    res.json({ text: 'note' });
  })
  .post('/file', async (_req, res) => {
    await askHost();
    res.json({ text: 'stored' });
  })
  .get('/broken', () => askHost('/broken'));
const app = createServiceApp({
  service: 'notes',
  document: notesContract,
  routers: [router],
  errorShape: codedErrorShape,
  security: { key: () => undefined },
  readiness: [],
  logger,
  secrets: [goodKey],
  // A busy machine takes longer than the default, and the line of the log says so.
  slowRequestMs: 600_000,
});

describe('a trace that a caller began', () => {
  test('is in the lines of the log and goes on to other hosts', async () => {
    await request(app).get('/api/note?size=1').set('traceparent', traceparent).expect(200);
    expect(passedOn).toEqual([traceparent]);
    expect(lines.map(({ msg, traceId: id }) => [msg, id])).toEqual([
      ['asked', traceId],
      ['request', traceId],
    ]);
  });

  test('goes on after an upload', async () => {
    await request(app).post('/api/file').set('traceparent', traceparent).attach('file', Buffer.from('x'), 'x.txt');
    expect(passedOn).toEqual([traceparent]);
  });

  test('is one of its request only', async () => {
    const other = traceparent.replace('4bf9', '5bf9');
    const all = [traceparent, other, traceparent, other];
    await Promise.all(all.map((each) => request(app).get('/api/note?size=1').set('traceparent', each).expect(200)));
    expect(passedOn.toSorted()).toEqual(all.toSorted());
  });

  test.each([
    ['none', undefined],
    ['one that is not valid', '00-abc-def-01'],
  ])('%s: nothing is logged and passed on', async (_name, header) => {
    await request(app)
      .get('/api/note?size=1')
      .set(header ? { traceparent: header } : {})
      .expect(200);
    expect(passedOn).toEqual([undefined]);
    expect(lines.some((line) => 'traceId' in line)).toBe(false);
  });
});

describe('export', () => {
  interface Span {
    traceId: string;
    spanId: string;
    parentSpanId?: string;
    name: string;
    kind: number;
    status: { code?: number };
    attributes: { key: string; value: object }[];
  }
  const received: { authorization: string | undefined; text: string }[] = [];
  const spans = (): Span[] =>
    received.flatMap(({ text }) =>
      JSON.parse(text).resourceSpans[0].scopeSpans.flatMap((scope: { spans: Span[] }) => scope.spans),
    );
  let collector: ServedApp;
  let status = 200;
  beforeAll(async () => {
    const collecting = express().post(
      '/otlp/v1/traces',
      express.text({ type: () => true, limit: '5mb' }),
      (req, res) => {
        received.push({ authorization: req.headers.authorization, text: req.body });
        res.status(status).json({});
      },
    );
    collector = await serveApp(collecting);
  });
  afterAll(() => collector.close());
  beforeEach(() => {
    received.length = 0;
    status = 200;
  });
  const start = (share = 1) =>
    startTracing('notes', { endpoint: `${collector.url}/otlp/`, headers: 'authorization=Bearer%20abc', share }, logger);

  test('has a span of the request and one of each call to another host, without addresses', async () => {
    const tracing = await start();
    await request(app).get('/api/note?size=1').expect(200);
    await request(app).get('/api/broken').expect(500);
    await tracing.stop();
    expect(received[0]?.authorization).toBe('Bearer abc');
    expect(received[0]?.text).toContain('"notes"');
    const [call, note, failedCall, broken] = spans();
    expect([call?.name, note?.name, failedCall?.name, broken?.name]).toEqual([
      'weather host',
      'GET /api/note',
      'weather host',
      'GET /api/broken',
    ]);
    expect([call?.traceId, call?.parentSpanId]).toEqual([note?.traceId, note?.spanId]);
    expect(passedOn[0]).toBe(`00-${call?.traceId}-${call?.spanId}-01`);
    expect(lines.find(({ msg }) => msg === 'request')?.traceId).toBe(note?.traceId);
    expect([failedCall?.status.code, broken?.status.code, note?.status.code ?? 0]).toEqual([2, 2, 0]);
    expect(JSON.stringify(received)).not.toMatch(/not-to-be-told|127\.0\.0\.1/);
  });

  test('leaves out what the share says, but not what a caller wants traced', async () => {
    const tracing = await start(0);
    await request(app).get('/api/note?size=1').expect(200);
    await request(app).get('/api/note?size=1').set('traceparent', traceparent).expect(200);
    await tracing.stop();
    expect(spans().map((span) => span.traceId)).toEqual([traceId, traceId]);
  });

  test('that fails is said once, and no request is worse for it', async () => {
    status = 400;
    const tracing = await start();
    for (let turn = 0; turn < 260; turn += 1) await request(app).get('/api/note?size=1').expect(200);
    await tracing.stop();
    expect(lines.filter(({ msg }) => msg.startsWith('traces are not exported'))).toHaveLength(1);
  });

  test('ends with the service: nothing is traced after it', async () => {
    await (await start()).stop();
    await request(app).get('/api/note?size=1').expect(200);
    expect(passedOn).toEqual([undefined]);
    expect(received).toEqual([]);
  });
});
