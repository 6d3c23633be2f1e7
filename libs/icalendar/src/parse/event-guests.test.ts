import { calendar, chicago, event } from '../testing/calendar-fixtures.ts';
import { parseCalendarObject } from '../object/calendar-object.ts';

const guestsOf = (...attendees: string[]) =>
  parseCalendarObject(calendar(event('UID:a', 'DTSTART:20261110T100000Z', ...attendees)), chicago).master?.guests;

test('guests are the people among the attendees, each with a name that is no address', () => {
  expect(
    guestsOf(
      'ATTENDEE;CN="Nair, Ravi";PARTSTAT=ACCEPTED:mailto:ravi@example.org',
      'ATTENDEE;PARTSTAT=DECLINED;CN=Ellen Roy:MAILTO:ellen@example.org',
      'ATTENDEE;CN=x@example.org:mailto:x@example.org',
      'ATTENDEE:mailto:y@example.org',
      'ATTENDEE;CUTYPE=ROOM;CN=Room 5B:mailto:room@example.org',
    ),
  ).toEqual([
    { address: 'ravi@example.org', name: 'Nair, Ravi', hasDeclined: false },
    { address: 'ellen@example.org', name: 'Ellen Roy', hasDeclined: true },
    { address: 'x@example.org', name: null, hasDeclined: false },
    { address: 'y@example.org', name: null, hasDeclined: false },
  ]);
});

test.each([
  ['attendees', []],
  ['people', ['ATTENDEE;CUTYPE=RESOURCE;CN=Projector:mailto:p@example.org']],
])('without %s there are no guests', (_, lines) => {
  expect(guestsOf(...lines)).toBeUndefined();
});
