import type { FoundPassage } from '@homeroom/search';
import { familyZoneOf } from '../../../calendar/family-zone.ts';
import { calendar, event } from '../../../../tests/calendar-fixtures.ts';
import { EventWords } from '../event-words.ts';
import { possibleChange } from './possible-change.ts';
import { newerWord } from './newer-word.ts';
import { askCalendar, questionHousehold } from '../testing/ask-calendar.ts';

const now = '2026-11-23T09:00:00-06:00';
const week = calendar(
  event(
    'UID:practice',
    'LAST-MODIFIED:20261101T000001Z',
    'SUMMARY:Soccer practice Leo',
    'DTSTART;TZID=America/Chicago:20261007T160000',
    'DTEND;TZID=America/Chicago:20261007T171500',
    'RRULE:FREQ=WEEKLY',
  ),
  event(
    'UID:ortho',
    'LAST-MODIFIED:20261101T000002Z',
    'SUMMARY:Orthodontist Maya',
    'DTSTART;TZID=America/Chicago:20261209T144500',
    'DTEND;TZID=America/Chicago:20261209T153000',
  ),
  event(
    'UID:school',
    'LAST-MODIFIED:20261101T000003Z',
    'SUMMARY:Cedar Hill Middle School (Maya)',
    'DTSTART;TZID=America/Chicago:20261005T080000',
    'DTEND;TZID=America/Chicago:20261005T150000',
    'RRULE:FREQ=DAILY',
  ),
);
const household = questionHousehold();
const words = new EventWords(household, familyZoneOf(household), Date.parse(now));

/** Says what a mail tells of the next event of the question. */
function wordOf(question: string, text: string, mail: Partial<FoundPassage> = {}) {
  const answer = askCalendar(question, { calendar: week, now });
  const word = newerWord(answer?.events ?? [], [passageOf(text, mail)], words, household.members);
  if (word === null) return null;
  return word.start === null || word.end === null
    ? 'cancelled'
    : words.when({ start: word.start, end: word.end, allDay: false });
}

function passageOf(text: string, mail: Partial<FoundPassage> = {}): FoundPassage {
  return {
    source: 'mail:word',
    type: 'email',
    kind: null,
    subject: '',
    sender: 'Coach Kim',
    date: '2026-11-21',
    chunk: 0,
    passage: text,
    score: 0.5,
    ...mail,
  };
}
const ofPractice = (text: string, mail?: Partial<FoundPassage>) => wordOf('When is soccer practice?', text, mail);

test.each([
  ['Practice on Wednesday, November 25 is moved to Thursday at 5:30 PM.', 'on Thursday, November 26, 5:30 PM–6:45 PM'],
  ['Soccer practice is now at 5:00 PM on Wednesday, November 25.', 'on Wednesday, November 25, 5:00 PM–6:15 PM'],
  [
    'There is a wedding later, so soccer practice on Wednesday, November 25 begins an hour earlier, at 3 PM.',
    'on Wednesday, November 25, 3:00 PM–4:15 PM',
  ],
  [
    'Wednesday the 25th I have church until noon, so we have soccer practice at 5 PM and not at 4.',
    'on Wednesday, November 25, 5:00 PM–6:15 PM',
  ],
  [
    'No field on Wednesday. Soccer practice will run from 6 to 7:30 PM instead.',
    'on Wednesday, November 25, 6:00 PM–7:30 PM',
  ],
  ['Soccer practice on Wednesday, November 25 is cancelled because of rain.', 'cancelled'],
  ['Soccer practice does not meet on Wednesday, November 25.', 'cancelled'],
  [
    'Soccer practice on Wednesday, November 25 now starts at 4.45 instead of 4.00.',
    'on Wednesday, November 25, 4:45 PM–6:00 PM',
  ],
  [
    'We have to rearrange soccer practice on Wednesday, November 25. The new slot is Thursday, November 26 at 6 pm.',
    'on Thursday, November 26, 6:00 PM–7:15 PM',
  ],
  [
    'Soccer practice on November 25 has to move. Instead of 4:00 we meet at 5:30 pm.',
    'on Wednesday, November 25, 5:30 PM–6:45 PM',
  ],
  [
    'The room is taken on Wednesday, November 25, so soccer practice moves from 4:00 pm to 5:10 pm that day.',
    'on Wednesday, November 25, 5:10 PM–6:25 PM',
  ],
  [
    'We have moved the soccer practice of November 25 to 5:45 pm that day.',
    'on Wednesday, November 25, 5:45 PM–7:00 PM',
  ],
  [
    'Could Leo come to soccer practice on November 25 at 5:15 pm rather than 4:00?',
    'on Wednesday, November 25, 5:15 PM–6:30 PM',
  ],
  [
    "Soccer practice can't start at 4:00 pm on November 25; we begin at 5:00 pm instead.",
    'on Wednesday, November 25, 5:00 PM–6:15 PM',
  ],
  [
    'There is a meet in the hall, so soccer practice on November 25 now begins at 5:30 pm.',
    'on Wednesday, November 25, 5:30 PM–6:45 PM',
  ],
  [
    "Can't do soccer practice wednesday the 25th after all, will come thursday the 26th at 5 pm.",
    'on Thursday, November 26, 5:00 PM–6:15 PM',
  ],
])('a newer mail that says so moves or cancels the event: %s', (text, expected) => {
  expect(ofPractice(text, { subject: 'Soccer' })).toBe(expected);
});

