import { folded } from '@homeroom/text';

const limit = 500;
const dotsOfAcronym = /(?<=(?<![\p{L}\p{N}])\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu;

/** Words of a text, of letters and digits only, in lower case and without accents. */
export function foldedWords(text: string): string[] {
  const plain = folded(text.slice(0, limit)).replaceAll(/['’]/g, '').replaceAll(dotsOfAcronym, '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
