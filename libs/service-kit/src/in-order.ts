import express, { type NextFunction, type RequestHandler, type Router } from 'express';

/**
 * Joins handlers into one that runs them in order, for requests of every path. An Express router would compare the path
 * with each handler's own.
 */
export function inOrder(handlers: readonly RequestHandler[]): RequestHandler {
  return (req, res, done) => {
    let index = 0;
    const next: NextFunction = (error?: unknown) => {
      const handler = handlers[index];
      if (error || !handler) return done(error);
      index += 1;
      try {
        const running: unknown = handler(req, res, next);
        if (running instanceof Promise)
          running.catch((reason: unknown) => done(reason ?? new Error('A handler failed.')));
      } catch (thrown) {
        done(thrown);
      }
    };
    next();
  };
}

/**
 * Joins routers into one with all their routes. On its own, a router that does not answer a request costs it a turn of the
 * event loop.
 */
export function joinRouters(routers: readonly Router[]): Router {
  const joined = express.Router();
  joined.stack.push(...routers.flatMap(({ stack }) => stack));
  return joined;
}
