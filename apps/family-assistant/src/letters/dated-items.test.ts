import { formatInstant } from '@homeroom/icalendar';
import { chicago } from '@homeroom/icalendar/testing';
import { briefingCard, type BriefingCard } from './briefing-card.ts';
import { datedItems } from './dated-items.ts';
import { recordedCard } from './testing/recorded-card.ts';

const card = briefingCard.parse(recordedCard);
const date: BriefingCard['dates'][number] = {
  date: '2026-12-10',
  time: '18:30',
  end_date: null,
  end_time: null,
  all_day: false,
  label: 'Winter concert',
  kind: 'event',
  text: 'December 10',
  confidence: 0.9,
};
const itemsOf = (dates: BriefingCard['dates'], deadlines: BriefingCard['deadlines'] = []) =>
  datedItems({ ...card, dates, deadlines }, chicago).map(({ start, end, ...item }) => ({
    ...item,
    times: [start, end].map((time) => formatInstant(time, chicago)),
  }));

test.each([
  ['without an end lasts an hour', {}, ['2026-12-10T18:30:00-06:00', '2026-12-10T19:30:00-06:00'], [false, true]],
  [
    'with an end lasts until then',
    { end_time: '20:00' },
    ['2026-12-10T18:30:00-06:00', '2026-12-10T20:00:00-06:00'],
    [false, false],
  ],
  [
    'that ends at an earlier hour ends the next day',
    { end_time: '01:00' },
    ['2026-12-10T18:30:00-06:00', '2026-12-11T01:00:00-06:00'],
    [false, false],
  ],
  [
    'that ends just before it starts lasts an hour',
    { end_time: '18:00' },
    ['2026-12-10T18:30:00-06:00', '2026-12-10T19:30:00-06:00'],
    [false, true],
  ],
  [
    'without a time takes the whole day',
    { time: null },
    ['2026-12-10T00:00:00-06:00', '2026-12-11T00:00:00-06:00'],
    [true, false],
  ],
  [
    'of several days takes the whole days',
    { end_date: '2026-12-12', end_time: '20:00' },
    ['2026-12-10T00:00:00-06:00', '2026-12-13T00:00:00-06:00'],
    [true, false],
  ],
  [
    'over night with both days keeps its hours',
    { end_date: '2026-12-11', end_time: '09:00' },
    ['2026-12-10T18:30:00-06:00', '2026-12-11T09:00:00-06:00'],
    [false, false],
  ],
])('a date %s', (_, change, times, [allDay, isEndAssumed]) => {
  expect(itemsOf([{ ...date, ...change }])).toMatchObject([{ times, allDay, isEndAssumed, summary: 'Winter concert' }]);
});

test('dates that no event can have are left out', () => {
  expect(
    itemsOf([
      { ...date, time: null, end_date: '2026-12-01' },
      { ...date, end_date: '2028-01-01' },
    ]),
  ).toEqual([]);
});

test('a deadline takes the day, with its hour in the title, and is told once', () => {
  const deadline = { date: '2026-11-25', time: '12:00', label: 'Return the slip', text: 'by noon', confidence: 0.6 };
  const items = itemsOf([{ ...date, date: '2026-11-25', kind: 'deadline' }], [deadline]);
  expect(items).toEqual([
    {
      kind: 'deadline',
      summary: 'Return the slip (by 12:00)',
      allDay: true,
      isEndAssumed: false,
      sourceText: 'by noon',
      confidence: 'medium',
      times: ['2026-11-25T00:00:00-06:00', '2026-11-26T00:00:00-06:00'],
    },
  ]);
});

test('a date without a label has the title of the letter, and the time as stated next to its words', () => {
  const [item] = itemsOf([{ ...date, label: ' ', stated_time: '1:30 AM CET' }]);
  expect([item?.summary, item?.sourceText]).toEqual([card.title, 'December 10 (1:30 AM CET)']);
});

test('what to bring is told with the event that the letter names before, or with the first one', () => {
  const letter =
    'Bring a pencil. The science trip is on December 4. Please bring a packed lunch.\nThe concert is on December 10. Wear black.';
  const dates = [date, { ...date, date: '2026-12-04', label: 'Science trip', text: 'December 4' }];
  const items = datedItems({ ...card, text_excerpt: letter, dates, deadlines: [] }, chicago);
  expect(items.map(({ sourceText }) => sourceText)).toEqual([
    'December 4. Please bring a packed lunch.',
    'December 10. Bring a pencil. Wear black.',
  ]);
});
