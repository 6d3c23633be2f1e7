import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import type { Operation } from './openapi-document.ts';
import { requestTrace, type RequestTrace } from './tracing/request-trace.ts';

/** Facts about a request, kept in `res.locals`. */
export interface RequestContext {
  requestId: string;
  /** The route's template, for logs and metrics; `unmatched` when no path of the service fits. */
  route: string;
  operation?: Operation;
  /** True when an equal request passed the checks before. */
  isAccepted?: boolean;
  /** Under which to remember the request when it passes them. */
  key?: string | null;
  /** Whom the security handler found. */
  principal?: unknown;
}

/** The context of a request; only valid behind `requestContext()`. */
export function contextOf(res: Response): RequestContext {
  return res.locals as RequestContext;
}

export interface RequestContextDeps {
  logger: Logger;
  metrics: Metrics;
  /** Requests that take as many milliseconds are logged as slow, with the sizes of their bodies. */
  slowMs: number;
}

const countedMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Gives each request an id (answered as `X-Request-Id`), takes up its trace and, when it is over, writes one log line
 * and counts it.
 * A line holds id, method, route template, status and duration: never a URL, a header or a body, where secrets stand.
 */
export function requestContext({ logger, metrics, slowMs }: RequestContextDeps): RequestHandler {
  return (req, res, next) => {
    const started = performance.now();
    const context = contextOf(res);
    context.requestId = randomUUID();
    context.route = 'unmatched';
    res.setHeader('X-Request-Id', context.requestId);
    const trace = requestTrace(req);
    // The layers of the app and a gzipped stream listen for the end of one response, more than Node.js expects.
    res.setMaxListeners(20);
    res.once('close', () => record(req, res, { ms: performance.now() - started, trace }));
    if (trace) trace.run(next);
    else next();
  };

  function record(req: Request, res: Response, { ms, trace }: { ms: number; trace: RequestTrace | null }): void {
    const { requestId, route } = contextOf(res);
    const method = countedMethods.has(req.method) ? req.method : 'other';
    const status = res.writableFinished ? res.statusCode : 499;
    metrics.recordRequest(route, method, status, ms / 1000);
    trace?.end({ method, route, status });
    const line = { requestId, ...(trace && { traceId: trace.id }), method, route, status };
    if (ms >= slowMs) logger.warn({ ...line, ms: Math.round(ms), ...bodySizes(req, res) }, 'slow request');
    else logger.info({ ...line, ms: Math.round(ms * 10) / 10 }, 'request');
  }
}

/** Sizes of the bodies in bytes, where headers name them. */
function bodySizes(req: Request, res: Response): { bytesIn?: number; bytesOut?: number } {
  const [bytesIn, bytesOut] = [req.headers['content-length'], res.getHeader('content-length')].map(Number);
  return {
    ...(bytesIn !== undefined && bytesIn >= 0 && { bytesIn }),
    ...(bytesOut !== undefined && bytesOut >= 0 && { bytesOut }),
  };
}
