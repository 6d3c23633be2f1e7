/** One slip in a word: a letter left out, put in, swapped with its neighbour or replaced by another. */
export type LetterSlip = 'missing' | 'extra' | 'swapped' | 'replaced';

/** Returns the one slip that turns the meant word into the typed one (distance 1 of Damerau); null for none or more. */
export function letterSlip(typed: string, meant: string): LetterSlip | null {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return null;
  let same = 0;
  while (typed[same] === meant[same]) same += 1;
  const [rest, wanted] = [typed.slice(same), meant.slice(same)];
  if (rest.length < wanted.length) return rest === wanted.slice(1) ? 'missing' : null;
  if (rest.length > wanted.length) return rest.slice(1) === wanted ? 'extra' : null;
  if (rest.slice(1) === wanted.slice(1)) return 'replaced';
  const isSwap = rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2);
  return isSwap ? 'swapped' : null;
}
