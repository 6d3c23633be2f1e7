import { chanceOf, fitted, type Example } from './logistic-regression.ts';

const example = (group: string, isTrue: boolean, ...signs: string[]): Example => ({ group, signs, isTrue, weight: 1 });
const examples = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((group) => [
  example(group, true, 'by', 'paragraph'),
  example(group, false, 'on', 'paragraph'),
]);

test('signs get the weights by which the examples are told apart', () => {
  const weights = fitted(examples);
  expect(chanceOf(['by', 'paragraph'], weights)).toBeGreaterThan(0.6);
  expect(chanceOf(['on', 'paragraph'], weights)).toBeLessThan(0.4);
});

test('signs of few groups and unknown signs count for nothing', () => {
  const weights = fitted([...examples, example('a', true, 'rare')]);
  expect(weights.has('rare')).toBe(false);
  expect(chanceOf(['rare', 'on'], weights)).toBe(chanceOf(['on'], weights));
});

test('the same examples give the same weights', () => {
  expect([...fitted(examples)]).toEqual([...fitted(examples)]);
});
