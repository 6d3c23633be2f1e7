import type { FoundPassage, SourceType } from '@homeroom/search';
import { household } from '../../tests/service-fixture.ts';
import { Ask } from './ask.ts';
import { presentAnswer } from './brain-presenter.ts';

function buildPassage(overrides: Partial<FoundPassage> = {}): FoundPassage {
  return { source: 'mail:trip', type: 'email', kind: null, subject: 'Museum trip', sender: 'Mr. Okafor', date: '2026-09-14', chunk: 0, passage: 'The museum trip is on Friday, October 9.', score: 0.5, ...overrides };
}
const present = (...passages: FoundPassage[]) => presentAnswer({ text: 'On Friday.', mode: 'semantic', passages, confidence: 'high' }, true).sources;

test.each<[SourceType, string | null, string]>([
  ['email', null, 'email'],
  ['newsletter', null, 'email'],
  ['calendar', null, 'calendar'],
  ['message', 'calendar_event', 'calendar'],
  ['message', 'coordination', 'document'],
  ['document', null, 'document'],
])('a source of type %s and kind %s is shown as %s', (type, kind, shown) => {
  expect(present(buildPassage({ type, kind }))).toEqual([{ type: shown, id: 'mail:trip', snippet: 'The museum trip is on Friday, October 9.', relevance_score: 0.5 }]);
});

test('a snippet is on one line and ends between words, a score is between 0 and 1', () => {
  const [long, blank] = present(buildPassage({ passage: `Bring\n${'words '.repeat(100)}`, score: 1.000_01 }), buildPassage({ passage: '', score: 0.123_456 }));
  expect(long).toMatchObject({ snippet: expect.stringMatching(/^Bring (?:words ){48}words…$/), relevance_score: 1 });
  expect(blank).toMatchObject({ snippet: 'Museum trip', relevance_score: 0.1235 });
});

describe('asking', () => {
  const ask = (...passages: FoundPassage[]) => {
    const index = { search: async () => ({ mode: 'keyword' as const, passages, confidence: 'high' as const }) };
    const asking = new Ask({ household, index, chat: null, clock: () => new Date('2026-09-20T12:00:00Z'), logger: { warn: () => undefined } });
    return (question: string) => asking.answer({ text: question, forceKeyword: false, signal: new AbortController().signal });
  };

  test('shows the best passage of each source, best first', async () => {
    const answer = await ask(buildPassage({ score: 0.4 }), buildPassage({ source: 'mail:other', score: 0.6 }), buildPassage({ chunk: 1, score: 0.7 }))('When is the museum trip?');
    expect(answer).toMatchObject({ text: expect.stringContaining('October 9'), confidence: 'high' });
    expect(answer.passages.map(({ source, chunk }) => [source, chunk])).toEqual([['mail:trip', 1], ['mail:other', 0]]);
  });

  test('has no sources where nothing that was found answers the question', async () => {
    const answer = await ask(buildPassage())('How much does a trombone cost?');
    expect(presentAnswer(answer, false)).toEqual({ answer: 'The answer is not in the processed emails.', mode: 'keyword_fallback', sources: [], confidence: 'low', embeddings_available: false });
  });
});
