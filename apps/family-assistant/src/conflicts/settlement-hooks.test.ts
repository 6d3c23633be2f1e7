import { calendar, chicago, event } from '@homeroom/icalendar/testing';
import { useTestDatabase } from '@homeroom/testing';
import { household } from '../../tests/service-fixture.ts';
import type { CalendarServer } from '../caldav/calendar-server.ts';
import { CalendarPresenter } from '../calendar/calendar-presenter.ts';
import { ChangePresenter } from '../changes/change-presenter.ts';
import type { ChangeResult } from '../changes/change-result.ts';
import { buildRequest, openChangeService } from '../changes/testing/open-change-service.ts';
import { ConflictPresenter } from './conflict-presenter.ts';
import type { ConflictResult } from './conflict-result.ts';
import { ConflictStore } from './conflict-store.ts';
import { settlementHooks } from './settlement-hooks.ts';

const database = useTestDatabase('family-assistant');

const conflictId = '0b8f9f52-6f0c-5d1c-9a43-1a2b3c4d5e6f';
const eventId = '6f1c2a90-0d4e-8b11-9c2f-000000000000';
const operationId = '11111111-1111-4111-8111-111111111111';
const pendingId = '22222222-2222-4222-8222-222222222222';
const text = (start: string) =>
  calendar(event('UID:dentist', `DTSTART:${start}`, 'DURATION:PT45M', 'SUMMARY:Orthodontist'));
const [before, after] = [text('20261119T223000Z'), text('20261119T233000Z')];
const side = (uid: string, summary: string) => ({
  eventId,
  calendarId: 'family',
  uid,
  summary,
  start: Date.parse('2026-11-19T22:30:00Z'),
  end: Date.parse('2026-11-19T23:15:00Z'),
});
const settledTimes = '1795127400000/1795130100000 1795131000000/1795133700000';

/**
 * A write as the version before stored it: `settles` also has the conflict's response, which this version reads from
 * the registry.
 */
const storedByLastVersion = {
  kind: 'record',
  operation: {
    id: operationId,
    type: 'move',
    summary: 'Orthodontist',
    senderId: '1001',
    calendarId: 'family',
    uid: 'dentist',
    eventId,
    resultEventId: eventId,
    previousIcs: before,
    newIcs: after,
    href: '/home/dentist.ics',
    conflictId,
  },
  settles: {
    conflictId,
    action: 'reschedule',
    choice: 1,
    settledTimes,
    operations: [operationId],
    conflict: {
      id: conflictId,
      detected_at: '2026-11-18T12:00:00-06:00',
      event1: { summary: 'Soccer', start: '2026-11-19T16:30:00-06:00', end: '2026-11-19T17:15:00-06:00' },
      event2: { summary: 'Orthodontist', start: '2026-11-19T16:30:00-06:00', end: '2026-11-19T17:15:00-06:00' },
      overlap_minutes: 45,
      status: 'unacknowledged',
      nag_count: 0,
      alerts: { sent: 0, next_at: null, last_error: null },
    },
  },
};

test('a write that the last version left behind is finished after an upgrade, with its resolution and response', async () => {
  const server = { read: async (href: string) => ({ href, etag: '"7"', ics: after }) } as unknown as CalendarServer;
  const changes = new ChangePresenter(new CalendarPresenter(household, chicago), chicago, 600_000);
  const conflicts = new ConflictPresenter(chicago, household);
  const present = (result: ChangeResult | ConflictResult) =>
    'conflict' in result ? conflicts.present(result) : changes.present(result);
  const test = openChangeService<ConflictResult>(database.url, { hooks: settlementHooks, present, server });
  const store = new ConflictStore(test.database);
  const added = {
    id: conflictId,
    pairId: conflictId,
    first: side('soccer', 'Soccer'),
    second: side('dentist', 'Orthodontist'),
    overlapMinutes: 45,
    shared: [],
    eventsMark: 'mark',
  };
  await store.check((check) => check.write({ added: [added], updated: [], closed: [] }, test.clock(), test.clock));
  await test.database.query(
    `INSERT INTO pending_write (id, calendar_id, uid, href, before_ics, after_ics, completion, idempotency_key, fingerprint, lost)
     VALUES ($1, 'family', 'dentist', '/home/dentist.ics', $2, $3, $4, 'key', 'a', true)`,
    [pendingId, before, after, storedByLastVersion],
  );

  await test.service.settleLost('family');

  expect(await store.find(conflictId)).toMatchObject({
    status: 'resolved',
    nextAlertAt: null,
    resolution: { action: 'reschedule', choice: 1, executedAt: test.clock() },
  });
  expect(await test.rows('SELECT id, href, conflict_id FROM operation')).toEqual([
    { id: operationId, href: '/home/dentist.ics', conflict_id: conflictId },
  ]);
  expect(await test.rows('SELECT settled_times, resolution_operations FROM conflict')).toEqual([
    { settled_times: settledTimes, resolution_operations: [operationId] },
  ]);
  const replay = await test.service.once(buildRequest('key'), () => Promise.reject(new Error('It ran again.')));
  if (replay.type !== 'stored') throw new Error('No response was stored.');
  expect(replay.response.status).toBe(200);
  expect(JSON.parse(replay.response.body)).toMatchObject({
    status: 'resolved',
    conflict: {
      ...storedByLastVersion.settles.conflict,
      status: 'resolved',
      resolution: { action: 'reschedule', choice: 1, executed_at: '2026-11-18T12:00:00-06:00' },
    },
  });
  expect(await test.rows('SELECT about FROM idempotency_key')).toEqual([
    { about: expect.arrayContaining(['calendar:family:dentist', `conflict:${conflictId}`]) },
  ]);
  expect(await test.rows('SELECT 1 FROM pending_write')).toEqual([]);
  await test.database.end();
});