test('a mail about a new date gives it in any of its sentences', () => {
  const text =
    'Sorry, the orthodontist is ill on Wednesday, December 9. We see Maya on Friday, December 11 at 8:15 AM.';
  expect(wordOf("When is Maya's orthodontist?", text, { subject: 'New date for the orthodontist' })).toBe(
    'on Friday, December 11, 8:15 AM–9:00 AM',
  );
});

test('an hour without its half of the day is in that of the event', () => {
  const text = 'Soccer practice on November 25 is on Thursday, November 26 at 5:00 instead.';
  expect(ofPractice(text)).toMatch(/^on Thursday, November 26, 5:00 PM/);
});

test('a single event is moved without its day, in the next sentence too', () => {
  const text = 'We had to rebook the appointment of Maya. Her new time is Wednesday, December 16 at 8:15 AM.';
  expect(wordOf("When is Maya's orthodontist?", text, { sender: 'Dr. Weller Orthodontics' })).toBe(
    'on Wednesday, December 16, 8:15 AM–9:00 AM',
  );
});

test.each([
  ['it is older than the event', 'Soccer practice on Wednesday, November 25 is moved to Friday.', '2026-10-20'],
  ['it is about something else', 'Choir on Wednesday, November 25 is moved to Friday.', '2026-11-21'],
  ['it is about another child', 'Soccer practice of Maya on Wednesday, November 25 is cancelled.', '2026-11-21'],
  [
    'it is about another day',
    'Soccer practice on Wednesday, December 9 will run from 6 to 7 PM instead.',
    '2026-11-21',
  ],
  ['it says what the calendar has', 'Soccer practice is now on Wednesday, November 25 at 4:00 PM.', '2026-11-21'],
  [
    'it has only a word of many events',
    'We close early for staff training and moved the appointment to Wednesday, November 25 at 9 AM.',
    '2026-11-21',
  ],
  ['something else does not run', 'Soccer practice: the mini bus is not running on November 25.', '2026-11-21'],
  ['it asks for a payment', 'Soccer practice: pay the fee online by November 27, please.', '2026-11-21'],
  ['a van is off the road', 'The van for soccer practice on November 25 is off the road, we walk.', '2026-11-21'],
  ['there is no hurry', 'Soccer practice on November 25: there is no hurry with the fee.', '2026-11-21'],
  ['it moves nothing', 'Soccer practice is fun. See you on Friday, November 27 at 6 PM for pizza.', '2026-11-21'],
])('a mail changes nothing when %s', (_, text, date) => {
  expect(ofPractice(text, { date })).toBeNull();
});

test('a school that moves its science fair leaves its school days alone', () => {
  const fair = 'The science fair planned for Tuesday, November 24 is postponed to Thursday, December 3 at 6:00 PM.';
  const mail = { subject: 'Cedar Hill Middle School: science fair', sender: 'Cedar Hill Middle School' };
  const question = 'When does Cedar Hill start tomorrow?';
  expect(wordOf(question, fair, mail)).toBeNull();
  const talk = 'Could you come at 12:10 PM on Tuesday, November 24 instead, after Cedar Hill Middle School?';
  expect(wordOf(question, talk, mail)).toBeNull();
  expect(wordOf(question, 'Cedar Hill Middle School is cancelled on Tuesday, November 24.', mail)).toBe('cancelled');
});

test.each([
  ['Something about soccer practice on Wednesday, November 25 has changed, more soon.', true],
  ['Soccer practice on Wednesday, November 25 needs shin guards.', false],
  ['Soccer practice on Wednesday, December 9 is different.', false],
  ['On Wednesday, November 25 we have soccer at the Legion hall.', false],
  ['Choir is different on Wednesday, November 25.', false],
])('%s speaks of a change of the next practice: %j', (text, expected) => {
  const answer = askCalendar('When is soccer practice?', { calendar: week, now });
  expect(possibleChange(answer?.events ?? [], [passageOf(text)], words, household.members) !== null).toBe(expected);
});

test("another item of a club's newsletter on the day of the practice changes nothing", () => {
  const items = [
    'The board met in October.',
    'Feet grow, so bring old cleats.',
    'The bake sale made $240.',
    'Thank you to all who baked.',
    'On Wednesday, November 25 the club house is painted from 9 AM to 11 AM.',
    'Parking is on Mill Road.',
    'The spring season is far away.',
    'Lost gloves are in the box.',
    'The box is in the hall.',
  ];
  const letter = passageOf(items.join(' '), { subject: 'November news', sender: 'Riverside Soccer Club' });
  const { events = [] } = askCalendar('When is soccer practice?', { calendar: week, now }) ?? {};
  expect(possibleChange(events, [letter], words, household.members)).toBeNull();
  const short = passageOf(items[4] ?? '', { subject: 'November 25', sender: 'Riverside Soccer Club' });
  expect(possibleChange(events, [short], words, household.members)).not.toBeNull();
});

