import { ownWords } from './own-words.ts';

const letter = { reply: false, forward: false };
const reply = { reply: true, forward: false };
const forward = { reply: false, forward: true };

test.each([
  [
    'a quotation and who wrote it',
    'Fine.\n\nOn Mon, Sep 14, 2026 at 8:05 AM Ana Rivera <ana@example.org> wrote:\n> 3 pm?\n> Ana',
    'Fine.',
  ],
  ['the same in German', 'Gut.\n\nAm 14.09.2026 um 08:05 schrieb Ana Rivera:\n> 3 Uhr?', 'Gut.'],
  ['the same in Spanish', 'Vale.\n\nEl lun, 14 sept 2026 a las 8:05, Ana Rivera escribió:\n\n> ¿A las 3?', 'Vale.'],
  ['a quotation that is not marked', 'Fine.\n\nOn 14 Sep 2026, at 08:05, Ana Rivera wrote:\n\n3 pm?', 'Fine.'],
  ['quotations between answers', '> 3 pm?\nNo.\n> 4 pm?\nYes.', 'No.\nYes.'],
  ['the mail below Outlook’s line', 'Fine.\n\n-----Original Message-----\nFrom: Ana\n\n3 pm?', 'Fine.'],
  [
    'the mail below Outlook’s headers',
    'Fine.\n\nFrom: Ana Rivera <ana@example.org>\nSent: Monday, September 14, 2026 8:05 AM\nTo: Dana\nSubject: time\n\n3 pm?',
    'Fine.',
  ],
])('leaves %s out of an answer', (_what, text, own) => {
  expect(ownWords(text, reply)).toBe(own);
});

test.each([
  ['a signature', 'Fine.\n\n--\nDana Whitfield\nRiverside Club', 'Fine.'],
  ['what a telephone adds', 'Fine.\n\nSent from my phone', 'Fine.'],
])('leaves out %s', (_what, text, own) => {
  expect(ownWords(text, letter)).toBe(own);
  expect(ownWords(text, reply)).toBe(own);
});

test('keeps the words below a line of dashes that are too many for a signature', () => {
  const text = `News\n--\n${Array.from({ length: 20 }, (_, index) => `Item ${index}`).join('\n')}`;
  expect(ownWords(text, letter)).toBe(text);
});

test.each([
  ['a quoted saying in a letter', 'She said:\n> Be there at 9.\nSo be it.', 'She said:\nBe there at 9.\nSo be it.'],
  [
    'a sentence that begins like an attribution',
    'On Friday the children wrote:\nDear Mom',
    'On Friday the children wrote:\nDear Mom',
  ],
  ['a line with From in a letter', 'From: 9\nDate: Friday\nSubject: x', 'From: 9\nDate: Friday\nSubject: x'],
])('keeps %s', (_what, text, own) => {
  expect(ownWords(text, letter)).toBe(own);
});

test.each([
  [
    'below a mark',
    { reply: false, forward: false },
    'FYI\n--\nAna\n\n---------- Forwarded message ---------\nFrom: School\n\nClosed on Friday.\n--\nThe office',
    'FYI\n---------- Forwarded message ---------\nFrom: School\n\nClosed on Friday.\n--\nThe office',
  ],
  [
    'as Apple marks it',
    forward,
    'FYI\n\nBegin forwarded message:\n\n> From: School\n>\n> Closed.',
    'FYI\nBegin forwarded message:\n\nFrom: School\n\nClosed.',
  ],
  [
    'below Outlook’s line',
    forward,
    'FYI\n-----Original Message-----\nFrom: School\n\nClosed.',
    'FYI\n-----Original Message-----\nFrom: School\n\nClosed.',
  ],
  ['without a mark', forward, 'FYI\n\n> Closed.', 'FYI\n\nClosed.'],
])('keeps a mail that is passed on %s', (_what, kind, text, own) => {
  expect(ownWords(text, kind)).toBe(own);
});

test('keeps everything when nothing would be left', () => {
  expect(ownWords('> 3 pm?', reply)).toBe('> 3 pm?');
});
