import type { RequestHandler, Response } from 'express';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Metrics } from './metrics.ts';
import { MethodNotAllowedError, ServiceError } from '@homeroom/errors';
import { contextOf } from './request-context.ts';
import type { OpenApiDocument } from './openapi-document.ts';

/** One thing that must be there before a service takes requests; rejects, or answers false, while it is not. */
export interface ReadinessCheck {
  name: string;
  check: () => Promise<boolean>;
}

/** Further fields of `/readyz`, such as the state of something that the service can do without. */
export type ReadinessDetails = () => Readonly<Record<string, string>>;

/** State behind `/readyz`. */
export interface Readiness {
  checks: readonly ReadinessCheck[];
  details: ReadinessDetails;
  lifecycle: Stopping;
}

/** Says whether the service is on its way out; `/readyz` answers 503 from then on. */
export interface Stopping {
  readonly stopping: boolean;
}

/** The answer of `/readyz` while requests should go elsewhere: 503, naming what is not ready. */
class NotReadyError extends ServiceError {
  constructor(message: string, names: readonly string[]) {
    super(503, 'not_ready', message, { details: { not_ready: names }, headers: { 'Retry-After': '2' } });
  }
}

const checkLimitMilliseconds = 2_000;
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" fill="#1a66c2"/><path d="M4 12V4h2v3h4V4h2v8h-2V9H6v3z" fill="#fff"/></svg>';

type Answer = (res: Response) => unknown;

/**
 * `GET /livez`, `/readyz`, `/metrics`, `/openapi.json`, `/docs` with its files, and `/favicon.ico`: all without a
 * credential. One look-up decides, so that other requests pass quickly.
 */
export function probes(document: OpenApiDocument, metrics: Metrics, readiness: Readiness): RequestHandler {
  const json = JSON.stringify(document);
  const cached =
    (seconds: number, type: string, body: string | Buffer): Answer =>
    (res) =>
      res.set('Cache-Control', `max-age=${seconds}`).type(type).send(body);
  const answers = new Map<string, Answer>([
    ['/livez', (res) => res.json({ status: 'ok' })],
    ['/readyz', (res) => answerReadiness(res, readiness)],
    ['/metrics', async (res) => res.type(metrics.registry.contentType).send(await metrics.registry.metrics())],
    ['/openapi.json', (res) => res.type('json').send(json)],
    ['/docs', (res) => res.set('Content-Security-Policy', pagePolicy).type('html').send(referencePage(document))],
    ['/favicon.ico', cached(86_400, 'svg', icon)],
    ...Object.entries(referenceAssets()).map(([name, body]): [string, Answer] => [
      `/docs/${name}`,
      cached(3_600, path.extname(name), body),
    ]),
  ]);
  return (req, res, next) => {
    const answer = answers.get(req.path);
    if (!answer) return next();
    contextOf(res).route = req.path;
    if (req.method !== 'GET' && req.method !== 'HEAD') throw new MethodNotAllowedError(req.method, ['GET', 'HEAD']);
    return answer(res);
  };
}

async function answerReadiness(res: Response, { checks, details, lifecycle }: Readiness): Promise<void> {
  if (lifecycle.stopping) throw new NotReadyError('The service is stopping.', ['stopping']);
  const notReady = await failing(checks);
  if (notReady.length > 0) throw new NotReadyError(`Not ready: ${notReady.join(', ')}.`, notReady);
  res.set('Cache-Control', 'no-store').json({ status: 'ok', ...details() });
}

async function failing(checks: readonly ReadinessCheck[]): Promise<string[]> {
  const results = await Promise.all(checks.map(({ check }) => Promise.race([check().catch(() => false), expired()])));
  return checks.filter((_, index) => !results[index]).map(({ name }) => name);
}

function expired(): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, checkLimitMilliseconds, false as const).unref());
}

/** The reference page's own script, and Swagger UI's files: next to a bundle, otherwise from the package. */
function referenceAssets(): Record<string, Buffer> {
  const read = (file: string): Buffer => {
    try {
      return readFileSync(path.join(import.meta.dirname, 'swagger-ui', file));
    } catch {
      return readFileSync(createRequire(import.meta.url).resolve(`swagger-ui-dist/${file}`));
    }
  };
  const start =
    "SwaggerUIBundle({ url: '/openapi.json', dom_id: '#reference', deepLinking: true, supportedSubmitMethods: [], tagsSorter: 'alpha' });";
  return {
    'swagger-ui.css': read('swagger-ui.css'),
    'swagger-ui-bundle.js': read('swagger-ui-bundle.js'),
    'start.js': Buffer.from(start),
  };
}

function referencePage(document: OpenApiDocument): string {
  const title = document.info.title.replace(/[<>&"]/g, '');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} reference</title>
<link rel="icon" href="/favicon.ico" type="image/svg+xml"><link rel="stylesheet" href="/docs/swagger-ui.css"></head>
<body><main id="reference"><noscript>This reference needs scripts. The same content is in <a href="/openapi.json">openapi.json</a>.</noscript></main>
<script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script></body>
</html>
`;
}
