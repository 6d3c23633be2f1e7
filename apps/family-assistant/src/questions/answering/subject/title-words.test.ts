import { calendar, timedEvent } from '../../../../tests/calendar-fixtures.ts';
import { askCalendar } from '../testing/ask-calendar.ts';

const exams = calendar(
  timedEvent('biology', 'GCSE Biology paper 1', '20261203T133000', '20261203T151500'),
  timedEvent('literature', 'GCSE English Literature', '20261207T090000', '20261207T104500'),
  timedEvent('results', 'GCSE results day', '20261218T090000', '20261218T100000'),
  timedEvent('gymnastics', 'Gymnastics Maya', '20261201T160000', '20261201T170000'),
  timedEvent('gym', 'Gym Dad', '20261202T160000', '20261202T170000'),
  timedEvent('quince', "Aylin's quinceañera", '20261212T150000', '20261212T230000'),
);
const ask = (question: string) => askCalendar(question, { calendar: exams, now: '2026-11-23T09:00:00-06:00' })?.text;

test('an examination is an exam without the word, its results are none', () => {
  expect(ask('when is the next exam')).toMatch(/^GCSE Biology paper 1 is on Thursday, December 3/);
  expect(ask('how many exams are left')).toMatch(/^2 times ahead/);
});

test('a word typed short is the whole one of a title', () => {
  expect(ask('how long is bio on thursday the 3rd')).toMatch(/^GCSE Biology paper 1 takes 1 hour 45 minutes/);
  expect(ask('when is aylins quince')).toMatch(/^Aylin's quinceañera is on Saturday, December 12/);
  expect(ask('when is gym')).toMatch(/^Gym Dad /);
});
