import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { athletics, family, staging, stack } from '../support/attacked-stack.ts';

describe('Sockets', () => {
  const calls = {
    'family-assistant': () => family('/health'),
    'staging-knowledge': () => staging('/health'),
    'athletics-admin': () => athletics('/roster?school_id=lakeside-high'),
  };

  test.each(['family-assistant', 'staging-knowledge', 'athletics-admin'] as const)(
    '2,000 idle sockets from one address lock nobody out of %s',
    async (app) => {
      const { hostname, port } = new URL(String(stack.services[app]));
      const sockets: Socket[] = [];
      try {
        for (let index = 0; index < 2_000; index += 1) {
          const socket = connect(Number(port), hostname).on('error', () => {});
          sockets.push(socket.resume());
          await once(socket, 'connect');
          if (index % 3 === 1) socket.write('GET /livez HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
          if (index % 3 === 2) socket.write('GET /livez HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow:');
        }
        const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await calls[app]()).status));
        expect(new Set(statuses)).toEqual(new Set([200]));
      } finally {
        for (const socket of sockets) socket.destroy();
      }
    },
  );
});
