import { stemsOf } from '../questions/answering/subject/match-subject.ts';

const minShare = 0.65;

/**
 * Whether two titles, without names, mean the same thing in other words: every word of the one is in the other, or most
 * words are the same.
 */
export function isLikeTitle(one: string, other: string): boolean {
  const [a, b] = [tellingStems(one), tellingStems(other)];
  if (a.size === 0 || b.size === 0) return one === other;
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared === Math.min(a.size, b.size) || (2 * shared) / (a.size + b.size) >= minShare;
}

const smallWords = new Set(
  'a an and at by due for in of on or the to until with el la los las de del para en y'.split(' '),
);

function tellingStems(title: string): Set<string> {
  return new Set([...stemsOf(title)].filter((word) => !smallWords.has(word)));
}
