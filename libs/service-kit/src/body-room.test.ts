import { once } from 'node:events';
import { request as call, type ClientRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import request from 'supertest';
import { BodyRoom } from './body-room.ts';
import { buildNotesService, goodKey } from './testing/notes-service.ts';

const form = (bytes: number) =>
  `--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${'a'.repeat(bytes)}\r\n--x--\r\n`;
let server: Server;
beforeEach(async () => {
  server = buildNotesService({ bodyRoomBytes: 100_000, uploadMaxBytes: 50_000 }).app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** An upload whose last byte is still to come, and its answer. */
interface Upload {
  upload: ClientRequest;
  status: Promise<number | undefined>;
}

/** Sends all of an upload but its last byte. */
async function begin(
  headers: Record<string, string | number> = { 'Content-Length': form(40_000).length },
): Promise<Upload> {
  const upload = call({
    port: (server.address() as AddressInfo).port,
    method: 'POST',
    path: '/api/file',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x', ...headers },
  }).on('error', () => {});
  const status = new Promise<number | undefined>((resolve) =>
    upload.once('response', (response: IncomingMessage) => resolve(response.resume().statusCode)),
  );
  const arrived = once(server, 'request');
  upload.write(form(40_000).slice(0, -1));
  await arrived;
  await new Promise((resolve) => setTimeout(resolve, 50));
  return { upload, status };
}

function finish({ upload, status }: Upload): Promise<number | undefined> {
  upload.end(form(40_000).slice(-1));
  return status;
}

const third = () => request(server).post('/api/file').attach('file', Buffer.alloc(40_000), 'a.txt');

test('uploads beyond the room are a 503 with Retry-After until others are answered or gone', async () => {
  const [first, second] = [await begin(), await begin()];
  const refused = await third();
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([503, 'upload_busy', '5']);
  expect([await finish(first), (await third()).status]).toEqual([200, 200]);
  const fourth = await begin();
  expect((await third()).status).toBe(503);
  second.upload.destroy();
  fourth.upload.destroy();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await third()).status).toBe(200);
});

test('a body that announces no length takes as much room as it may need', async () => {
  const chunked = await begin({ 'Transfer-Encoding': 'chunked' });
  expect((await third()).status).toBe(503);
  expect([await finish(chunked), (await third()).status]).toEqual([200, 200]);
});

test('JSON bodies share the room, and calls without a body need none', async () => {
  await begin();
  await begin({ 'Content-Length': 100_000 - form(40_000).length });
  const post = await request(server)
    .post('/api/note')
    .set('Authorization', `Bearer ${goodKey}`)
    .send({ text: 'a'.repeat(20) });
  expect([post.status, (await request(server).get('/api/note?size=1')).status]).toEqual([503, 200]);
});

test('a body that stands still closes its connection and gives its room back', async () => {
  server.close();
  server = buildNotesService({ bodyRoomBytes: 50_000, uploadMaxBytes: 50_000, bodyStallMs: 100 }).app.listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const { status } = await begin();
  expect(await status).toBe(408);
  expect((await third()).status).toBe(200);
});

test('a body that was read may be answered as late as it takes', async () => {
  server.close();
  const room = new BodyRoom(1_000, 50);
  const app = express();
  app.post(
    '/',
    (req, res, next) => (room.admit(req, res, 1_000), next()),
    express.json(),
    (_req, res) => void setTimeout(() => res.json('late'), 300),
  );
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { status, body } = await request(server).post('/').send({ text: 'a' });
  expect([status, body]).toEqual([200, 'late']);
});

test('an upload that announces more than the service takes is refused before it is read', async () => {
  const { status } = await begin({ 'Content-Length': 50_000_000 });
  expect(await status).toBe(413);
  expect((await third()).status).toBe(200);
});
