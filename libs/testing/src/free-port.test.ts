import { createServer } from 'node:net';
import { freePort, listenOnLoopback } from './loopback.ts';

test('a free port is one on which a server can listen, and none that systems give out by themselves', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));
  expect(ports.filter((port) => port >= 32_768 || port < 1_024)).toEqual([]);
  const server = createServer();
  const [port = 0] = ports;
  expect(await listenOnLoopback(server, port)).toBe(port);
  await new Promise((resolve) => server.close(resolve));
});
