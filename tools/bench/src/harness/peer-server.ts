import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on a free port, tells the bench where, and ends with it. */
export function servePeer(listener: RequestListener): void {
  const server = createServer(listener).listen(0, '127.0.0.1', () => {
    process.send?.({ listening: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  });
  for (const event of ['SIGTERM', 'disconnect'] as const) process.on(event, () => process.exit(0));
}
