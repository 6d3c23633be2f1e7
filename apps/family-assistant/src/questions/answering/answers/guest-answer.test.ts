import { calendar, timedEvent } from '../../../../tests/calendar-fixtures.ts';
import { askCalendar } from '../testing/ask-calendar.ts';

const guest = (name: string, more = '') => {
  const address = `${name.replaceAll(' ', '.').toLowerCase()}@example.org`;
  return `ATTENDEE;CN=${name}${more}:mailto:${address}`;
};
const nameless = 'ATTENDEE;CN=x@example.org:mailto:x@example.org';
const at = (uid: string, summary: string, day: number, ...more: string[]) =>
  timedEvent(uid, summary, `202612${day}T100000`, `202612${day}T120000`, ...more);

const crowd = Array.from({ length: 12 }, (_, index) => guest(`Guest ${'ABCDEFGHIJKL'[index] ?? ''}`));
const room = guest('Room 5B', ';CUTYPE=ROOM');
const events = calendar(
  at('review', 'Quarterly review', 10, guest('Ana Rivera'), guest('Ravi Nair'), guest('Ellen Roy'), room),
  at('budget', 'Budget talk', 11, 'LOCATION:City Hall', guest('Ana Rivera'), guest('Greta Holm')),
  at('party', 'Garden party', 12, ...crowd),
  at('lunch', 'Office lunch', 13, guest('Ravi Nair'), guest('Ellen Roy', ';PARTSTAT=DECLINED'), nameless),
  at('call', 'Sales call', 14, nameless),
  at('choir', 'Choir Maya and Leo', 15),
  at('ballet', 'Ballet Maya', 16, guest('Ravi Nair')),
  at('ballet-leo', 'Ballet Leo', 16),
);
const answer = (question: string) =>
  askCalendar(question, { calendar: events, now: '2026-12-01T09:00:00-06:00', sender: 'ana' });

test.each([
  ['Who else is in the quarterly review?', 'Ravi Nair and Ellen Roy', 'high'],
  ['Who is invited to the quarterly review?', 'Ravi Nair and Ellen Roy', 'high'],
  ['who all is coming to the quarterly review', 'Ravi Nair and Ellen Roy', 'high'],
  ['Who comes to the quarterly review?', 'Ravi Nair and Ellen Roy', 'high'],
  ['Who else is in the quarterly review on December 10?', 'Ravi Nair and Ellen Roy', 'high'],
  ['which of my colleagues comes along to city hall', 'Greta Holm', 'medium'],
  ['Which colleagues come to city hall?', 'Greta Holm', 'medium'],
  [
    'Who is invited to the garden party?',
    'Guest A, Guest B, Guest C, Guest D, Guest E, Guest F, Guest G, Guest H, Guest I, Guest J, and 2 others',
    'high',
  ],
  ['Who is invited to the office lunch?', 'Ravi Nair, Ellen Roy (declined), and 1 other', 'medium'],
])('%j is answered by the invited names', (question, names, certainty) => {
  const { text, certainty: sure } = answer(question) ?? {};
  expect({ names: text?.split('Invited: ')[1], sure }).toEqual({ names: `${names}.`, sure: certainty });
});

test('members are told as before, once', () => {
  expect(answer('Who else is in the quarterly review?')?.text).toBe(
    'Mom: Quarterly review on Thursday, December 10, 10:00 AM–12:00 PM. Invited: Ravi Nair and Ellen Roy.',
  );
});

test.each(['Who is invited to the sales call?', 'Who is coming to choir?', 'who else is on with me on december 15'])(
  'no guest has a name for %j',
  (question) => {
    expect(answer(question)).toBeNull();
  },
);

test('a question about members is answered as before', () => {
  expect(answer('Who else has ballet on December 16?')?.text).toMatch(/^Leo: Ballet .+ Maya: Ballet /);
  expect(answer('Who has choir on December 15?')?.text).toMatch(/^Maya and Leo: Choir/);
});
