import { codedErrorShape, ServiceError } from '@homeroom/errors';
import { documentedErrors, useTestDatabase } from '@homeroom/testing';
import { OverloadedError, UploadBusyError } from '@homeroom/service-kit';
import request from 'supertest';
import { IdempotencyInProgressError, IdempotencyMismatchError } from '../src/changes/idempotency.ts';
import { DigestBusyError, DigestTimeoutError } from '../src/digest/digest-service.ts';
import { StagingService } from '../src/letters/staging-service.ts';
import { answer, startStagingHost } from '../src/letters/testing/staging-host.ts';
import { contract } from '../src/generated/contract.ts';
import { calendar, event } from './calendar-fixtures.ts';
import { openCalendarService, type CalendarTestService } from './calendar-service-fixture.ts';
import { botToken, fullHousehold } from './service-fixture.ts';

const database = useTestDatabase('family-assistant');
const bearer = { Authorization: `Bearer ${botToken}` };
const nobody = '6f1d3c52-8a41-8e0b-9c77-2b5e0a4d91f3';
const choir = {
  summary: 'Choir',
  start: '2026-11-18T18:00:00-06:00',
  end: '2026-11-18T19:00:00-06:00',
};
const backwards = { start: choir.end, end: choir.start };
const documented = documentedErrors(contract);
let service: CalendarTestService;
let cutOff: CalendarTestService;

beforeAll(() => {
  service = openCalendarService(database.url, { household: fullHousehold, allowUnknownMembers: false });
  cutOff = openCalendarService('postgresql://nobody@127.0.0.1:9/none');
});
afterAll(() => Promise.all([service.close(), cutOff.close()]));

type Method = 'post' | 'patch' | 'delete';
/** Fields of answers that further requests need. */
interface Answer {
  event: { id: string };
  operation: { id: string };
  token: string;
}
async function send(method: Method, path: string, body?: object, headers?: Record<string, string>): Promise<Answer> {
  return (await service.send(method, path, body, headers)).body;
}
async function bodyOf(call: PromiseLike<{ body: unknown }>): Promise<unknown> {
  return (await call).body;
}
const asked = (type: string, body: string) =>
  bodyOf(request(service.app).post('/api/v1/undo').set(bearer).set('Content-Type', type).send(body));
const shaped = (error: ServiceError) => codedErrorShape(error, 'r1').body;
const added = (sender?: string) =>
  send('post', '/calendar/events', choir, sender === undefined ? undefined : { 'X-Sender-Id': sender });

/** Resolves a conflict between two events of the child who has a free parent. */
async function resolve(body: object): Promise<unknown> {
  await service.importText(
    'family',
    calendar(
      event('UID:soccer', 'DTSTART:20261119T220000Z', 'DURATION:PT1H', 'SUMMARY:Soccer practice'),
      event('UID:dentist', 'DTSTART:20261119T223000Z', 'DURATION:PT1H', 'SUMMARY:Orthodontist'),
    ),
  );
  const { outstanding } = (await service.get('/conflicts')).body;
  return send('post', `/conflicts/${outstanding[0].id}/resolve`, body);
}

async function undoneByAnother(): Promise<unknown> {
  const { operation } = await added('1001');
  return bodyOf(service.undo({ action: 'undo', operation_id: operation.id }, '1002'));
}

/** A write of the dashboard's cookie that names no origin. */
async function writeWithoutOrigin(): Promise<unknown> {
  const { token } = await send('post', '/dashboard/token', { messenger_user_id: '1001' });
  return bodyOf(
    request(service.app)
      .post('/api/v1/dashboard/undo')
      .set({ Cookie: `homeroom_dashboard=${token}`, Host: '127.0.0.1' })
      .send({ action: 'list' }),
  );
}

/** The shared links, for the dashboard of somebody whom the family file no longer has. */
async function linksOfAStranger(): Promise<unknown> {
  const guests = openCalendarService(database.url, { household: fullHousehold, allowUnknownMembers: true });
  const { body } = await guests.send('post', '/dashboard/token', { messenger_user_id: '404' });
  const links = request(guests.app).get('/api/v1/dashboard/feed-tokens');
  return bodyOf(links.set('Authorization', `Bearer ${body.token}`)).finally(() => guests.close());
}

/** The error of a letter that is sent to a staging service at this address. */
async function briefedBy(url: string): Promise<unknown> {
  const letter = { filename: 'a.doc', contentType: 'application/msword', bytes: Buffer.from('Letter') };
  const staging = new StagingService({ url, token: null, budgetMs: 5_000 });
  return staging.brief(letter, new AbortController().signal).catch((error: ServiceError) => shaped(error));
}

