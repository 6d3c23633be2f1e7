import express, { type ErrorRequestHandler, type Express, type Router } from 'express';
import helmet from 'helmet';
import { InvalidRequestError, NotImplementedError, validationProblems, type ErrorShape } from '@homeroom/errors';
import { acceptedRequests } from './accepted-requests.ts';
import { answerEarly } from './answer-early.ts';
import { BodyRoom } from './body-room.ts';
import { contractValidation } from './contract-validation.ts';
import { errorHandling } from './error-handling.ts';
import { inOrder, joinRouters } from './in-order.ts';
import type { Logger } from './logger.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { overloadGuard, type OverloadLimits } from './overload.ts';
import { probes, type ReadinessCheck, type ReadinessDetails, type Stopping } from './probes.ts';
import { formBytes, requestBody, type BodyLimits } from './request-body.ts';
import { requestContext } from './request-context.ts';
import { requestSite, type SiteSettings } from './request-site.ts';
import { requestTexts } from './request-texts.ts';
import { basePath, routing } from './route-table.ts';
import { authentication, type SecurityHandlers } from './security.ts';
import { carryTraces } from './tracing/carry-traces.ts';
import type { TrustProxy } from './trust-proxy.ts';
import { uploadErrors } from './upload-form.ts';

/** Parts of one service. */
export interface ServiceAppSettings {
  /** The service's name, for metrics. */
  service: string;
  document: OpenApiDocument;
  /** Routers with paths below the document's base path. What none of them answers is a 501. Handlers of errors come after all routers, and see what stands before them refuse, too. */
  routers: readonly (Router | ErrorRequestHandler)[];
  /** Pages for people, at paths that are no part of the contract; they say themselves whom they let in. */
  pages?: readonly Router[];
  errorShape: ErrorShape;
  security: SecurityHandlers;
  /** By default a service that listens on loopback and wants a credential. */
  site?: SiteSettings;
  readiness: readonly ReadinessCheck[];
  /** Default: none. */
  readinessDetails?: ReadinessDetails;
  logger: Logger;
  lifecycle?: Stopping;
  metrics?: Metrics;
  /** Proxies whose `X-Forwarded-*` headers count, as Express' `trust proxy`. Default: none. */
  trustProxy?: TrustProxy | undefined;
  bodyLimits?: BodyLimits;
  /** The calls, by operationId, that replace NUL characters and unpaired surrogates themselves or ignore all texts; others refuse them. */
  cleanedTexts?: readonly string[];
  /** Largest upload in bytes; 20 MiB by default. */
  uploadMaxBytes?: number;
  /** Room for the bodies of all requests that are read or answered, in bytes; by default 100 MiB, or one upload if that is more. */
  bodyRoomBytes?: number;
  /** Longest pause within a body, in milliseconds. Default: 20,000. */
  bodyStallMs?: number;
  /** Limits beyond which reads are refused because the processor does not get through those in progress. */
  overload?: OverloadLimits | undefined;
  /** Requests that take as many milliseconds are logged as slow, with their sizes. Default: 1,000. */
  slowRequestMs?: number | undefined;
  /** True in tests: an answer that breaks the contract becomes a 500. */
  validateResponses?: boolean;
  /** Values that never reach the log. */
  secrets?: readonly string[];
}

const mebibyte = 1_048_576;
const answersOnly = { directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }, useDefaults: false };

const securityHeaders = helmet({
  contentSecurityPolicy: answersOnly,
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: false,
  // No current browser reads these, or the policy says them already.
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  xDnsPrefetchControl: false,
  originAgentCluster: false,
  xFrameOptions: false,
});

const keepToHttps = helmet.strictTransportSecurity({ includeSubDomains: false });

/** Asks browsers to keep to https where a request came by it; the hosts below this one are not the service's to decide for. */
const httpsOnly: express.RequestHandler = (req, res, next) => (req.secure ? keepToHttps(req, res, next) : next());

/** Answers hold personal data: only a route that gives its answer an entity tag says otherwise. */
const notStored: express.RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};

/**
 * Builds an Express 5 app around a contract. A request passes, in this order: request id and log line, security
 * headers, host and origin, probes, pages, 404 and 405, overload (503), authentication, body (413, 415, 503, broken
 * JSON), texts that no database keeps, validation, the routers, 501.
 */
export function createServiceApp(settings: ServiceAppSettings): Express {
  const { document, logger, uploadMaxBytes = 20 * mebibyte } = settings;
  carryTraces();
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', settings.trustProxy ?? false);
  app.set('validate responses', settings.validateResponses ?? false);
  app.use(beforeRouters(settings, uploadMaxBytes));
  app.use(uploadErrors(uploadMaxBytes));
  const isRouter = (handler: Router | ErrorRequestHandler): handler is Router => 'stack' in handler;
  app.use(basePath(document) || '/', joinRouters(settings.routers.filter(isRouter)));
  for (const handler of settings.routers) if (!isRouter(handler)) app.use(basePath(document) || '/', handler);
  app.use(() => {
    throw new NotImplementedError();
  });
  app.use(errorHandling(settings.errorShape, logger, settings.secrets ?? []));
  return app;
}

/** Everything that a request passes before the routers. */
function beforeRouters(settings: ServiceAppSettings, uploadMaxBytes: number): express.RequestHandler {
  const { document, logger, readiness: checks, validateResponses = false, lifecycle = { stopping: false } } = settings;
  const { readinessDetails: details = () => ({}), metrics = createMetrics(settings.service) } = settings;
  const roomBytes = settings.bodyRoomBytes ?? Math.max(100 * mebibyte, uploadMaxBytes + formBytes);
  const room = new BodyRoom(roomBytes, settings.bodyStallMs);
  const accepted = acceptedRequests();
  const overload = overloadGuard(settings.overload);
  const contract = contractValidation({ document, validateResponses, uploadMaxBytes });
  return inOrder([
    requestContext({ logger, metrics, slowMs: settings.slowRequestMs ?? 1_000 }),
    answerEarly(),
    securityHeaders,
    httpsOnly,
    requestSite(settings.site ?? { host: '127.0.0.1', isAnonymous: false, addresses: [] }),
    probes(document, metrics, { checks, details, lifecycle }),
    routing(document, inOrder(settings.pages ?? [])),
    notStored,
    overload.refuse,
    accepted.recall,
    authentication(settings.security),
    requestBody({ json: mebibyte, ...settings.bodyLimits, upload: uploadMaxBytes }, room),
    overload.count,
    accepted.checkOnce([requestTexts(settings.cleanedTexts), contract.request, finiteNumbers]),
    contract.response,
  ]);
}

/** Refuses (400) numbers of the query that are too large, such as 1e400: the validator makes them Infinity and takes it for a number. */
const finiteNumbers: express.RequestHandler = (req, _res, next) => {
  const infinite = Object.entries(req.query as object).filter(([, value]) => value === Infinity || value === -Infinity);
  const complaints = infinite.map(([name]) => ({
    path: `/query/${name}`,
    message: 'must be integer',
    errorCode: 'type',
  }));
  if (complaints.length > 0) throw new InvalidRequestError(validationProblems(complaints));
  next();
};
