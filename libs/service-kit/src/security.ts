import type { Request, RequestHandler } from 'express';
import { ForbiddenError, UnauthorizedError } from '@homeroom/errors';
import { contextOf } from './request-context.ts';
import type { Operation } from './openapi-document.ts';

/** Checks one security scheme and answers whom it found. Throws UnauthorizedError or ForbiddenError otherwise. */
export type SecurityHandler = (req: Request, operation: Operation) => unknown;

/** The handlers of the document's security schemes, by scheme name. */
export type SecurityHandlers = Readonly<Record<string, SecurityHandler>>;

/**
 * Lets a request pass when one alternative of its operation's security accepts it, and keeps the principal.
 * An operation without security is public; a scheme without a handler refuses everybody.
 */
export function authentication(handlers: SecurityHandlers): RequestHandler {
  return async (req, res, next) => {
    const context = contextOf(res);
    const { operation } = context;
    if (
      operation &&
      operation.security.length > 0 &&
      !operation.security.some((scheme) => Object.keys(scheme).length === 0)
    ) {
      context.principal = await firstAccepted(req, operation, handlers);
    }
    next();
  };
}

async function firstAccepted(req: Request, operation: Operation, handlers: SecurityHandlers): Promise<unknown> {
  let refusal: unknown;
  for (const alternative of operation.security) {
    try {
      let principal: unknown;
      for (const scheme of Object.keys(alternative)) principal = await handlerOf(scheme, handlers)(req, operation);
      return principal;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refusal = error;
    }
  }
  throw refusal ?? new UnauthorizedError();
}

/** Anything else, such as a database that is unavailable, says nothing about the credential. */
function isRefusal(error: unknown): boolean {
  return error instanceof UnauthorizedError || error instanceof ForbiddenError;
}

function handlerOf(scheme: string, handlers: SecurityHandlers): SecurityHandler {
  return (
    handlers[scheme] ??
    (() => {
      throw new UnauthorizedError();
    })
  );
}
