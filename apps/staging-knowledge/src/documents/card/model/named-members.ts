import type { Household, Member } from '@homeroom/household';
import { comparable } from '@homeroom/text';

/** Sources of names. */
export interface NamingContext {
  household: Household;
  /** The names of the members whom the rules found. */
  known: readonly string[];
  /** Text that may name other members. */
  text: string;
}

/** The members, by name and in the household's order, whom a model named and whom the rules found or the text names. */
export function namedMembers(names: readonly string[], { household, known, text }: NamingContext): string[] {
  const said = new Set(names.map(comparable));
  return household.members
    .filter((member) => namesOf(member).some((name) => said.has(comparable(name))))
    .filter((member) => known.includes(member.name) || namesOf(member).some((name) => standsIn(name, text)))
    .map(({ name }) => name);
}

function namesOf({ name, nickname, aliases }: Member): string[] {
  return [name, name.split(/\s+/, 1)[0] ?? name, ...(nickname === null ? [] : [nickname]), ...aliases];
}

/** As a whole word with its capital letter, so that "will" is not Will. */
function standsIn(name: string, text: string): boolean {
  const written = text.normalize('NFC');
  const sought = name.normalize('NFC');
  for (let at = written.indexOf(sought); at >= 0; at = written.indexOf(sought, at + 1)) {
    const ends = [written.charAt(at - 1), written.charAt(at + sought.length)];
    if (!ends.some((character) => /[\p{L}\p{M}\p{N}]/u.test(character))) return true;
  }
  return false;
}
