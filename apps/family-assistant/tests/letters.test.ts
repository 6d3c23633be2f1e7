import { documentedErrors, useTestDatabase } from '@homeroom/testing';
import request from 'supertest';
import { contract } from '../src/generated/contract.ts';
import { answer, startStagingHost, type StagingHost } from '../src/letters/testing/staging-host.ts';
import { recordedCard } from '../src/letters/testing/recorded-card.ts';
import { StagingService } from '../src/letters/staging-service.ts';
import { calendar, event } from './calendar-fixtures.ts';
import { openCalendarService, type CalendarTestService } from './calendar-service-fixture.ts';
import { botToken, fullHousehold, householdWithSchool } from './service-fixture.ts';

const database = useTestDatabase('family-assistant');
const household = { ...fullHousehold, calendars: householdWithSchool.calendars };
let host: StagingHost;
let service: CalendarTestService;
let dashboardToken: string;
beforeAll(async () => {
  host = await startStagingHost();
  const staging = new StagingService({ url: host.url, token: null, budgetMs: 5_000 });
  service = openCalendarService(database.url, { household }, { stagingService: staging });
  const { body } = await service.send('post', '/dashboard/token', { messenger_user_id: '1001' }).expect(201);
  dashboardToken = body.token as string;
});
afterAll(async () => {
  await service.close();
  await host.close();
});
beforeEach(async () => {
  host.respond = answer(200, recordedCard);
  await service.rows('TRUNCATE calendar_object, cancelled_object, operation, idempotency_key, pending_write CASCADE');
  await service.rows('UPDATE calendar SET version = version + 1');
});

const documentId = recordedCard.id;
const path = `/letters/${documentId}/events`;
const upload = (name = 'winter.txt', app = service.app) =>
  request(app)
    .post('/api/v1/letters')
    .set('Authorization', `Bearer ${botToken}`)
    .attach('file', Buffer.from('Letter'), name);
const proposals = async () =>
  (await upload().expect(200)).body.proposals as {
    kind: string;
    event: { summary: string; start: string; end: string };
    preselected: boolean;
    already_on_calendar?: { id: string; summary: string };
    change?: object;
    conflicts: { event: { summary: string }; overlap_minutes: number }[];
  }[];
const of = async (title: string) => (await proposals()).find(({ event: { summary } }) => summary.includes(title));

const trip = {
  summary: 'Science Museum trip',
  start: '2026-12-04T08:45:00-06:00',
  end: '2026-12-04T15:15:00-06:00',
  who: ['Maya'],
  source_text: 'Friday, December 4, 2026 from 8:45 am to 3:15 pm',
};
const concert = { summary: 'Winter concert', start: '2026-12-10T18:30:00-06:00', end: '2026-12-10T19:30:00-06:00' };
const closed = {
  summary: 'School closed',
  start: '2026-12-21T00:00:00-06:00',
  end: '2026-12-22T00:00:00-06:00',
  calendar: 'maya',
};
const three = { title: 'Winter at Lakeside', events: [trip, concert, closed] };
const add = (body: object = three, headers: Record<string, string> = { 'X-Sender-Id': '1001' }) =>
  service.send('post', path, body, headers);
const titles = async () => {
  const { body } = await service.get('/calendar/events?start=2026-12-01T00:00:00-06:00&end=2027-01-01T00:00:00-06:00');
  return (body.events as { summary: string }[]).map(({ summary }) => summary);
};

