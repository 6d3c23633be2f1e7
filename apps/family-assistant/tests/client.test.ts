import {
  createFamilyAssistantClient,
  ForbiddenError,
  GoneError,
  InvalidRequestError,
  NotModifiedError,
  PreconditionFailedError,
  UnauthorizedError,
  type FamilyAssistantClient,
} from '@homeroom/client';
import { serveApp, useTestDatabase, type ServedApp } from '@homeroom/testing';
import type { RequestListener } from 'node:http';
import { openCalendarService, type CalendarTestService } from './calendar-service-fixture.ts';
import { botToken, fullHousehold } from './service-fixture.ts';

const database = useTestDatabase('family-assistant');
let service: CalendarTestService;
let served: ServedApp;
let bot: FamilyAssistantClient;
/** Requests by method; the responses of the first so many are lost on the way. */
let received: string[];
let lost: number;

beforeAll(async () => {
  service = openCalendarService(database.url, { household: fullHousehold });
  served = await serveApp(unreliable(service.app));
  bot = clientWith(botToken);
});
afterAll(async () => {
  await served.close();
  await service.close();
});
beforeEach(async () => {
  received = [];
  lost = 0;
  await service.rows('TRUNCATE calendar_object, operation, idempotency_key CASCADE');
  await service.rows('UPDATE calendar SET version = version + 1');
});

/** The service does its work, and the connection breaks before it can say so. */
const unreliable =
  (app: RequestListener): RequestListener =>
  (request, response) => {
    received.push(String(request.method));
    if (lost > 0) {
      lost -= 1;
      const end = response.end.bind(response);
      response.end = ((...content: Parameters<typeof end>) => {
        response.socket?.destroy();
        return end(...content);
      }) as typeof response.end;
    }
    app(request, response);
  };
const clientWith = (token: string, headers: Record<string, string> = { 'X-Sender-Id': '1001' }) =>
  createFamilyAssistantClient({ baseUrl: `${served.url}/api/v1`, token, headers });
const piano = { summary: 'Piano', start: '2026-11-21T09:00:00-06:00', end: '2026-11-21T10:00:00-06:00' };
const month = { query: { start: '2026-11-01T00:00:00-05:00', end: '2026-12-01T00:00:00-06:00' } };
const titles = async () => (await bot.get('/calendar/events', { params: month })).events.map(({ summary }) => summary);

describe('a response that is lost', () => {
  test('is retried, and the event is added once', async () => {
    lost = 2;
    const { status, body } = await bot.send('post', '/calendar/events', { body: piano });
    expect([status, body.event.summary, received]).toEqual([201, 'Piano', ['POST', 'POST', 'POST']]);
    expect(await titles()).toEqual(['Piano']);
  });

  test('leaves the key to repeat the write with, later and by another process', async () => {
    lost = 9;
    const error = await bot.post('/calendar/events', { body: piano }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'ConnectionError', call: 'POST /calendar/events' });
    const { idempotencyKey } = error as { idempotencyKey: string };
    lost = 0;
    await clientWith(botToken).post('/calendar/events', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: piano,
    });
    expect(await titles()).toEqual(['Piano']);
  });

  test('of a read is simply read again', async () => {
    lost = 1;
    expect(await titles()).toEqual([]);
    expect(received).toEqual(['GET', 'GET']);
  });
});

describe('an error is its class', () => {
  test('for a request that is not valid, with each problem', async () => {
    const call = bot.post('/calendar/events', { body: { ...piano, summary: ' ', end: piano.start } });
    const error = await call.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect((error as InvalidRequestError).problems.join(' ')).toMatch(/summary/);
  });

  test('for another person’s change, an unknown one, and one that has changed since', async () => {
    const { body, headers } = await bot.send('post', '/calendar/events', { body: piano });
    const undo = { action: 'undo' as const, operation_id: body.operation.id };
    await expect(clientWith(botToken, { 'X-Sender-Id': '1002' }).post('/undo', { body: undo })).rejects.toBeInstanceOf(
      ForbiddenError,
    );
    const unknown = { ...undo, operation_id: 'c1f7a2d9-6b48-4e05-8a3d-27e91b54f0c8' };
    const gone = await bot.post('/undo', { body: unknown }).catch((reason: unknown) => reason);
    expect(gone).toBeInstanceOf(GoneError);
    expect(gone).toMatchObject({ code: 'operation_not_found', details: { status: 'not_found' } });

    const path = { eventId: body.event.id };
    const header = { 'If-Match': String(headers.get('etag')) };
    await bot.patch('/calendar/events/{eventId}', { params: { path, header }, body: { summary: 'Piano lesson' } });
    await expect(
      bot.patch('/calendar/events/{eventId}', { params: { path, header }, body: { summary: 'Recital' } }),
    ).rejects.toBeInstanceOf(PreconditionFailedError);
  });

  test('for a copy that is current, and for a token that is not accepted', async () => {
    const { headers } = await bot.send('get', '/conflicts');
    const header = { 'If-None-Match': String(headers.get('etag')) };
    await expect(bot.get('/conflicts', { params: { header } })).rejects.toBeInstanceOf(NotModifiedError);
    await expect(clientWith('wrong').get('/conflicts')).rejects.toBeInstanceOf(UnauthorizedError);
  });
});

test('a dashboard token opens its calls, until it is revoked', async () => {
  const { token } = await bot.post('/dashboard/token', { body: { messenger_user_id: '1002' } });
  const page = clientWith(token, {});
  expect(await page.get('/dashboard/session')).toMatchObject({ messenger_user_id: '1002' });
  const { operation } = await page.post('/dashboard/events', { body: piano });
  expect(await page.post('/dashboard/undo', { body: { action: 'undo', operation_id: operation.id } })).toMatchObject({
    status: 'undone',
  });
  await expect(page.get('/conflicts')).rejects.toBeInstanceOf(UnauthorizedError);
  await bot.post('/dashboard/token/{token}/revoke', { params: { path: { token } } });
  await expect(page.get('/dashboard/session')).rejects.toBeInstanceOf(UnauthorizedError);
});
