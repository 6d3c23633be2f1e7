import { codedErrorShape, type ServiceError } from '@homeroom/errors';
import { useTestDatabase } from '@homeroom/testing';
import request from 'supertest';
import { EventCancelledError } from '../src/changes/change-errors.ts';
import { IdempotencyInProgressError, IdempotencyMismatchError } from '../src/changes/idempotency.ts';
import { DigestBusyError, DigestTimeoutError } from '../src/digest/digest-service.ts';
import { openCalendarService, type CalendarTestService } from './calendar-service-fixture.ts';
import { documentedError } from './documented-error.ts';
import { botToken } from './service-fixture.ts';

const database = useTestDatabase('family-assistant');
const bearer = { Authorization: `Bearer ${botToken}` };
const nobody = '6f1d3c52-8a41-8e0b-9c77-2b5e0a4d91f3';
let service: CalendarTestService;

beforeAll(() => {
  service = openCalendarService(database.url, { allowUnknownMembers: false });
});
afterAll(() => service.close());

const send = (path: string, body: object) => service.send('post', path, body);
const asked = (type: string, body: string) =>
  request(service.app).post('/api/v1/undo').set(bearer).set('Content-Type', type).send(body);

test.each<[response: string, name: string | undefined, call: () => PromiseLike<{ body: unknown }>]>([
  ['Unauthorized', undefined, () => request(service.app).get('/api/v1/conflicts')],
  ['MethodNotAllowed', undefined, () => request(service.app).put('/api/v1/calendar/events').set(bearer)],
  ['UnsupportedMediaType', undefined, () => asked('text/plain', 'list')],
  ['BadRequest', 'malformed_json', () => asked('application/json', '{"action":')],
  ['PayloadTooLarge', undefined, () => asked('application/json', `{"action":"${'x'.repeat(1_048_576)}"}`)],
  ['ConflictNotFound', undefined, () => send(`/conflicts/${nobody}/acknowledge`, {})],
  ['EventNotFound', undefined, () => service.get(`/calendar/events/${nobody}`)],
  ['UnknownMember', 'unknown_member', () => send('/dashboard/token', { messenger_user_id: '404' })],
])('the example of %s %s is the real answer', async (response, name, call) => {
  expect((await call()).body).toEqual(documentedError(response, name));
});

test.each<[response: string, name: string | undefined, error: ServiceError]>([
  ['IdempotencyInProgress', undefined, new IdempotencyInProgressError()],
  ['EventConflict', 'idempotency_in_progress', new IdempotencyInProgressError()],
  ['IdempotencyMismatch', undefined, new IdempotencyMismatchError()],
  ['EventConflict', 'event_cancelled', new EventCancelledError()],
  ['DigestUnavailable', 'digest_busy', new DigestBusyError()],
  ['DigestUnavailable', 'digest_timeout', new DigestTimeoutError(30_000)],
])('the example of %s %s is what its error says', (response, name, error) => {
  expect(codedErrorShape(error, 'r1').body).toEqual(documentedError(response, name));
});
