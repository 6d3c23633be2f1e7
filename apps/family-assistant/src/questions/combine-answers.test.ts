import { ianaZone, utc } from '@homeroom/icalendar';
import type { FoundPassage } from '@homeroom/search';
import { EventWords } from './answering/event-words.ts';
import { questionHousehold } from './answering/testing/ask-calendar.ts';
import { buildKnownEvent } from './answering/testing/build-known-event.ts';
import { combineAnswers, factPassage } from './combine-answers.ts';

/** Tuesday, November 24, at 9:00 AM in Auckland, where the UTC date is still November 23. */
const now = Date.parse('2026-11-24T09:00:00+13:00');
const words = new EventWords(questionHousehold(), ianaZone('Pacific/Auckland') ?? utc, now);
const practice = buildKnownEvent({
  id: 'practice',
  title: 'Soccer practice',
  start: Date.parse('2026-11-26T16:00:00+13:00'),
  end: Date.parse('2026-11-26T17:00:00+13:00'),
});
const calendar = {
  answer: { text: words.sentence(practice), events: [practice], certainty: 'high' as const },
  span: null,
  words,
  tellsChanges: false,
  untold: null,
};
const passage: FoundPassage = {
  source: 'mail:moved',
  type: 'email',
  kind: null,
  subject: 'Practice',
  sender: 'Coach Kim <kim@club.example>',
  date: '2026-11-23',
  chunk: 0,
  passage: 'Practice is at 5 pm on Thursday.',
  score: 1,
};

test("the calendar's facts are dated by the household's day", () => {
  expect(factPassage(calendar).date).toBe('2026-11-24');
});

test('a newer mail that may change the event leaves the answer unsure', () => {
  expect(combineAnswers(calendar, null, null)?.confidence).toBe('high');
  expect(combineAnswers(calendar, null, 'unclear')).toMatchObject({
    text: calendar.answer.text,
    confidence: 'medium',
  });
});

test('a newer mail that plainly speaks of the event is quoted after an answer that tells few', () => {
  const newer = { passage, quote: passage.passage, isPlain: true };
  const answer = combineAnswers(calendar, null, newer);
  expect(answer?.text).toBe(
    `${calendar.answer.text}\nAlso, a mail from Coach Kim of Monday, November 23 says: “${passage.passage}”`,
  );
  expect(answer).toMatchObject({ confidence: 'medium', passagesFirst: false, passages: [passage] });
  expect(combineAnswers(calendar, null, { ...newer, isPlain: false })?.text).toBe(calendar.answer.text);
  const list = { ...calendar, answer: { ...calendar.answer, events: [practice, practice, practice] } };
  expect(combineAnswers(list, null, newer)?.text).toBe(calendar.answer.text);
});

test('a newer mail is named by the day on which it was written, in every zone', () => {
  const newer = { event: practice, passage, quote: passage.passage, start: practice.start, end: practice.end };
  expect(combineAnswers(calendar, null, newer)?.text).toMatch(/^By a mail from Coach Kim of Monday, November 23, /);
});

test('a mail that comes near to a fact that events do not tell is quoted, and another event is not', () => {
  const answer = { ...calendar.answer, certainty: 'low' as const };
  const found = {
    text: '“Bring shin guards.”',
    kind: 'quoted' as const,
    mode: 'keyword' as const,
    confidence: 'low' as const,
    cited: ['mail:moved'],
  };
  const asked = { ...calendar, answer, untold: 'other' as const };
  expect(combineAnswers(asked, { ...found, passages: [passage] }, null)?.kind).toBe('quoted');
  expect(combineAnswers(asked, { ...found, passages: [{ ...passage, type: 'calendar' }] }, null)?.kind).toBe(
    'calendar',
  );
});
