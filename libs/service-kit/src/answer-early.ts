import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';

/** Limits for draining the rest of a body after its request is answered, in bytes and milliseconds. */
export interface DrainLimits {
  bytes: number;
  ms: number;
  /** Longest pause of the client, and the time it has to read the answer once `bytes` are drained. */
  stallMs: number;
}

const defaults: DrainLimits = { bytes: 268_435_456, ms: 60_000, stallMs: 2_000 };

/**
 * Sends an answer that comes before the end of the request's body, drains the rest within limits, and closes the
 * connection. Many clients, Python's for example, read nothing until they have sent everything, and a connection that
 * closes before loses them the answer. Draining keeps nothing in memory.
 */
export function answerEarly(limits = defaults): RequestHandler {
  return (req, res, next) => {
    if (!hasBody(req)) return next();
    const end = res.end.bind(res) as (...args: unknown[]) => ServerResponse;
    res.end = ((chunk?: unknown, ...rest: unknown[]) => {
      res.end = end as typeof res.end;
      const body = typeof chunk === 'string' || chunk instanceof Uint8Array ? chunk : undefined;
      if (req.complete || req.destroyed) return end(chunk, ...rest);
      sendWhole(res, body);
      drain(req, limits, () => end());
      return res;
    }) as typeof res.end;
    next();
  };
}

/** True when a request announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** With a length the client knows that the answer is whole before the connection ends. */
function sendWhole(res: ServerResponse, body: string | Uint8Array | undefined): void {
  if (!res.headersSent) {
    res.setHeader('Connection', 'close');
    if (res.statusCode !== 204 && res.statusCode !== 304)
      res.setHeader('Content-Length', Buffer.byteLength(body ?? ''));
  }
  if (body === undefined || body.length === 0) res.flushHeaders();
  else res.write(body);
}

function drain(req: IncomingMessage, { bytes, ms, stallMs }: DrainLimits, done: () => void): void {
  let room = bytes;
  const stop = () => {
    clearTimeout(deadline);
    clearTimeout(stall);
    req.off('data', count).off('end', stop).off('close', stop).pause();
    done();
  };
  const count = (chunk: Buffer) => {
    room -= chunk.length;
    // Not closed yet: a reset would throw away the answer before a busy client has read it.
    if (room < 0) req.off('data', count).pause();
    else stall.refresh();
  };
  const deadline = setTimeout(stop, ms);
  const stall = setTimeout(stop, stallMs);
  req.unpipe();
  req.on('data', count).once('end', stop).once('close', stop).resume();
}
