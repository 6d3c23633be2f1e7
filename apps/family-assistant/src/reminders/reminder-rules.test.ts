import { parseHousehold } from '@homeroom/household';
import { formatInstant } from '@homeroom/icalendar';
import { chicago } from '../../tests/calendar-fixtures.ts';
import { buildOccurrence, membersOf, type OccurrenceFacts } from '../conflicts/testing/build-occurrence.ts';
import { QuietHours } from '../messages/quiet-hours.ts';
import { ReminderRules } from './reminder-rules.ts';

const file = (more: string) =>
  parseHousehold(`
family_id: rivera
timezone: America/Chicago
members:
  - { id: ana, name: Ana, role: parent, messenger_user_id: ana, designated: true }
  - { id: ben, name: Ben, role: parent, messenger_user_id: ben }
  - { id: maya, name: Maya, role: child }
calendars: [{ id: family, default: true }, { id: school, alarms: true }]
group_chat_id: group
${more}`);
/** Due times on the clocks of Chicago with chat, of an event from 15:45 to 16:30 on 18 November 2026. */
function remindersOf(more: string, facts: Partial<OccurrenceFacts> = {}, quiet: [number, number] | null = [22, 7]) {
  const rules = new ReminderRules({
    household: file(more),
    zone: chicago,
    quiet: new QuietHours(quiet && { start: quiet[0] * 60, end: quiet[1] * 60 }, chicago),
    membersOf,
  });
  const occurrence = buildOccurrence({
    at: ['2026-11-18', '15:45', '16:30'],
    uid: 'one',
    title: 'Swim Team',
    ...facts,
  });
  return rules
    .remindersOf(occurrence)
    .map(({ dueAt, chatId }) => `${formatInstant(dueAt, chicago).slice(5, 16)} ${chatId}`);
}
const rule = (fields: string) => `reminders: [{ ${fields} }]`;

test.each([
  ['30m', '11-18T15:15'],
  ['2h', '11-18T13:45'],
  ['0m', '11-18T15:45'],
  ['1d', '11-17T15:45'],
  ['1w', '11-11T15:45'],
  ['1d 19:00', '11-17T19:00'],
  ['0d 08:00', '11-18T08:00'],
])('%s before is %s', (before, expected) => {
  expect(remindersOf(rule(`before: ["${before}"], to: group`))).toEqual([`${expected} group`]);
});

test('a time of the day of the event after its start reminds of nothing', () => {
  expect(remindersOf(rule('before: ["0d 18:00"], to: group'))).toEqual([]);
});

test.each([
  // Clocks skip from 2:00 to 3:00 on 14 March 2027, and show 1:00 to 2:00 twice on 1 November 2026.
  ['1d', '2027-03-15', '02:30', '03-14T03:00'],
  ['24h', '2027-03-14', '12:00', '03-13T11:00'],
  ['1d', '2027-03-14', '12:00', '03-13T12:00'],
  ['1d', '2026-11-02', '01:30', '11-01T01:30'],
  ['24h', '2026-11-01', '12:00', '10-31T13:00'],
  ['1d 01:30', '2026-11-02', '12:00', '11-01T01:30'],
])('%s before %s %s, when the clocks change, is %s', (before, date, time, expected) => {
  const at = [date, time, '23:00'] as const;
  expect(remindersOf(rule(`before: ["${before}"], to: group`), { at }, null)).toEqual([`${expected} group`]);
});

test.each([
  ['06:30', '30m', '11-17T21:55'],
  ['07:29', '30m', '11-17T21:55'],
  ['07:30', '30m', '11-18T07:00'],
  ['22:30', '30m', '11-18T21:55'],
  ['22:29', '30m', '11-18T21:59'],
])('of an event at %s with %s before comes at %s, outside quiet hours', (start, before, expected) => {
  const at = ['2026-11-18', start, '23:00'] as const;
  expect(remindersOf(rule(`before: [${before}], to: group`), { at })).toEqual([`${expected} group`]);
});

test('times that quiet hours move together are one reminder', () => {
  expect(remindersOf(rule('before: [30m, 1h, 2h], to: group'), { at: ['2026-11-18', '06:30', '07:00'] })).toEqual([
    '11-17T21:55 group',
  ]);
});

