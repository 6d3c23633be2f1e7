import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createHttpServer, Lifecycle, runService, serverLimits } from './lifecycle.ts';
import { createLogger } from './logger.ts';
import { buildNotesService } from './testing/notes-service.ts';

const logger = createLogger({ service: 'notes', level: 'silent' });
const listenSettings = (close: () => Promise<void>) => ({ port: 0, host: '127.0.0.1', logger, close });

afterEach(() => {
  for (const signal of ['SIGTERM', 'SIGINT', 'uncaughtException', 'unhandledRejection'])
    process.removeAllListeners(signal);
});

test('stopping lets the running request finish, refuses new connections, then closes what is open', async () => {
  const lifecycle = new Lifecycle();
  const { app, release } = buildNotesService({ lifecycle });
  let closed = false;
  const service = await runService(
    app,
    lifecycle,
    listenSettings(async () => void (closed = true)),
  );
  const running = fetch(`${service.url}/api/slow`);
  await pause(100);
  const stopped = service.stop();
  await expect(fetch(`${service.url}/livez`)).rejects.toThrow();
  expect(closed).toBe(false);
  release();
  const response = await running;
  expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
  await stopped;
  expect(closed).toBe(true);
});

test('a request that never ends is cut off at the limit', async () => {
  const lifecycle = new Lifecycle();
  const { app } = buildNotesService({ lifecycle });
  const service = await runService(app, lifecycle, { ...listenSettings(async () => {}), stopLimitMilliseconds: 200 });
  const running = fetch(`${service.url}/api/slow`).then(
    () => 'answered',
    () => 'cut off',
  );
  await pause(100);
  await service.stop();
  expect(await running).toBe('cut off');
});

test('a taken port is said in a sentence that names the variable', async () => {
  const lifecycle = new Lifecycle();
  const { app } = buildNotesService();
  const first = await runService(
    app,
    lifecycle,
    listenSettings(async () => {}),
  );
  const port = Number(new URL(first.url).port);
  await expect(runService(app, lifecycle, { ...listenSettings(async () => {}), port })).rejects.toMatchObject({
    problems: [`PORT: ${port} is taken by another process; choose another or 0`],
  });
  await first.stop();
});

test('headers, requests and connections are bounded', () => {
  const server = createHttpServer(buildNotesService().app, new Lifecycle());
  expect([server.headersTimeout, server.requestTimeout, server.maxConnections]).toEqual([10_000, 120_000, 2_000]);
});

test('a client that sends its headers slowly is disconnected', async () => {
  const server = createHttpServer(buildNotesService().app, new Lifecycle(), {
    limits: { ...serverLimits, headersTimeout: 300, connectionsCheckingInterval: 50 },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /livez HTTP/1.1\r\nHost: x\r\nX-Slow:');
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  await new Promise((resolve) => socket.once('close', resolve));
  expect(Buffer.concat(received).toString()).toMatch(/^HTTP\/1\.1 408 /);
  await new Promise((resolve) => server.close(resolve));
});
