import type { Request, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { hasBody } from './answer-early.ts';
import { inOrder } from './in-order.ts';
import { contextOf } from './request-context.ts';

/** Results of a request's checks. */
interface Accepted {
  /** Parameters as the contract types them; frozen, for requests share them. */
  query: Request['query'];
  /** The validator's own notes, read by its check of the response. */
  openapi: unknown;
}

type CheckedRequest = Request & { openapi?: unknown };

const maxRequests = 1_000;
const maxKeyLength = 1_000;

/** Remembers which requests passed their checks, so that equal ones are checked once. */
export interface AcceptedRequests {
  /** Gives a request that equals an accepted one the typed parameters of its query. */
  recall: RequestHandler;
  /** Runs the checks for a request that was not recalled, and remembers it when they accept it. */
  checkOnce: (checks: readonly RequestHandler[]) => RequestHandler;
}

/** Makes a memory for one app. Requests are equal in method, URL and the headers that the contract describes. */
export function acceptedRequests(): AcceptedRequests {
  const kept = new LRUCache<string, Accepted>({ max: maxRequests });
  const remember: RequestHandler = (req: CheckedRequest, res, next) => {
    const { key } = contextOf(res);
    if (key) kept.set(key, { query: deepFreeze(req.query), openapi: req.openapi });
    next();
  };
  return {
    recall: (req: CheckedRequest, res, next) => {
      const context = contextOf(res);
      const key = keyOf(req, context.operation?.decidedBy);
      const accepted = key === null ? undefined : kept.get(key);
      context.key = accepted ? null : key;
      context.isAccepted = accepted !== undefined;
      if (accepted) {
        setQuery(req, accepted.query);
        req.openapi = accepted.openapi;
      }
      next();
    },
    checkOnce: (checks) => {
      const check = inOrder([...checks, remember]);
      return (req, res, next) => (contextOf(res).isAccepted ? next() : check(req, res, next));
    },
  };
}

/** Everything that the checks look at; null when there is more. */
function keyOf(req: Request, decidedBy: readonly string[] | null | undefined): string | null {
  if (!decidedBy || req.headers['content-type'] !== undefined || hasBody(req)) return null;
  let key = `${req.method} ${req.originalUrl}`;
  for (const name of decidedBy) {
    const value = req.headers[name];
    if (value !== undefined) key += `\n${name}: ${String(value)}`;
  }
  return key.length > maxKeyLength ? null : key;
}

/** Express has a getter there, which parses the query for each reader. */
function setQuery(req: Request, value: Request['query']): void {
  Object.defineProperty(req, 'query', { value, writable: true, enumerable: true, configurable: true });
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
}
