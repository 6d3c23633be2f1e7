import { type Household, shortNames } from '@homeroom/household';
import { memberNames } from '@homeroom/matters';
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
    .filter((member) => [member.name, ...shortNames(member)].some((name) => said.has(comparable(name))))
    .filter((member) => known.includes(member.name) || memberNames(member).standIn(text))
    .map(({ name }) => name);
}