describe('a letter that is read', () => {
  test('carries the trace of its request to the staging service', async () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    await upload().set('traceparent', traceparent).expect(200);
    expect(host.requests.at(-1)?.headers['traceparent']).toBe(traceparent);
    await upload().expect(200);
    expect(host.requests.at(-1)?.headers['traceparent']).toBeUndefined();
  });

  test('is answered with its card and what is not over, and adds nothing', async () => {
    const { body } = await upload().expect(200);
    expect(body).toMatchObject({
      document_id: documentId,
      card: { title: recordedCard.title, filename: 'winter.txt', review: [] },
    });
    expect(
      (await proposals()).map(({ kind, event: { summary, start }, preselected }) => [
        kind,
        summary,
        start,
        preselected,
      ]),
    ).toEqual([
      ['deadline', 'Return the signed permission slip', '2026-11-30T00:00:00-06:00', false],
      ['event', 'Science Museum trip', '2026-12-04T08:45:00-06:00', true],
      ['event', 'Winter concert', '2026-12-10T18:30:00-06:00', true],
      ['event', 'School closed', '2026-12-21T00:00:00-06:00', true],
    ]);
    expect(await titles()).toEqual([]);
  });

  test.each([
    ['a card that needs review', { needs_review: true }],
    ['a card of medium confidence', { confidence: 'medium' }],
    ['dates of medium confidence', { dates: recordedCard.dates.map((date) => ({ ...date, confidence: 0.7 })) }],
  ])('preselects nothing of %s', async (_, change) => {
    host.respond = answer(200, { ...recordedCard, ...change });
    expect((await proposals()).filter(({ preselected }) => preselected)).toEqual([]);
  });

  test('tells what the calendar has already, what it has at another time, and what would collide', async () => {
    const own = (uid: string, start: string, duration: string, summary: string) =>
      event(`UID:${uid}`, `DTSTART;TZID=America/Chicago:${start}`, `DURATION:${duration}`, `SUMMARY:${summary}`);
    await service.importText(
      'family',
      calendar(
        own('museum', '20261204T084500', 'PT390M', 'Museum trip (Maya)'),
        own('concert', '20261210T180000', 'PT2H', 'Winter concert'),
        own('dentist', '20261210T190000', 'PT1H', 'Dentist'),
      ),
    );
    expect(await of('Museum')).toMatchObject({
      preselected: false,
      already_on_calendar: { summary: 'Museum trip (Maya)' },
    });
    expect((await of('Museum'))?.change).toBeUndefined();
    expect(await of('concert')).toMatchObject({
      preselected: false,
      change: { start: '2026-12-10T18:30:00-06:00', end: '2026-12-10T20:30:00-06:00' },
      conflicts: [{ event: { summary: 'Dentist' }, overlap_minutes: 30 }],
    });
    expect((await of('closed'))?.preselected).toBe(true);
  });

  test('an event of that day that names another child is none of the letter', async () => {
    const importTrip = (title: string) =>
      service.importText(
        'family',
        calendar(
          event('UID:trip', 'DTSTART;TZID=America/Chicago:20261204T084500', 'DURATION:PT390M', `SUMMARY:${title}`),
        ),
      );
    await importTrip('Museum trip Leo');
    expect(await of('Museum')).toMatchObject({ preselected: true });
    await importTrip('Museum trip Maya');
    expect(await of('Museum')).toMatchObject({
      preselected: false,
      already_on_calendar: { summary: 'Museum trip Maya' },
    });
  });

  test('is known by its events, also after a parent corrected whom they concern', async () => {
    await add({ ...three, events: [{ ...trip, who: ['Leo'] }] }).expect(201);
    expect(await of('Museum')).toMatchObject({ preselected: false, already_on_calendar: { summary: trip.summary } });
    expect((await add({ events: [{ ...trip, summary: 'Museum trip' }] }).expect(200)).body.already_there).toHaveLength(
      1,
    );
  });

  test('is known by its events, also after one was moved to another day, and proposed again after an undo', async () => {
    const { body } = await add().expect(201);
    await service
      .send('patch', `/calendar/events/${body.events[0].id}`, {
        start: '2026-12-11T08:45:00-06:00',
        end: '2026-12-11T15:15:00-06:00',
      })
      .expect(200);
    expect(await of('Museum')).toMatchObject({ already_on_calendar: { id: body.events[0].id }, preselected: false });
    expect(await of('concert')).toMatchObject({ already_on_calendar: { id: body.events[1].id }, preselected: false });
    const list = await service.undo({ action: 'list' });
    for (const { id, sender_id: sender } of list.body.operations)
      await service.undo({ action: 'undo', operation_id: id }, sender);
    expect(await of('Museum')).toMatchObject({ preselected: true });
  });

  test('is refused in the words of the staging service, and without a staging service says what to set', async () => {
    host.respond = answer(400, { detail: 'This file is empty.' });
    expect((await upload()).body).toMatchObject({ code: 'invalid_letter', error: 'This file is empty.' });
    const without = openCalendarService(database.url, { household });
    const { status, body } = await upload('winter.txt', without.app);
    expect([status, body.code, body.error]).toEqual([
      503,
      'letters_not_set_up',
      expect.stringContaining('STAGING_KNOWLEDGE_URL'),
    ]);
    await without.close();
    expect((await request(service.app).post('/api/v1/letters').attach('file', Buffer.from('x'), 'x.txt')).status).toBe(
      401,
    );
    expect((await service.send('post', '/letters', { file: 'x' })).status).toBe(415);
  });
});

