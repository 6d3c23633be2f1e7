import { uniform } from '@homeroom/text';

/** A text with one form of letters, apostrophes and spaces. */
export function plainWords(text: string): string {
  return uniform(text).replaceAll(/[ \t]+/g, ' ');
}
