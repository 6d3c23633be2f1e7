import { cardByRules } from '../card-by-rules.ts';
import { buildParse, family, momentOn } from '../testing/build-parse.ts';

const cardOf = (text: string) => cardByRules(buildParse(`Dear families,\n\n${text}`), family, momentOn('2026-09-15'));
const deadlinesOf = (text: string) => cardOf(text).deadlines.map(({ date, label }) => `${date} ${label}`);

test.each([
  ['RSVP by October 5 to Ms. Bell.', ['2026-10-05 RSVP to Ms. Bell']],
  ['Make sure to return the library books by Friday, October 9.', ['2026-10-09 Return the library books']],
  ['Sign and send back by October 5.', ['2026-10-05 Sign and send back']],
  ['Sign and return the bottom part by Wed., Oct. 7.', ['2026-10-07 Sign and return the bottom part']],
  ['Remember to return your signed agreement by Sept. 30th!', ['2026-09-30 Return your signed agreement']],
  [
    'Please don’t forget that all forms must be handed in no later than the 9th of October.',
    ['2026-10-09 Hand in all forms'],
  ],
  ['We need the money in by October 7.', ['2026-10-07 We need the money in']],
  ['Return this form by: 10/2/2026', ['2026-10-02 Return this form by']],
  ['Return to the nurse’s office by October 2.', ['2026-10-02 Return to the nurse’s office']],
  ['Please transfer the deposit until October 2 to our account.', ['2026-10-02 Transfer the deposit to our account']],
  ['[ ] Pay lab fee ($20) - due Sept 30', ['2026-09-30 Pay lab fee ($20)']],
])('“%s” has a deadline', (text, deadlines) => {
  expect(deadlinesOf(text)).toEqual(deadlines);
});

test.each([
  [
    'of spaces',
    'Homework for the week\n\nAssignment  Points  Due\nScience poster  20  October 9\nReading log  10  Oct 12',
    ['2026-10-09 Science poster', '2026-10-12 Reading log'],
  ],
  [
    'of bars',
    'Homework\n\n| Assignment | Due date | Handed out |\n| Poster | 10/9 | 10/1 |\n| Report | 10/23 | 10/2 |',
    ['2026-10-09 Poster', '2026-10-23 Report'],
  ],
  ['of books', 'Library notice\n\nTitle   Due\nThe Giver   09/28/2026', ['2026-09-28 The Giver']],
])('a table %s has its deadlines in the column “Due”', (_, text, deadlines) => {
  expect(deadlinesOf(text)).toEqual(deadlines);
});

test.each([
  'Lunch menu\n\nMonday, October 5: Bring-your-own-toppings pizza\nTuesday, October 6: Return of the Taco',
  'Timetable of October 9\n\n8:00  Check in\n8:30  Sign in, name tags\n9:00  Bring your own snack',
  'Student name: ____________  Date: ____\nSignature of parent: ________ Date: ________\nPay to the order of: ______',
  'Office use only: Approved by 10/12',
  'Room check-in by 3 pm on October 9. Check-out by 11 am on October 10.',
])('a menu, timetable or form asks for nothing: %j', (text) => {
  const { deadlines, actions } = cardOf(text);
  expect([deadlines, actions]).toEqual([[], []]);
});

test.each([
  ['Fines so far: $4.20, payable at the desk.', 'Fines so far: $4.20, payable at the desk'],
  ['Your share of the bus, $12, is due at the door.', 'Your share of the bus, $12, is due at the door'],
  ['Borrowed jerseys go back to the gym.', 'Borrowed jerseys go back to the gym'],
])('“%s” asks for something without a day', (text, action) => {
  expect(cardOf(text).actions.map((one) => one.text)).toEqual([action]);
});

test('a form says something behind its blanks', () => {
  const { dates } = cardOf('Seller: ________ Room: ____ The sale runs October 8–26, 2026');
  expect(dates.map(({ date, end_date }) => [date, end_date])).toEqual([['2026-10-08', '2026-10-26']]);
});

test('a span of time in the column “Due” is an event', () => {
  const { dates, deadlines } = cardOf(
    'Project\n\nStep  What  Due\n1  Outline  October 9\n2  Show in the gym  October 23, 1:30 – 2:30 pm',
  );
  expect(dates.map(({ date, kind }) => [date, kind])).toEqual([
    ['2026-10-09', 'deadline'],
    ['2026-10-23', 'event'],
  ]);
  expect(deadlines.map(({ date }) => date)).toEqual(['2026-10-09']);
});

test('an action on a day of its own takes no deadline from another', () => {
  const { actions } = cardOf('Don’t forget to send a bag lunch on October 8.\n\nSign and send back by October 5.');
  expect(actions[0]).toMatchObject({ text: 'Send a bag lunch on October 8', due: null });
});

test('a time in another zone is told at home, with the original next to it', () => {
  const card = cardOf('Webinar for parents: October 9, 17:00 CET.\n\nPlease sign up by October 1, 1:00 am EDT.');
  expect(card.dates.map(({ date, time, stated_time }) => [date, time, stated_time])).toEqual([
    ['2026-10-01', '00:00', '01:00 EDT'],
    ['2026-10-09', '10:00', '17:00 CET'],
  ]);
  expect(card.deadlines).toEqual([expect.objectContaining({ time: '00:00', stated_time: '01:00 EDT' })]);
  expect(card.summary).toContain('17:00 CET');
});
