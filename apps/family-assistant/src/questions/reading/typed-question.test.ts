import { typedQuestion } from './typed-question.ts';

const english = { names: new Set(['leo', 'tom', 'maya']), dayFirst: false };
const wordsOf = (question: string) =>
  typedQuestion(question, english)
    .words.map(({ word }) => word)
    .join(' ');

describe('the words of a question', () => {
  test.each([
    ['tmrw anything?', 'tomorrow anything'],
    ["what's on thurs", 'what is on thursday'],
    ['whats on this wknd', 'what is on this weekend'],
    ["What've we got?", 'what have we got'],
    ["we don't know", 'we do not know'],
    ['mon-wed', 'monday to wednesday'],
    ['sat/sun?', 'saturday and sunday'],
    ['anything on wednsday', 'anything on wednesday'],
    ['tomorow', 'tomorrow'],
    ['satruday', 'saturday'],
    ['aftrnoon', 'afternoon'],
    ['calender', 'calendar'],
    ['sun hats', 'sun hats'],
    ['the sundae party', 'the sundae party'],
    ['parent-teacher night', 'parent-teacher night'],
    ['hey, can you tell me when soccer is', 'when soccer is'],
    ['please', 'please'],
    ['Did we have a game? I lost track.', 'did we have a game'],
    ['tom soccer', 'tom soccer'],
    ['12/5 at 4:30 p.m.?', '12/5 at 4:30 p.m'],
  ])('%s are: %s', (question, words) => {
    expect(wordsOf(question)).toBe(words);
  });

  test('keep what was typed, and know a possessive with and without its apostrophe', () => {
    expect(typedQuestion("Leo’s and mayas game's", english).words).toMatchObject([
      { typed: 'Leo', word: 'leo', possessive: true },
      { typed: 'and', possessive: false },
      { typed: 'maya', possessive: true },
      { typed: 'game', possessive: true },
    ]);
  });

  test('are found again in the text, whatever their spelling', () => {
    const { text, words } = typedQuestion('  whats on,  dec 5 tmrw? ', english);
    expect(text).toBe('what is on, Dec 5 tomorrow?');
    expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(['what', 'is', 'on', 'Dec', '5', 'tomorrow']);
  });

  test('put the month first where the locale writes the day first', () => {
    expect(typedQuestion('5/12 or 24/12/2026', { ...english, dayFirst: true }).text).toBe('12/5 or 12/24/2026');
    expect(typedQuestion('5/12', english).text).toBe('5/12');
  });

  test('are those of the first 500 characters', () => {
    expect(typedQuestion('soccer '.repeat(10_000), english).words.length).toBeLessThan(80);
  });
});
