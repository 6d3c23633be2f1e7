import { WordIndex } from './word-index.ts';

function indexOf(...titles: string[]): WordIndex<string> {
  const index = new WordIndex<string>();
  for (const title of titles) index.add(title, new Set(title.split(' ')));
  return index;
}
const found = (index: WordIndex<string>, ...words: string[]) => [...index.find(words)].sort();

test('finds items that have every word, in other forms too', () => {
  const index = indexOf('swimming lessons', 'piano lesson', 'swimmer');
  expect(found(index, 'lesson')).toEqual(['piano lesson', 'swimming lessons']);
  expect(found(index, 'swim', 'lesson')).toEqual(['swimming lessons']);
  expect(found(index, 'swim', 'piano')).toEqual([]);
  expect(found(index)).toEqual([]);
});

test('takes only the last word as the beginning of one', () => {
  const index = indexOf('piano lesson', 'pizza night');
  expect(found(index, 'pi')).toEqual(['piano lesson', 'pizza night']);
  expect(found(index, 'pi', 'night')).toEqual([]);
  expect(found(index, 'night', 'pi')).toEqual(['pizza night']);
});

test.each(['dntist', 'denntist', 'denzist', 'detnist', 'dentits', 'dentis'])('finds dentist by %s', (typed) => {
  expect(found(indexOf('dentist', 'choir'), typed, 'dentist')).toEqual(['dentist']);
});

test.each(['entist', 'dtnist', 'dent1zt', 'dog', 'dentistry'])('finds no dentist by %s', (typed) => {
  expect(found(indexOf('dentist', 'choir'), typed, 'dentist')).toEqual([]);
});

test('a word that some item has is not taken for a slip, nor is a short one', () => {
  const index = indexOf('ball', 'call', 'ball game', 'bail');
  expect(found(index, 'ball')).toEqual(['ball', 'ball game']);
  expect(found(index, 'bal', 'game')).toEqual([]);
});

test('forgets removed items with the words that only they had', () => {
  const index = indexOf('choir practice', 'band practice');
  index.remove('choir practice', new Set(['choir', 'practice']));
  expect(found(index, 'choir')).toEqual([]);
  expect(found(index, 'practice')).toEqual(['band practice']);
  index.add('choirs', new Set(['choirs']));
  expect(found(index, 'choir')).toEqual(['choirs']);
});
