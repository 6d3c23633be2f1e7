import { cardByRules } from '../card-by-rules.ts';
import { buildParse, family, momentOn } from '../testing/build-parse.ts';

const isRequired = (text: string) => cardByRules(buildParse(text), family, momentOn('2026-10-05')).action_required;

test.each([
  ['a duty', 'Dear families,\n\nPlease return the yellow form by Friday, October 16.'],
  [
    'what to have ready for an appointment',
    'Maya Rivera is booked for October 20.\n\nBring: the insurance card, a snack.',
  ],
  [
    'a duty for all',
    'Dear families,\n\nEvery family fills in a locker card and returns it to the office by October 14.',
  ],
  ['a presence', 'Dear neighbors,\n\nAn adult has to be at home on October 20 while the crew works.'],
  ['a sheet in a table of needs', 'Dear Maya,\n\nWhat we need from you now\n\nThe pink sheet, signed, by October 14.'],
  ['an answer to a party', 'OTIS IS SEVEN\n\nOctober 17, 2 p.m.\n\nTell his mom by October 12 whether you can come.'],
  ['an order in a mail', 'Hi all,\n\nI need a yes or a no from every family by Wednesday, October 14. Just hit reply.'],
  ['a duty in turn', 'Hi team,\n\nYou have the snack on Saturday, October 10. 14 kids, no nuts.'],
  ['a paper that is missing', 'To the parents of Leo Rivera\n\nWe still have no emergency card for Leo.'],
  ['a duty to be there', 'Dear players,\n\nthe meeting on October 8 is mandatory for at least one parent.'],
  ['a paper for all', 'Dear parents,\n\nEvery rider needs one on file, whether or not anything has changed.'],
  ['a visit', 'Dear Mr. and Mrs. Rivera,\n\nHe should be seen by a specialist within four weeks.'],
  [
    'a book of the family that is due at a library',
    'Springfield Public Library, Cedar Street Branch\n\nPatron: RIVERA, M.\n\nPlease return by October 14: The Goat Who Drove the Bus',
  ],
  ['what to bring, below a title with a dot', 'Dear Mrs. Rivera,\n\nLeo is booked. Bring your insurance card.'],
])('%s is required', (_, text) => {
  expect(isRequired(text)).toBe(true);
});

test.each([
  [
    'an invitation to take part',
    'SWIM CAMP\n\nThree mornings in November.\n\nRegister by Friday, October 16, at the desk.',
  ],
  ['what to bring to an open event', 'STAR PARTY\n\nSaturday, October 17, 8 p.m.\n\nBring a blanket for the lawn.'],
  ['what holds for some', 'Dear families,\n\nIf you have an old coat to give, bring it to the gym by October 16.'],
  ['the answer to a wish', 'Dear neighbors,\n\nWant a table? Five dollars. Tell Mr. Grant by October 16.'],
  ['what is denied', 'Dear parents,\n\nThere is nothing that you need to sign. No signature is required.'],
  [
    'what a library asks of all who like to come',
    'Shelf Life\nOctober 2026 at the Cedar Street Branch, Springfield Public Library\n\nLego Lab\nTuesday, Oct. 6, 4-5 pm. Grades 1-5.\n\nMeet the author\nFriday, Oct. 23 at 6:30 pm: please register at the desk by the 16th. Bring your donations before Oct. 10.',
  ],
  ['advice', 'Leo reads well.\n\nAt home, please let him tell you stories.'],
  ['a question of a flyer', 'COOKIE NIGHT\n\nOctober 16, 6 p.m.\n\nCAN YOU BEAT THE BAKER?'],
  ['a way to behave', 'Dear families,\n\nA bench is missing. Please be patient with us while it is bolted down.'],
  ['what to wear', 'Hi team,\n\npractice is at 6. Wear the white jersey, and bring plenty of water.'],
  ['whom to bring', 'Dear families,\n\nthe concert is on October 22. Bring the grandparents!'],
  ['what to keep', 'Dear Mrs. Rivera,\n\nnothing is owed. Please keep this receipt for your records.'],
  [
    'what only some must do',
    'Dear families,\n\nFamilies who do not want a picture must tell the office by October 16.',
  ],
  [
    'what a letter says that nobody has to do',
    'Dear families,\n\nDo you need to do anything? Nope. Bring a photo ID on October 16.',
  ],
  [
    'what a heading asks of those who take part',
    'SWIM CAMP\n\nNovember 3, 9 a.m.\n\nBring\n\nA towel, a snack without nuts.',
  ],
])('%s is not required', (_, text) => {
  expect(isRequired(text)).toBe(false);
});
