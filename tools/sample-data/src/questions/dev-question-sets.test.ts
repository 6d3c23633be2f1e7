import { devQuestionSets } from './dev/index.ts';
import type { QuestionSet } from './question-set.ts';

const sets = devQuestionSets.map((set) => [set.id, set] as const);

describe('question sets of the developers', () => {
  it('have an id of their own', () => {
    expect(doubled(devQuestionSets.map(({ id }) => id))).toEqual([]);
  });

  it.each(sets)('%s names only sources that it has', (_, set) => {
    const known = new Set(sourceIdsOf(set));
    const unknown = set.questions.flatMap(({ question, sources }) =>
      sources.filter((source) => !known.has(source)).map((source) => `${source}: ${question}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each(sets)('%s asks no question twice', (_, set) => {
    const asked = set.questions.map(({ from = 'nobody', question }) => `${from}: ${question.trim().toLowerCase()}`);
    expect(doubled(asked)).toEqual([]);
  });

  it.each(sets)('%s names each source once', (_, set) => {
    expect(doubled(set.sources.map(({ id }) => id))).toEqual([]);
  });
});

function sourceIdsOf({ calendars, sources }: QuestionSet): string[] {
  const events = Object.entries(calendars).flatMap(([calendar, text]) =>
    [...text.replaceAll(/\r?\n[ \t]/g, '').matchAll(/^UID:(.+?)\r?$/gm)].map(
      ([, uid = '']) => `calendar:${calendar}:${uid}`,
    ),
  );
  return [...sources.map(({ id }) => id), ...events];
}

function doubled(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
