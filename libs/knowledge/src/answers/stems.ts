import { tokenIds } from '@homeroom/search';

/** Nobody asks for a longer word, and the stemmer's time grows with the square of it. */
const overlong = /[\p{Alphabetic}\p{N}]{61,}/gu;

/** The ids of a text's stems as the keyword search has them, without words of more than 60 characters. */
export function stemIds(text: string): number[] {
  return tokenIds(text.replaceAll(overlong, ' '));
}
