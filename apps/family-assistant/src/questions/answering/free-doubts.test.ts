import { calendar, event } from '../../../tests/calendar-fixtures.ts';
import { askCalendar } from './testing/ask-calendar.ts';

const now = '2026-11-24T09:00:00-06:00';
const ask = (question: string, ...events: readonly string[]) =>
  askCalendar(question, { calendar: calendar(...events), now, sender: 'ana' });
const timed = (summary: string, from: string, to: string, ...more: readonly string[]) =>
  event(
    `UID:${summary.replaceAll(/\W/g, '')}`,
    `SUMMARY:${summary}`,
    `DTSTART;TZID=America/Chicago:${from}`,
    ...(to === '' ? [] : [`DTEND;TZID=America/Chicago:${to}`]),
    ...more,
  );
const wholeDay = (summary: string, from: string, to: string, ...more: readonly string[]) =>
  event(
    `UID:${summary.replaceAll(/\W/g, '')}`,
    `SUMMARY:${summary}`,
    `DTSTART;VALUE=DATE:${from}`,
    `DTEND;VALUE=DATE:${to}`,
    ...more,
  );
const certainty = (question: string, ...events: readonly string[]) => ask(question, ...events)?.certainty;
const isDadFree = 'Is Dad free on Friday at 4 pm?';
const afternoon = 'Is Dad free on Friday afternoon?';
const elsewhere = timed('Choir Mom', '20261201T190000', '20261201T200000');

describe('free is sure', () => {
  test.each([
    ['with nothing on at all', elsewhere],
    ['hours after an event', timed('Dentist Dad', '20261127T090000', '20261127T093000', 'LOCATION:Mill Road')],
    ['on a day off', wholeDay('No school', '20261127', '20261128', 'TRANSP:TRANSPARENT')],
    ['when the event is cancelled', timed('Dentist Dad', '20261127T153000', '20261127T163000', 'STATUS:CANCELLED')],
    ['when the event ends at midnight before', timed('Concert Dad', '20261126T200000', '20261127T000000')],
  ])('%s', (_, own) => {
    expect(certainty(isDadFree, own, elsewhere)).toBe('high');
  });
});

describe('free is not sure', () => {
  test.each([
    ['with an event that names nobody', timed('Plumber', '20261127T153000', '20261127T170000')],
    ['with one of everyone', timed('Everyone: photos', '20261127T153000', '20261127T170000')],
    ['with an absence of whole days', wholeDay('Cabin trip', '20261126', '20261129', 'TRANSP:TRANSPARENT')],
    ['with a whole day of their own', wholeDay('Move day Dad', '20261127', '20261128', 'TRANSP:TRANSPARENT')],
    ['with a stay of days', timed('Kids at Dad', '20261126T170000', '20261128T170000')],
    ['with an event marked as free', timed('Dad writes', '20261127T150000', '20261127T170000', 'TRANSP:TRANSPARENT')],
    ['with a start that has no end', timed('Dad fetches the cake', '20261127T160000', '')],
    ['next to an event elsewhere', timed('Gym Dad', '20261127T150000', '20261127T154500', 'LOCATION:Mill Road')],
    ['while a child has to be taken', timed('Leo judo', '20261127T153000', '20261127T163000', 'LOCATION:Hall')],
    ['with an event that is not confirmed', timed('Gym Dad', '20261127T153000', '20261127T163000', 'STATUS:TENTATIVE')],
  ])('%s', (_, own) => {
    expect(certainty(isDadFree, own, elsewhere)).toBe('medium');
  });

  test('of several people, or of several days', () => {
    expect(certainty('Are Mom and Dad free on Friday at 4 pm?', elsewhere)).toBe('medium');
    expect(certainty('When is Dad free this week?', elsewhere)).toBe('medium');
    expect(certainty('When is Dad free on Friday?', elsewhere)).toBe('high');
  });

  test('where adults are to watch or drive the children', () => {
    expect(certainty('Who can pick up Leo on Friday at 5pm?', elsewhere)).toBe('medium');
    expect(certainty('Who is free on Friday at 5pm?', elsewhere)).toBe('high');
  });
});

describe('busy is sure', () => {
  test('with an event of their own that ends within the time', () => {
    expect(certainty(afternoon, timed('Dentist Dad', '20261127T113000', '20261127T124500'))).toBe('high');
  });

  test.each([
    ['only named in a call', timed('Mom: call Dad', '20261127T153000', '20261127T163000')],
    ['only the host', timed("Leo at Dad's", '20261127T153000', '20261127T163000')],
    ['at work on a day off', timed('Dad office', '20261106T090000', '20261106T170000', 'RRULE:FREQ=WEEKLY')],
    ['on duty all day', wholeDay('Dad on call', '20261127', '20261128', 'TRANSP:OPAQUE')],
  ])('but not for one who is %s', (_, own) => {
    const dayOff = wholeDay('Day off Dad', '20261127', '20261128', 'TRANSP:TRANSPARENT');
    expect(certainty(isDadFree, own, ...(own.includes('office') ? [dayOff] : []))).toBe('medium');
  });
});

test('what is over today keeps nobody busy', () => {
  expect(ask('Is Mom free today?', timed('Gym Mom', '20261124T070000', '20261124T080000'))?.text).toMatch(
    /^Mom is free .*: nothing is on then\.$/,
  );
});

test.each([
  ['am i free for lunch wednesday', 'Mom is free on Wednesday lunchtime, November 25: nothing is on then.'],
  ['do i have time for a haircut on wednesday?', 'Mom is free on Wednesday, November 25: nothing is on then.'],
])('“%s” asks whether there is time, without being sure of what it is for', (question, text) => {
  expect(ask(question, elsewhere)).toMatchObject({ text, certainty: 'medium' });
});
