import { isGenericTitle, selectImportant, readMatters } from './matters.ts';

const texts = (body: string, subject = '') =>
  readMatters(body, subject).map(({ title, text }) =>
    isGenericTitle(title) || title === '' ? text : `${title} | ${text}`,
  );

describe('a newsletter', () => {
  test('without headings and bullets is one matter, its hard-wrapped lines joined', () => {
    expect(
      texts(
        'Dear families,\n\nPicture day is on\nTuesday. Please return\nthe form.\n\nIt costs nothing.\n\nSincerely,\nMrs. Delgado',
      ),
    ).toEqual(['Picture day is on Tuesday. Please return the form. It costs nothing.']);
  });

  test('gives its subject to the only matter', () => {
    expect(texts('It is on Tuesday.', 'Picture day')).toEqual(['Picture day | It is on Tuesday.']);
    expect(texts('', 'Picture day on Tuesday')).toEqual(['Picture day on Tuesday | ']);
  });

  test.each([
    ['Markdown', '# Picture day\nIt is on Tuesday.\n\n## Book fair\nIt opens Monday.'],
    ['underlined', 'Picture day\n-----------\nIt is on Tuesday.\n\nBook fair\n=========\nIt opens Monday.'],
    ['bold', '**Picture day**\nIt is on Tuesday.\n\n**Book fair**\nIt opens Monday.'],
    ['plain', 'Picture day\nIt is on Tuesday.\n\nBook fair\nIt opens Monday.'],
    ['with a colon', 'Picture day:\nIt is on Tuesday.\n\nBook fair:\nIt opens Monday.'],
  ])('with %s headings is one matter for each', (kind, body) => {
    const shown = kind === 'bold' ? body.replaceAll(/^\*\*(.+)\*\*$/gm, '## $1') : body;
    expect(texts(shown)).toEqual(['Picture day | It is on Tuesday.', 'Book fair | It opens Monday.']);
  });

  test.each(['-', '*', '•', '+', '–', '1.', '(2)'])('with bullets (%s) is one matter for each', (mark) => {
    expect(
      texts(
        `Dear parents,\n\nHere is what is new:\n${mark} Picture day is on Tuesday.\n${mark} The book fair opens Monday,\n  in the gym.\n\nThank you,\nMs. Petrov`,
      ),
    ).toEqual(['Picture day is on Tuesday.', 'The book fair opens Monday, in the gym.']);
  });

  test('lines that each begin with a picture are bullets', () => {
    expect(texts('📷 Picture day is Tuesday\n📚 Book fair opens Monday')).toEqual([
      'Picture day is Tuesday',
      'Book fair opens Monday',
    ]);
  });

  test('a deeper bullet belongs to the one above it', () => {
    expect(texts('- Picture day on Tuesday\n  - bring the form\n  - wear blue\n- Book fair on Monday')).toEqual([
      'Picture day on Tuesday. bring the form. wear blue',
      'Book fair on Monday',
    ]);
  });

  test('bullets under a heading keep it, and its name is not a matter', () => {
    expect(
      texts(
        'Lakeside Weekly\n\nHello families,\nwelcome back!\n\n## Ball games\n- Soccer is on Friday\n- Tennis is on Sunday',
      ),
    ).toEqual(['Ball games | Soccer is on Friday', 'Ball games | Tennis is on Sunday']);
  });

  test.each([
    ['things to bring', 'Field trip\n\nThe trip is on Friday. Please bring:\n- packed lunch\n- rain jacket\n- water'],
    ['when and where', 'Winter concert\n\nCome and listen!\n- Date: December 10\n- Time: 7 pm\n- Where: auditorium'],
  ])('a list of %s stays one matter', (_, body) => {
    expect(readMatters(body, '')).toHaveLength(1);
  });

  test('a request between the bullets is a matter of its own', () => {
    expect(
      texts('This week:\n- Picture day on Tuesday\n- Book fair on Monday\n\nPlease send the lunch money by Friday.'),
    ).toEqual(['Picture day on Tuesday', 'Book fair on Monday', 'Please send the lunch money by Friday.']);
  });

  test.each(['', '  \n\t\n ', '---\n***\n•', '🎉🎉'])('of nothing has no matter: %j', (body) => {
    expect(readMatters(body, '')).toEqual([]);
  });

  test('with a line of any length is read to its end', () => {
    expect(texts(`${'word '.repeat(30_000)}end.`)[0]).toMatch(/ end\.$/);
  });
});

describe('the most telling of many matters', () => {
  const matters = readMatters(
    [
      '- Our garden grows',
      ...Array.from({ length: 9 }, (_, index) => `- Notice number ${index} of the year`),
      '- Return the form by Friday',
    ].join('\n'),
    '',
  );

  test('are those that ask something, then those with a figure, in their order', () => {
    expect(selectImportant(matters, 3).map(({ text }) => text)).toEqual([
      'Notice number 0 of the year',
      'Notice number 1 of the year',
      'Return the form by Friday',
    ]);
    expect(selectImportant(matters, 0)).toEqual([]);
  });

  test('are all of them when they are few enough', () => {
    expect(selectImportant(matters, 11)).toEqual(matters);
  });
});
