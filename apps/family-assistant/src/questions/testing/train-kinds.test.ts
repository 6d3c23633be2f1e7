import { crossValidate, trainKinds, type Example } from './train-kinds.ts';

const examples: Example[] = ['one', 'two', 'three', 'four'].flatMap((set) => [
  { set, kind: 'when', features: ['any', 'when'] },
  { set, kind: 'none', features: ['any', 'price'] },
  { set, kind: 'where', features: ['any', 'where'] },
]);

test('a word speaks for the kinds that it came with and against the others', () => {
  const weights = trainKinds(examples);
  expect(weights.get('when')?.get('when')).toBeGreaterThan(0);
  expect(weights.get('none')?.get('when')).toBeLessThan(0);
  expect(trainKinds(examples)).toEqual(weights);
});

test('a household is judged by the others alone', () => {
  const stranger = { set: 'five', kind: 'when', features: ['any', 'where'] };
  expect(crossValidate([...examples, stranger]).at(-2)).toBe(
    'five: kind right 0.000 of 1; taken for the calendar 1.000 of its own, 0.000 of 0 others',
  );
});
