import { Router } from 'express';
import request from 'supertest';
import { codedErrorShape, UnauthorizedError } from '@homeroom/errors';
import { createLogger } from './logger.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { createServiceApp } from './service-app.ts';

const parameter = (name: string, where: string, schema: object, required = false) => ({
  name,
  in: where,
  required,
  schema,
});
const answers = {
  200: {
    description: 'Text.',
    content: {
      'application/json': {
        schema: { type: 'object', required: ['text'], properties: { text: { type: 'string' } } },
      },
    },
  },
  default: { description: 'Error.', content: { 'application/json': { schema: { type: 'object' } } } },
};
const contract: OpenApiDocument = {
  openapi: '3.0.3',
  info: { title: 'Rooms', version: '1.0.0' },
  security: [],
  paths: {
    '/rooms': {
      parameters: [{ $ref: '#/components/parameters/Sort' }],
      get: {
        operationId: 'rooms',
        parameters: [
          parameter('floor', 'query', { type: 'integer', default: 3 }),
          parameter('kinds', 'query', { type: 'array', items: { type: 'string' } }),
          parameter('text', 'query', { type: 'string' }),
        ],
        responses: answers,
      },
    },
    '/closed': { get: { operationId: 'closed', security: [{ key: [] }], responses: answers } },
  } as unknown as OpenApiDocument['paths'],
  components: {
    parameters: { Sort: parameter('X-Sort', 'header', { type: 'string', enum: ['size', 'name'] }) },
    securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
  },
};

const queries: unknown[] = [];
const opened: string[] = [];
let isOpen = true;
let answer: object = { text: 'ok' };
const app = createServiceApp({
  service: 'rooms',
  document: contract,
  routers: [
    Router()
      .get('/rooms', (req, res) => {
        queries.push(req.query);
        res.json(answer);
      })
      .get('/closed', (_req, res) => {
        opened.push('closed');
        res.json(answer);
      }),
  ],
  errorShape: codedErrorShape,
  security: {
    key: () => {
      if (!isOpen) throw new UnauthorizedError();
    },
  },
  readiness: [],
  logger: createLogger({ service: 'rooms', level: 'silent' }),
  validateResponses: true,
});

beforeEach(() => {
  queries.length = 0;
  opened.length = 0;
  isOpen = true;
  answer = { text: 'ok' };
});

test('an equal request gets the typed query of the one that was checked', async () => {
  for (let turn = 0; turn < 3; turn += 1) await request(app).get('/rooms?kinds=a&kinds=b&text=7').expect(200);
  expect(queries).toEqual(Array.from({ length: 3 }, () => ({ floor: 3, kinds: ['a', 'b'], text: '7' })));
  expect(queries[2]).toBe(queries[1]);
  expect([queries[2], (queries[2] as { kinds: unknown }).kinds].every(Object.isFrozen)).toBe(true);
});

test('a request that was refused is refused again', async () => {
  for (let turn = 0; turn < 2; turn += 1)
    for (const query of ['floor=x', 'room=1', 'floor=1e400', 'text=%00'])
      await request(app).get(`/rooms?${query}`).expect(400);
  expect(queries).toEqual([]);
});

test('another value of a header that the contract describes is checked', async () => {
  const sorted = (by: string) => request(app).get('/rooms').set('X-Sort', by);
  await request(app).get('/rooms').expect(200);
  await sorted('size').expect(200);
  await sorted('size').expect(200);
  await sorted('colour').expect(400);
  await sorted('colour').expect(400);
});

test('the credential is checked each time', async () => {
  await request(app).get('/closed').expect(200);
  isOpen = false;
  await request(app).get('/closed').expect(401);
  expect(opened).toEqual(['closed']);
});

test('the answer to a request that was not checked again is checked', async () => {
  await request(app).get('/rooms?floor=2').expect(200);
  answer = { text: 7 };
  await request(app).get('/rooms?floor=2').expect(500);
});

test('a method that the contract lacks is refused also where the URL was accepted', async () => {
  await request(app).get('/rooms').expect(200);
  await request(app).post('/rooms').expect(405);
});
