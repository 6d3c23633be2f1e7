import { Router, type Request, type Response } from 'express';
import { UnauthorizedError } from '@homeroom/errors';
import type { Household } from '@homeroom/household';
import { acceptsGzip, isNamedBy, Representation, sendRepresentation } from '@homeroom/service-kit';
import { stagingCookie, stagingCookieName, stagingTokenMatcher } from '../staging-token.ts';
import type { PageAssets } from './page/page-assets.ts';
import { systemStatePage, type SystemStatePage } from './page/system-state-page.ts';
import { presentSystemState } from './system-state-presenter.ts';
import type { SystemStateReader } from './system-state-reader.ts';

/** Dependencies of the state route. */
export interface SystemStateRoutesDeps {
  reader: SystemStateReader;
  household: Household;
  embeddingsModel: string;
  /** The service's token, when it asks for one. */
  apiToken: string | undefined;
  assets: PageAssets;
}

const address = '/system/state';

/** `GET /system/state`: the page, with `format=json` the data, and with `token` a cookie and the address without it. */
export function systemStateRoutes(deps: SystemStateRoutesDeps): Router {
  const isToken = deps.apiToken === undefined ? () => true : stagingTokenMatcher(deps.apiToken);
  return Router().get(address, async (req, res) => {
    const { token } = req.query;
    if (token !== undefined) {
      if (!isToken(token)) throw new UnauthorizedError();
      signIn(deps, req, res);
    } else if (req.query['format'] === 'json') await sendData(deps, req, res);
    else await sendPage(deps, req, res);
  });
}

function signIn({ apiToken }: SystemStateRoutesDeps, req: Request, res: Response): void {
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

async function sendData({ reader, household }: SystemStateRoutesDeps, req: Request, res: Response): Promise<void> {
  const state = await reader.eventGraph();
  nameFailures(res, state.failed);
  await sendRepresentation(req, res, new Representation(JSON.stringify(presentSystemState(household, state))));
}

async function sendPage(deps: SystemStateRoutesDeps, req: Request, res: Response): Promise<void> {
  const overview = await deps.reader.overview();
  nameFailures(res, overview.failed);
  const page = systemStatePage(deps, overview);
  res.set({
    ETag: page.etag,
    'Content-Security-Policy': deps.assets.policy,
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
