import { calendar, timedEvent } from '../../../../tests/calendar-fixtures.ts';
import { askCalendar } from '../testing/ask-calendar.ts';

const family = calendar(
  timedEvent('camp', 'Swim camp Leo', '20260713T090000', '20260713T120000', 'RRULE:FREQ=DAILY;COUNT=5'),
  timedEvent(
    'course',
    'Sewing course Maya',
    '20260713T140000',
    '20260713T160000',
    'RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR;UNTIL=20260725T000000Z',
  ),
  timedEvent('soccer', 'Soccer Leo', '20260714T160000', '20260714T171500', 'RRULE:FREQ=WEEKLY;COUNT=3'),
  timedEvent('school', 'Summer school Ben', '20260713T081500', '20260713T130000', 'RRULE:FREQ=DAILY'),
);
const ask = (question: string) => askCalendar(question, { calendar: family, now: '2026-07-12T09:00:00-05:00' });

test('the end of a camp or a course is told with its last day, and not as sure', () => {
  expect(ask('When does swim camp finish?')).toMatchObject({
    text: 'Swim camp Leo ends at 12:00 PM on Monday, July 13. Its last day is Friday, July 17.',
    certainty: 'medium',
  });
  expect(ask("when does maya's sewing course end")?.text).toMatch(/ Its last day is Friday, July 24\.$/);
});

test('of a weekly lesson, a series without an end and an asked day only the hour is told', () => {
  for (const question of [
    'When does soccer end?',
    'When does summer school finish?',
    'When does swim camp finish on Tuesday?',
  ])
    expect(ask(question)?.text).not.toContain('last day');
});
