import { Router, type Request, type Response } from 'express';
import { UnauthorizedError } from '@homeroom/errors';
import type { Household } from '@homeroom/household';
import { acceptsGzip, isNamedBy, Representation, sendRepresentation } from '@homeroom/service-kit';
import { stagingCookie, stagingCookieName, stagingTokenMatcher } from '../staging-token.ts';
import type { PageAssets } from './page/page-assets.ts';
import { systemStatePage, type SystemStatePage } from './page/system-state-page.ts';
import { presentSystemState } from './system-state-presenter.ts';
import type { SystemStateReader } from './system-state-reader.ts';

/** What the call is made from. */
export interface SystemStateRoutesParts {
  reader: SystemStateReader;
  household: Household;
  embeddingsModel: string;
  /** The service's token, when it asks for one. */
  apiToken: string | undefined;
  assets: PageAssets;
}

const address = '/system/state';

/** `GET /system/state`: the page, with `format=json` the data, and with `token` a cookie and the address without it. */
export function systemStateRoutes(parts: SystemStateRoutesParts): Router {
  const isToken = parts.apiToken === undefined ? () => true : stagingTokenMatcher(parts.apiToken);
  return Router().get(address, async (req, res) => {
    const { token } = req.query;
    if (token !== undefined) {
      if (!isToken(token)) throw new UnauthorizedError();
      signIn(parts, req, res);
    } else if (req.query['format'] === 'json') await sendData(parts, req, res);
    else await sendPage(parts, req, res);
  });
}

function signIn({ apiToken }: SystemStateRoutesParts, req: Request, res: Response): void {
  if (apiToken !== undefined)
    res.cookie(stagingCookieName, stagingCookie(apiToken), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: req.secure,
    });
  const clean = req.query['format'] === 'json' ? `${address}?format=json` : address;
  res.status(303).set({ Location: clean, 'Referrer-Policy': 'no-referrer' }).end();
}

async function sendData({ reader, household }: SystemStateRoutesParts, req: Request, res: Response): Promise<void> {
  const state = await reader.eventGraph();
  nameFailures(res, state.failed);
  await sendRepresentation(req, res, new Representation(JSON.stringify(presentSystemState(household, state))));
}

async function sendPage(parts: SystemStateRoutesParts, req: Request, res: Response): Promise<void> {
  const overview = await parts.reader.overview();
  nameFailures(res, overview.failed);
  const page = systemStatePage(parts, overview);
  res.set({
    ETag: page.etag,
    'Content-Security-Policy': parts.assets.policy,
    Vary: 'Accept-Encoding, Cookie',
  });
  if (isNamedBy(req.headers['if-none-match'], page.etag)) res.status(304).end();
  else await sendHtml(page, req, res);
}

async function sendHtml({ text }: SystemStatePage, req: Request, res: Response): Promise<void> {
  const representation = new Representation(text);
  const zipped = acceptsGzip(req.headers['accept-encoding']) ? await representation.gzipped() : null;
  if (zipped) res.set('Content-Encoding', 'gzip');
  res.type('html').send(zipped ?? representation.bytes);
}

function nameFailures(res: Response, failed: readonly string[]): void {
  if (failed.length > 0) res.set('X-Read-Failed', failed.join(', '));
}
