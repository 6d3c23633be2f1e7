import type { Household } from '@homeroom/household';
import { stemsOf } from '../questions/answering/match-subject.ts';

const minShare = 0.65;

/**
 * Whether two titles name the same thing in other words: every word of the one is in the other, or most words are the
 * same. Names of members do not count where a title has other words, for a calendar often says whose event it is.
 * @param names see {@link nameStems}
 */
export function isLikeTitle(one: string, other: string, names: ReadonlySet<string>): boolean {
  const [a, b] = [one, other].map((title) => tellingStems(title, names)) as [Set<string>, Set<string>];
  if (a.size === 0 || b.size === 0) return one.trim().toLowerCase() === other.trim().toLowerCase();
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared === Math.min(a.size, b.size) || (2 * shared) / (a.size + b.size) >= minShare;
}

const smallWords = new Set(
  'a an and at by due for in of on or the to until with el la los las de del para en y'.split(' '),
);

function tellingStems(title: string, names: ReadonlySet<string>): Set<string> {
  const stems = [...stemsOf(title)].filter((word) => !smallWords.has(word));
  const telling = stems.filter((word) => !names.has(word));
  return new Set(telling.length > 0 ? telling : stems);
}

/** The stems of the words of all names of a household's members. */
export function nameStems({ members }: Household): ReadonlySet<string> {
  return stemsOf(members.flatMap(({ name, nickname, aliases }) => [name, nickname ?? '', ...aliases]).join(' '));
}
