import type { DocumentTruth } from '@homeroom/sample-data/documents';
import { scoreOf, type Card } from './documents-score.ts';

const truth: DocumentTruth = {
  category: 'School',
  who: ['Maya'],
  whoElse: ['Ana'],
  documentDate: '2026-09-14',
  dates: [
    { date: '2026-10-09', time: '08:45', endTime: '15:15', words: 'Friday' },
    { date: '2026-10-12', endDate: '2026-10-16', words: 'that week' },
    { date: '2026-09-30', words: 'September 30' },
  ],
  mentioned: [{ date: '2026-09-01', why: 'long ago' }],
  deadlines: ['2026-09-30'],
  arguableDeadlines: ['2026-10-16'],
  actionRequired: true,
  actions: ['slip|permission'],
};
const right: Card = {
  category: 'School',
  who: ['Maya Rivera'],
  document_date: '2026-09-14',
  dates: [
    { date: '2026-10-09', time: '08:45', end_date: null, end_time: '15:15' },
    { date: '2026-10-12', time: null, end_date: '2026-10-16', end_time: null },
  ],
  deadlines: [{ date: '2026-09-30', time: null }],
  actions: [{ text: 'Return the signed Permission form' }],
  action_required: true,
};
const [trip, week] = right.dates as [Card['dates'][0], Card['dates'][0]];

test('a card that says what is true has no fault, also with what may be said besides', () => {
  expect(scoreOf(right, truth, '2026-09-14').faults).toEqual([]);
  const more = {
    ...right,
    who: ['Maya', 'Ana'],
    dates: [
      ...right.dates,
      { date: '2026-09-01', time: null },
      { date: '2026-10-09', time: null },
      { date: '2026-10-14', time: null },
    ],
    deadlines: [...right.deadlines, { date: '2026-10-16', time: null }],
  };
  expect(scoreOf(more, truth, '2026-09-14').faults).toEqual([]);
});

test.each<[string, Partial<Card>, Partial<Record<string, [right: number, wanted: number, invented: number]>>, string]>([
  [
    'a wrong time counts once',
    { dates: [{ ...trip, time: '09:45' }, week] },
    { dates: [2, 3, 0] },
    'date missed: 2026-10-09 08:45 until 15:15 “Friday”, 2026-10-09 09:45 until 15:15 instead',
  ],
  [
    'a missing end of the time is a fault',
    { dates: [{ ...trip, end_time: null }, week] },
    { dates: [2, 3, 0] },
    'date missed: 2026-10-09 08:45 until 15:15 “Friday”',
  ],
  [
    'half a range is not the range',
    { dates: [trip, { ...week, end_date: null }] },
    { dates: [2, 3, 0] },
    'date missed: 2026-10-12 to 2026-10-16 “that week”',
  ],
  [
    'another day is invented',
    { dates: [...right.dates, { date: '2026-11-12', time: null }] },
    { dates: [3, 3, 1] },
    'date invented: 2026-11-12',
  ],
  [
    "the letter's own day is none of its dates",
    { dates: [...right.dates, { date: '2026-09-14', time: null }] },
    { dates: [3, 3, 1] },
    'date invented: 2026-09-14',
  ],
  [
    'an event is no deadline',
    { deadlines: [...right.deadlines, { date: '2026-10-09', time: null }] },
    { dates: [3, 3, 0], deadlines: [1, 1, 1] },
    'deadline invented: 2026-10-09',
  ],
  ['somebody else', { who: ['Leo'] }, { who: [0, 1, 0] }, 'who: ["Leo"] instead of ["Maya"]'],
  [
    'no action',
    { actions: [], action_required: false },
    { actions: [0, 1, 0], 'action required': [0, 1, 0] },
    'action missed: slip|permission, there are []',
  ],
])('%s', (_name, changes, tallies, fault) => {
  const score = scoreOf({ ...right, ...changes }, truth, '2026-09-14');
  for (const [aspect, [rightOnes, wanted, invented] = []] of Object.entries(tallies))
    expect(score.tallies[aspect as 'dates']).toEqual({ right: rightOnes, wanted, invented });
  expect(score.faults).toContain(fault);
});
