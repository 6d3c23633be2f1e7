import { withoutExportTimes } from './known-events.ts';
import type { KnownEvent } from './known-event.ts';

const changed = (uid: string, modified: number | null): KnownEvent => ({
  id: uid,
  source: `calendar:family:${uid}`,
  title: uid,
  place: null,
  categories: [],
  start: 0,
  end: 1,
  allDay: false,
  status: 'confirmed',
  memberIds: [],
  isBusy: true,
  moved: null,
  formerPlace: null,
  travel: null,
  repeats: false,
  modified,
});

test('a last change that several objects share is that of an export, and says nothing of the events', () => {
  const events = [changed('a', 5), changed('b', 5), changed('c', 5), changed('d', 7), changed('d', 7), changed('d', 7)];
  expect(withoutExportTimes(events).map(({ modified }) => modified)).toEqual([null, null, null, 7, 7, 7]);
});
