import { briefSummary, detailedSummary, sentencesOf } from './matter-summary.ts';

const sentences = (text: string) => sentencesOf(text);

test('sentences come without greeting and closing, and a title ends none', () => {
  expect(sentences('Dear families, thank you for a good start. Dr. Amari comes on Fri. Oct. 9. Sincerely')).toEqual([
    'Thank you for a good start.',
    'Dr. Amari comes on Fri. Oct. 9.',
  ]);
});

describe('a brief summary', () => {
  test('is the first sentence with a day or a figure, or else the first that is no politeness', () => {
    expect(
      briefSummary({
        title: '',
        sentences: sentences('We hope everyone had a great summer! Picture day is on Tuesday. Smile!'),
      }),
    ).toBe('Picture day is on Tuesday.');
    expect(briefSummary({ title: '', sentences: sentences('Welcome back! The racks overflow. Please help.') })).toBe(
      'The racks overflow.',
    );
  });

  test('stands after the heading, unless it says the same or the heading is general', () => {
    expect(briefSummary({ title: 'Book fair', sentences: ['It opens on Monday.'] })).toBe(
      'Book fair: It opens on Monday.',
    );
    expect(briefSummary({ title: 'Picture day', sentences: ['Picture day is on Tuesday.'] })).toBe(
      'Picture day is on Tuesday.',
    );
    expect(briefSummary({ title: 'Reminders', sentences: ['It opens on Monday.'] })).toBe('It opens on Monday.');
    expect(briefSummary({ title: 'Picture day on Tuesday', sentences: [] })).toBe('Picture day on Tuesday');
  });

  test('is one line of at most 200 characters', () => {
    const summary = briefSummary({ title: 'A\nB', sentences: [`${'long '.repeat(100)}\nend.`] });
    expect(summary).toMatch(/^[^\n]{1,200}…$/);
  });
});

describe('a detailed summary', () => {
  const text =
    'Picture day is on Tuesday. The photographer is kind. Shirts are blue. Please return the form by Monday.';

  test('has at most three sentences in their order, with the request', () => {
    expect(detailedSummary({ title: '', sentences: sentences(text), facts: ['Never shown.'] })).toBe(
      'Picture day is on Tuesday. The photographer is kind. Please return the form by Monday.',
    );
  });

  test('is filled with facts where the text has one sentence', () => {
    expect(
      detailedSummary({
        title: 'Book fair',
        sentences: ['It opens on Monday'],
        facts: ['The deadline is Fri, Oct 9.', 'It concerns Maya.', 'More.'],
      }),
    ).toBe('Book fair: It opens on Monday. The deadline is Fri, Oct 9. It concerns Maya.');
  });

  test('stays bounded', () => {
    expect(
      detailedSummary({
        title: 'x'.repeat(500),
        sentences: Array.from({ length: 9 }, () => 'word '.repeat(400)),
        facts: [],
      }).length,
    ).toBeLessThanOrEqual(700);
  });
});
