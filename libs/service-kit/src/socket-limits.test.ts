import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@homeroom/testing';
import { createHttpServer, Lifecycle, serverLimits } from './lifecycle.ts';
import { buildNotesService, type NotesService } from './testing/notes-service.ts';
import { trustedProxies, type TrustProxy } from './trust-proxy.ts';

let service: NotesService;
let server: Server;
let sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.closeAllConnections();
  server.close();
});

async function listen(limits: { maxSockets: number; maxPeerSockets: number }, trustProxy?: TrustProxy): Promise<void> {
  service = buildNotesService();
  server = createHttpServer(service.app, new Lifecycle(), {
    limits: { ...serverLimits, ...limits },
    isTrusted: trustedProxies(trustProxy),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

/** Opens sockets one after the other; every address of 127.0.0.0/8 is this machine's. */
async function open(count: number, localAddress = '127.0.0.1'): Promise<Socket[]> {
  const opened: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress }).on(
      'error',
      () => {},
    );
    await once(socket, 'connect');
    sockets.push(socket.resume());
    opened.push(socket);
  }
  await pause(50);
  return opened;
}

async function statusOf(socket: Socket, path = '/livez'): Promise<string> {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  const [head] = (await once(socket, 'data')) as [Buffer];
  return head.toString().slice(9, 12);
}

const areOpen = (some: Socket[]) => some.map((socket) => !socket.closed && !socket.readableEnded);

test('of a peer with too many sockets the longest idle ones are closed, and no others', async () => {
  await listen({ maxSockets: 100, maxPeerSockets: 10 });
  const [other] = await open(1, '127.0.0.2');
  const many = await open(30);
  await eventually(() =>
    expect(areOpen(many)).toEqual([...Array<boolean>(20).fill(false), ...Array<boolean>(10).fill(true)]),
  );
  expect([await statusOf(other as Socket), await statusOf(many[29] as Socket)]).toEqual(['200', '200']);
});

test('a peer whose sockets are all busy gets no further one', async () => {
  await listen({ maxSockets: 100, maxPeerSockets: 2 });
  const busy = await open(2);
  for (const socket of busy) socket.write('GET /api/slow HTTP/1.1\r\nHost: x\r\n\r\n');
  await service.slowCalls(2);
  const [further] = await open(1);
  const [other] = await open(1, '127.0.0.2');
  await eventually(() => expect([...areOpen(busy), ...areOpen([further as Socket])]).toEqual([true, true, false]));
  expect(await statusOf(other as Socket)).toBe('200');
  service.release();
});

test('when 80 % of the sockets are open the longest idle one closes first: silent ones, slow heads and those between two requests', async () => {
  await listen({ maxSockets: 20, maxPeerSockets: 100 });
  const [busy, slow, resting] = await open(3);
  busy?.write('GET /api/slow HTTP/1.1\r\nHost: x\r\n\r\n');
  slow?.write('GET /livez HTTP/1.1\r\nHost: x\r\nX-Slow:');
  await statusOf(resting as Socket);
  const many = await open(13);
  await eventually(() => expect(areOpen([busy, slow, resting] as Socket[])).toEqual([true, true, true]));
  await open(1);
  await eventually(() => expect(areOpen([busy, slow, resting] as Socket[])).toEqual([true, false, true]));
  await open(1);
  await eventually(() =>
    expect(areOpen([busy, resting, ...many.slice(0, 1)] as Socket[])).toEqual([true, false, true]),
  );
  await open(40);
  const [last] = await open(1);
  expect(await statusOf(last as Socket)).toBe('200');
  await eventually(() => expect(areOpen([busy, resting] as Socket[])).toEqual([true, false]));
  service.release();
});

test('the sockets of a trusted proxy are not limited', async () => {
  await listen({ maxSockets: 100, maxPeerSockets: 10 }, 'loopback');
  expect(new Set(areOpen(await open(30)))).toEqual(new Set([true]));
});
