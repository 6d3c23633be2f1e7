import type { components } from '../generated/contract-types.ts';
import { noticeChanges } from './notice-changes.ts';
import type { PlannedNotice, StoredNotice } from './planned-notice.ts';

const now = new Date('2026-11-18T15:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const event = { start: '2026-11-18T16:00:00Z' } as components['schemas']['CalendarEvent'];

/** A reminder that is due in so many minutes, of an event an hour from now. */
function reminder(id: string, due: number, overrides: Partial<PlannedNotice> = {}): PlannedNotice {
  return {
    id,
    kind: 'reminder',
    chatId: '1001',
    body: { html: id, text: id, buttons: [], event },
    about: [],
    eventId: 'event',
    dueAt: minutes(due),
    dropAfter: minutes(60),
    ...overrides,
  };
}
const waiting = (notice: PlannedNotice, more: Partial<StoredNotice> = {}): StoredNotice => ({
  ...notice,
  waits: true,
  isTold: false,
  snoozed: false,
  ...more,
});
const told = (notice: PlannedNotice) => waiting(notice, { waits: false, isTold: true });
const changes = (stored: StoredNotice[], wanted: PlannedNotice[], possible = wanted) => {
  const { added, updated, removed } = noticeChanges(stored, wanted, new Set(possible.map(({ id }) => id)), now);
  return { added: added.map(({ id }) => id), updated: updated.map(({ id }) => id), removed };
};
const nothing = { added: [], updated: [], removed: [] };

test('what is new is added, what changed is updated, what is not wanted is removed, and the rest stays', () => {
  const same = reminder('same', 10);
  expect(
    changes(
      [waiting(same), waiting(reminder('text', 20)), waiting(reminder('time', 30)), waiting(reminder('gone', 40))],
      [
        same,
        reminder('text', 20, { body: { html: 'other', text: 'other', buttons: [], event } }),
        reminder('time', 31),
        reminder('new', 50),
      ],
    ),
  ).toEqual({ added: ['new'], updated: ['text', 'time'], removed: ['gone'] });
});

test('what was sent, dismissed or dropped is neither sent again nor removed', () => {
  const [sent, dropped] = [reminder('sent', 10), reminder('dropped', 20)];
  const stored = [told(sent), waiting(dropped, { waits: false })];
  expect(changes(stored, [sent, dropped])).toEqual(nothing);
  expect(changes(stored, [])).toEqual(nothing);
});

test('what is too late is left to be dropped and logged', () => {
  expect(changes([waiting(reminder('late', -90, { dropAfter: minutes(-30) }))], [])).toEqual(nothing);
});

test('of several that are late for a chat the last is sent, and others of the event or chat do not count', () => {
  const [day, hour] = [reminder('day', -600), reminder('hour', -10)];
  const others = [reminder('chat', -600, { chatId: '1002' }), reminder('event', -600, { eventId: 'other' })];
  const wanted = [day, ...others, hour];
  expect(
    changes(
      wanted.map((one) => waiting(one)),
      wanted,
    ),
  ).toEqual({ ...nothing, removed: ['day'] });
});

test('one that was late when it became known is sent when nothing else tells of the event', () => {
  const late = reminder('late', -10);
  expect(changes([], [late])).toEqual({ ...nothing, added: ['late'] });
  expect(changes([], [late, reminder('next', 10)])).toEqual({ ...nothing, added: ['next'] });
  expect(changes([told(reminder('earlier', -60))], [late])).toEqual(nothing);
  const moved = { ...event, start: '2026-11-18T15:30:00Z' };
  const atOldTime = reminder('old', -60, { body: { html: '', text: '', buttons: [], event: moved } });
  expect(changes([told(atOldTime)], [late])).toEqual({ ...nothing, added: ['late'] });
});

test('one that somebody wants again keeps its time and stays until its event goes', () => {
  const snoozed = waiting(reminder('again', 70, { dropAfter: minutes(85) }), { snoozed: true });
  const original = reminder('again', -10);
  expect(changes([snoozed], [original])).toEqual(nothing);
  expect(changes([snoozed], [], [original])).toEqual(nothing);
  expect(changes([snoozed], [])).toEqual({ ...nothing, removed: ['again'] });
});
