import { codedErrorShape } from '@homeroom/errors';
import { watchTurns } from '@homeroom/testing';
import express from 'express';
import request from 'supertest';
import { errorHandling } from './error-handling.ts';
import { createLogger } from './logger.ts';
import { createMetrics } from './metrics.ts';
import { requestContext } from './request-context.ts';

const logLines: string[] = [];
const logger = createLogger({
  service: 'test',
  level: 'error',
  destination: { write: (line: string) => void logLines.push(line) },
});
/** Fails with what it was sent. */
const app = express()
  .use(requestContext({ logger, metrics: createMetrics('test'), slowMs: 1_000 }))
  .use((req, _res, next) => {
    req.body = sent;
    next();
  })
  .use(() => {
    throw new Error(`cannot store ${JSON.stringify(sent).slice(0, 300).replaceAll('"', '')}`);
  })
  .use(errorHandling(codedErrorShape, logger, []));
let sent: unknown;

async function failWith(body: unknown): Promise<{ status: number; logged: { message: string; stack: string } }> {
  [sent, logLines.length] = [body, 0];
  const { status } = await request(app).post('/note');
  const line = JSON.parse(logLines.find((one) => one.includes('request failed')) ?? '{}') as {
    error: { message: string; stack: string };
  };
  return { status, logged: line.error };
}

test('what the caller sent is kept out of the log when an error quotes it', async () => {
  const { status, logged } = await failWith({ text: 'Soccer practice at Riverside' });
  expect([status, logged.message]).toEqual([500, 'cannot store {text:[hidden]}']);
  expect(logged.stack).toContain('error-handling.test');
});

test.each([
  ['twelve megabytes of words', () => 'practice '.repeat(1_400_000)],
  ['a hundred thousand texts', () => Array.from({ length: 100_000 }, (_, index) => `practice ${index}`)],
])('an error that quotes %s is logged without its message, and holds up nobody', async (_what, make) => {
  const body = make();
  const stop = watchTurns();
  const { status, logged } = await failWith(body);
  expect([status, logged.message, JSON.stringify(logged).includes('practice')]).toEqual([500, '[hidden]', false]);
  expect(stop().maxMs).toBeLessThan(250);
});

test('a body that is nested without end fails as any other', async () => {
  let body: unknown[] = ['practice'];
  for (let depth = 0; depth < 5_000; depth += 1) body = [body];
  const { status, logged } = await failWith(body);
  expect([status, logged.message]).toEqual([500, '[hidden]']);
});
