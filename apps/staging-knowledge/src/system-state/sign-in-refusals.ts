import type { ErrorRequestHandler, Request } from 'express';
import { UnauthorizedError } from '@homeroom/errors';
import { contextOf } from '@homeroom/service-kit';
import { stagingCookieName } from '../staging-token.ts';
import type { PageAssets } from './page/page-assets.ts';
import { signInPage } from './page/sign-in-page.ts';

/** Tells people who come to the page without a good token what to do; programs get the service's usual answer. */
export function signInRefusals(assets: PageAssets): ErrorRequestHandler {
  return (error, req, res, next) => {
    const concerned =
      error instanceof UnauthorizedError &&
      contextOf(res).operation?.operationId === 'getSystemState' &&
      wantsPage(req);
    if (!concerned) return next(error);
    res.status(401).set({
      ...error.headers,
      'Content-Security-Policy': assets.policy,
      'Referrer-Policy': 'no-referrer',
      Vary: 'Accept, Cookie',
    });
    res.type('html').send(signInPage({ wrong: broughtOne(req) }, assets));
  };
}

function wantsPage(req: Request): boolean {
  return req.query['format'] !== 'json' && req.accepts(['json', 'html']) === 'html';
}

function broughtOne(req: Request): boolean {
  return (
    req.query['token'] !== undefined ||
    req.headers.authorization !== undefined ||
    (req.headers.cookie ?? '').includes(`${stagingCookieName}=`)
  );
}
