import { leavesAskedOpen, leavesOpen, openShare, saysUnknown } from './open-matters.ts';
import { readQuestion } from './question.ts';
import { answerByRules } from './rules-answer.ts';
import { buildPassage } from './testing/build-passage.ts';

const today = '2026-10-02';
const play = buildPassage({
  source: 'mail:play',
  subject: 'School play',
  passage:
    'The play is in the gym on Friday, October 23. Tickets are $6 at the door. Which costume each child wears we decide at the end of the week.',
  score: 0.3,
});

test.each([
  'The seating plan is not ready.',
  'The date of the exam is set by the board in November.',
  'Which group comes first we decide at the end.',
  'I will tell you which night when I hear from the hall.',
  'The board votes on how much in December.',
  'It depends on the zoo.',
  'Seats for the way home can be picked from July 10.',
  'If she needs a cleaning we give you a price on the day.',
  'If the pads need doing we’ll ring you with a figure.',
  'They havent told him the date.',
  'Cabin groups are sorted out on the first night.',
  'Whether he may drive again, the doctor will decide on Thursday.',
])('%j leaves something open', (text) => {
  expect(leavesOpen(text)).toBe(true);
});

test.each([
  'The trip costs $12.',
  'When you arrive, ring the bell at the side door.',
  'We meet at 8:30 in the gym.',
  'What to bring: boots and a coat.',
])('%j leaves nothing open', (text) => {
  expect(leavesOpen(text)).toBe(false);
});

test('the share is that of the sentence which leaves something open', () => {
  const share = (question: string) => openShare(readQuestion(question, today), play);
  expect(share('Which costume does Maya wear?')).toBeGreaterThan(share('How much are tickets for the play?'));
  expect(share('How much are tickets for the play?')).toBe(0);
});

test('what a mail leaves open is refused, what else it says is quoted', async () => {
  const answer = (question: string) =>
    answerByRules({ question: readQuestion(question, today), passages: [play], today, compare: null });
  expect(await answer('Which costume does each child wear?')).toBeNull();
  expect((await answer('How much are tickets for the play?'))?.text).toContain('$6');
});

test('of a chat without capitals the part with the words of the question counts', () => {
  const chat = "kids in red please, no black. dad's knee op is in april, they havent told him the date";
  const isOpen = (question: string) => leavesAskedOpen(chat, readQuestion(question, today));
  expect(isOpen('what day is the knee op')).toBe(true);
  expect(isOpen('are the kids in red')).toBe(false);
});

test('a month is no answer where the same sentence says that there is no date yet', () => {
  expect(saysUnknown('The hike in March depends on the weather, so no date yet.')).toBe(true);
  expect(saysUnknown('The hike is on March 9.')).toBe(false);
});
