import { readingSummary } from './testing/reading-summary.ts';

describe('a question that wants nothing of the calendar', () => {
  test.each([
    'How much is the cello rental?',
    "What is the nurse's phone number?",
    'What should Leo bring?',
    'What time is it?',
    'Who is the teacher?',
    'Leo?',
    'Does Leo need to bring anything on Friday?',
    'Is the pool heated?',
    'Is Leo allergic to nuts?',
    "What's the wifi password?",
    "Which color is Leo's team?",
    "Who is Leo's coach?",
    'Who won the game on Saturday?',
    'What did the coach say?',
    'who soccer thurs',
    'what a week looks like for leo',
    'How do I log in?',
    'Why was Leo late?',
    'How old is Maya?',
    'How much do the lessons cost?',
    "How many kids are coming to Noah's party?",
    'How do we get to the field?',
    'What day is it?',
    "What's today's date?",
    'How far is the rink?',
    'What does Leo want for his birthday?',
    'Who wrote the letter?',
    'How long is the walk to the rink?',
    "What's for dinner on Friday?",
    'Does Maya need to bring anything tomorrow?',
    '',
    '?!',
  ])('%s is not read', (question) => {
    expect(readingSummary(question)).toBeNull();
  });
});
