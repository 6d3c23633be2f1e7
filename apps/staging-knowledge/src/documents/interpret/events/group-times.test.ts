import { cardByRules } from '../card-by-rules.ts';
import { buildParse, family, momentOn } from '../testing/build-parse.ts';

const timesIn = (text: string) =>
  cardByRules(buildParse(`September 14, 2026\n\nDear families,\n\n${text}`), family, momentOn('2026-09-14')).dates.map(
    ({ date, time, end_time: end }) => `${date.slice(5)} ${time}${end === null ? '' : `–${end}`}`,
  );

test.each([
  ['Lunch is on Friday, October 9: grades K–2 at 11:10, grades 3–5 at 12:05.', ['10-09 11:10', '10-09 12:05']],
  [
    'The run is on Friday, October 9. First grade starts at 9:15, fourth grade at 10:40.',
    ['10-09 09:15', '10-09 10:40'],
  ],
  ['Field trip on October 9: Room 4 leaves at 9, Room 5 leaves at 10:15.', ['10-09 09:00', '10-09 10:15']],
  ['October 9. Two shows, 1:00 and 2:30 p.m., tickets at the desk.', ['10-09 13:00', '10-09 14:30']],
  [
    'Conferences are on Monday, October 5, from 8 to noon and again from 1 to 7 p.m.',
    ['10-05 08:00–12:00', '10-05 13:00–19:00'],
  ],
])('each group and turn of a day has its time: %s', (text, expected) => {
  expect(timesIn(text)).toEqual(expected);
});

test.each([
  ['Room 4 leaves at 9 on Friday, October 9, and is back by 2:30.', 1],
  ['Friday, October 9: doors open at 6:30, the show starts at 7.', 1],
])('what opens before or ends after is no event of its own: %s', (text, count) => {
  expect(timesIn(text)).toHaveLength(count);
});