describe('events that are chosen', () => {
  test('are one operation on the stack, with the letter as their origin', async () => {
    const { body } = await add().expect(201);
    expect(body).toMatchObject({
      events: [
        { summary: trip.summary, who: ['Maya Rivera'], letter_id: documentId },
        { summary: concert.summary },
        { summary: closed.summary },
      ],
      already_there: [],
      operation: { type: 'add', summary: 'Science Museum trip and 2 more', can_undo: true, sender_id: '1001' },
    });
    const ids = (body.events as { id: string }[]).map(({ id }) => id);
    expect(body.operation.snapshot).toMatchObject({ event_id: ids[0], event_ids: ids, previous_state: null });
    const list = (await service.undo({ action: 'list' }, '1001')).body.operations;
    expect(list).toHaveLength(1);
    const text = [...(await service.texts('family')).values()].join('').replaceAll('\r\n ', '');
    expect(text).toContain(`X-HOMEROOM-LETTER:${documentId}`);
    expect(text).toContain('DESCRIPTION:From the letter “Winter at Lakeside”: “Friday\\, December 4\\, 2026 from');
  });

  test('are undone and redone together', async () => {
    const { operation } = (await add().expect(201)).body;
    const revert = (action: string) => service.undo({ action, operation_id: operation.id }, '1001');
    expect((await revert('undo')).body).toMatchObject({
      status: 'undone',
      message: 'Science Museum trip and 2 more are off the calendar again.',
    });
    expect(await titles()).toEqual([]);
    expect((await revert('undo')).body.status).toBe('undone');
    expect((await revert('redo')).body.status).toBe('restored');
    expect(await titles()).toEqual([trip.summary, concert.summary, closed.summary]);
  });

  test.each([0, 1, 2])('stay all of them when event %i was changed since', async (index) => {
    const { operation, events } = (await add().expect(201)).body;
    const changed = await service
      .send('patch', `/calendar/events/${events[index].id}`, { summary: 'Renamed' })
      .expect(200);
    const undo = await service.undo({ action: 'undo', operation_id: operation.id }, '1001');
    expect([undo.status, undo.body.code]).toEqual([409, 'event_changed']);
    expect(await titles()).toHaveLength(3);
    const list = (await service.undo({ action: 'list' }, '1001')).body.operations;
    expect(list).toMatchObject([{ can_undo: false }]);
    await service.undo({ action: 'undo', operation_id: changed.body.operation.id });
    expect((await service.undo({ action: 'undo', operation_id: operation.id }, '1001')).body.status).toBe('undone');
    expect(await titles()).toEqual([]);
  });

  test('stay all of them when one was changed where no operation tells', async () => {
    const { operation } = (await add().expect(201)).body;
    await service.rows(
      `UPDATE calendar_object SET ics = replace(ics, 'School closed', 'School open') WHERE calendar_id = 'maya'`,
    );
    expect((await service.undo({ action: 'undo', operation_id: operation.id }, '1001')).status).toBe(409);
    expect(await titles()).toHaveLength(3);
  });

  test('are added once: a retry gets the first answer, the same letter adds nothing, others are added', async () => {
    const key = { 'X-Sender-Id': '1001', 'Idempotency-Key': 'letter-1' };
    const first = await add(three, key).expect(201);
    expect((await add(three, key).expect(201)).body).toEqual(first.body);
    expect((await add({ events: [trip] }, key)).body.code).toBe('idempotency_mismatch');
    const again = (await add({ events: [{ ...trip, summary: 'Museum trip' }, trip] }).expect(200)).body;
    expect(again.already_there).toMatchObject([{ summary: trip.summary }]);
    const same = (await add().expect(200)).body;
    expect([same.events, same.operation, same.already_there.length]).toEqual([[], undefined, 3]);
    const more = (
      await add({
        events: [trip, { ...concert, start: '2026-12-11T18:30:00-06:00', end: '2026-12-11T19:30:00-06:00' }],
      }).expect(201)
    ).body;
    expect([more.events.length, more.already_there.length]).toEqual([1, 1]);
  });

  test('are added once by two parents who send them together', async () => {
    const [one, other] = await Promise.all([
      add(three, { 'X-Sender-Id': '1001' }),
      add(three, { 'X-Sender-Id': '1002' }),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 201]);
    expect(await titles()).toHaveLength(3);
  });

  test('are checked all before any is added', async () => {
    const bad = await add({
      events: [trip, { ...concert, end: concert.start }, { ...closed, calendar: 'nope', who: ['Zed'] }],
    });
    expect(bad.status).toBe(400);
    expect(bad.body.details.problems.map((problem: string) => problem.slice(0, 11))).toEqual([
      '`events[1]`',
      '`events[2]`',
      '`events[2]`',
    ]);
    expect((await add({ events: [trip, { ...closed, calendar: 'school' }] })).body.code).toBe('calendar_read_only');
    expect((await add({ events: Array.from({ length: 51 }, () => trip) })).status).toBe(400);
    expect((await add({ events: [] })).status).toBe(400);
    expect(await titles()).toEqual([]);
  });

  test('take one place on the stack of five', async () => {
    await add().expect(201);
    for (const day of [1, 2, 3, 4])
      await service
        .send(
          'post',
          '/calendar/events',
          { summary: `Day ${day}`, start: `2026-12-0${day}T09:00:00-06:00`, end: `2026-12-0${day}T10:00:00-06:00` },
          { 'X-Sender-Id': '1001' },
        )
        .expect(201);
    expect((await service.undo({ action: 'list' }, '1001')).body.operations).toHaveLength(5);
    await service
      .send(
        'post',
        '/calendar/events',
        { summary: 'Day 5', start: '2026-12-05T09:00:00-06:00', end: '2026-12-05T10:00:00-06:00' },
        { 'X-Sender-Id': '1001' },
      )
      .expect(201);
    expect(await service.rows('SELECT 1 FROM operation_object')).toEqual([]);
  });
});

describe('the dashboard', () => {
  const post = (suffix: string, headers: Record<string, string>) =>
    request(service.app)
      .post(`/api/v1/dashboard/letters${suffix}`)
      .set({ Cookie: `homeroom_dashboard=${dashboardToken}`, Host: '127.0.0.1', ...headers });

  test('reads and adds as its user, only from its own page', async () => {
    const file = Buffer.from('Letter');
    expect((await post('', {}).attach('file', file, 'a.txt')).body.code).toBe('origin_mismatch');
    expect((await post('', { Origin: 'http://127.0.0.1' }).attach('file', file, 'a.txt')).status).toBe(200);
    const events = `/${documentId}/events`;
    expect((await post(events, { Origin: 'https://evil.example' }).send(three)).status).toBe(403);
    const added = await post(events, { Origin: 'http://127.0.0.1', 'X-Sender-Id': '1002' }).send(three);
    expect([added.status, added.body.operation.sender_id]).toEqual([201, '1001']);
    const readOnly = { events: [{ ...closed, calendar: 'school' }] };
    const refused = await post(events, { Origin: 'http://127.0.0.1' }).send(readOnly);
    expect(refused.body).toEqual(documentedErrors(contract).get('DashboardReadOnly'));
  });
});
