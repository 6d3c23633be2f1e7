import path from 'node:path';
import { isDatabaseUnavailable } from '@homeroom/database';
import { MethodNotAllowedError, UnauthorizedError } from '@homeroom/errors';
import type { Household } from '@homeroom/household';
import { acceptsGzip, contextOf } from '@homeroom/service-kit';
import { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import { dashboardCookie, dashboardCookieName, dashboardUser, type DashboardUser } from '../access/access-security.ts';
import type { AccessTokens } from '../access/access-tokens.ts';
import type { ServiceAddress } from '../access/service-address.ts';
import type { CalendarSources } from '../calendar/calendar-sources.ts';
import { dashboardFacts, jsonForScript } from './dashboard-facts.ts';
import type { DashboardFiles, PageFile } from './dashboard-files.ts';
import { linkNeeded, linkOver, messagePage, messagePolicy, tryAgain, type Message } from './message-page.ts';

const pagePath = '/dashboard';

export interface DashboardPageDeps {
  household: Household;
  sources: Pick<CalendarSources, 'names'>;
  tokens: AccessTokens;
  address: ServiceAddress;
  files: DashboardFiles;
  /** Days ahead in which conflicts are found. */
  conflictDays: number;
}

/** Of an empty style element, the only one allowed: the calendar on the page makes it and adds its rules to it by script. */
const emptyStyle = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
/** The calendar's icons are a font within its rules. */
const pagePolicy = `default-src 'none'; script-src 'self'; style-src 'self' '${emptyStyle}'; img-src 'self' data:; connect-src 'self'; font-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * `GET /dashboard` and the files of the page. A link's token becomes a cookie and leaves the address; it can be opened
 * again, for messengers fetch links before people do. The files are the same for everybody and need no credential.
 */
export function dashboardPage(deps: DashboardPageDeps): Router {
  return Router()
    .use('/dashboard', noteRoute)
    .get('/dashboard', async (req, res) => {
      if (req.query['token'] === undefined) await showPage(deps, req, res);
      else await takeToken(deps, req, res);
    })
    .get('/dashboard/*file', (req, res, next) => {
      const file = deps.files.files.get([req.params['file']].flat().join('/'));
      if (file) sendFile(req, res, file);
      else next();
    })
    .all('/dashboard', (req) => {
      throw new MethodNotAllowedError(req.method.slice(0, 20), ['GET', 'HEAD']);
    })
    .use('/dashboard', unavailable);
}

const noteRoute: RequestHandler = (req, res, next) => {
  contextOf(res).route = req.path === '/' ? '/dashboard' : '/dashboard/{file}';
  next();
};

async function takeToken({ tokens, address }: DashboardPageDeps, req: Request, res: Response): Promise<void> {
  const user = await userOf(tokens, req.query['token']);
  if (!user) return sendMessage(res, 401, linkOver);
  res.cookie(dashboardCookieName, req.query['token'], {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: address.isHttps(req),
    expires: user.expiresAt,
  });
  res.status(303).set({ 'Cache-Control': 'no-store', Location: address.dashboardPath }).end();
}

async function showPage(
  { household, sources, tokens, address, files, conflictDays }: DashboardPageDeps,
  req: Request,
  res: Response,
): Promise<void> {
  const cookie = dashboardCookie(req);
  const user = await userOf(tokens, cookie);
  if (!user) return sendMessage(res, 401, cookie === undefined ? linkNeeded : linkOver);
  res.set({ 'Content-Security-Policy': pagePolicy, 'Cache-Control': 'no-store' });
  const { folder, calls } = placesFrom(address, req);
  const facts = dashboardFacts(household, { user, conflictDays, nameOf: await sources.names(), calls });
  res.type('html').send(files.pageWith(jsonForScript(facts), folder));
}

/**
 * Paths of the page's files and calls, relative to itself, so that it works below any path that a proxy removes
 * before the service sees it.
 */
function placesFrom(address: ServiceAddress, req: Request): { folder: string; calls: string } {
  const calls = new URL(address.ofCall(req, pagePath)).pathname;
  const folder = calls.replace(/\/api\/v1\/dashboard$/, pagePath);
  const [up, here] = [req.path.endsWith('/') ? '../' : '', path.posix.dirname(address.dashboardPath)];
  return { folder: up + path.posix.relative(here, folder), calls: up + path.posix.relative(here, calls) };
}

async function userOf(tokens: AccessTokens, token: unknown): Promise<DashboardUser | null> {
  try {
    return await dashboardUser(tokens, token);
  } catch (error) {
    if (error instanceof UnauthorizedError) return null;
    throw error;
  }
}

function sendMessage(res: Response, status: number, message: Message): void {
  if (status === 401) res.set('WWW-Authenticate', 'Bearer');
  res.status(status).set({ 'Content-Security-Policy': messagePolicy, 'Cache-Control': 'no-store' });
  res.type('html').send(messagePage(message));
}

function sendFile(req: Request, res: Response, { bytes, gzipped, extension, immutable }: PageFile): void {
  const zipped = gzipped !== null && acceptsGzip(req.headers['accept-encoding']);
  res.set({
    'Cache-Control': immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    Vary: 'Accept-Encoding',
  });
  if (zipped) res.set('Content-Encoding', 'gzip');
  res.type(extension).send(zipped ? gzipped : bytes);
}

/** People get a page that says what to do; any other error goes its usual way. */
const unavailable: ErrorRequestHandler = (error, _req, res, next) => {
  if (!isDatabaseUnavailable(error) || res.headersSent) return next(error);
  sendMessage(res.set('Retry-After', '5'), 503, tryAgain);
};
