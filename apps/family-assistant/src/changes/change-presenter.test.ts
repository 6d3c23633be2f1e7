import { calendar, chicago, event } from '@homeroom/icalendar/testing';
import { NotFoundError } from '@homeroom/errors';
import { household } from '../../tests/service-fixture.ts';
import { CalendarPresenter } from '../calendar/calendar-presenter.ts';
import { ChangePresenter } from './change-presenter.ts';
import type { ChangeResult } from './change-result.ts';
import type { Operation } from './operation.ts';

const presenter = new ChangePresenter(new CalendarPresenter(household, chicago), chicago, 600_000);
const eventId = '6f1c2a90-0d4e-8b11-9c2f-000000000000';
const operation: Operation = {
  id: 'operation',
  type: 'rename',
  summary: 'Piano',
  senderId: null,
  calendarId: 'family',
  uid: 'piano',
  eventId,
  resultEventId: eventId,
  executedAt: new Date('2026-11-18T18:00:00Z'),
  previousIcs: null,
  newIcs: null,
  href: null,
  undone: false,
  conflictId: null,
};
const ics = calendar(event('UID:piano', 'DTSTART:20261121T150000Z', 'DURATION:PT1H', 'SUMMARY:Piano'));
const present = (result: ChangeResult) => {
  const { status, headers, body } = presenter.present(result);
  return { status, headers, body: body === '' ? null : (JSON.parse(body) as Record<string, unknown>) };
};

test.each<[Operation['type'], string | null, string, string]>([
  ['add', null, 'Piano is off the calendar again.', 'Piano is on the calendar again.'],
  ['cancel', null, 'Piano is back on the calendar.', 'Piano is cancelled again.'],
  ['move', null, 'Piano is back at its earlier time.', 'Piano is moved again.'],
  ['rename', null, 'Piano has its earlier title again.', 'The event is called Piano again.'],
  [
    'move',
    'conflict',
    'Piano is as it was before the conflict was settled.',
    'Piano is again as the conflict was settled.',
  ],
])('undo and redo of %s (conflict: %s)', (type, conflictId, undone, redone) => {
  const reverted = (result: 'undone' | 'alreadyUndone' | 'redone') =>
    present({ type: result, operation: { ...operation, type, conflictId }, object: null });
  const answer = { status: 200, headers: {}, body: { status: 'undone', message: undone } };
  expect([reverted('undone'), reverted('alreadyUndone')]).toEqual([answer, answer]);
  expect(reverted('redone').body).toEqual({ status: 'restored', message: redone });
});

test.each(['created', 'changed', 'cancelled'] as const)('%s shows the event and its entity tag', (type) => {
  const texts = type === 'cancelled' ? { previousIcs: ics } : { newIcs: ics };
  const { status, headers, body } = present({ type, operation: { ...operation, ...texts }, etag: 'abc' });
  expect([status, headers]).toEqual([type === 'created' ? 201 : 200, { ETag: '"abc"' }]);
  expect(body).toMatchObject({
    event: { id: eventId, summary: 'Piano', status: type === 'cancelled' ? 'cancelled' : 'confirmed' },
    operation: { id: 'operation', can_undo: true, reversible_until: '2026-11-18T12:10:00-06:00' },
  });
});

test.each<[ChangeResult, number, unknown]>([
  [{ type: 'operationExpired' }, 410, { status: 'expired', code: 'operation_expired' }],
  [{ type: 'operationNotFound' }, 410, { status: 'not_found', code: 'operation_not_found' }],
  [
    { type: 'refused', error: new NotFoundError('No.', 'event_not_found') },
    404,
    { error: 'No.', code: 'event_not_found' },
  ],
  [{ type: 'operations', operations: [], now: operation.executedAt }, 200, { operations: [] }],
])('%j', (result, status, body) => {
  expect(present(result)).toMatchObject({ status, body });
});

test('nothing to tell is a 204 without a body', () => {
  expect(present({ type: 'done' })).toEqual({ status: 204, headers: {}, body: null });
});
