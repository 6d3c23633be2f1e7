import { hourMs } from '@homeroom/icalendar';
import { readMessage } from './read-message.ts';
import { riveras } from './testing/reading-summary.ts';

interface Asked {
  now: string;
  timezone?: string;
  locale?: string;
}

function spanOf(question: string, { now, ...settings }: Asked) {
  const [read] = readMessage(question, riveras(settings), { now: Date.parse(now), sender: null }).questions;
  if (!read) throw new Error(`not read: ${question}`);
  return read.span;
}

const daysOf = (asked: Asked, rows: readonly (readonly [string, string])[]) =>
  rows.map(([question, words]) => [question, asked, words] as const);
const tuesdayEvening = { now: '2026-12-01T19:00:00-06:00' };
const sunday = { now: '2026-12-06T09:00:00-06:00' };
const saturday = { now: '2026-12-05T12:00:00-06:00' };

describe('the span of a question', () => {
  test.each([
    ...daysOf(tuesdayEvening, [
      ['Tuesday?', 'Tuesday, December 8'],
      ['this Tuesday?', 'Tuesday, December 1'],
      ['Tuesday at 8?', 'Tuesday, December 1, at 8:00 PM'],
      ['Tuesday evening?', 'Tuesday evening, December 1'],
      ['Tuesday morning?', 'Tuesday morning, December 8'],
      ['next Tuesday?', 'Tuesday, December 8'],
      ['last Tuesday?', 'Tuesday, November 24'],
      ['in the morning?', 'Wednesday morning, December 2'],
      ['this morning?', 'Tuesday morning, December 1'],
      ['at 7?', 'Tuesday, December 1, at 7:00 PM'],
      ['at 4 pm?', 'Wednesday, December 2, at 4:00 PM'],
      ['What did we have on Tuesday?', 'Tuesday, November 24'],
      ['What did we have on Wednesday?', 'Wednesday, November 25'],
      ['the 1st?', 'Tuesday, December 1'],
      ["What time does Isaac's 18th start?", ''],
      ['anything tomoro?', 'Wednesday, December 2'],
      ['do i work the night of black friday', 'Friday evening, November 26, 2027'],
      ['does anyone have anything on black friday', 'Friday, November 26, 2027'],
      ['how many practices before the end of the month?', 'from Tuesday, December 1 to Thursday, December 31'],
      ['November?', 'in November 2027'],
      ['What did we do in November?', 'in November'],
      ['What did we do on December 10?', 'Wednesday, December 10, 2025'],
      ['November 20?', 'Friday, November 20'],
      ['November 10?', 'Wednesday, November 10, 2027'],
    ]),
    ...daysOf(sunday, [
      ['this weekend?', 'this weekend, December 5 and December 6'],
      ['next weekend?', 'next weekend, December 12 and December 13'],
      ['last weekend?', 'last weekend, November 28 and November 29'],
      ['next week?', 'next week, December 13 to December 19'],
      ['Tuesday?', 'Tuesday, December 8'],
      ['next Tuesday?', 'Tuesday, December 15'],
      ['the 1st?', 'Friday, January 1, 2027'],
    ]),
    ...daysOf(saturday, [
      ['next Tuesday?', 'Tuesday, December 8'],
      ['next week?', 'next week, December 6 to December 12'],
      ['this weekend?', 'this weekend, December 5 and December 6'],
      ['weekend of the 19th?', 'the weekend, December 19 and December 20'],
      ['at the end of January?', 'from Friday, January 22, 2027 to Sunday, January 31, 2027'],
      ['the beginning of January?', 'from Friday, January 1, 2027 to Sunday, January 10, 2027'],
      ['Monday afternoon after 4?', 'Monday, December 7, after 4:00 PM'],
    ]),
    ...daysOf({ now: '2026-12-01T10:00:00Z', timezone: 'Europe/London', locale: 'en-GB' }, [
      ['5/12?', 'Saturday 5 December'],
      ['What is on at 4?', 'Tuesday 1 December, at 16:00'],
      ['Friday evening?', 'Friday evening 4 December'],
    ]),
  ])('%s asked at %j is %s', (question, asked, words) => {
    expect(spanOf(question, asked).words).toBe(words);
  });

  test.each([
    ['America/Chicago', '2026-10-31T12:00:00-05:00', '2026-11-01T00:00:00-05:00', 25],
    ['America/Denver', '2027-03-13T12:00:00-07:00', '2027-03-14T00:00:00-07:00', 23],
    ['Asia/Kolkata', '2026-10-31T12:00:00+05:30', '2026-11-01T00:00:00+05:30', 24],
    ['Pacific/Auckland', '2027-04-03T12:00:00+13:00', '2027-04-04T00:00:00+13:00', 25],
  ])('covers the whole of tomorrow in %s, asked at %s', (timezone, now, start, hours) => {
    const span = spanOf('What do we have tomorrow?', { now, timezone });
    expect(span).toMatchObject({ kind: 'day', start: Date.parse(start), end: Date.parse(start) + hours * hourMs });
  });

  test('of a week over a clock change begins and ends at local midnight', () => {
    const span = spanOf('this week?', { now: '2026-10-27T12:00:00-05:00' });
    expect(span).toMatchObject({
      start: Date.parse('2026-10-25T00:00:00-05:00'),
      end: Date.parse('2026-11-01T00:00:00-05:00'),
    });
    expect(spanOf('next week?', { now: '2026-10-27T12:00:00-05:00' })).toMatchObject({
      start: Date.parse('2026-11-01T00:00:00-05:00'),
      end: Date.parse('2026-11-08T00:00:00-06:00'),
    });
  });

  test('is a moment for an hour, after the clocks changed as before', () => {
    expect(spanOf('Is Dad free on Sunday at 4 pm?', { now: '2026-10-31T12:00:00-05:00' })).toEqual({
      start: Date.parse('2026-11-01T16:00:00-06:00'),
      end: Date.parse('2026-11-01T16:00:00-06:00'),
      kind: 'moment',
      words: 'Sunday, November 1, at 4:00 PM',
    });
  });

  test('reaches a year ahead when no time is named, and back in a question about the past', () => {
    const now = Date.parse(sunday.now);
    expect(spanOf('When is soccer?', sunday)).toEqual({
      start: now,
      end: now + 366 * 24 * hourMs,
      kind: 'open',
      words: '',
    });
    expect(spanOf('When was soccer?', sunday)).toMatchObject({ start: now - 366 * 24 * hourMs, end: now });
  });

  test('of what is left begins now', () => {
    const now = Date.parse(tuesdayEvening.now);
    expect(spanOf("What's left this week?", tuesdayEvening)).toMatchObject({
      start: now,
      words: 'the rest of this week',
    });
    expect(spanOf("What's on later today?", tuesdayEvening)).toMatchObject({
      start: now,
      end: Date.parse('2026-12-02T00:00:00-06:00'),
      words: 'Tuesday, December 1, after 7:00 PM',
    });
  });

  test('is today in the household when it is already tomorrow elsewhere', () => {
    expect(spanOf('today?', { now: '2026-12-02T03:00:00Z' }).words).toBe('Tuesday, December 1');
    expect(spanOf('today?', { now: '2026-12-01T19:00:00Z', timezone: 'Asia/Kolkata' }).words).toBe(
      'Wednesday, December 2',
    );
  });
});
