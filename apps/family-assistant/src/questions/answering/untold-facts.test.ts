import { untoldFact } from './untold-facts.ts';

test.each([
  ['what does lottie have to take to the zoo', 'Zoo trip'],
  ['What time is the match on Saturday and which jersey does he have to wear?', 'Match vs Seagulls'],
  ['By what time does the sitter have to be home, and what does she charge?', 'Date night'],
  ['After the operation, am I allowed to drive?', 'Eye operation'],
  ['how long is my party and how many friends can come', 'Bowling party'],
  ['who do we play first at the tournament', 'Hockey tournament'],
  ['On which day do I get the result of my exam?', 'Exam'],
  ['which room is my test in', 'Aptitude test'],
  ['am i goalie on the 17th', 'Soccer tournament'],
  ["what's nora's address", "Sleepover at Nora's"],
])('“%s” is not told by %s', (question, title) => {
  expect(untoldFact(question, [{ title }])).toBe('other');
});

test.each([
  'when does maya not have piano in december',
  'Which days does Leo never have swimming?',
  'what weeks don’t we have judo',
])('“%s” is not told by when it is on', (question) => {
  expect(untoldFact(question, [{ title: 'Piano, swimming and judo' }])).toBe('absence');
});

test('the start of an event comes near to the time to be there', () => {
  expect(untoldFact('when do we have to be there for the gig', [{ title: 'Gig' }])).toBe('arrival');
});

test.each([
  ['what do we bring to the Hendersons', 'Barbecue (bring potato salad)'],
  ['who do we play on Friday', 'Game v Rockets'],
  ['how much time is between school and judo', 'Judo'],
  ['May I ask when the concert is?', 'Concert'],
  ['Where do I need to be at 4?', 'Dentist'],
  ['When is Mom not busy?', 'Dentist'],
  ['Which days do the kids not have school?', 'Dentist'],
  ['when is pickup on the 19th, isn’t that a short day', 'Pickup'],
  ['why is swimming not on', 'Swimming'],
])('“%s” is told by %s', (question, title) => {
  expect(untoldFact(question, [{ title }])).toBeNull();
});
