import { askingClause } from './asking-clause.ts';
import { readingSummary } from './testing/reading-summary.ts';

test.each([
  ['A friend wants to go shopping with me, so am I free on Saturday?', 'am I free on Saturday?'],
  ['My mother would really like to know what day the party is.', 'what day the party is.'],
  [
    'I want to take Leo along once: on which evenings does he have nothing on?',
    'on which evenings does he have nothing on?',
  ],
])('a long question is split before what it asks: %s', (question, clause) => {
  expect(askingClause(question)?.clause).toBe(clause);
});

test.each([
  ['it is short', 'Well, when is the recital on Friday?'],
  ['it asks from its beginning', 'When is the recital on Friday, and who of us is going to be there?'],
  ['it asks nothing', 'The recital has been moved to Friday, and the concert to the Monday after that.'],
])('a question is whole when %s', (_, question) => {
  expect(askingClause(question)).toBeNull();
});

describe('a long question of Tuesday, December 1,', () => {
  test.each([
    [
      'A friend wants to go shopping with me, so am I free on Saturday?',
      'free all | ana | Saturday, December 5 | unsure',
    ],
    [
      'I am trying to plan the holidays a bit, so what does Maya have on Friday?',
      'list all | maya | Friday, December 4 | unsure',
    ],
    [
      'I want to take Leo to the chess club some day, so what does he have on Friday?',
      'list all | leo | Friday, December 4 | unsure',
    ],
    ['hey can you tell me what time soccer is on thursday', 'when all | soccer | Thursday, December 3'],
  ])('%s reads as %s', (question, expected) => {
    expect(readingSummary(question)).toBe(expected);
  });

  test('is read whole when what comes first names the day', () => {
    expect(readingSummary('We are having guests on Thursday evening, so does Leo have to go to soccer?')).toMatch(
      /Thursday/,
    );
  });
});
