import { chanceOf, fitted, fittedNumbers, type Example } from './logistic-regression.ts';

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

describe('weights of numbers', () => {
  const measured = Array.from({ length: 40 }, (_, i) => ({
    group: `${i % 4}`,
    evidence: { telling: i / 40, constant: 3, scaled: 1_000 * (i % 2) },
    isTrue: i >= 20,
  }));

  test('tell the examples apart by the number that does', () => {
    const weights = fittedNumbers(measured);
    expect([...weights.keys()]).toEqual(['base', 'telling', 'constant', 'scaled']);
    expect(weights.get('telling')).toBeGreaterThan(2);
    expect(weights.get('constant')).toBeCloseTo(0);
    expect(Math.abs(weights.get('scaled') ?? 1)).toBeLessThan(0.001);
    const sumAt = (telling: number) => (weights.get('base') ?? 0) + telling * (weights.get('telling') ?? 0);
    expect(sumAt(0.1)).toBeLessThan(0);
    expect(sumAt(0.9)).toBeGreaterThan(0);
  });

  test('are the same for the same examples', () => {
    expect([...fittedNumbers(measured)]).toEqual([...fittedNumbers(measured)]);
  });
});
