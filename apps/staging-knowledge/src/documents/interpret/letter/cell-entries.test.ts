import { entriesOf, timesOfDay, withClock } from './cell-entries.ts';

test.each([
  ['3:15 Jazz band\u20036:30 Boosters', ['3:15 Jazz band', '6:30 Boosters']],
  ['▪ Class pictures ▪ Open house 6–7:30p', ['Class pictures', 'Open house 6–7:30p']],
  ['▪ Fun run 9a ▪ Fun run 10:15a', ['Fun run 9a', 'Fun run 10:15a']],
  ['7:00 a.m. Sectionals\u2003Cookie orders due', ['7:00 a.m. Sectionals', 'Cookie orders due']],
  ['Concert\u2003Call time 6:00', ['Concert Call time 6:00']],
  ['Wear pajamas\u2003Chorus concert 6:30 p.m.', ['Wear pajamas', 'Chorus concert 6:30 p.m.']],
  ['Book fair setup\u20039 a.m. Field trip to the zoo', ['Book fair setup', '9 a.m. Field trip to the zoo']],
  ['Band concert 7 p.m.\u2003Lakeside Gym', ['Band concert 7 p.m. Lakeside Gym']],
  ['4th grade\u2003Field trip', ['4th grade Field trip']],
  ['6:30pm\u2003Chorus concert', ['6:30pm Chorus concert']],
  ['Picture\u2003Day', ['Picture Day']],
  ['Lunch, 11:15 AM Spelling bee, 1:15 PM', ['Lunch, 11:15 AM', 'Spelling bee, 1:15 PM']],
  [
    'Lunch, 11:15 AM Spelling bee, 1:15 PM Chess club 3:00 PM',
    ['Lunch, 11:15 AM', 'Spelling bee, 1:15 PM', 'Chess club 3:00 PM'],
  ],
  ['Concert 7 pm Doors open 6:30', ['Concert 7 pm Doors open 6:30']],
  ['Pictures 9:45 10:30 vs Magpies', ['Pictures 9:45', '10:30 vs Magpies']],
])('the entries of the cell %j are told apart by their times and news', (cell, entries) => {
  expect(entriesOf(cell).map((entry) => entry.replaceAll(/\s+/g, ' '))).toEqual(entries);
});

test.each([
  ['Touch-a-truck 10–12', 1, 'Touch-a-truck 10:00–12:00'],
  ['Pickup 3–5, bus loop', 30, 'Pickup 3:00–5:00, bus loop'],
  ['Book fair 12–11', 12, 'Book fair 12–11'],
  ['Concert, grades 3–5', 8, 'Concert, grades 3–5'],
  ['Ages 9–12', 8, 'Ages 9–12'],
  ['Fun run 3–5 at 10:15a', 21, 'Fun run 3–5 at 10:15a'],
  ['3:30–5 Homework Help', 4, '3:30–5:00 Homework Help'],
  ['9–4 Book sale', 27, '9:00–4:00 Book sale'],
  ['3–5 Grade trip', 8, '3–5 Grade trip'],
  ['PHOTO DAY 9– 1', 3, 'PHOTO DAY 9:00– 1:00'],
])('a span in %j on day %i is one of hours where it can be nothing else', (entry, day, written) => {
  expect(withClock(entry, day)).toBe(written);
});

test.each([
  ['Recital 2:00 + 6:00', ['Recital 2:00', 'Recital 6:00']],
  ['Recital 2:00 and 6:00 p.m.', ['Recital 2:00', 'Recital 6:00 p.m.']],
  ['Fun run 9:00', ['Fun run 9:00']],
])('what takes place twice in %j is two entries', (entry, entries) => {
  expect(timesOfDay(entry)).toEqual(entries);
});
