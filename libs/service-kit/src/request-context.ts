import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import type { Operation } from './openapi-document.ts';

/** Facts about a request, kept in `res.locals`. */
export interface RequestContext {
  requestId: string;
  /** The route's template, for logs and metrics; `unmatched` when no path of the service fits. */
  route: string;
  operation?: Operation;
  /** Whom the security handler found. */
  principal?: unknown;
}

/** The context of a request; only valid behind `requestContext()`. */
export function contextOf(res: Response): RequestContext {
  return res.locals as RequestContext;
}

const countedMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Gives each request an id (answered as `X-Request-Id`) and, when it is over, writes one log line and counts it.
 * A line holds id, method, route template, status and duration: never a URL, a header or a body, where secrets stand.
 */
export function requestContext(logger: Logger, metrics: Metrics): RequestHandler {
  return (req, res, next) => {
    const started = performance.now();
    const context = contextOf(res);
    context.requestId = randomUUID();
    context.route = 'unmatched';
    res.setHeader('X-Request-Id', context.requestId);
    let finished = false;
    const finish = () => {
      if (finished) return;
      finished = true;
      record(req, res, performance.now() - started);
    };
    // The layers of the app and a gzipped stream listen for the end of one response, more than Node.js expects.
    res.setMaxListeners(20);
    res.once('finish', finish);
    res.once('close', finish);
    next();
  };

  function record(req: Request, res: Response, milliseconds: number): void {
    const { requestId, route } = contextOf(res);
    const method = countedMethods.has(req.method) ? req.method : 'other';
    const status = res.writableFinished ? res.statusCode : 499;
    metrics.recordRequest(route, method, status, milliseconds / 1000);
    logger.info({ requestId, method, route, status, ms: Math.round(milliseconds * 10) / 10 }, 'request');
  }
}
