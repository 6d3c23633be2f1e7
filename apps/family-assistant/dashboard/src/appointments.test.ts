/** @any-zone Times are compared as they are written. */
import { appointmentsOf } from './appointments.ts';
import type { CalendarEvent } from './contract.ts';

const event = (id: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id,
  summary: 'Orthodontist',
  start: '2026-10-08T16:00:00-05:00',
  end: '2026-10-08T16:45:00-05:00',
  location: null,
  copies: [],
  ...more,
});

test('copies are one line with everybody, the place and the way that one of them knows', () => {
  const first = event('a', { copies: ['b'], who: ['Ana'], travel_time_minutes: null });
  const second = event('b', {
    copies: ['a'],
    who: ['Ana', 'Maya'],
    location: 'Bright Smiles',
    travel_time_minutes: 25,
    travel_from_home: true,
  });
  const other = event('c', { summary: 'Choir' });
  const { events } = appointmentsOf({ events: [first, other, second], conflicts: [] });
  expect(events).toEqual([
    {
      ...first,
      who: ['Ana', 'Maya'],
      location: 'Bright Smiles',
      travel_time_minutes: 25,
      travel_from_home: true,
      entries: [first, second],
    },
    { ...other, entries: [other] },
  ]);
});

test('an overlap of a copy is one of the line', () => {
  const events = [event('a', { copies: ['b'] }), event('b', { copies: ['a'] }), event('c')];
  const conflict = { id: '1', event1_id: 'b', event2_id: 'c', overlap_minutes: 45 };
  expect(appointmentsOf({ events, conflicts: [conflict] }).conflicts).toEqual([{ ...conflict, event1_id: 'a' }]);
});

test('a copy at another time, a cancelled one and one outside of the answer leave the line alone', () => {
  const events = [
    event('a', { copies: ['b', 'c', 'd'] }),
    event('b', { copies: ['a', 'c'], start: '2026-10-08T15:00:00-05:00' }),
    event('c', { copies: ['a', 'b'], status: 'cancelled' }),
  ];
  expect(appointmentsOf({ events, conflicts: [] }).events.map(({ entries }) => entries.length)).toEqual([1, 1, 1]);
});
