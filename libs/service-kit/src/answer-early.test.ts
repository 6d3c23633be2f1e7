import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { createHttpServer, Lifecycle } from './lifecycle.ts';
import { buildNotesService, goodKey } from './testing/notes-service.ts';

const mebibyte = 1_048_576;
let server: Server;
let accepted: Socket;
beforeAll(async () => {
  server = createHttpServer(buildNotesService({ bodyRoomBytes: 0 }).app, new Lifecycle());
  server.on('connection', (socket) => (accepted = socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends a head and bytes without end, as fast as they are taken, and gives what came back once the connection closed. */
async function upload(head: string, chunk: Buffer): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  let received = '';
  socket.on('data', (bytes: Buffer) => (received += bytes.toString()));
  socket.write(`${head}\r\nHost: 127.0.0.1\r\n\r\n`);
  const send = () => {
    while (!socket.destroyed && socket.write(chunk));
  };
  if (chunk.length > 0) {
    socket.on('drain', send);
    send();
  }
  // `once` of node:events rejects on the reset that ends such a connection.
  await new Promise((resolve) => socket.once('close', resolve));
  return received;
}

const key = `Authorization: Bearer ${goodKey}`;
const json = 'Content-Type: application/json';
const early = [
  ['404', `POST /nothing HTTP/1.1\r\nContent-Length: ${50 * mebibyte}`],
  ['401', `POST /api/note HTTP/1.1\r\n${json}\r\nContent-Length: ${50 * mebibyte}`],
  ['413', `POST /api/note HTTP/1.1\r\n${json}\r\n${key}\r\nContent-Length: ${50 * mebibyte}`],
  ['503', `POST /api/note HTTP/1.1\r\n${json}\r\n${key}\r\nContent-Length: 900`],
  ['401', `POST /api/note HTTP/1.1\r\n${json}\r\nTransfer-Encoding: chunked`],
] as const;

test.each(early)(
  'an early %s is answered whole, then little is read away, then the connection closes: %s',
  async (status, head) => {
    const isChunked = head.includes('chunked');
    const body = Buffer.alloc(65_536, 'x');
    const answer = await upload(
      head,
      isChunked ? Buffer.concat([Buffer.from('10000\r\n'), body, Buffer.from('\r\n')]) : body,
    );
    expect(answer).toMatch(
      new RegExp(`^HTTP/1\\.1 ${status} [^]*\\r\\nConnection: close\\r\\n[^]*\\r\\n\\r\\n\\{"error".*\\}$`),
    );
    expect(accepted.bytesRead).toBeLessThan(2 * mebibyte);
  },
);

test('a client that announces a body and sends none of it gets its answer, and its connection does not stay', async () => {
  expect(await upload(early[1][1], Buffer.alloc(0))).toMatch(/^HTTP\/1\.1 401 [^]*\}$/);
});
