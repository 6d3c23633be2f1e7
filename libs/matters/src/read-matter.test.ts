import { readMatter } from './read-matter.ts';

const clock = { written: '2026-09-21', today: '2026-09-21' };
const filler = 'Our pupils read many books this year and liked most of them. ';

const read = (text: string, title = '') => readMatter({ title, text }, clock);

test.each([29_960, 31_000, 99_000, 180_000])(
  'what is asked %d characters into a matter is found, with its day',
  (place) => {
    const asked = 'Please return the signed permission slip by October 9.';
    const { actionRequired, deadline, sentences } = read(
      `${filler.repeat(place / filler.length)}${asked} ${filler.repeat(300)}`,
    );
    expect([actionRequired, deadline]).toEqual([true, '2026-10-09']);
    expect(sentences).toContain(asked);
    expect(sentences.length).toBeLessThan(600);
  },
);

test('the earliest day counts, wherever it stands', () => {
  expect(read(`Pay by October 9. ${filler.repeat(1_000)} Return the slip by September 30.`).deadline).toBe(
    '2026-09-30',
  );
});

test('a text without ends of sentences is read to its end', () => {
  expect(
    read(`${'many more words '.repeat(6_000)} so please return the form by October 9 ${'and more words '.repeat(500)}`),
  ).toMatchObject({ actionRequired: true, deadline: '2026-10-09' });
  expect(read('return to sender '.repeat(3_000))).toMatchObject({ actionRequired: false, deadline: null });
});

test('a heading may ask and have the day', () => {
  expect(read('', 'Forms are due October 2')).toEqual({ sentences: [], actionRequired: true, deadline: '2026-10-02' });
});

test('a matter that asks nothing asks nothing', () => {
  expect(read('Picture day is on Tuesday.')).toMatchObject({
    actionRequired: false,
    deadline: null,
    sentences: ['Picture day is on Tuesday.'],
  });
});
