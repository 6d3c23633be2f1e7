import { guessConflict, guessQuestion } from './guess-question.ts';
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
  'Who is refereeing on the 23rd?',
])('%j is none for the calendar', (question) => {
  expect(guess(question)).toBeNull();
});

const conflict = (question: string) => guessConflict(question, riveras(), tuesdayMorning, (word) => ofEvents.has(word));

test.each([
  ['am i gonna be late to soccer bc of the dentist', 'soccer dentist'],
  ["he has soccer then and I'm at the recital, can I do both", 'soccer recital'],
  ['does the boiler man eat into my dentist time', 'boiler dentist'],
  ['can I take Leo to the dentist or am I at the recital then', 'dentist recital'],
])('%j asks whether two events can both be', (question, text) => {
  expect(conflict(question)).toMatchObject({ wants: 'collisions', subject: { text, isLoose: true }, certain: false });
});

test('a question about one event compares none', () => {
  expect(conflict('When is the dentist, before or after soccer?')).toBeNull();
});
