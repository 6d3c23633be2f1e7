import { asksTheWorld } from './asks-the-world.ts';

test.each([
  'Write me a first sentence for an essay about rivers.',
  'Good evening. Could you explain the rules of chess?',
  'How does one get wax out of a tablecloth?',
  'How do I boil an egg?',
  'What is the capital of Chile?',
  'What does "carpe diem" mean?',
  'Who invented the zipper?',
  'How many cups are in a gallon?',
  'Will it rain on Saturday?',
  'how do I get ink out of a cotton shirt',
  'best way to lace a boot',
  'How many pesos do I get for 50 dollars?',
  'how do u find the area of a circle',
  'is it normal that a baby sneezes',
  'how many months does a goat carry',
  'what do badgers eat',
  'does this verb take the dative',
  'how hot does an oven have to be for bread',
])('“%s” is for an encyclopedia, a writer or a forecast', (question) => {
  expect(asksTheWorld(question)).toBe(true);
});

test.each([
  'How do I get into the gym when the front is locked?',
  'What do we have to explain to the nurse?',
  'How many children are in a group at camp?',
  'Who wrote to us about the trip?',
  'Is the picnic off if it rains?',
  'Do you know when the slip is due?',
  'How do you sign up for chess?',
  'Can you explain the new pickup rules?',
  'Do you know how to get the bus money back?',
  'How do I get Leo out of practice early?',
  'How many tickets do we get for 20 dollars?',
  'what do the boys eat at camp',
  'is it ok that Leo comes late',
  'how many kids are in a team',
])('“%s” is for the household', (question) => {
  expect(asksTheWorld(question)).toBe(false);
});
