import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { json, staging, startStack, type Stack } from '../support/attacked-stack.ts';

let stack: Stack;
let server: Server;
/** Number of texts in each answered call; calls with more than one, the indexer's, hang. */
const answered: number[] = [];

beforeAll(async () => {
  server = createServer((req, res) => {
    let body = '';
    req
      .on('data', (piece) => (body += piece))
      .on('end', () => {
        if (req.url === '/api/tags') return res.end(JSON.stringify({ models: [{ name: 'all-minilm:latest' }] }));
        const { input = [] } = JSON.parse(body || '{}') as { input?: string[] };
        if (input.some((text) => text.includes('walrus') && text.includes('zoo'))) return;
        answered.push(input.length);
        return res.end(
          JSON.stringify({ embeddings: input.map(() => Array.from({ length: 384 }, (_, i) => (i % 7) / 7)) }),
        );
      });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stack = await startStack({ variables: { MODEL_HOST_URL: url }, args: ['--empty'] });
}, 180_000);
afterAll(async () => {
  await stack.stop();
  server.closeAllConnections();
  server.close();
});

const breaker = async (purpose: string) =>
  Number(
    new RegExp(`model_host_breaker_open\\{[^}]*purpose="${purpose}"[^}]*\\} (\\d)`).exec(
      await (await staging('/metrics', {}, stack)).text(),
    )?.[1],
  );

describe('A model host that hangs for the indexer', () => {
  test('is left alone by the indexer, and questions still ask it', async () => {
    await staging(
      '/brain/ingest',
      json({
        extraction_id: 'zoo',
        message_id: 'zoo',
        message_text: 'The zoo has a walrus.',
        extraction_type: 'message',
        extracted_what: 'Zoo',
      }),
      stack,
    );
    for (let tries = 0; (await breaker('index')) !== 1 && tries < 300; tries += 1) await pause(200);
    expect([await breaker('index'), await breaker('ask-embed')]).toEqual([1, 0]);
    const before = answered.length;
    expect((await staging('/brain/query?q=When%20is%20the%20party', {}, stack)).status).toBe(200);
    expect(answered.length).toBeGreaterThan(before);
    expect(await breaker('ask-embed')).toBe(0);
  }, 120_000);
});
