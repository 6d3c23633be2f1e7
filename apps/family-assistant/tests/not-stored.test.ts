import { notStoredProblems, useTestDatabase } from '@homeroom/testing';
import request from 'supertest';
import { contract } from '../src/generated/contract.ts';
import { calendar, event } from './calendar-fixtures.ts';
import { openCalendarService, type CalendarTestService } from './calendar-service-fixture.ts';
import { botToken, fullHousehold } from './service-fixture.ts';

const database = useTestDatabase('family-assistant');
let service: CalendarTestService;
beforeAll(() => {
  service = openCalendarService(database.url, { household: fullHousehold });
});
afterAll(() => service.close());

const choir = { summary: 'Choir', start: '2026-11-20T18:00:00-06:00', end: '2026-11-20T19:00:00-06:00' };
const range = '?start=2026-11-15T00:00:00-06:00&end=2026-11-22T00:00:00-06:00';

const letterEvents = '/letters/c1f7a2d9-6b48-4e05-8a3d-27e91b54f0c8/events';

/** A call of the walk; `token` is the bot's by default. */
interface Call {
  method?: 'post' | 'patch' | 'delete';
  path: string;
  body?: object;
  token?: string;
  status?: number;
}

test('every documented call answers with no-store, or with an ETag of its own', async () => {
  const made = async (path: string, body: object) => (await service.send('post', path, body).expect(201)).body;
  const { token } = await made('/dashboard/token', { messenger_user_id: '1001' });
  const { event: added, operation } = await made('/calendar/events', choir);
  const { event: cancelled } = await made('/calendar/events', { ...choir, summary: 'Chess' });
  const [feed, ended, link] = [
    (await made('/calendar/feed-token', {})).token,
    (await made('/calendar/feed-token', {})).token,
    (await made('/dashboard/token', { messenger_user_id: '1002' })).token,
  ];
  await service.importText(
    'maya',
    calendar(event('UID:club', 'DTSTART;TZID=America/Chicago:20261120T183000', 'DURATION:PT45M', 'SUMMARY:Club')),
  );
  const { id: conflict } = (await service.get('/conflicts').expect(200)).body.outstanding[0];
  const resolution = { resolution_action: 'split', choice_index: 0 };
  const calls: Record<string, Call> = {
    undo: { method: 'post', path: '/undo', body: { action: 'list' } },
    listConflicts: { path: '/conflicts' },
    acknowledgeConflict: { method: 'post', path: `/conflicts/${conflict}/acknowledge` },
    resolveConflict: { method: 'post', path: `/conflicts/${conflict}/resolve`, body: resolution },
    queryBrain: {
      method: 'post',
      path: '/brain/query',
      body: { question: 'What is the password of the network?' },
      status: 503,
    },
    listCalendarEvents: { path: `/calendar/events${range}` },
    addEvent: { method: 'post', path: '/calendar/events', body: choir, status: 201 },
    draftEvent: { method: 'post', path: '/calendar/events/draft', body: { text: 'choir tue 6pm' } },
    getEvent: { path: `/calendar/events/${added.id}` },
    changeEvent: { method: 'patch', path: `/calendar/events/${added.id}`, body: { summary: 'Choir, room 4' } },
    cancelEvent: { method: 'delete', path: `/calendar/events/${cancelled.id}` },
    searchCalendar: { path: '/calendar/search?q=choir' },
    searchDashboard: { path: '/dashboard/search?q=choir', token },
    listCalendarChanges: { path: '/calendar/changes' },
    listDashboardChanges: { path: '/dashboard/changes', token },
    listReminders: { path: `/reminders${range}` },
    dismissReminder: { method: 'post', path: `/reminders/${added.id}/dismiss`, status: 404 },
    snoozeReminder: { method: 'post', path: `/reminders/${added.id}/snooze`, body: { minutes: 10 }, status: 404 },
    listTodaysEvents: { path: '/calendar/today' },
    listWeekEvents: { path: '/calendar/week' },
    listCalendarProblems: { path: '/calendar/problems' },
    listDashboardProblems: { path: '/dashboard/problems', token },
    generateDigest: { method: 'post', path: '/digest/generate', body: {}, status: 400 },
    createDashboardToken: {
      method: 'post',
      path: '/dashboard/token',
      body: { messenger_user_id: '1001' },
      status: 201,
    },
    revokeDashboardToken: { method: 'post', path: `/dashboard/token/${link}/revoke`, status: 204 },
    listTokens: { path: '/tokens' },
    revokeTokens: { method: 'delete', path: '/tokens?user=1002', status: 204 },
    getHealth: { path: '/health' },
    getDashboardSession: { path: '/dashboard/session', token },
    listDashboardEvents: { path: `/dashboard/events${range}`, token },
    addDashboardEvent: { method: 'post', path: '/dashboard/events', body: choir, token, status: 201 },
    draftDashboardEvent: { method: 'post', path: '/dashboard/events/draft', body: { text: 'choir tue 6pm' }, token },
    listDashboardConflicts: { path: '/dashboard/conflicts', token },
    acknowledgeDashboardConflict: { method: 'post', path: `/dashboard/conflicts/${conflict}/acknowledge`, token },
    resolveDashboardConflict: {
      method: 'post',
      path: `/dashboard/conflicts/${conflict}/resolve`,
      body: resolution,
      token,
    },
    undoFromDashboard: {
      method: 'post',
      path: '/dashboard/undo',
      body: { action: 'undo', operation_id: operation.id },
      token,
      status: 403,
    },
    askFromDashboard: {
      method: 'post',
      path: '/dashboard/ask',
      body: { question: 'What is the password of the network?' },
      token,
      status: 503,
    },
    readLetter: { method: 'post', path: '/letters', body: {}, status: 415 },
    addLetterEvents: { method: 'post', path: letterEvents, body: { events: [] }, status: 400 },
    readLetterFromDashboard: { method: 'post', path: '/dashboard/letters', body: {}, token, status: 415 },
    addLetterEventsFromDashboard: {
      method: 'post',
      path: `/dashboard${letterEvents}`,
      body: { events: [choir] },
      token,
      status: 201,
    },
    createFeedToken: { method: 'post', path: '/calendar/feed-token', body: {}, status: 201 },
    revokeFeedToken: { method: 'post', path: `/calendar/feed-token/${ended}/revoke`, status: 204 },
    listFeedTokens: { path: '/calendar/feed-tokens' },
    revokeListedFeedToken: { method: 'delete', path: `/calendar/feed-tokens/${conflict}`, status: 204 },
    listDashboardFeedTokens: { path: '/dashboard/feed-tokens', token },
    createDashboardFeedToken: { method: 'post', path: '/dashboard/feed-tokens', body: {}, token, status: 201 },
    revokeDashboardFeedToken: { method: 'delete', path: `/dashboard/feed-tokens/${conflict}`, token, status: 204 },
    getCalendarFeed: { path: `/calendar/feed.ics?token=${feed}` },
    revokeDashboardFeedTokens: { method: 'delete', path: '/dashboard/feed-tokens?all=yes', token, status: 400 },
    revokeFeedTokens: { method: 'delete', path: '/calendar/feed-tokens?all=yes', status: 400 },
  };
  const problems = await notStoredProblems(contract, Object.keys(calls), async (name) => {
    const { method = 'get', path, body, token: own = botToken, status = 200 } = calls[name] as Call;
    const response = await request(service.app)
      [method](`/api/v1${path}`)
      .set('Authorization', `Bearer ${own}`)
      .send(body);
    return { status: response.status, expected: status, headers: response.headers };
  });
  expect(problems).toEqual([]);
});
