/** @any-zone Wall times are formatted unchanged. */
import type { Answer, CalendarEvent, Conflict, Operation } from './contract.ts';
import { writingFor } from './wall-time.ts';
import {
  alertSentence,
  bySoonest,
  changeTimes,
  changeWords,
  copyWords,
  durationWords,
  eventWords,
  leftOutEventsWords,
  leftOutWords,
  modeWords,
  noOverlapWords,
  optionWords,
  overlapSentence,
  overlapTimes,
  problemWords,
  sharedWords,
  sourcesWords,
  spanWords,
  timeLeftWords,
  titleWords,
  travelWords,
  whenWords,
  wholeTitle,
} from './words.ts';

const speech = { writing: writingFor('en-US'), now: '2026-10-06T12:00:00' };
const at = (day: string, time: string) => `${day}T${time}:00-05:00`;
const soccer = { summary: 'Soccer', start: at('2026-10-08', '16:30'), end: at('2026-10-08', '17:45') };
const dentist = { summary: 'Dentist', start: at('2026-10-08', '17:00'), end: at('2026-10-08', '18:00') };
const conflict = (part: Partial<Conflict> = {}) =>
  ({ event1: soccer, event2: dentist, overlap_minutes: 45, status: 'unacknowledged', ...part }) as Conflict;

test.each([
  [0.2, 'less than a minute'],
  [1, '1 minute'],
  [45, '45 minutes'],
  [60, '1 hour'],
  [135, '2 hours 15 minutes'],
])('%d minutes are %s', (minutes, words) => {
  expect(durationWords(minutes)).toBe(words);
});

test.each([
  ['2026-10-06', 'today'],
  ['2026-10-07', 'tomorrow'],
  ['2026-10-08', 'on Thursday'],
  ['2026-10-12', 'on Monday'],
  ['2026-10-13', 'on Tuesday, October 13'],
  ['2026-10-05', 'on Monday, October 5'],
])('%s is %s', (day, words) => {
  expect(whenWords(day, speech)).toBe(words);
});

test.each([
  ['Piano', 'Piano'],
  ['   ', 'Untitled'],
  ['x'.repeat(81), `${'x'.repeat(80)}…`],
  ['Dentist \u202Egnp.exe', 'Dentist gnp.exe'],
  ['موعد 3', '\u2068موعد 3\u2069'],
])('the title %j is said as %j', (title, words) => {
  expect(titleWords(title)).toBe(words);
});

test('a whole title is not cut', () => {
  expect(wholeTitle(` ${'x'.repeat(500)} `)).toBe('x'.repeat(500));
});

test('an overlap is told with when, how long, and the times of both', () => {
  expect(overlapSentence(conflict(), speech)).toBe('Soccer and Dentist overlap by 45 minutes on Thursday.');
  expect(overlapTimes(conflict(), speech)).toEqual(['Soccer 4:30 – 5:45 PM', 'Dentist 5:00 – 6:00 PM']);
  const overnight = { summary: 'Sleepover', start: at('2026-10-07', '18:00'), end: at('2026-10-08', '17:30') };
  expect(overlapTimes({ event1: overnight, event2: dentist }, speech)[0]).toBe(
    'Sleepover Wednesday 6:00 PM until Thursday 5:30 PM',
  );
});

test.each([
  [at('2026-10-08', '16:00'), at('2026-10-08', '17:15'), '4:00 – 5:15 PM'],
  [at('2026-10-08', '11:30'), at('2026-10-08', '12:15'), '11:30 AM – 12:15 PM'],
  [at('2026-10-08', '16:00'), at('2026-10-08', '16:00'), '4:00 PM'],
  [at('2026-10-08', '20:00'), at('2026-10-09', '08:00'), '8:00 PM until Friday 8:00 AM'],
  [at('2026-10-08', '00:00'), at('2026-10-09', '00:00'), 'All day'],
  [at('2026-10-08', '00:00'), at('2026-10-11', '00:00'), 'All day, until Saturday, October 10'],
])('from %s to %s is %s', (start, end, words) => {
  expect(spanWords({ start, end }, speech)).toBe(words);
});

test.each([
  ['en-US', 'Soccer on Tuesday, 17:00 to 18:15', 'Soccer on Tuesday, 5:00 – 6:15 PM'],
  ['en-GB', 'Soccer on Tuesday, 17:00 to 18:15', 'Soccer on Tuesday, 17:00–18:15'],
  ['en-US', 'Party on Friday, 22:30 to 01:00', 'Party on Friday, 10:30 PM – 1:00 AM'],
  [
    'en-US',
    'Ana takes Match 17:00 to 18:15 pm, Ben takes Dentist',
    'Ana takes Match 17:00 to 18:15 pm, Ben takes Dentist',
  ],
])('in %s the option "%s" is "%s"', (locale, description, words) => {
  expect(optionWords(description, writingFor(locale))).toBe(words);
});

