import type { Household } from '@homeroom/household';
import { concernedMembers } from '@homeroom/matters';
import type { DatedSentence } from '../days/dated-sentence.ts';
import { cellsOf } from '../letter/table-cells.ts';

/** "Ikeda, S. (violin)", "Grade 3", "Noah B." */
const someone =
  /^(?:\p{Lu}[\p{L}’'-]+, \p{Lu}\p{L}*\.?|\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}’'-]*\.?){0,2}|\p{Lu}\. \p{Lu}[\p{L}’'-]+|(?:grade|year|class|group) [\p{L}\d]{1,3}|kindergarten|(?:\d(?:st|nd|rd|th)|first|second|third|fourth|fifth) grade(?:rs)?)(?: \(.{1,30}\))?$/iu;

/** Heads a column of those who do what their rows say. */
export const whoHead = /^(?:who|person|name)$/i;
const everybody = /^(?:all|every(?:one|body)?|each)\b/i;

/**
 * Returns the sentences without the rows of other people in a plan: where "Rivera, M." has a row, those of "Ikeda, S." and
 * "Pruitt, W." are not the family's. A plan whose rows are no people, or none of the family, stays whole.
 */
export function withoutRowsOfOthers(
  sentences: readonly DatedSentence[],
  household: Household,
): readonly DatedSentence[] {
  const names = new Set(sentences.map((sentence) => ownerOf(sentence)).filter((name) => name !== ''));
  if (names.size < 2 || ![...names].every((name) => someone.test(name))) return sentences;
  const people = concernedMembers({ members: household.members, rules: [] });
  const isOwn = (name: string) =>
    everybody.test(name) ||
    people.of({ text: name, newsletterTitle: '', source: '', ofSchool: false }).length > 0 ||
    household.members.some((member) => isShortened(name, member.name));
  const own = new Set([...names].filter(isOwn));
  return own.size === 0
    ? sentences
    : sentences.filter((sentence) => ownerOf(sentence) === '' || own.has(ownerOf(sentence)));
}

/** The name of a row in a plan, or who does what it says: "Goran  Order 18 shirts  Mon 3/1" below "Who  What  By". */
function ownerOf({ block, heads, text }: DatedSentence): string {
  const isTask = block.kind === 'row' && whoHead.test(heads[0]?.words ?? '');
  const cells = isTask ? cellsOf(text) : [];
  return cells.length === heads.length ? (cells[0]?.words ?? block.rowName) : block.rowName;
}

/** "Rivera, M.", "M. Rivera" */
function isShortened(words: string, name: string): boolean {
  const [first = '', ...others] = name.split(/\s+/);
  const surname = others.at(-1);
  if (surname === undefined) return false;
  const [own = '', initial = ''] = [surname.toLowerCase(), first.slice(0, 1).toLowerCase()];
  const said = words.toLowerCase();
  return said.startsWith(`${own}, ${initial}`) || said.startsWith(`${initial}. ${own}`);
}
