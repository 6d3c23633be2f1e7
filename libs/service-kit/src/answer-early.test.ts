import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import express from 'express';
import nodeFetch from 'node-fetch';
import { answerEarly } from './answer-early.ts';
import { createHttpServer, Lifecycle } from './lifecycle.ts';
import { buildNotesService, goodKey } from './testing/notes-service.ts';

const mebibyte = 1_048_576;
const servers: Server[] = [];

async function listen(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

let port: number;
beforeAll(async () => {
  port = await listen(createHttpServer(buildNotesService({ bodyRoomBytes: 10_000 }).app, new Lifecycle()));
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const key = { Authorization: `Bearer ${goodKey}` };
const json = { 'Content-Type': 'application/json' };
const form = { 'Content-Type': 'multipart/form-data; boundary=x' };
const early: [status: number, method: string, path: string, headers: Record<string, string>][] = [
  [404, 'POST', '/nothing', json],
  [405, 'PUT', '/api/note', json],
  [401, 'POST', '/api/note', json],
  [413, 'POST', '/api/note', { ...json, ...key }],
  [415, 'POST', '/api/note', { 'Content-Type': 'text/plain', ...key, 'Transfer-Encoding': 'chunked' }],
  [503, 'POST', '/api/file', { ...form, 'Transfer-Encoding': 'chunked' }],
  [403, 'POST', '/api/note', { ...json, ...key, Origin: 'https://other.example' }],
];

const body = Buffer.alloc(8 * mebibyte, 'x');

/** Sends the whole body and reads only then, as Python's http.client does; rejects when the connection breaks before. */
async function sendAllThenRead(method: string, path: string, headers: Record<string, string>): Promise<number> {
  const socket = connect(port, '127.0.0.1').pause();
  const isChunked = 'Transfer-Encoding' in headers;
  const head = {
    Host: '127.0.0.1',
    Connection: 'close',
    ...headers,
    ...(!isChunked && { 'Content-Length': body.length }),
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  if (isChunked) socket.write(`${body.length.toString(16)}\r\n`);
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.write(body, (error) => (error ? reject(error) : resolve()));
  });
  if (isChunked) socket.write('\r\n0\r\n\r\n');
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return Number(answer.split(' ')[1]);
}

async function statusBy(fetcher: typeof fetch, ...[, method, path, headers]: (typeof early)[number]): Promise<number> {
  const { 'Transfer-Encoding': encoding, ...rest } = headers;
  const sent = encoding ? Readable.from([body]) : body;
  const url = `http://127.0.0.1:${port}${path}`;
  const answer = await fetcher(url, { method, headers: rest, body: sent, duplex: 'half' } as unknown as RequestInit);
  await answer.text();
  return answer.status;
}

describe.each(early)('an early %i to %s %s with a body of 8 MiB arrives 20 times of 20', (...call) => {
  const [status, method, path, headers] = call;
  const clients: [string, () => Promise<number>][] = [
    ["at Node's fetch", () => statusBy(fetch, ...call)],
    ['at node-fetch', () => statusBy(nodeFetch as unknown as typeof fetch, ...call)],
    ['at a client that reads after it has sent everything', () => sendAllThenRead(method, path, headers)],
  ];
  test.each(clients)('%s', async (_client, send) => {
    const statuses: number[] = [];
    for (let time = 0; time < 20; time += 1) statuses.push(await send());
    expect(statuses).toEqual(Array(20).fill(status));
  });
});

describe('a body that does not end', () => {
  /** Sends a head and bytes without end, as fast as they are taken, and gives what came back once the connection closed. */
  async function sendEndlessly(chunk: Buffer): Promise<{ answer: string; bytesRead: number }> {
    const app = express().use(answerEarly({ bytes: mebibyte, ms: 1_000, stallMs: 300 }));
    app.use((_req, res) => void res.status(401).json({ error: 'No.' }));
    const server = createServer(app);
    let accepted: Socket | undefined;
    server.on('connection', (socket) => (accepted = socket));
    const socket = connect(await listen(server), '127.0.0.1').on('error', () => {});
    let answer = '';
    socket.on('data', (bytes: Buffer) => (answer += bytes.toString()));
    socket.write('POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9000000000\r\n\r\n');
    const send = () => {
      while (!socket.destroyed && socket.write(chunk));
    };
    if (chunk.length > 0) {
      socket.on('drain', send);
      send();
    }
    // `once` of node:events rejects on the reset that ends such a connection.
    await new Promise((resolve) => socket.once('close', resolve));
    return { answer, bytesRead: accepted?.bytesRead ?? 0 };
  }
  const whole = /^HTTP\/1\.1 401 [^]*\r\nConnection: close\r\n[^]*\r\n\r\n\{"error".*\}$/;

  test('is drained within its bound, and the answer is whole', async () => {
    const { answer, bytesRead } = await sendEndlessly(Buffer.alloc(65_536, 'x'));
    expect(answer).toMatch(whole);
    expect(bytesRead).toBeLessThan(2 * mebibyte);
  });

  test('closes the connection when nothing of it comes', async () => {
    expect((await sendEndlessly(Buffer.alloc(0))).answer).toMatch(whole);
  });
});
