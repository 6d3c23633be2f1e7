import { cardByRules } from '../card-by-rules.ts';
import { buildParse, family, momentOn } from '../testing/build-parse.ts';

function deadlinesOf(sentence: string): string[] {
  const text = `Room 4 news\n\nSeptember 21, 2026\n\nDear families,\n\n${sentence}\n\nThank you,\nMs. Fenn\n`;
  return cardByRules(buildParse(text), family, momentOn('2026-09-22')).deadlines.map(({ date }) => date);
}

test.each([
  'I need the lower part, with the money, on my desk by Friday, October 2.',
  'Please let the slip find its way back to Room 5 before the last bell on Friday, October 2.',
  'Just answer this mail not later than Friday, October 2.',
  'We need your answer before October 2.',
  'Please have your forms in by October 2.',
  'Forms are due back Friday, October 2.',
  'Registration closes at the end of the day on October 2.',
  'You have until Friday, October 2, to hand in the picture.',
  'The deadline for orders is October 2.',
  'October 2 is the last day to order a yearbook.',
  'RSVP to Ms. Fenn by 10/2.',
  'Kindly reply no later than October 2.',
  'Can you let me know by the 2nd of October?',
  'Orders received after October 2 cannot be filled.',
  'We accept forms from September 28 through October 2.',
  'Sign-up is open from September 24 to October 2.',
  'Anything that arrives after Friday, October 2, has to wait until spring, so please send the form soon.',
  'Sign up by Friday, October 2.',
  'All library books must be back by Friday, October 2.',
  'I would love to have all the permission slips by Friday, October 2.',
  'Money and forms should reach the office by Friday, October 2.',
  'Tickets are on sale until October 2.',
  'The sign-up sheet comes down on October 2.',
  'The temporary password on the back of this letter expires 10/2.',
  'This link expires on October 2.',
  'The slip was going to be due on Friday, September 25, so please return it by October 2.',
  "Please email me your child's T-shirt size before October 2.",
  'The last chance to turn in the fundraiser money is Friday, October 2.',
  'We order the shirts on Friday, October 2, so please send in the money before that.',
  'Final day to register: October 2.',
  'Please get your orders in for the October 2 deadline.',
  'Payment of $25 is expected by October 2.',
  'Terms: net 15\n\nDue date 10/02/2026',
  'The permission slip has to be in my hands by October 2.',
  'Bring the signed form to class on or before October 2.',
  'The form must be postmarked October 2.',
  'Applications will be accepted until 4 p.m. on October 2.',
  'One consent form per child is needed back in the Health Room by October 2.',
  'Hand in the reading log on Friday, October 2.',
  'The kitchen counts heads on October 2, so tell us by then.',
  'The portal locks on Friday, October 2, so each family picks its slot before.',
  'Turn in your forms Friday, October 2.',
  'Return this slip by October 2 or your child will stay with Room 3.',
  'Cut-off for lunch orders: Friday, October 2, noon.',
  'The balance is due October 2.',
  'Early registration ends October 2.',
  'Please vote by October 2.',
  'Confirm your time with the office until October 2.',
  'State rules give you until Friday, October 2, to send it to me.',
  'The district gives families until October 2 to appeal.',
  'Bring a new one, with its label, before I leave on Friday, October 2.',
  'Send me your choice before we order the shirts on October 2.',
  'Medicine must be handed to the nurse in its own box on Friday, October 2.',
  'The permission slip has to be returned to Room 4 on October 2.',
  'The deposit needs to be paid at the desk on October 2.',
  'Sign, tear off and send back: October 2.',
  'Pay by October 2; a late fee of $10 is added after that.',
  'Return the form for the trip by October 2.',
  'Name a dish on the clipboard at the door; I take it down on October 2.',
  'Name a dish on the list by the door, Mr. Diaz takes the list down on October 2.',
  '9/30  Choir\n10/2  Second payment, $85',
  '9/30  Choir\n10/2  Loaned fins back in the blue bin',
  '9/30  Choir\n10/2  All library books back, please',
  '9/30  Choir\n10/2  Tell Coach Marit the cap size',
  '9/30  Choir\n10/2  Yearbook orders close',
  '9/30  Choir\n10/2  Permission slips DUE to the teacher',
  '9/30  Choir\n10/2  October dues, $64',
])('%s is a deadline', (sentence) => {
  expect(deadlinesOf(sentence)).toEqual(['2026-10-02']);
});

