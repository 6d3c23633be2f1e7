/** @any-zone Wall times are formatted unchanged. */
import { CallFailedError } from './calls.ts';
import type { AddedLetterEvents, CalendarEvent, Letter, Operation, Proposal } from './contract.ts';
import {
  addedWords,
  addWords,
  dayWords,
  doubtWords,
  foundWords,
  letterFailureWords,
  overlapWords,
  reviewWords,
  whenOf,
} from './letter-words.ts';
import { writingFor } from './wall-time.ts';

const speech = { writing: writingFor('en-US'), now: '2026-10-06T12:00:00' };
const event = (summary: string) => ({ id: summary, summary }) as CalendarEvent;
const proposal = (part: Partial<Proposal>) =>
  ({ kind: 'event', confidence: 'high', preselected: false, ...part }) as Proposal;
const card = (part: Partial<Letter['card']> = {}) =>
  ({ confidence: 'high', needs_review: false, ...part }) as Letter['card'];
const letter = (proposals: Proposal[], leftOut = 0) => ({ proposals, proposals_left_out: leftOut }) as Letter;
const known = proposal({ already_on_calendar: event('Fair') });

test('days have their year unless it is this one', () => {
  expect(dayWords('2026-12-31', speech)).toBe('Thursday, December 31');
  expect(whenOf({ start: '2027-01-08T18:30:00-06:00', end: '2027-01-08T19:30:00-06:00' }, speech)).toBe(
    'Friday, January 8, 2027, 6:30 – 7:30 PM',
  );
});

test.each([
  [{ field: 'document_date', reason: 'There are two.' }, 'Date of the letter: There are two.'],
  [{ field: 'shoe_size', reason: 'Not clear.' }, 'Shoe size: Not clear.'],
])('what is to be checked is named: %j', (review, words) => {
  expect(reviewWords(review)).toBe(words);
});

test.each<[Partial<Proposal>, Partial<Letter['card']>, RegExp | null]>([
  [{ preselected: true }, {}, null],
  [{ already_on_calendar: event('Fair') }, {}, null],
  [{ confidence: 'low' }, {}, /^This may be no date of yours: compare/],
  [{ confidence: 'medium', kind: 'deadline' }, {}, /^Not sure about this date/],
  [{ kind: 'deadline' }, {}, /^A deadline/],
  [{ kind: 'other' }, {}, /^This may be no event/],
  [{}, { needs_review: true }, /^Not sure about the letter as a whole: compare this date with it/],
  [{}, { confidence: 'medium' }, /^Not sure about the letter as a whole/],
  [{}, {}, /^Not sure about this one/],
])('the reason why %j of a card with %j is not selected', (part, ofCard, words) => {
  const found = doubtWords(proposal(part), card(ofCard));
  if (words) expect(found).toMatch(words);
  else expect(found).toBeNull();
});

test.each<[Letter, RegExp]>([
  [letter([]), /^No date to come was found/],
  [letter([proposal({})]), /^1 date to come\. Nothing is added/],
  [letter([proposal({}), known], 3), /^2 dates to come\. 1 is on the calendar already\. 3 later ones are not listed\./],
  [letter([known]), /^Its date is on the calendar already\.$/],
  [letter([known, known]), /^All 2 of its dates are on the calendar already\.$/],
])('what was found is counted', (found, words) => {
  expect(foundWords(found)).toMatch(words);
});

test('overlaps are named with their length', () => {
  expect(
    overlapWords([
      { event: event('Soccer'), overlap_minutes: 45 },
      { event: event('Choir'), overlap_minutes: 60 },
    ]),
  ).toBe('Overlaps with Soccer by 45 minutes and with Choir by 1 hour.');
});

test('what was added is counted, with the time for taking it back', () => {
  const operation = { reversible_until: '2026-10-06T12:10:00-05:00' } as Operation;
  const added = (part: Partial<AddedLetterEvents>) => addedWords({ events: [], already_there: [], ...part }, speech);
  expect(added({ events: [event('A'), event('B')], already_there: [event('C')], operation })).toBe(
    'Added 2 events. 1 was there already from this letter. You can take them all back until 12:10 PM.',
  );
  expect(added({ events: [event('A')], operation })).toBe('Added 1 event. You can take it back until 12:10 PM.');
  expect(added({ already_there: [event('C'), event('D')] })).toBe(
    'Nothing was added: 2 were there already from this letter.',
  );
  expect([addWords(0), addWords(1), addWords(2)]).toEqual([
    'Add to the calendar',
    'Add 1 event to the calendar',
    'Add 2 events to the calendar',
  ]);
});

test.each([
  [new CallFailedError('A .zip is not read. Send the letter in it.', 400), /^A \.zip is not read\. Send/],
  [new CallFailedError('Too large.', 413), /^Too large\. Photograph/],
  [new CallFailedError('Set STAGING_KNOWLEDGE_URL.', 503, 'letters_not_set_up'), /^Letters cannot be read here yet\./],
  [
    new CallFailedError('It is busy.', 503, 'letters_unavailable'),
    /^The letter cannot be read right now\. Try again in a moment.*\(It is busy\.\)$/,
  ],
  [new CallFailedError('It has ended.', 401), /^Your link no longer works/],
  [new CallFailedError('Somebody else is here.', 403), /Open your own link again\.$/],
  [new TypeError('x is undefined'), /^The letter could not be read\. Try again/],
])('%s says what to do', (failure, words) => {
  expect(letterFailureWords(failure)).toMatch(words);
});
