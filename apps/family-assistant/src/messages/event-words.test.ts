import { parseHousehold } from '@homeroom/household';
import { chicago } from '../../tests/calendar-fixtures.ts';
import { buildOccurrence, membersOf, type OccurrenceFacts } from '../conflicts/testing/build-occurrence.ts';
import { EventWords } from './event-words.ts';
import { reminderText } from '../reminders/reminder-text.ts';
import { tomorrowHtml } from '../reminders/tomorrow-text.ts';

const family = (locale = 'en-US', more = '') =>
  parseHousehold(`
family_id: rivera
timezone: America/Chicago
locale: ${locale}
members:
  - { id: ana, name: Ana Rivera, nickname: Mom, aliases: [Mama], role: parent }
  - { id: maya, name: Maya Rivera, role: child }
  - { id: leo, name: Leo Rivera, role: child }
  - { id: anne, name: Anne-Marie (Nana) Rivera, role: other }
${more}`);
const wordsOf = (household = family()) => new EventWords({ household, zone: chicago, membersOf });
const on = (title: string, facts: Partial<OccurrenceFacts> = {}) =>
  buildOccurrence({ at: ['2026-11-18', '15:45', '16:30'], uid: 'one', title, members: ['maya'], ...facts });
const at = (time: string) => Date.parse(`2026-11-${time}:00-06:00`);

test.each([
  ['orthodontist', ['maya'], 'Maya, orthodontist'],
  ['Maya orthodontist', ['maya'], 'Maya, orthodontist'],
  ['MAYA: Orthodontist', ['maya'], 'Maya, Orthodontist'],
  ['Maya Rivera - orthodontist', ['maya'], 'Maya, orthodontist'],
  ['Maya & Leo dentist', ['maya', 'leo'], 'Maya, Leo, dentist'],
  ['Mom and Maya lunch', ['ana', 'maya'], 'Ana, Maya, lunch'],
  ['Maya’s birthday', ['maya'], 'Maya’s birthday'],
  ['Dentist with Maya', ['maya', 'leo'], 'Leo, Dentist with Maya'],
  ['Mayan museum', ['maya'], 'Maya, Mayan museum'],
  ['Anne-Marie: piano', ['anne'], 'Anne-Marie, piano'],
  ['Maya', ['maya'], 'Maya'],
  ['', [], 'Untitled event'],
])('%j of %j is told as %j', (title, members, expected) => {
  expect(wordsOf().line(on(title, { members }), '')).toBe(expected);
});

test('members who share a first name have their whole names', () => {
  const household = family('en-US', '  - { id: gran, name: Maya Costa, role: other }');
  expect(wordsOf(household).line(on('walk'), '')).toBe('Maya Rivera, walk');
});

describe('a reminder', () => {
  const place = ['LOCATION:Bright Smiles\\, 8 Mill Road'];
  const text = (
    now: string,
    facts: Partial<OccurrenceFacts> = {},
    travelMinutes: number | null = 25,
    words = wordsOf(),
  ) => reminderText({ occurrence: on('orthodontist', facts), travelMinutes, bring: [] }, at(now), words);

  test.each([
    ['18T15:15', 25, 'Leave by 3:20 PM (25 min): Maya, orthodontist, 3:45 PM.'],
    ['18T15:20', 25, 'Leave now (25 min): Maya, orthodontist, 3:45 PM.'],
    ['18T12:00', 100, 'Leave by 2:05 PM (1 hour 40 minutes): Maya, orthodontist, 3:45 PM.'],
    ['18T15:15', null, 'Maya, orthodontist, 3:45 PM.'],
    ['18T15:15', 0, 'Maya, orthodontist, 3:45 PM.'],
    ['17T19:00', 25, 'Leave by 3:20 PM tomorrow (25 min): Maya, orthodontist, 3:45 PM.'],
    ['17T19:00', null, 'Maya, orthodontist, tomorrow 3:45 PM.'],
    ['11T19:00', 25, 'Leave by 3:20 PM Wednesday, November 18 (25 min): Maya, orthodontist, 3:45 PM.'],
    ['11T19:00', null, 'Maya, orthodontist, Wednesday, November 18 3:45 PM.'],
  ])('at %s with %s minutes to go says %j', (now, minutes, expected) => {
    expect(text(now, {}, minutes)).toBe(expected);
  });

  test('of the first minutes of a day tells the evening before to leave', () => {
    const night = { at: ['2026-11-19', '00:10', '01:00'] as const };
    expect(text('18T21:00', night)).toBe('Leave by 11:45 PM (25 min): Maya, orthodontist, tomorrow 12:10 AM.');
  });

  test('tells the place on one line, in the clock format of the household', () => {
    expect(text('18T15:15', { lines: place }, 25, wordsOf(family('en-GB')))).toBe(
      'Leave by 15:20 (25 min): Maya, orthodontist, 15:45, Bright Smiles, 8 Mill Road.',
    );
  });

  test('of all-day events tells the days', () => {
    const allDay = (days: number) => ({
      ...on('camp'),
      allDay: true,
      start: at('20T00:00'),
      end: at('20T00:00') + days * 86_400_000,
    });
    const say = (days: number, now: string) =>
      reminderText({ occurrence: allDay(days), travelMinutes: 25, bring: [] }, at(now), wordsOf());
    expect([say(1, '19T19:00'), say(1, '20T07:00'), say(1, '13T19:00'), say(3, '19T19:00')]).toEqual([
      'Maya, camp, tomorrow, all day.',
      'Maya, camp, today, all day.',
      'Maya, camp, Friday, November 20, all day.',
      'Maya, camp, tomorrow to Sunday, November 22, all day.',
    ]);
  });
});

describe('the overview of a day', () => {
  const day = { start: at('19T00:00'), end: at('20T00:00') };
  const fact = (uid: string, start: string, end: string, facts: object = {}) => ({
    occurrence: { ...on(uid, { uid, members: [] }), start: at(start), end: at(end), ...facts },
    travelMinutes: null,
    bring: [],
  });

  test('tells nights, whole days and days that go on', () => {
    expect(
      tomorrowHtml(
        {
          due: ['Science <trip>'],
          facts: [
            fact('Trip', '17T09:00', '21T09:00'),
            fact('Night shift', '18T22:00', '19T06:00'),
            fact('Call <Bob>', '19T09:00', '19T09:00'),
            fact('Party', '19T20:00', '20T01:00'),
          ],
        },
        day,
        wordsOf(),
        chicago,
      ),
    ).toBe(
      '<b>Tomorrow, Thursday, November 19</b>\n\n• Trip, all day\n• Night shift, until 6:00 AM\n• Call &lt;Bob&gt;, 9:00 AM\n• Party, from 8:00 PM\n\nDue: Science &lt;trip&gt; (a letter)',
    );
  });

  test('counts what is beyond twenty events, and fits into a message', () => {
    const many = Array.from({ length: 25 }, (_, index) =>
      fact(`${'&'.repeat(95)}${index}`, '19T09:00', '19T10:00', { uid: String(index) }),
    );
    const html = tomorrowHtml({ facts: many, due: [] }, day, wordsOf(), chicago);
    expect(html).toMatch(/\n\+\d+ more$/);
    expect(html.length).toBeLessThanOrEqual(4_096);
  });
});