const alerts = (next: string | null, error: string | null = null) => ({ sent: 0, next_at: next, last_error: error });
test.each<[Partial<Conflict>, string]>([
  [{ nag_count: 0, alerts: alerts(at('2026-10-06', '12:05')) }, 'No alert sent yet; the next is due at 12:05 PM.'],
  [{ nag_count: 1, alerts: alerts(at('2026-10-07', '07:00')) }, '1 alert sent; the next follows tomorrow at 7:00 AM.'],
  [{ nag_count: 3, alerts: alerts(null) }, '3 alerts sent.'],
  [{ nag_count: 1, alerts: alerts(null, 'refused') }, '1 alert sent (the last could not be delivered).'],
  [{ nag_count: 2, status: 'acknowledged' }, '2 alerts sent. Somebody knows, so no more are sent.'],
])('of the alerts %j is told: %s', (part, words) => {
  expect(alertSentence(conflict(part), speech)).toBe(words);
});

const operation = (part: Partial<Operation> = {}) =>
  ({
    id: 'o',
    type: 'move',
    summary: 'Soccer',
    executed_at: at('2026-10-06', '11:55'),
    can_undo: true,
    undone: false,
    can_redo: false,
    ...part,
  }) as Operation;

test.each([
  [null, 'Moved Soccer'],
  [['Ana'], 'Ana takes Soccer'],
  [['Ana', 'Ben'], 'Ana and Ben take Soccer'],
])('a change after which %j go is "%s"', (takers, words) => {
  expect(changeWords(operation(), takers)).toBe(words);
});

test.each<[Partial<Operation>, string | null, string]>([
  [{}, '5 minutes left', 'Changed at 11:55 AM, 5 minutes left'],
  [{ can_undo: false }, null, 'Changed at 11:55 AM, settled'],
  [
    { can_undo: false, executed_at: at('2026-10-05', '09:00') },
    null,
    'Changed on Monday, October 5 at 9:00 AM, settled',
  ],
  [
    { can_undo: false },
    '5 minutes left',
    'Changed at 11:55 AM; it cannot be taken back, because the event was changed again later',
  ],
  [
    { can_undo: false, undone: true, can_redo: true },
    '5 minutes left',
    'Changed at 11:55 AM, taken back since, 5 minutes left',
  ],
  [{ can_undo: false, undone: true }, null, 'Changed at 11:55 AM, taken back since'],
  [
    { can_undo: false, undone: true },
    '5 minutes left',
    'Changed at 11:55 AM, taken back since; it cannot be made again, because the event was changed again later',
  ],
])('of the change %j with %s is told: %s', (part, left, words) => {
  expect(changeTimes(operation(part), left, speech)).toBe(words);
});

test('overlaps are in the order in which they begin, whatever their events begin with', () => {
  const long = {
    event1: { ...soccer, start: at('2026-10-01', '08:00') },
    event2: { ...dentist, start: at('2026-10-09', '08:00') },
  };
  const [early, late] = [
    { event1: soccer, event2: dentist },
    { event1: soccer, event2: { ...dentist, start: at('2026-10-08', '17:10') } },
  ];
  expect([long, late, early].toSorted(bySoonest)).toEqual([early, late, long]);
});

test.each([
  [1, 'No overlaps in the next 24 hours.'],
  [30, 'No overlaps in the next 30 days.'],
])('with a look ahead of %s days it is said: %s', (days, words) => {
  expect(noOverlapWords(days)).toBe(words);
});

test('overlaps that are not listed are counted', () => {
  expect(leftOutWords(1)).toMatch(/^1 later overlap is not listed: there are too many\./);
  expect(leftOutWords(451)).toMatch(/^451 later overlaps are not listed: there are too many\./);
});

test.each([
  ['2026-10-06T12:09:30Z', '9 minutes left'],
  ['2026-10-06T12:00:59Z', 'less than a minute left'],
  ['2026-10-06T12:00:00Z', null],
  [undefined, null],
])('until %s it is %s', (until, words) => {
  expect(timeLeftWords(until, Date.parse('2026-10-06T12:00:00Z'))).toBe(words);
});

const answer = (part: Partial<Answer>) =>
  ({
    mode: 'semantic',
    confidence: 'high',
    sources: [{ id: 's', type: 'email', snippet: '' }],
    answer: '',
    ...part,
  }) as Answer;
