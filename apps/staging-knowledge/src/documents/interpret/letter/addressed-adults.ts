import { type Household, shortNames } from '@homeroom/household';
import { escapeRegExp } from '@homeroom/text';

const headLine = /^[>\s*]*(?:from|to|cc|bcc|von|an|de|para)\s?:/iu;

/**
 * Returns a text without the places where it only addresses or signs for a grown-up of the household: heads of mails,
 * "Ana, did you get this?", "Hi Ben," and "Love, Ana". Who reads a letter need not be whom it is about.
 */
export function withoutAddressedAdults(text: string, { members }: Pick<Household, 'members'>): string {
  const names = members
    .filter(({ role }) => role !== 'child')
    .flatMap((member) => [member.name, ...shortNames(member)])
    .map(escapeRegExp);
  if (names.length === 0) return text;
  const one = `(?:${names.toSorted((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}’'])`;
  const several = `${one}(?:(?:,? (?:and|y|&) |, )${one})*`;
  const hail = new RegExp(
    `(?<=^[>\\s]*|[.!?] )(?:(?:dear|hi|hello|hey|good morning|querid[oa]s?|hola|thanks?|thank you|thx),? )?${several}(?=[,!:]\\s|[,!:]?$| [–—-] )`,
    'giu',
  );
  const farewell = new RegExp(`(?<=^[>\\s]*(?:[\\p{L} ]{2,30}[,.!] ?)?[–—-]? ?)${several}(?=[\\s.]*$)`, 'giu');
  const named = new RegExp(one, 'iu');
  return text
    .split('\n')
    .map((line) => (headLine.test(line) && named.test(line) ? '' : line.replace(hail, '').replace(farewell, '')))
    .join('\n');
}