const made: Record<string, () => unknown> = {
  'BadRequest invalid_request': () => send('post', '/calendar/events', { summary: '', start: choir.start }),
  'BadRequest malformed_json': () => asked('application/json', '{"action":'),
  'RefusedChange event_too_large': () =>
    send('post', '/calendar/events', { ...choir, rrule: 'FREQ=HOURLY;BYMINUTE=0,15,30,45' }),
  'RefusedChange invalid_request': () => send('post', '/calendar/events', { ...choir, ...backwards }),
  'UnknownMember unknown_member': () => send('post', '/dashboard/token', { messenger_user_id: '404' }),
  'UnknownMember invalid_request': () =>
    send('post', '/dashboard/token', { messenger_user_id: '1001', ttl_hours: 9_000 }),
  InvalidRange: () => bodyOf(service.get(`/calendar/events?${new URLSearchParams(backwards).toString()}`)),
  InvalidSpan: () => bodyOf(service.get('/calendar/changes?since=2026-11-18T12:00:00Z&until=2026-11-18T12:00:00Z')),
  InvalidSearch: () =>
    bodyOf(service.get('/calendar/search?q=choir&from=2026-11-18T12:00:00Z&to=2026-11-18T12:00:00Z')),
  'InvalidResolution action': () => resolve({ resolution_action: 'ignore', choice_index: 0 }),
  'InvalidResolution option': () => resolve({ resolution_action: 'split', choice_index: 9, executed: true }),
  Unauthorized: () => bodyOf(request(service.app).get('/api/v1/conflicts')),
  DashboardUnauthorized: () => bodyOf(request(service.app).get('/api/v1/dashboard/conflicts')),
  FeedUnauthorized: () => bodyOf(request(service.app).get('/api/v1/calendar/feed.ics?token=old')),
  NotOriginalSender: undoneByAnother,
  'DashboardUndoForbidden not_original_sender': undoneByAnother,
  OriginMismatch: writeWithoutOrigin,
  'ParentsOnly parents_only': linksOfAStranger,
  'ParentsOnly origin_mismatch': writeWithoutOrigin,
  InvalidScope: () => send('post', '/calendar/feed-token', { who: ['zoe'], calendars: ['work'] }),
  'DashboardUndoForbidden origin_mismatch': writeWithoutOrigin,
  ReminderNotFound: () => send('post', `/reminders/${nobody}/dismiss`),
  ConflictNotFound: () => send('post', `/conflicts/${nobody}/acknowledge`, {}),
  EventNotFound: () => bodyOf(service.get(`/calendar/events/${nobody}`)),
  MethodNotAllowed: () => bodyOf(request(service.app).put('/api/v1/calendar/events').set(bearer)),
  IdempotencyInProgress: () => shaped(new IdempotencyInProgressError()),
  'EventConflict idempotency_in_progress': () => shaped(new IdempotencyInProgressError()),
  'EventConflict event_cancelled': async () => {
    const { event: cancelled } = await added();
    await send('delete', `/calendar/events/${cancelled.id}`);
    return send('delete', `/calendar/events/${cancelled.id}`);
  },
  'EventConflict event_changed': async () => {
    const { event: renamed, operation } = await added();
    await send('patch', `/calendar/events/${renamed.id}`, { summary: 'Choir practice' });
    return bodyOf(service.undo({ action: 'undo', operation_id: operation.id }));
  },
  EventChanged: async () => {
    const { event: unchanged } = await added();
    return send('patch', `/calendar/events/${unchanged.id}`, { summary: 'Choir practice' }, { 'If-Match': '"old"' });
  },
  'UndoGone expired': async () => {
    const { operation } = await added();
    service.clock.advance(600_001);
    return bodyOf(service.undo({ action: 'undo', operation_id: operation.id }));
  },
  'UndoGone not_found': () => bodyOf(service.undo({ action: 'undo', operation_id: nobody })),
  PayloadTooLarge: () => asked('application/json', `{"action":"${'x'.repeat(1_048_576)}"}`),
  NoDate: () => send('post', '/calendar/events/draft', { text: 'dentist Maya' }),
  UnsupportedMediaType: () => asked('text/plain', 'list'),
  IdempotencyMismatch: () => shaped(new IdempotencyMismatchError()),
  InternalError: () =>
    codedErrorShape(
      new ServiceError(500, 'internal_error', 'Something went wrong on our side.'),
      '0b6f2a51-6c1c-4f0e-9d51-2f7a8f3f6f10',
    ).body,
  'DigestUnavailable digest_busy': () => shaped(new DigestBusyError()),
  'DigestUnavailable digest_timeout': () => shaped(new DigestTimeoutError(30_000)),
  'Unavailable database_unavailable': () => bodyOf(cutOff.get('/conflicts')),
  'SearchUnavailable database_unavailable': () => bodyOf(cutOff.get('/conflicts')),
  'Unavailable upload_busy': () => shaped(new UploadBusyError()),
  'Unavailable overloaded': () => shaped(new OverloadedError()),
  InvalidLetter: async () => {
    const host = await startStagingHost();
    host.respond = answer(400, {
      detail: 'This file is an old Word document (doc), which is not read here; save it as DOCX or PDF.',
    });
    return briefedBy(host.url).finally(() => host.close());
  },
  'LettersUnavailable letters_not_set_up': () =>
    bodyOf(request(service.app).post('/api/v1/letters').set(bearer).attach('file', Buffer.from('Letter'), 'a.txt')),
  'LettersUnavailable letters_unavailable': () => briefedBy('http://127.0.0.1:9'),
  'SearchUnavailable search_unavailable': () => send('post', '/brain/query', { question: 'Who sews the costumes?' }),
};

/** Errors that other tests hold against their examples. */
const elsewhere = [
  'CalendarReadOnly',
  'DashboardReadOnly',
  'Unavailable calendar_busy',
  'Unavailable calendar_server_unavailable',
];

test('every error that the document shows is one of those below', () => {
  expect([...documented.keys()].toSorted()).toEqual([...Object.keys(made), ...elsewhere].toSorted());
});

test.each([...documented].filter(([name]) => !elsewhere.includes(name)))(
  'the example of %s is the real answer',
  async (name, example) => {
    expect(await made[name]?.()).toEqual(example);
  },
);