test.each<[Partial<Answer>, string]>([
  [{}, 'Searched by meaning and by words. The sources say so plainly.'],
  [
    { mode: 'keyword_fallback', confidence: 'low' },
    'Searched by words only, because the search by meaning cannot be reached. The sources hardly support it: check before you rely on it.',
  ],
  [{ sources: [] }, 'Searched by meaning and by words.'],
])('how an answer was found, %j, is told: %s', (part, words) => {
  expect(modeWords(answer(part))).toBe(words);
});

test.each([
  ['high', 'From the calendar.'],
  ['medium', 'From the calendar. Check it before you rely on it.'],
  ['low', 'From the calendar. It may not be what you asked for.'],
] as const)('an answer of the calendar with %s confidence says so', (confidence, words) => {
  expect(modeWords(answer({ answer_kind: 'calendar', confidence }))).toBe(words);
});

test.each([
  [['calendar'], 'Event'],
  [['calendar', 'calendar'], 'Events (2)'],
  [['email', 'calendar'], 'Sources (2)'],
] as const)('sources of the types %j have the heading “%s”', (types, words) => {
  expect(sourcesWords({ sources: types.map((type) => ({ type, id: type, snippet: '', relevance_score: 1 })) })).toBe(
    words,
  );
});

test.each([
  [null, undefined, null],
  [0, true, null],
  [12, true, '12 minutes from home: leave at 4:18 PM'],
  [75, false, '1 hour 15 minutes from the event before: leave at 3:15 PM'],
])('a way of %s minutes, from home: %s, is told: %s', (minutes, fromHome, words) => {
  expect(
    travelWords(
      { ...soccer, id: 'e', travel_time_minutes: minutes, travel_from_home: fromHome } as CalendarEvent,
      speech,
    ),
  ).toBe(words);
});

test('all about an event is one text', () => {
  const event = { ...soccer, id: 'e', who: ['Maya Rivera'], status: 'tentative' } as CalendarEvent;
  expect(eventWords({ ...event, entries: [event] }, speech, true)).toBe(
    'Soccer, Thursday, October 8, 4:30 – 5:45 PM, Maya Rivera, tentative, overlaps with another event',
  );
  expect(eventWords({ ...event, entries: [event, event] }, speech, false)).toBe(
    'Soccer, Thursday, October 8, 4:30 – 5:45 PM, Maya Rivera, tentative, on 2 calendars',
  );
});

test('the other calendars of an event are told with what they say otherwise', () => {
  const event = { ...soccer, id: 'a' } as CalendarEvent;
  const other = { ...event, id: 'b', summary: 'Maya: soccer' };
  const line = { ...event, entries: [event, other, event] };
  const moved = { ...event, id: 'c', start: at('2026-10-08', '15:30'), copies: ['a', 'b'] };
  const cancelled = { ...event, id: 'd', status: 'cancelled' as const, copies: ['a'] };
  const all = [line, { ...moved, entries: [moved] }, { ...cancelled, entries: [cancelled] }];
  expect(copyWords(line, all, speech)).toEqual([
    'Another calendar, as “Maya: soccer”',
    'Another calendar',
    'Another calendar, on Thursday, 3:30 – 5:45 PM',
    'Another calendar, cancelled',
  ]);
});

test.each([
  [undefined, null],
  [[], 'It takes two adults.'],
  [['maya'], 'Maya is needed at both.'],
  [['maya', 'leo'], 'Maya and Leo are needed at both.'],
])('who is needed twice, for %j', (shared, words) => {
  const members = [
    { id: 'maya', name: 'Maya' },
    { id: 'leo', name: 'Leo' },
  ];
  expect(sharedWords({ ...(shared && { shared }) }, members)).toBe(words);
});

test('events that are left out are counted and named with the reason', () => {
  expect(leftOutEventsWords(1)).toBe(
    '1 event is not on this page, and does not count for overlaps. Nothing is lost: change or remove it in the calendar that it comes from.',
  );
  expect(leftOutEventsWords(12)).toBe(
    '12 events are not on this page, and do not count for overlaps. Nothing is lost: change or remove them in the calendar that they come from.',
  );
  const message = 'It repeats too often: more than 20,000 times in a year.';
  expect(problemWords({ calendar: 'school', summary: 'Bell', message })).toBe(
    `Bell, in the calendar school: ${message}`,
  );
  expect(problemWords({ calendar: 'school', summary: null, message })).toBe(
    `An event, in the calendar school: ${message}`,
  );
});
