import { cardByRules } from '../card-by-rules.ts';
import { buildParse, family, momentOn } from '../testing/build-parse.ts';

const cardOf = (text: string) => cardByRules(buildParse(text), family, momentOn('2026-09-14'));

const soccer = 'The soccer team practices on Mondays. Games and tournaments are on Saturdays; wear cleats.';

test.each([
  ['North Fork Rec Center', 'Community'],
  ['Maple Court Community Centre', 'Community'],
  ['Springfield Parks and Recreation', 'Community'],
  ['Springfield Soccer League', 'Sports'],
  ['Lakeside Elementary School at the Rec Center', 'Sports'],
])('a paper of %s about soccer is of the category %s', (issuer, category) => {
  expect(cardOf(`${issuer}\n\nSeptember 14, 2026\n\n${soccer}`).category).toBe(category);
});

test('a bulletin asks nobody for sure, but what was lent has to come back', () => {
  const head = 'Saint Agnes Parish\n\nSeptember 13, 2026';
  expect(cardOf(`${head}\n\nPicnic: please register by Friday, September 18.`).action_required).toBe(false);
  expect(cardOf(`${head}\n\nPlease return the yellow form by Friday, September 18.`).action_required).toBe(true);
  expect(cardOf(`${head}\n\nMaya Rivera: please register by Friday, September 18.`).action_required).toBe(true);
});