test.each([
  ['From 1 December you will no longer find us in Station Arcade. All appointments stay as they are.', true],
  ['You will find us in Station Arcade as always.', false],
  ['Our opening hours have changed.', false],
])('%s speaks of a change of an appointment in Station Arcade: %j', (text, expected) => {
  const physio = calendar(
    event(
      'UID:physio',
      'SUMMARY:Physio Dad',
      'LOCATION:Level 2\\, Station Arcade',
      'DTSTART;TZID=America/Chicago:20261209T144500',
      'DTEND;TZID=America/Chicago:20261209T153000',
    ),
  );
  const answer = askCalendar('When is physio?', { calendar: physio, now });
  expect(possibleChange(answer?.events ?? [], [passageOf(text)], words, household.members) !== null).toBe(expected);
});

test('a bus that stops elsewhere in the same town does not move the dentist', () => {
  const dentist = calendar(
    event(
      'UID:dentist',
      'SUMMARY:Dentist Leo',
      'LOCATION:Bright Smiles\\, 310 Main Street\\, Springfield',
      'DTSTART;TZID=America/Chicago:20261130T153000',
      'DTEND;TZID=America/Chicago:20261130T155500',
    ),
  );
  const mail = passageOf('From Monday, November 30 on, the bus stops at Mill Road instead, in front of the bakery.', {
    subject: 'Bus 14',
    sender: 'Springfield District Transportation',
  });
  const answer = askCalendar('When is the dentist?', { calendar: dentist, now });
  expect(newerWord(answer?.events ?? [], [mail], words, household.members)).toBeNull();
});

describe('a mail that names what it is about two sentences after the day', () => {
  const boiler = calendar(
    event(
      'UID:boiler',
      'SUMMARY:Boiler service',
      'DTSTART;TZID=America/Chicago:20261207T130000',
      'DTEND;TZID=America/Chicago:20261207T150000',
    ),
  );
  const answer = askCalendar('When is the boiler service?', { calendar: boiler, now });
  const written = (text: string) => passageOf(text, { subject: 'Your visit on Monday, December 7', sender: 'Firm' });

  test('moves it where it says when', () => {
    const mail = written('We have you down for Tuesday, December 8 at 9 am. Please clear a path to the boiler.');
    const word = newerWord(answer?.events ?? [], [mail], words, household.members);
    expect(word?.start).toBe(Date.parse('2026-12-08T09:00:00-06:00'));
  });

  test('makes it unsure where it does not', () => {
    const mail = written('Our man is ill. We will ring to find a different day. Please clear a path to the boiler.');
    expect(newerWord(answer?.events ?? [], [mail], words, household.members)).toBeNull();
    expect(possibleChange(answer?.events ?? [], [mail], words, household.members)).not.toBeNull();
  });
});

test("a club's swap of shoes is no practice", () => {
  const text = 'Feet grow: on Saturday, November 28 from 9 AM to 11 AM we swap cleats in the club house.';
  expect(ofPractice(text, { subject: 'November news', sender: 'Riverside Soccer Club' })).toBeNull();
});

test('events of the index are not mails', () => {
  expect(ofPractice('Soccer practice on Wednesday, November 25 is cancelled.', { type: 'calendar' })).toBeNull();
});

test('the stem of a short name is no name', () => {
  const members = household.members.map((member) => (member.id === 'maya' ? { ...member, aliases: ['Ons'] } : member));
  const { events = [] } = askCalendar('When is soccer practice?', { calendar: week, now }) ?? {};
  const word = newerWord(
    events,
    [passageOf('Soccer practice on Wednesday, November 25 is cancelled.', {})],
    words,
    members,
  );
  expect(word?.start).toBeNull();
});

test('another day near that of an event in a series is a change that may be meant', () => {
  const { events = [] } = askCalendar('When is soccer practice?', { calendar: week, now }) ?? {};
  const mail = passageOf('Let us do soccer practice on Thursday, November 26.', { subject: 'Have to move practice' });
  expect(possibleChange(events, [mail], words, household.members)).not.toBeNull();
});

test.each([
  ['On Wednesday, November 25 soccer practice is at 6 and not outside. Bring a ball.', true],
  ['On Wednesday, November 25 we do something different. Bring a ball. Bring two. Soccer socks help.', false],
])('%s is plainly about the practice: %j', (text, expected) => {
  const { events = [] } = askCalendar('When is soccer practice?', { calendar: week, now }) ?? {};
  const mail = passageOf(text, { subject: 'News', sender: 'Coach' });
  expect(possibleChange(events, [mail], words, household.members)?.isPlain ?? false).toBe(expected);
});
