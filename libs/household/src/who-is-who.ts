import { escapeRegExp, uniform } from '@homeroom/text';
import { memberPalette, neutralColor, toHex } from './colors.ts';
import type { Household, Member } from './household.ts';
import { shortNames } from './member-names.ts';

/** Text of an event that identifies people. */
export interface EventPeople {
  summary: string;
  /** The e-mail addresses and common names of its ATTENDEEs. */
  attendees: readonly string[];
  categories: readonly string[];
  /** The owner of its calendar, a member's id, or null. */
  calendarOwner: string | null;
}

/** Finds the members whom an event concerns; compiled once for a household, then cheap for each event. */
export interface WhoIsWho {
  /** The members, in the household's order. */
  membersOf(people: EventPeople): readonly Member[];
  /** The colour of a member as `#rrggbb`: their own, otherwise one of the palette by their place. */
  colorOf(member: Member): string;
  /** The colour of an event: that of its first member, or a neutral one. */
  colorOfAll(members: readonly Member[]): string;
  /** A text with `replacement` for each name of a member. */
  replaceNames(text: string, replacement: string): string;
}

/**
 * A member is meant when the summary has their name, first name, nickname or an alias as a whole word, when an
 * attendee has their address or name, when a category is one of their names, or when the calendar is theirs.
 */
export function whoIsWho(household: Household): WhoIsWho {
  const known = household.members.map((member, index) => {
    const names = namesOf(member);
    return {
      member,
      names: new Set(names.map(fold)),
      addresses: new Set(member.emails.map(fold)),
      pattern: new RegExp(wholeWords(names), 'iu'),
      color: member.calendarColor ? toHex(member.calendarColor) : String(memberPalette[index % memberPalette.length]),
    };
  });
  const colors = new Map(known.map(({ member, color }) => [member.id, color]));
  const anyName = new RegExp(wholeWords(household.members.flatMap(namesOf)), 'giu');
  const colorOf = (member: Member) => colors.get(member.id) ?? neutralColor;
  return {
    membersOf: ({ summary, attendees, categories, calendarOwner }) => {
      const [text, people, labels] = [uniform(summary), attendees.map(fold), categories.map(fold)];
      return known
        .filter(
          ({ member, names, addresses, pattern }) =>
            member.id === calendarOwner ||
            pattern.test(text) ||
            people.some((person) => addresses.has(person) || names.has(person)) ||
            labels.some((label) => names.has(label)),
        )
        .map(({ member }) => member);
    },
    colorOf,
    colorOfAll: ([first]) => (first ? colorOf(first) : neutralColor),
    replaceNames: (text, replacement) => uniform(text).replaceAll(anyName, () => replacement),
  };
}

function namesOf(member: Member): string[] {
  return [...new Set([member.name, ...shortNames(member)])];
}

/** The pattern of the names as whole words in any script, the longest first: no letter, mark or digit may touch them. */
function wholeWords(names: readonly string[]): string {
  const alternatives = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => escapeRegExp(uniform(name)).replace(/\s+/g, '\\s+'));
  return `(?<![\\p{L}\\p{M}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{M}\\p{N}])`;
}

function fold(text: string): string {
  return uniform(text.trim().replace(/^mailto:/i, '')).toLowerCase();
}
