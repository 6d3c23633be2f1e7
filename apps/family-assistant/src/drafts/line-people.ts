import { findPersons, type MemberNames } from '../questions/reading/asked-persons.ts';
import { personWords } from '../questions/reading/person-words.ts';
import type { Household, Member } from '@homeroom/household';
import type { LineWords, WordSpan } from './line-words.ts';

/** Whom a line names. */
export interface LinePeople {
  members: readonly Member[];
  /** The words that name them. */
  named: readonly (WordSpan & { members: readonly Member[] })[];
  /** Names that several members have. */
  shared: readonly WordSpan[];
  /** Ordinary words that are names of members. */
  ordinary: readonly WordSpan[];
}

const joints = new Set(['and', 'with', 'for', 'both']);
/** Words after "moms" or "kids" that make it a kind of event. */
const kindWords = new Set(['group', 'club', 'night', 'meetup', 'menu', 'room', 'museum', 'day']);

/** Finds the members that a line names, and claims their names. */
export function readPeople(
  line: LineWords,
  { household, names, sender }: { household: Household; names: MemberNames; sender: string | null },
  place: WordSpan | null,
): Omit<LinePeople, 'ordinary'> {
  const mentions = findPersons(line, { household, names, sender }).filter(
    ({ kind, ids, from, to }) =>
      ids.length > 0 &&
      kind !== 'we' &&
      kind !== 'each' &&
      !isInside({ from, to }, place) &&
      !line.isClaimed(from) &&
      !isKind(line, { from, to }),
  );
  const memberOf = (id: string) => household.members.filter((member) => member.id === id);
  const named = mentions
    .filter(({ kind, ids, from }) => kind !== 'members' || ids.length === 1 || isGroup(line, from))
    .map(({ from, to, ids }) => ({ from, to, members: ids.flatMap(memberOf) }));
  const shared = mentions.filter((mention) => !named.some(({ from }) => from === mention.from));
  for (const span of named) claimName(line, span);
  const ids = new Set(named.flatMap(({ members }) => members.map(({ id }) => id)));
  return { members: household.members.filter(({ id }) => ids.has(id)), named, shared };
}

/** "Moms group", "kids club". */
function isKind(line: LineWords, { to }: WordSpan): boolean {
  const typed = line.typed({ from: to - 1, to });
  return /[^'’]s$/i.test(typed) && kindWords.has(line.at(to));
}

function isInside({ from, to }: WordSpan, place: WordSpan | null): boolean {
  return place !== null && from >= place.from && to <= place.to;
}

function isGroup(line: LineWords, at: number): boolean {
  return (
    personWords[line.at(at)] === undefined &&
    /^(?:the|my|our|both|all|kids|children|boys|girls|parents|everyone|everybody|family)$/.test(line.at(at))
  );
}

/** Claims a name with the word that joins it to the title. */
function claimName(line: LineWords, { from, to }: WordSpan): void {
  line.claim({ from, to });
  if (joints.has(line.at(from - 1)) && !line.isClaimed(from - 1)) line.claim({ from: from - 1, to: from });
}
