import type { Letter } from '../letter/letter.ts';

const topBlocks = 3;
const maxLineLength = 140;
/** Libraries, houses for the neighborhood, parishes and camps, whose papers speak of sports, grades and health forms, too. */
const community =
  /\b(?:(?:public|city|county|town) library|library branch|branch library|\p{L}+ (?:street )?branch(?= library|,)|rec(?:reation)? (?:cent(?:er|re)|department|dept)|parks (?:and|&) rec(?:reation)?|community cent(?:er|re)|arts cent(?:er|re)|parish|church|lutheran|synagogue|congregation|(?:overnight|day|summer|sleepaway) camp)\b/iu;
const ofCamp = /\bcamps?\b/i;
const camp = /\bCamp \p{Lu}\p{Ll}+/u;
/** Names of a school or a team, which sends papers itself wherever things take place. */
const ownIssuer =
  /\b(?:elementary|(?<!sunday |bible )school|pt[ao]|classroom|grade \d|league|clinic|dental|u-?\d{1,2}|\d{1,2}u)\b/iu;

/** Whether a paper is a bulletin of a library, a parish or the like, for all who like to come. */
export function isBulletin(letter: Letter, title: string): boolean {
  return isOfCommunity(letter, title) && !topOf(letter, title).some((line) => ofCamp.test(line));
}

/** Whether a paper comes from a library, a recreation center, a camp or the like, by its first lines. */
export function isOfCommunity(letter: Letter, title: string): boolean {
  const top = topOf(letter, title);
  return top.some((line) => community.test(line) || camp.test(line)) && !top.some((line) => ownIssuer.test(line));
}

function topOf({ blocks, sender }: Letter, title: string): string[] {
  return [title, sender, ...blocks.slice(0, topBlocks).map(({ text }) => text)].filter(
    (line) => line.length <= maxLineLength,
  );
}
