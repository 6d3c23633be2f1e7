import { guessQuestion } from './guess-question.ts';
import { riveras, tuesdayMorning } from './testing/reading-summary.ts';

const ofEvents = new Set(['soccer', 'practice', 'window', 'cleaner', 'boiler', 'dentist', 'recital']);
const guess = (question: string) => guessQuestion(question, riveras(), tuesdayMorning, (word) => ofEvents.has(word));

test.each([
  ["Tell me there's no soccer on the 30th.", 'whether', 'soccer'],
  [
    'Need I draw my curtains early tomorrow, or is the window cleaner not coming after all?',
    'whether',
    'window cleaner',
  ],
  ['Until when at the latest might the boiler chap keep me waiting in on Friday?', 'until', 'boiler'],
])('%j is guessed from its words for the calendar', (question, wants, subject) => {
  expect(guess(question)).toMatchObject({ wants, subject: { text: subject, isLoose: true }, certain: false });
});

test.each([
  'What is the network for visitors called?',
  'Sump pump is beeping. Which breaker?',
  'How much of the skate shop bill is still open?',
])('%j is none for the calendar', (question) => {
  expect(guess(question)).toBeNull();
});
