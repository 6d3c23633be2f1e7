import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { IsTrustedProxy } from './trust-proxy.ts';

/** Maximum number of open sockets of a server. */
export interface SocketLimits {
  maxSockets: number;
  /** Of one peer address that is no trusted proxy's. */
  maxPeerSockets: number;
  /** The share of `maxSockets` beyond which idle sockets are closed. */
  idleShare: number;
}

/** The open sockets of a server. One is idle while no request of its is being answered, also before its first whole head. */
class OpenSockets {
  readonly #limits: SocketLimits;
  readonly #isTrusted: IsTrustedProxy;
  readonly #open = new Map<Socket, { peer: string; requests: number }>();
  /** The longest idle first. */
  readonly #idle = new Set<Socket>();

  constructor(limits: SocketLimits, isTrusted: IsTrustedProxy) {
    this.#limits = limits;
    this.#isTrusted = isTrusted;
  }

  add(socket: Socket): void {
    const peer = socket.remoteAddress ?? '';
    this.#open.set(socket, { peer, requests: 0 });
    socket.once('close', () => this.#forget(socket));
    this.#makeRoom(socket, peer);
    if (!socket.destroyed) this.#idle.add(socket);
  }

  /** Notes that a request on the socket began (1) or ended (-1); with pipelining there may be several. */
  count(socket: Socket, change: 1 | -1): void {
    const entry = this.#open.get(socket);
    if (!entry) return;
    entry.requests += change;
    if (entry.requests === 0) this.#idle.add(socket);
    else this.#idle.delete(socket);
  }

  /** Closes the peer's longest idle socket, or the new one when its others are all busy; then the longest idle of all. */
  #makeRoom(socket: Socket, peer: string): void {
    const { maxSockets, maxPeerSockets, idleShare } = this.#limits;
    if (!this.#isTrusted(peer, 0) && this.#countOf(peer) > maxPeerSockets)
      this.#close(this.#oldestIdle(peer) ?? socket);
    if (this.#open.size > maxSockets * idleShare) this.#close(this.#oldestIdle());
  }

  #countOf(peer: string): number {
    let count = 0;
    for (const entry of this.#open.values()) if (entry.peer === peer) count += 1;
    return count;
  }

  #oldestIdle(peer?: string): Socket | undefined {
    for (const socket of this.#idle) if (peer === undefined || this.#open.get(socket)?.peer === peer) return socket;
    return undefined;
  }

  #close(socket: Socket | undefined): void {
    if (!socket) return;
    this.#forget(socket);
    socket.destroy();
  }

  #forget(socket: Socket): void {
    this.#open.delete(socket);
    this.#idle.delete(socket);
  }
}

/**
 * Bounds a server's sockets, so that no client locks others out: idle ones are closed, the longest idle first, when a
 * peer or all peers together have too many. Beyond `maxSockets` new connections are dropped.
 */
export function limitSockets(server: Server, limits: SocketLimits, isTrusted: IsTrustedProxy): void {
  const sockets = new OpenSockets(limits, isTrusted);
  server.maxConnections = limits.maxSockets;
  server.on('connection', (socket) => sockets.add(socket));
  server.prependListener('request', ({ socket }, res) => {
    sockets.count(socket, 1);
    res.once('close', () => sockets.count(socket, -1));
  });
}
