import { byEvent, changedWords, seenWords, unavailableWords } from './calendar-change-words.ts';
import type { CalendarChange } from './contract.ts';
import { writingFor } from './wall-time.ts';

const speech = { writing: writingFor('en-US'), now: '2026-11-18T09:00:00' };
const practice = {
  summary: 'Soccer practice',
  start: '2026-11-19T16:00:00-06:00',
  end: '2026-11-19T17:15:00-06:00',
  location: 'Riverside Park',
};
type Times = typeof practice;

function change(kind: CalendarChange['kind'], before: Times | null, after: Times | null): CalendarChange {
  const event = { id: '6f1d3c52-8a41-8e0b-9c77-2b5e0a4d91f3', ...(after ?? before ?? practice) };
  return { kind, event, before, after, calendar: 'league', seen_at: '2026-11-17T09:12:31-06:00' };
}

const at = (day: string, from: string, to: string) => ({ start: `${day}T${from}-06:00`, end: `${day}T${to}-06:00` });
const later = { ...practice, ...at('2026-11-19', '17:30:00', '18:45:00') };
const wholeDay = { ...practice, start: '2026-11-28T00:00:00-06:00', end: '2026-11-29T00:00:00-06:00' };

test.each([
  ['an added event', change('added', null, practice), 'New: Soccer practice, Thursday 4:00 PM'],
  ['a cancelled event', change('cancelled', practice, null), 'Cancelled: Soccer practice, Thursday 4:00 PM'],
  ['a time', change('moved', practice, later), 'Moved: Soccer practice, Thursday 4:00 PM → 5:30 PM'],
  [
    'a day',
    change('moved', practice, { ...practice, ...at('2026-11-18', '16:00:00', '17:15:00') }),
    'Moved: Soccer practice, Thursday 4:00 PM → today 4:00 PM',
  ],
  [
    'an end',
    change('moved', practice, { ...practice, end: '2026-11-19T18:00:00-06:00' }),
    'Moved: Soccer practice, Thursday 4:00 PM, now until 6:00 PM',
  ],
  [
    'an end on another day',
    change('moved', practice, { ...practice, end: '2026-11-20T01:00:00-06:00' }),
    'Moved: Soccer practice, Thursday 4:00 PM, now until Friday 1:00 AM',
  ],
  [
    'a time that became a whole day',
    change('moved', practice, wholeDay),
    'Moved: Soccer practice, Thursday 4:00 PM → Saturday, November 28, all day',
  ],
  [
    'more days',
    change('moved', wholeDay, { ...wholeDay, end: '2026-12-01T00:00:00-06:00' }),
    'Moved: Soccer practice, Saturday, November 28, all day, now until Monday, November 30',
  ],
  [
    'a title',
    change('renamed', practice, { ...practice, summary: 'Soccer match' }),
    'Renamed: Soccer practice → Soccer match, Thursday 4:00 PM',
  ],
  [
    'a place that was not known',
    change('place', { ...practice, location: '' }, practice),
    'New place: Soccer practice, Thursday 4:00 PM, no place → Riverside Park',
  ],
])('%s is told as in messages', (_name, changed, words) => {
  const { label, what } = changedWords([changed], speech);
  expect(`${label}: ${what}`).toBe(words);
});

test('an event that was moved and renamed at once is told once', () => {
  const after = { ...later, summary: 'Soccer match' };
  const groups = byEvent([
    change('moved', practice, after),
    change('renamed', practice, after),
    { ...change('moved', practice, later), seen_at: '2026-11-17T08:00:00-06:00' },
  ]);
  expect(groups.map((group) => changedWords(group, speech))).toEqual([
    { label: 'Moved, renamed', what: 'Soccer practice → Soccer match, Thursday 4:00 PM → 5:30 PM' },
    { label: 'Moved', what: 'Soccer practice, Thursday 4:00 PM → 5:30 PM' },
  ]);
});

test('a change says when it was seen', () => {
  expect(seenWords('2026-11-17T09:12:31-06:00', speech)).toBe('yesterday at 9:12 AM');
  expect(seenWords('2026-11-18T00:00:00-06:00', speech)).toBe('today at 12:00 AM');
});

test.each([
  ['2026-11-18T14:12:31Z', 'today, 8:12 AM'],
  ['2026-11-18T03:12:31Z', 'yesterday, 9:12 PM'],
  ['2026-10-09T13:00:00Z', 'Friday, October 9, 8:00 AM'],
])('a calendar that cannot be read since %s shows its events as of %s', (since, words) => {
  expect(unavailableWords({ since, message: 'It cannot be read.' }, speech, 'America/Chicago')).toBe(
    `It cannot be read. Its events are shown as of ${words}.`,
  );
});
