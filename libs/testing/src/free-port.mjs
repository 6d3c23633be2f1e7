/** See free-port.d.mts. Plain JavaScript, because Jest loads its global setup without transforming it. */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const attempts = 100;

export async function freePort() {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = randomInt(20_000, 32_000);
    if (await isPortFree(port)) return port;
  }
  throw new Error(`None of ${attempts} ports of the loopback interface is free.`);
}

export function isPortFree(port) {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
