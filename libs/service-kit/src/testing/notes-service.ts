import { Router, type Express } from 'express';
import { bearerCredential } from '@homeroom/auth';
import { codedErrorShape, UnauthorizedError, type ErrorShape } from '@homeroom/errors';
import { until } from '@homeroom/testing';
import { createLogger } from '../logger.ts';
import type { ReadinessCheck, ReadinessDetails, Stopping } from '../probes.ts';
import { Representation, sendRepresentation } from '../representation.ts';
import type { SiteSettings } from '../request-site.ts';
import type { OpenApiDocument } from '../openapi-document.ts';
import type { OverloadLimits } from '../overload.ts';
import { createServiceApp } from '../service-app.ts';
import type { TrustProxy } from '../trust-proxy.ts';

const text = {
  description: 'Text.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['text'],
        properties: { text: { type: 'string', maxLength: 20 } },
      },
    },
  },
};
const operation = (operationId: string, more: object = {}) => ({
  operationId,
  responses: {
    200: text,
    default: { description: 'Error.', content: { 'application/json': { schema: { type: 'object' } } } },
  },
  ...more,
});

/** A contract with one call of every sort that the shell has to handle. */
export const notesContract: OpenApiDocument = {
  openapi: '3.0.3',
  info: { title: 'Notes', version: '1.0.0' },
  servers: [{ url: 'https://notes.example/api' }],
  security: [{ key: [] }],
  paths: {
    '/note': {
      get: operation('getNote', {
        security: [],
        parameters: [
          { name: 'size', in: 'query', required: true, schema: { type: 'integer', minimum: 1 } },
          { name: 'at', in: 'query', schema: { type: 'string', format: 'date-time' } },
        ],
      }),
      post: operation('addNote', { requestBody: { $ref: '#/components/requestBodies/Note' } }),
    },
    '/note/{secret}/revoke': {
      post: operation('revokeNote', {
        parameters: [{ name: 'secret', in: 'path', required: true, schema: { type: 'string' } }],
      }),
    },
    '/file': {
      post: operation('upload', {
        security: [],
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['file'],
                properties: { file: { type: 'string', format: 'binary' } },
              },
            },
          },
        },
      }),
    },
    '/ready-bytes': { get: operation('readyBytes', { security: [] }) },
    '/broken': { get: operation('broken', { security: [] }) },
    '/wrong': { get: operation('wrong', { security: [] }) },
    '/slow': { get: operation('slow', { security: [] }) },
    '/health': { get: operation('getHealth', { security: [] }) },
    '/later': { get: operation('later') },
    '/outside': { servers: [{ url: '/' }], get: operation('outside') } as Record<string, unknown>,
  },
  components: {
    requestBodies: { Note: { required: true, content: text.content } },
    securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
  },
};

/** The accepted credential. */
export const goodKey = 'the-one-good-key';

/** The notes service and what it logged. */
export interface NotesService {
  app: Express;
  logLines: string[];
  /** Resolves when so many `GET /api/slow` calls run. */
  slowCalls: (count: number) => Promise<void>;
  /** Lets the running `GET /api/slow` calls answer. */
  release: () => void;
}

/** Builds the notes service; `readiness` and `lifecycle` may be replaced. */
export function buildNotesService({
  readiness = [],
  readinessDetails = () => ({}),
  lifecycle = { stopping: false },
  errorShape = codedErrorShape,
  jsonLimit = 1_000,
  cleanedTexts = [],
  trustProxy,
  site,
  bodyRoomBytes,
  bodyStallMs,
  uploadMaxBytes = 5_000,
  slowRequestMs,
  overload,
}: {
  readiness?: ReadinessCheck[];
  readinessDetails?: ReadinessDetails;
  lifecycle?: Stopping;
  errorShape?: ErrorShape;
  jsonLimit?: number;
  cleanedTexts?: readonly string[];
  trustProxy?: TrustProxy | undefined;
  site?: SiteSettings;
  bodyRoomBytes?: number;
  bodyStallMs?: number;
  uploadMaxBytes?: number;
  slowRequestMs?: number;
  overload?: OverloadLimits;
} = {}): NotesService {
  const logLines: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let slowBegun = 0;
  const app = createServiceApp({
    service: 'notes',
    document: notesContract,
    routers: [
      notesRouter(() => {
        slowBegun += 1;
        return released;
      }),
    ],
    errorShape,
    security: {
      key: (req) => {
        if (bearerCredential(req.headers.authorization) !== goodKey) throw new UnauthorizedError();
      },
    },
    readiness,
    readinessDetails,
    lifecycle,
    logger: createLogger({
      service: 'notes',
      level: 'info',
      secrets: [goodKey],
      destination: { write: (line: string) => void logLines.push(line) },
    }),
    bodyLimits: { json: jsonLimit },
    cleanedTexts,
    trustProxy,
    slowRequestMs,
    overload,
    ...(site && { site }),
    uploadMaxBytes,
    ...(bodyRoomBytes !== undefined && { bodyRoomBytes }),
    ...(bodyStallMs !== undefined && { bodyStallMs }),
    validateResponses: true,
    secrets: [goodKey],
  });
  const slowCalls = (count: number): Promise<void> => until(() => slowBegun >= count);
  return { app, logLines, slowCalls, release };
}

function notesRouter(untilReleased: () => Promise<void>): Router {
  return Router()
    .get(
      '/note',
      (req, res) =>
        void res.json({
          text: `size ${typeof req.query['size'] === 'number' ? 'a number' : String(req.query['size'])}`,
        }),
    )
    .post('/note', (req, res) => void res.json({ text: req.body.text }))
    .post('/note/:secret/revoke', (req) => {
      throw new Error(`cannot revoke ${req.params.secret} for ${req.headers['authorization']}`);
    })
    .post('/file', (_req, res) => void res.json({ text: 'stored' }))
    .get('/ready-bytes', (req, res) =>
      sendRepresentation(req, res, new Representation(JSON.stringify({ text: 'ready' }))),
    )
    .get('/broken', () => {
      throw new Error('connect to postgres://user:hunter2secret@db/x failed');
    })
    .get('/wrong', (_req, res) => void res.json({ text: 'x'.repeat(21) }))
    .get('/health', (_req, res) => void res.json({ text: 'up' }))
    .get('/slow', async (_req, res) => {
      await untilReleased();
      res.json({ text: 'done' });
    });
}
