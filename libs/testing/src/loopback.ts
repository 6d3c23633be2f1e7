import type { Server } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';

export { freePort } from './free-port.mjs';

/** Has a server listen on the loopback interface. @param port defaults to a free one @returns the port */
export function listenOnLoopback(server: NetServer, port = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.removeListener('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Ends a server at once: nobody is waited for, and open connections are broken. */
export function closeAtOnce(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
