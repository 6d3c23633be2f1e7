import express, { type RequestHandler } from 'express';
import request from 'supertest';
import { inOrder, joinRouters } from './in-order.ts';

const appOf = (...handlers: Parameters<typeof inOrder>[0]) => {
  const app = express();
  app.use(inOrder(handlers));
  app.use((_req, res) => void res.send('passed'));
  app.use(
    ((error: Error, _req, res, _next) => void res.status(500).send(error.message)) as express.ErrorRequestHandler,
  );
  return app;
};
const pass: RequestHandler = (_req, _res, next) => next();

describe('handlers in order', () => {
  test('a request passes all of them', async () => {
    const seen: number[] = [];
    const note =
      (index: number): RequestHandler =>
      async (_req, _res, next) => {
        seen.push(index);
        next();
      };
    expect((await request(appOf(note(1), pass, note(2))).get('/any/path')).text).toBe('passed');
    expect(seen).toEqual([1, 2]);
  });

  test('one that answers ends it', async () => {
    const answer: RequestHandler = (_req, res) => void res.send('answered');
    expect((await request(appOf(pass, answer, pass)).get('/')).text).toBe('answered');
  });

  test.each<[string, RequestHandler]>([
    [
      'thrown',
      () => {
        throw new Error('refused');
      },
    ],
    ['rejected', () => Promise.reject(new Error('refused'))],
    ['passed on', (_req, _res, next) => next(new Error('refused'))],
  ])('an error that is %s skips the others', async (_way, fail) => {
    let passed = false;
    const after: RequestHandler = (_req, _res, next) => {
      passed = true;
      next();
    };
    const { status, text } = await request(appOf(pass, fail, after)).get('/');
    expect({ status, text, passed }).toEqual({ status: 500, text: 'refused', passed: false });
  });

  test('a rejection without a reason is an error too', async () => {
    expect((await request(appOf(() => Promise.reject())).get('/')).status).toBe(500);
  });
});

test('joined routers answer as they would alone', async () => {
  const app = express();
  app.use(
    '/api',
    joinRouters([
      express.Router().get('/one/:name', (req, res) => void res.send(`one ${req.params['name']}`)),
      express.Router().get('/two', () => {
        throw new Error('broken');
      }),
    ]),
  );
  app.use(
    ((error: Error, _req, res, _next) => void res.status(422).send(error.message)) as express.ErrorRequestHandler,
  );
  expect((await request(app).get('/api/one/maya')).text).toBe('one maya');
  expect(await request(app).get('/api/two')).toMatchObject({ status: 422, text: 'broken' });
  expect((await request(app).get('/api/three')).status).toBe(404);
});
