import { findTimes } from './times-of-day.ts';

test.each([
  ['3:30 p.m.', ['15:30']],
  ['15:30', ['15:30']],
  ['6–8 pm', ['6:00?', '20:00']],
  ['from 5:00 to 6:15 pm', ['5:00?', '18:15']],
  ['noon or midnight', ['12:00', '0:00']],
  ['at 9, by 10.', ['9:00?', '10:00?']],
  ['board 6:30p, drop-off 10a–1p', ['18:30', '10:00', '13:00']],
  ['Room 3a and seat 7A', []],
  ['from 2 till half past 4', ['2:00?', '4:30?']],
  ['a quarter to seven p.m.', ['18:45']],
  ['quarter past twelve', ['12:15?']],
  ['seven o’clock', ['7:00?']],
  ['six thirty pm', ['18:30']],
  ['at five-thirty', ['5:30?']],
  ['at seven.', ['7:00?']],
  ['at seven schools, one of four, the second quarter to 5 April', []],
  ['at 9 Main Street with 5 students', []],
  ['$3.30 pm', []],
])('the times of %j are %j', (text, times) => {
  const shown = findTimes(text).map(
    ({ minute, halfOpen }) =>
      `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}${halfOpen ? '?' : ''}`,
  );
  expect([...new Set(shown)].sort()).toEqual([...times].sort());
});