test.each([
  'The recorders should be here by October 2.',
  'By Friday, October 2, you will have received the class list.',
  'The exhibit is open until October 2.',
  'Forms that come later wait for the second order on October 2.',
  'The office is closed until October 2.',
  'Sore arms are usually fine again by October 2.',
  'The road will be closed through October 2.',
  'We will send the photos home by October 2.',
  'Your card is valid until October 2.',
  'We plan to finish the play structure by October 2.',
  'School starts again on October 2.',
  'The bus leaves at 9:20 on October 2; be at school by 9.',
  'Grades will be posted by October 2.',
  'The library is due to reopen on October 2.',
  'Practice runs through October 2.',
  'I will let you know by October 2 whether we can go.',
  'The teacher returns from leave on October 2.',
  'You will hear from us no later than October 2.',
  'The book will be printed by October 2 and comes home in the backpack; you need not order it.',
  'The old passes are good until October 2.',
  'We will collect cans from September 28 until October 2.',
  'The card we mailed in August said October 2.',
  'A late fee of $25 is added on October 2.',
  'A late fee of $15 will be added after October 2.',
  'Whatever has not reached us by then gets a late fee of $25 on October 2.',
  'Last day: Friday, October 2, out at 11:30.',
  'Sign up in the hall for October 2.',
  'Registration for October 2 is full.',
  'Report cards go home by October 2.',
  'Costumes will be returned to you by October 2.',
  'Nothing is due on October 2.',
  'No forms are needed on October 2.',
  'The trophies must be given out on October 2.',
  'The pool must be in good order on October 2.',
  'The envelope must be in the drop soon, because her publisher packs on October 2.',
  'The show begins before the sun goes down on October 2.',
  'October 2: clinic, no dues this month',
  'Recess, first and last day off: September 28 – October 2',
  '9/30  Choir\n10/2  Book fair closes',
  '9/30  Choir\n10/2  Back in class',
  '9/30  Choir\n10/2  Books back on sale',
  '9/30  Choir\n10/2  Send-off for Mr. Diaz',
  '9/30  Choir\n10/2  Tell-a-tale night',
  '9/30  Choir\n10/2  No game due to the fair',
  '9/30  Choir\n10/2  Return to class',
  'Half is returned if you withdraw before October 2.',
  'Your old stop (last day Friday, October 2) is closed.',
])('%s is none', (sentence) => {
  expect(deadlinesOf(sentence)).toEqual([]);
});

test('a row below a due column names its matter in its first cell', () => {
  const text =
    'Room 4 news\n\nSeptember 21, 2026\n\nWhat  Due date  Where\nHealth form  September 25  Office\nBook order  September 28  Room 4';
  const { deadlines, actions } = cardByRules(buildParse(text), family, momentOn('2026-09-22'));
  expect(deadlines.map(({ date, label }) => [date, label])).toEqual([
    ['2026-09-25', 'Health form'],
    ['2026-09-28', 'Book order'],
  ]);
  expect(actions.map(({ text: words }) => words)).toEqual(['Health form', 'Book order']);
});

test.each([
  ['State rules give you until Friday, October 2, to appeal in writing.', ['Appeal in writing']],
  ['Nothing is due on October 2.', []],
  ['No forms are needed on October 2.', []],
])('%s asks for %j', (sentence, actions) => {
  const text = `September 21, 2026\n\nDear families,\n\n${sentence}`;
  const card = cardByRules(buildParse(text), family, momentOn('2026-09-22'));
  expect(card.actions.map(({ text: words }) => words)).toEqual(actions);
});
