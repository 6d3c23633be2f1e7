import { findPattern } from './word-pattern.ts';

const usedBy = (pattern: string, question: string) => findPattern(pattern, question.split(' '))?.used ?? null;

describe('a pattern', () => {
  test.each([
    ['what is', 'so what is on', [1, 2]],
    ['is|are on', 'what are on', [1, 2]],
    ['when is * over', 'when is the party over', [0, 1, 4]],
    ['do PERSON still? have', 'do PERSON have soccer', [0, 1, 2]],
    ['do PERSON still? have', 'do PERSON still have soccer', [0, 1, 2, 3]],
    ['end !of', 'when does it end', [3]],
    ['^ soccer', 'soccer when', [0]],
    ['TIME $', 'soccer TIME', [1]],
    ['who +drives * TIME', 'who drives PERSON TIME', [0, 3]],
    ['what * what', 'what what', [0, 1]],
  ])('%s uses words of "%s": %j', (pattern, question, used) => {
    expect(usedBy(pattern, question)).toEqual(used);
  });

  test.each([
    ['what is', 'is what'],
    ['end !of', 'the end of term'],
    ['^ soccer', 'when soccer'],
    ['TIME $', 'TIME soccer'],
    ['when * over', 'when 1 2 3 4 5 6 7 8 9 over'],
    ['what', ''],
  ])('%s does not fit "%s"', (pattern, question) => {
    expect(usedBy(pattern, question)).toBeNull();
  });
});
