import { withoutRunningLines } from './running-lines.ts';

const letter = Array.from({ length: 8 }, () => 'The fair is open to all families of the school this fall.').join('\n');

function rest(...texts: string[]): string {
  const pages = texts.map((text, index) => ({
    page: index + 1,
    method: 'text' as const,
    char_count: text.length,
    confidence: 1,
    text,
  }));
  return withoutRunningLines(texts.join('\n\n'), pages)
    .replaceAll(letter, '…')
    .replaceAll(/\s*\n\s*/g, ' / ')
    .trim();
}

test.each([
  ['page counts', [`${letter}\n1/2`, `${letter}\nPage 2 of 2`], '… / … /'],
  ['a date alone in the foot', [`${letter}\n\n10/26/2026`], '… /'],
  ['the month of a version', [`${letter}\nRev. October 26, 2018 Page 1`], '… /'],
  [
    'the day of printing',
    [`10/9/26, 3:14 PM   Fall fair\n${letter}\nhttps://lakeside.example.org 1/1`],
    'Fall fair / … / https://lakeside.example.org 1/1',
  ],
  ['the count at the end of the last line', [`${letter}\n\nWhite: office  1/1`], '… / White: office'],
])('the heads and feet of pages are left out: %s', (_, pages, left) => {
  expect(rest(...pages)).toBe(left);
});

test.each([
  ['a sentence that goes on', `${letter}\nPlease return the slip by\nOctober 9, 2026`],
  ['the last of several days', `${letter}\n\nOctober 9\n\nOctober 16`],
  ['a day with its weekday', `${letter}\n\nFriday, October 9`],
  ['the last row of a table', `${letter}\n\nVeterans Day  11/11\nNew Year’s Day  1/1`],
  ['a day on a flyer', 'FALL FAIR\n\nOctober 9'],
])('%s stays', (_, page) => {
  expect(rest(page)).toBe(page.replaceAll(letter, '…').replaceAll(/\s*\n\s*/g, ' / '));
});
