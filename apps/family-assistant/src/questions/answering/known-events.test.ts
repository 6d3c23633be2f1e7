import { withoutExportTimes } from './known-events.ts';
import { buildKnownEvent } from './testing/build-known-event.ts';

const changed = (id: string, modified: number | null) => buildKnownEvent({ id, modified });

test('a last change that several objects share is that of an export, and says nothing of the events', () => {
  const events = [changed('a', 5), changed('b', 5), changed('c', 5), changed('d', 7), changed('d', 7), changed('d', 7)];
  expect(withoutExportTimes(events).map(({ modified }) => modified)).toEqual([null, null, null, 7, 7, 7]);
});