test.each([
  ['concerned', ['maya', 'ben'], ['ben']],
  ['concerned', ['maya'], ['ana']],
  ['concerned', [], ['ana']],
  ['parents', ['maya'], ['ana', 'ben']],
  ['group', ['maya'], ['group']],
  ['ben', ['maya'], ['ben']],
])('to %s of an event that concerns %j it goes to %j', (to, members, expected) => {
  expect(remindersOf(rule(`before: [30m], to: ${to}`), { members })).toEqual(
    expected.map((chat) => `11-18T15:15 ${chat}`),
  );
});

test.each([
  ['calendar: school', false],
  ['calendar: family', true],
  ['who: maya', true],
  ['who: [ana, ben]', false],
  ['title: "swim t"', true],
  ['title: piano', false],
  ['all_day: false', true],
  ['all_day: true', false],
  ['calendar: family, who: maya, title: SWIM', true],
  ['calendar: family, who: ben, title: SWIM', false],
])('a rule with %s matches: %s', (fields, isMatch) => {
  expect(remindersOf(rule(`${fields}, before: [30m], to: group`), { members: ['maya'] })).toHaveLength(isMatch ? 1 : 0);
});

test('the first rule that matches counts, none means no reminders, and a cancelled event has none', () => {
  const rules = 'reminders: [{ title: swim, before: [1h], to: ben }, { before: [30m], to: group }]';
  expect(remindersOf(rules)).toEqual(['11-18T14:45 ben']);
  expect(remindersOf(rules, { title: 'Piano' })).toEqual(['11-18T15:15 group']);
  expect(remindersOf('')).toEqual([]);
  expect(remindersOf(rules, { lines: ['STATUS:CANCELLED'] })).toEqual([]);
});

describe('an alarm of the event', () => {
  const alarm = (trigger: string) => ['BEGIN:VALARM', 'ACTION:DISPLAY', trigger, 'END:VALARM'];
  const all = rule('before: [30m], to: group');

  test('counts instead of the rules where its calendar has alarms, for those whom the rule names', () => {
    const lines = [...alarm('TRIGGER:-PT10M'), ...alarm('TRIGGER;RELATED=END:PT0S')];
    expect(remindersOf(all, { calendarId: 'school', lines })).toEqual(['11-18T15:35 group', '11-18T16:30 group']);
    expect(remindersOf('', { calendarId: 'school', lines, members: ['ben'] })).toEqual([
      '11-18T15:35 ben',
      '11-18T16:30 ben',
    ]);
    expect(remindersOf(all, { lines })).toEqual(['11-18T15:15 group']);
    expect(remindersOf(all, { calendarId: 'school' })).toEqual(['11-18T15:15 group']);
  });

  test.each([
    ['TRIGGER;VALUE=DATE-TIME:19760401T005545Z', []],
    ['TRIGGER:-P29D', []],
    ['TRIGGER;RELATED=END:PT1H', []],
    ['TRIGGER;VALUE=DATE-TIME:20261118T180000Z', ['11-18T12:00 ana']],
  ])('with %s is due at %j', (trigger, expected) => {
    expect(remindersOf('', { calendarId: 'school', lines: alarm(trigger) })).toEqual(expected);
  });

  test('at one instant counts for the first occurrence of a series', () => {
    const lines = ['RRULE:FREQ=DAILY;COUNT=3', ...alarm('TRIGGER;VALUE=DATE-TIME:20261118T180000Z')];
    expect(remindersOf('', { calendarId: 'school', lines })).toEqual(['11-18T12:00 ana']);
  });
});

test('an alarm at the start or later can be sent until the event ends, any other until it starts', () => {
  const rules = new ReminderRules({
    household: file('reminders: [{ before: [30m, 0m], to: group }]'),
    zone: chicago,
    quiet: new QuietHours(null, chicago),
    membersOf,
  });
  const occurrence = buildOccurrence({ at: ['2026-11-18', '15:45', '16:30'], uid: 'one' });
  expect(rules.remindersOf(occurrence).map(({ dropAfter }) => dropAfter)).toEqual([occurrence.start, occurrence.end]);
});
