import { categories, categorizeByRules, type CategoryClues, categoryScores, tieOrder } from '@homeroom/matters';
import { categoryByRules, readNewsletter } from './digest-matters.ts';
import { devItems } from './testing/labelled-items.ts';

const clues = (text: string, more: Partial<CategoryClues> = {}): CategoryClues => ({
  text,
  title: '',
  context: '',
  contextShare: 1,
  ...more,
});

describe('a category by the rules', () => {
  test.each([
    ['Homework is due for the whole class.', 'School'],
    ['Soccer tryouts: bring your cleats.', 'Sports'],
    ['The dentist has your prescription.', 'Medical'],
    ['Potluck at the town hall.', 'Community'],
    ['Leo turns seven! Come to his birthday on Saturday at 2 pm at Jump City. Let us know about allergies!', 'Other'],
    [
      'You’re invited to Zoe’s birthday on Saturday, with cake and games. Please tell us of any food allergies.',
      'Other',
    ],
    ['Allergy season is here: the clinic has new allergy medicine.', 'Medical'],
    ['Your parcel: use the promo code for free shipping.', 'Other'],
  ])('%s → %s', (text, category) => {
    expect(categorizeByRules(clues(text))).toBe(category);
  });

  test.each(['', '   ', 'Lorem ipsum dolor sit amet.', '12 34', '\u0000'])('without evidence is Other: %j', (text) => {
    expect(categorizeByRules(clues(text))).toBe('Other');
  });

  test('counts a phrase and not its words', () => {
    expect(categoryScores(clues('school nurse'))).toEqual({ School: 0, Sports: 0, Medical: 4, Community: 0, Other: 0 });
  });

  test('takes no notice of case, plurals, hyphens and apostrophes', () => {
    const plain = categoryScores(clues('flu shot'));
    for (const text of ['FLU SHOTS', 'Flu-shots', 'the flu shot’s']) expect(categoryScores(clues(text))).toEqual(plain);
  });

  test('lets a title count twice, a context by its share, and a repetition ever less', () => {
    expect(categoryScores(clues('homework')).School).toBe(4);
    expect(categoryScores(clues('', { title: 'Homework' })).School).toBe(8);
    expect(categoryScores(clues('', { context: 'Homework', contextShare: 0.5 })).School).toBe(2);
    expect([2, 3, 50].map((times) => categoryScores(clues('homework '.repeat(times))).School)).toEqual([5.6, 6.4, 6.4]);
  });

  test('with equal sums the narrower subject wins', () => {
    const words = { Medical: 'pharmacy', Sports: 'soccer', School: 'homework', Community: 'potluck', Other: 'invoice' };
    for (const [place, winner] of tieOrder.entries()) {
      for (const loser of tieOrder.slice(place + 1))
        expect([winner, loser, categorizeByRules(clues(`${words[loser]} ${words[winner]}`))]).toEqual([
          winner,
          loser,
          winner,
        ]);
    }
    expect([...tieOrder].sort()).toEqual([...categories].sort());
  });
});

test('nine in ten of the dev newsletters get the labelled category', () => {
  const right = devItems.filter(({ category, ...item }) =>
    readNewsletter(item, '2026-11-21').every((matter) => categoryByRules(matter) === category),
  );
  expect(right.length / devItems.length).toBeGreaterThanOrEqual(0.9);
});
