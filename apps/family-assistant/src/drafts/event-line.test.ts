import { dayWordsIn } from '@homeroom/text';
import { fullHousehold } from '../../tests/service-fixture.ts';
import { readEventLine } from './event-line.ts';

/** Reads a line typed on Wednesday, 18 November 2026, at 9 in the morning. */
const read = (line: string) =>
  readEventLine(line, {
    household: fullHousehold,
    sender: 'ana',
    today: '2026-11-18',
    nowMinute: 9 * 60,
    words: dayWordsIn('en-US'),
  });
const times = (line: string) => {
  const { start, end } = read(line)?.event ?? {};
  return [start, end];
};
const rule = (line: string) => [read(line)?.event.start.slice(0, 10), read(line)?.event.rrule];

test.each([
  ['dentist tue 4', '2026-11-24T16:00', '2026-11-24T17:00'],
  ['breakfast with Sam fri 7', '2026-11-20T07:00', '2026-11-20T08:00'],
  ['book club fri 8', '2026-11-20T20:00', '2026-11-20T21:00'],
  ['checkup mon 9-10:30', '2026-11-23T09:00', '2026-11-23T10:30'],
  ['concert dec 12 10pm-1am', '2026-12-12T22:00', '2026-12-13T01:00'],
  ['haircut tmrw 3pm for 45 min', '2026-11-19T15:00', '2026-11-19T15:45'],
  ['camping fri 5pm to sunday noon', '2026-11-20T17:00', '2026-11-22T12:00'],
  ['call the bank in 2 hours', '2026-11-18T11:00', '2026-11-18T12:00'],
  ['Nana visits dec 12-15', '2026-12-12T00:00', '2026-12-16T00:00'],
  ['ski trip dec 30 - jan 2', '2026-12-30T00:00', '2027-01-03T00:00'],
  ['constructor club fri 5pm', '2026-11-20T17:00', '2026-11-20T18:00'],
])('%s: %s until %s', (line, start, end) => {
  expect(times(line)).toEqual([start, end]);
});

test.each([
  ['soccer every thurs 5:30-7 until june', '2026-11-19', 'FREQ=WEEKLY;BYDAY=TH;UNTIL=20270531'],
  ['soccer every thurs until june 5', '2026-11-19', 'FREQ=WEEKLY;BYDAY=TH;UNTIL=20270605'],
  ['soccer every thurs through june', '2026-11-19', 'FREQ=WEEKLY;BYDAY=TH;UNTIL=20270630'],
  ['recycling every other tue', '2026-11-24', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'],
  ['yoga mon/wed/fri 6am', '2026-11-20', 'FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=3'],
  ['swim mondays 4pm starting jan 4 for 8 weeks', '2027-01-04', 'FREQ=WEEKLY;BYDAY=MO;COUNT=8'],
  ['PTA first monday of every month 7pm', '2026-12-07', 'FREQ=MONTHLY;BYDAY=1MO'],
  ['rent monthly on the 15th', '2026-12-15', 'FREQ=MONTHLY;BYMONTHDAY=15'],
  ['anniversary june 5 every year', '2027-06-05', 'FREQ=YEARLY'],
  ['medicine daily 8am for 10 days', '2026-11-19', 'FREQ=DAILY;COUNT=10'],
  ['camp june 14-18 9am-3pm', '2027-06-14', 'FREQ=DAILY;COUNT=5'],
])('%s begins on %s: %s', (line, first, expected) => {
  expect(rule(line)).toEqual([first, expected]);
});

test.each([
  ['dentist Tue 4pm Maya', 'Dentist', null, ['maya']],
  ['lunch w/ Sarah fri noon @ Chipotle', 'Lunch w/ Sarah', 'Chipotle', []],
  ['kids haircut sat 10 at Main St Barber', 'Haircut', 'Main St Barber', ['maya', 'leo']],
  ['my checkup, dec 3 9am, Bright Smiles', 'Checkup', 'Bright Smiles', ['ana']],
  ['vet dec 3 10:20 at 412 Elm St', 'Vet', '412 Elm St', []],
  ['Maya tue 4pm', 'Maya', null, ['maya']],
])('%s: %s, %s', (line, summary, location, who) => {
  const event = read(line)?.event;
  expect([event?.summary, event?.location, event?.members.map(({ id }) => id)]).toEqual([summary, location, who]);
});

test('guesses are told', () => {
  expect(read('dentist next friday 3')?.unsure.map(({ message }) => message)).toEqual([
    '“next friday” was read as Friday, November 27; it could be Friday, November 20.',
    '“3” was read as 3:00 PM; AM or PM was not said.',
  ]);
});

test.each(['dentist', 'Maya', 'lunch at noon', '412', '🎉🎉', '@ / - ?', 'every', 'until june'])(
  'a line without a date is no event: %s',
  (line) => {
    expect(read(line)).toBeNull();
  },
);
