import type { FoundPassage } from '@homeroom/search';
import { familyZoneOf } from '../../../calendar/family-zone.ts';
import { calendar, event, timedEvent } from '../../../../tests/calendar-fixtures.ts';
import { EventWords } from '../event-words.ts';
import { askCalendar, questionHousehold } from '../testing/ask-calendar.ts';
import { newerWord } from './newer-word.ts';
import { possibleChange } from './possible-change.ts';

const now = '2026-11-24T09:00:00-06:00';
const household = questionHousehold();
const words = new EventWords(household, familyZoneOf(household), Date.parse(now));
const events = calendar(
  timedEvent('lunch', "Grandpa's birthday lunch", '20261129T130000', '20261129T170000'),
  timedEvent('sleepover', 'Leo sleepover at Owen', '20261127T180000', '20261128T100000'),
);

function messageOf(passage: string, sender: string): FoundPassage {
  const about = { source: 'extraction:word', type: 'message' as const, kind: null, subject: '', chunk: 0, score: 0.5 };
  return { ...about, sender, date: '2026-11-23', passage };
}

test('another hour near to its own on the day of the event is plainly about it', () => {
  const told = askCalendar("When is Grandpa's birthday lunch?", { calendar: events, now })?.events ?? [];
  const plainly = (text: string) =>
    possibleChange(told, [messageOf(text, 'Grandpa')], words, household.members)?.isPlain ?? null;
  expect(plainly('They can only seat us at half one (1:30) on the 29th. No presents.')).toBe(true);
  expect(plainly('They can only seat us at half one (1:30) on the 30th. No presents.')).toBeNull();
});

test('a day is that of a later month, too, where the place of the event is named', () => {
  const hall = event(
    'UID:party',
    'SUMMARY:Isaac party',
    'LOCATION:Marley Suite',
    'DTSTART;TZID=America/Chicago:20270110T190000',
    'DTEND;TZID=America/Chicago:20270110T233000',
  );
  const told = askCalendar('When is the Isaac party?', { calendar: calendar(hall), now })?.events ?? [];
  const change = (text: string) => possibleChange(told, [messageOf(text, 'Bisi')], words, household.members);
  expect(change('The Marley Suite can only open up for us at 7.30pm on the 10th.')).not.toBeNull();
  expect(change('The Marley Suite can only open up for us at 7.30pm on the 11th.')).toBeNull();
});

test('the day on which something is to be paid is no new day', () => {
  const lesson = calendar(timedEvent('clarinet', 'Clarinet lesson Leo', '20261126T154000', '20261126T161000'));
  const told = askCalendar('When is clarinet?', { calendar: lesson, now })?.events ?? [];
  const word = (text: string) => newerWord(told, [messageOf(text, 'Ms. Farrow')], words, household.members)?.quote;
  expect(
    word('Clarinet: please buy strength three instead of two. Hire is $32 a term, due on November 25.'),
  ).toBeUndefined();
  expect(word('The clarinet lesson moves. It is on November 25 at 4 pm instead.')).toMatch(/moves/);
});

test('a new end is no new start', () => {
  const told = askCalendar('When is the sleepover?', { calendar: events, now })?.events ?? [];
  const end = messageOf('Could you get Leo on Saturday from the sleepover at 9:15 instead of 10?', 'Owen');
  expect(told).toHaveLength(1);
  expect(newerWord(told, [end], words, household.members)).toBeNull();
});

describe('a mail of the same day is not about an event', () => {
  const swimming = calendar(
    event(
      'UID:swim',
      'SUMMARY:Leo swimming lesson',
      'LOCATION:Lakeside Aquatic Center',
      'DTSTART;TZID=America/Chicago:20261202T160000',
      'DTEND;TZID=America/Chicago:20261202T164500',
    ),
  );
  const told = askCalendar('When is swimming?', { calendar: swimming, now })?.events ?? [];
  const change = (text: string) =>
    possibleChange(told, [messageOf(text, 'Mr. Okafor')], words, household.members)?.quote ?? null;

  test.each([
    [
      'for the name of a town in its place',
      'Pay at Lakeside Elementary by Wednesday, December 2. The bus leaves at 8:45 AM.',
    ],
    ['for telling its own time', 'See you at swimming on Wednesday, December 2 at four, bring goggles.'],
  ])('%s', (_reason, text) => expect(change(text)).toBeNull());

  test('but for a word of its own', () => {
    const text = 'On Wednesday, December 2 the aquatic people let us in at 4:30 PM.';
    expect(change(text)).toBe(text);
  });
});

test.each([
  [
    'Lunch on the 29th is at half one (1:30) then\n\nThe birthday lunch',
    'Lunch on the 29th is at half one (1:30) then',
  ],
  ['Lunch on the 29th is at half one (1:30). No presents.', 'Lunch on the 29th is at half one (1:30). No presents.'],
])('the sentence after it is quoted with it only where a mark tells them apart: %j', (text, quote) => {
  const told = askCalendar("When is Grandpa's birthday lunch?", { calendar: events, now })?.events ?? [];
  expect(possibleChange(told, [messageOf(text, 'Grandpa')], words, household.members)?.quote).toBe(quote);
});

test('a school that says when it closes on a day speaks of its school day', () => {
  const school = calendar(
    event(
      'UID:school',
      'SUMMARY:School (Leo)',
      'LOCATION:Harbor View School',
      'DTSTART;TZID=America/Chicago:20261123T085500',
      'DTEND;TZID=America/Chicago:20261123T150000',
      'RRULE:FREQ=DAILY;COUNT=10',
    ),
  );
  const told = askCalendar('when is leo out of school on friday', { calendar: school, now })?.events ?? [];
  const text = `Dear families, thank you for your patience. On Friday 27 November school closes at 1:30 pm. ${'Lost property goes to the shop. '.repeat(9)}`;
  const change = (sender: string) => possibleChange(told, [messageOf(text, sender)], words, household.members);
  expect(told).toHaveLength(1);
  expect(change('Harbor View School <office@example.org>')).toMatchObject({
    isPlain: true,
    quote: expect.stringContaining('closes at 1:30 pm'),
  });
  expect(change('Hilltop School <office@example.org>')).toBeNull();
});
