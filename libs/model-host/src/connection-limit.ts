import http from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';

type CreateConnection = (options: object, callback?: (error: Error | null, socket: Socket) => void) => Socket;

/**
 * Returns an agent whose connections must be established within `connectMs`, including the TLS handshake; otherwise
 * they fail with ETIMEDOUT. Connections are not kept alive, so a restarted host leaves none that break on the next
 * request.
 */
export function limitedAgent(protocol: string, connectMs: number): http.Agent {
  const secure = protocol === 'https:';
  const agent = secure ? new https.Agent() : new http.Agent();
  const connecting = agent as unknown as { createConnection: CreateConnection };
  const create = connecting.createConnection.bind(agent);
  connecting.createConnection = (options, callback) => {
    const socket = create(options, callback);
    const timer = setTimeout(
      () => socket.destroy(Object.assign(new Error('The connection took too long.'), { code: 'ETIMEDOUT' })),
      connectMs,
    );
    socket.once(secure ? 'secureConnect' : 'connect', () => clearTimeout(timer));
    socket.once('close', () => clearTimeout(timer));
    return socket;
  };
  return agent;
}
