import type { FoundPassage, SourceType } from '@homeroom/search';
import type { HouseholdAnswer } from '../questions/combine-answers.ts';
import { presentAnswer } from './brain-presenter.ts';

function buildPassage(overrides: Partial<FoundPassage> = {}): FoundPassage {
  return {
    source: 'mail:trip',
    type: 'email',
    kind: null,
    subject: 'Museum trip',
    sender: 'Mr. Okafor',
    date: '2026-09-14',
    chunk: 0,
    passage: 'The museum trip is on Friday, October 9.',
    score: 0.5,
    ...overrides,
  };
}
function buildAnswer(overrides: Partial<HouseholdAnswer> = {}): HouseholdAnswer {
  return {
    text: null,
    kind: 'none',
    mode: 'semantic',
    confidence: 'low',
    events: [],
    passagesFirst: false,
    passages: [],
    ...overrides,
  };
}

const present = (...passages: FoundPassage[]) =>
  presentAnswer(buildAnswer({ text: 'On Friday.', kind: 'quoted', passages, confidence: 'high' }), true).sources;

test.each<[SourceType, string | null, string]>([
  ['email', null, 'email'],
  ['newsletter', null, 'email'],
  ['calendar', null, 'calendar'],
  ['message', 'calendar_event', 'calendar'],
  ['message', 'coordination', 'document'],
  ['document', null, 'document'],
])('a source of type %s and kind %s is shown as %s', (type, kind, shown) => {
  expect(present(buildPassage({ type, kind }))).toEqual([
    { type: shown, id: 'mail:trip', snippet: 'The museum trip is on Friday, October 9.', relevance_score: 0.5 },
  ]);
});

test('a snippet is on one line and ends between words, a score is between 0 and 1', () => {
  const [long, blank] = present(
    buildPassage({ passage: `Bring\n${'words '.repeat(100)}`, score: 1.000_01 }),
    buildPassage({ passage: '', score: 0.123_456 }),
  );
  expect(long).toMatchObject({ snippet: expect.stringMatching(/^Bring (?:words ){48}words…$/), relevance_score: 1 });
  expect(blank).toMatchObject({ snippet: 'Museum trip', relevance_score: 0.1235 });
});

test('sources stay in their order, whatever their scores', () => {
  expect(
    present(
      buildPassage({ source: 'mail:answer', score: 0.2 }),
      buildPassage({ source: 'mail:better', score: 0.9 }),
    ).map(({ id }) => id),
  ).toEqual(['mail:answer', 'mail:better']);
});

test('that there is no answer is said with the fixed sentence', () => {
  expect(presentAnswer(buildAnswer({ mode: 'keyword' }), false)).toEqual({
    answer: 'The answer is not in the processed emails.',
    mode: 'keyword_fallback',
    sources: [],
    confidence: 'low',
    embeddings_available: false,
    answer_kind: 'none',
  });
});

test('events of the calendar are sources with full relevance, before or after the passages', () => {
  const answer = buildAnswer({
    kind: 'calendar',
    events: [{ source: 'calendar:family:trip', snippet: 'Museum trip is on Friday.' }],
    passages: [buildPassage()],
  });
  const event = {
    type: 'calendar',
    id: 'calendar:family:trip',
    snippet: 'Museum trip is on Friday.',
    relevance_score: 1,
  };
  expect(presentAnswer(answer, true)).toMatchObject({ answer_kind: 'calendar', sources: [event, { id: 'mail:trip' }] });
  expect(presentAnswer({ ...answer, passagesFirst: true }, true).sources).toMatchObject([{ id: 'mail:trip' }, event]);
});
