import type { TypedWord } from './typed-question.ts';

const backWords = new Set(['back', 'home', 'return', 'returns', 'returning', 'returned']);
const motion = new Set(
  `come comes coming came get gets getting got fly flies flying drive drives driving head heading heads land lands landing
  arrive arrives arriving travel traveling leave leaves leaving depart departs flight plane train bus ferry trip ride journey way drop touch
  down`.split(/\s+/),
);
/** Verbs that tell nothing of the event of a way back. */
const verbs = new Set(
  'come comes coming came get gets getting got head heading heads land lands landing arrive arrives travel again'.split(
    ' ',
  ),
);
/** "Back to school", "home at five": a place or a state rather than a way. */
const notReturn = new Set(['to', 'at', 'in', 'on']);

/** Positions of the words that ask for a way back, such as "coming back from" and "back in" the home's town; empty when a question asks for none. */
export function returnWords(words: readonly TypedWord[], homeTown: ReadonlySet<string> = new Set()): number[] {
  const inTown = words.findIndex(
    ({ word }, index) =>
      word === 'back' && words[index + 1]?.word === 'in' && homeTown.has(words[index + 2]?.word ?? ''),
  );
  if (inTown !== -1) return [inTown, inTown + 1, inTown + 2];
  const at = words.findIndex(
    ({ word }, index) =>
      backWords.has(word) &&
      (words[index + 1]?.word === 'from' ||
        (words[index + 1]?.word === 'in' && words[index + 2]?.word === 'from') ||
        (!notReturn.has(words[index + 1]?.word ?? '') && words.some((other) => motion.has(other.word)))),
  );
  if (at === -1) return [];
  return [...words.keys()].filter((index) => index === at || verbs.has(words[index]?.word ?? ''));
}

const rides = new Set('fly flies flying flight flights plane land lands landing ferry'.split(' '));
const rideStarts = new Set('set setting head heading'.split(' '));

/** Whether a question asks for the ride to a place, rather than for the stay there: "When do we land in Perth?" */
export function asksForRide(words: readonly TypedWord[]): boolean {
  const said = (at: number) => words[at]?.word ?? '';
  return words.some(
    ({ word }, at) =>
      rides.has(word) ||
      (/^touch(?:es)?$/.test(word) && said(at + 1) === 'down') ||
      (rideStarts.has(word) && said(at + 1) === 'off'),
  );
}
