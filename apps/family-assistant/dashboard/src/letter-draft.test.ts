/** @any-zone Wall times and offsets only. */
import type { CalendarEvent, Proposal } from './contract.ts';
import { draftOf, draftProblem, eventOf, isMoved, movedTo, overlapsOf, timesOf, type Draft } from './letter-draft.ts';

const zone = 'America/Chicago';
const proposal = (event: Partial<Proposal['event']> = {}, part: Partial<Proposal> = {}): Proposal => ({
  kind: 'event',
  event: {
    summary: 'Museum trip',
    start: '2026-10-09T08:45:00-05:00',
    end: '2026-10-09T15:15:00-05:00',
    all_day: false,
    location: 'City Museum',
    who: ['Maya Rivera'],
    calendar: 'family',
    ...event,
  },
  source_text: 'Friday, October 9',
  end_is_assumed: false,
  confidence: 'high',
  preselected: true,
  conflicts: [],
  ...part,
});
const holidays = proposal({ start: '2026-10-19T00:00:00-05:00', end: '2026-10-24T00:00:00-05:00', all_day: true });
const draft = (part: Partial<Draft> = {}): Draft => ({ ...draftOf(proposal()), ...part });
const shown = (start: string, end: string, part: Partial<CalendarEvent> = {}) =>
  ({ id: start, summary: 'Other', start: `${start}-05:00`, end: `${end}-05:00`, ...part }) as CalendarEvent;

test('a draft has the event of its proposal, and becomes it again', () => {
  expect(eventOf(draft(), proposal(), zone)).toEqual({
    summary: 'Museum trip',
    start: '2026-10-09T13:45:00.000Z',
    end: '2026-10-09T20:15:00.000Z',
    location: 'City Museum',
    who: ['Maya Rivera'],
    calendar: 'family',
    source_text: 'Friday, October 9',
  });
  expect(isMoved(draft(), proposal())).toBe(false);
});

test('whole days end with their last day, and are sent from midnight to midnight', () => {
  const made = draftOf(holidays);
  expect([made.firstDay, made.lastDay, made.start, made.end]).toEqual(['2026-10-19', '2026-10-23', '', '']);
  expect(eventOf(made, holidays, zone)).toMatchObject({
    start: '2026-10-19T05:00:00.000Z',
    end: '2026-10-24T05:00:00.000Z',
  });
  expect(isMoved(made, holidays)).toBe(false);
});

test('over a clock change the wall times stay', () => {
  const late = draft({ firstDay: '2026-10-31', lastDay: '2026-11-01', start: '22:00', end: '09:00' });
  expect(eventOf(late, proposal(), zone)).toMatchObject({
    start: '2026-11-01T03:00:00.000Z',
    end: '2026-11-01T15:00:00.000Z',
  });
});

test.each([
  [{ preselected: true }, true],
  [{ preselected: false }, false],
  [{ already_on_calendar: shown('2026-10-09T08:45:00', '2026-10-09T15:15:00') }, false],
])('a proposal with %j is chosen: %s', (part, isChosen) => {
  expect(draftOf(proposal({}, part)).isChosen).toBe(isChosen);
});

test.each<[Partial<Draft>, RegExp | null]>([
  [{}, null],
  [{ title: '  ' }, /title/],
  [{ firstDay: '' }, /day/],
  [{ start: '' }, /starts and ends/],
  [{ start: '', end: '', isAllDay: true }, null],
  [{ end: '08:45' }, /before it starts/],
  [{ end: '07:00', lastDay: '2026-10-10' }, null],
  [{ isAllDay: true, lastDay: '2026-10-08' }, /before it starts/],
])('a draft with %j has the problem %s', (part, problem) => {
  const found = draftProblem(draft(part));
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeNull();
});

test('the last day moves along with the first, and a place left empty is not sent', () => {
  expect(movedTo(draftOf(holidays), '2026-10-26')).toMatchObject({ firstDay: '2026-10-26', lastDay: '2026-10-30' });
  expect(movedTo(draft({ firstDay: '' }), '2026-10-26')).toMatchObject({ lastDay: '2026-10-09' });
  expect(movedTo(draft({ firstDay: '', lastDay: '' }), '2026-10-26')).toMatchObject({ lastDay: '2026-10-26' });
  expect(movedTo(draft(), '')).toMatchObject({ firstDay: '', lastDay: '2026-10-09' });
  expect(eventOf(draft({ place: ' ' }), proposal(), zone)).not.toHaveProperty('location');
});

test('a draft overlaps timed events by their minutes, never whole days or cancelled ones', () => {
  const events = [
    shown('2026-10-09T14:30:00', '2026-10-09T16:00:00'),
    shown('2026-10-09T15:15:00', '2026-10-09T16:00:00'),
    shown('2026-10-09T00:00:00', '2026-10-10T00:00:00'),
    shown('2026-10-09T10:00:00', '2026-10-09T11:00:00', { status: 'cancelled' }),
  ];
  expect(overlapsOf(timesOf(draft()), events).map((overlap) => overlap.overlap_minutes)).toEqual([45]);
  expect(overlapsOf(timesOf(draftOf(holidays)), events)).toEqual([]);
});
