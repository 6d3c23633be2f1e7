import type { FoundPassage } from '@homeroom/search';
import { sentencesOf } from './newer-word.ts';

const sentences = (passage: string) => sentencesOf({ passage } as FoundPassage);

test('a sentence ends with its paragraph, whether there is a full stop or not', () => {
  expect(sentences('She lands on April 9, BX 417\n\nTía Lucía arrives on April 9.')).toEqual([
    'She lands on April 9, BX 417',
    'Tía Lucía arrives on April 9.',
  ]);
});

test('a sentence goes on over a line that was wrapped', () => {
  expect(sentences('Practice moves\nto 5.30 PM. Bring a ball.')).toEqual([
    'Practice moves to 5:30 PM.',
    'Bring a ball.',
  ]);
});

test('a greeting is no sentence of its own', () => {
  expect(sentences('Hello Claire,\n\nthe clinic opens late.\n\nSee you')).toEqual([
    'Hello Claire, the clinic opens late.',
    'See you',
  ]);
});
