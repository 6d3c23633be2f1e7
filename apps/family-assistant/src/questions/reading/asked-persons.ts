import { type Household, type Member, shortNames } from '@homeroom/household';
import { uniform } from '@homeroom/text';
import type { AskedPersons } from '../calendar-question.ts';
import {
  afterPerson,
  beforeName,
  determiners,
  groupWords,
  monthLeads,
  ordinaryNames,
  personWords,
  relationWords,
  selectors,
} from './person-words.ts';
import type { TypedQuestion, TypedWord } from './typed-question.ts';

/** Words of a question that name people. */
export interface PersonMention {
  /** Positions of its words, `to` exclusive. */
  from: number;
  to: number;
  ids: readonly string[];
  /** `we`: the household as one. `each`: "anyone". `unknown`: somebody whom the question does not name, such as "she". */
  kind: 'members' | 'we' | 'everyone' | 'each' | 'unknown';
}

type Group = Exclude<PersonMention['kind'], 'each' | 'unknown'> | 'children' | 'parents';

const maxNameWords = 4;

/** Names by which members are called, lower case, each with the ids of those who have it. */
export type MemberNames = ReadonlyMap<string, readonly string[]>;

/** Returns the names, first names, nicknames and aliases of a household's members. */
export function memberNames({ members }: Household): MemberNames {
  const names = new Map<string, string[]>();
  for (const member of members)
    for (const name of new Set(namesOf(member))) names.set(name, [...(names.get(name) ?? []), member.id]);
  for (const [word, same] of Object.entries(relationWords)) {
    const known = same.flatMap((other) => names.get(other) ?? []);
    if (!names.has(word) && new Set(known).size === 1) names.set(word, known.slice(0, 1));
  }
  return names;
}

function namesOf(member: Member): string[] {
  return [member.name, ...shortNames(member)].map(lowered);
}

function lowered(text: string): string {
  return uniform(text.trim()).replaceAll(/\s+/g, ' ').toLowerCase();
}

/** Returns the mentions of people in a question, in its order. */
export function findPersons(
  question: TypedQuestion,
  { household, names, sender }: { household: Household; names: MemberNames; sender: string | null },
): PersonMention[] {
  const found: PersonMention[] = [];
  for (let at = 0; at < question.words.length; ) {
    const mention = namedAt(question.words, at, names) ?? groupAt(question.words, at, household, sender);
    if (mention) found.push(mention);
    at = mention?.to ?? at + 1;
  }
  return found;
}

function namedAt(words: readonly TypedWord[], at: number, names: MemberNames): PersonMention | null {
  for (let length = Math.min(maxNameWords, words.length - at); length > 0; length -= 1) {
    const name = lowered(
      words
        .slice(at, at + length)
        .map(({ typed }) => typed)
        .join(' '),
    );
    const ids = names.get(name);
    if (!ids || isOfDay(words, at + length) || (length === 1 && ordinaryNames.has(name) && !standsAsName(words, at)))
      continue;
    return { from: at, to: at + length, ids, kind: 'members' };
  }
  return null;
}

/** "Mother's Day", "Fathers Day" */
function isOfDay(words: readonly TypedWord[], at: number): boolean {
  return words[at]?.word === 'day' && /^(?:mother|father)s?$/.test(words[at - 1]?.word ?? '');
}

/** Whether a word that is also an ordinary word is a name where it stands: "does May have", "Will's game", not "in May". */
function standsAsName(words: readonly TypedWord[], at: number): boolean {
  const [before, word, after] = [words[at - 1]?.word ?? '', words[at], words[at + 1]?.word ?? ''];
  if (!word || monthLeads.has(before) || /^\d/.test(after)) return false;
  if (word.possessive) return true;
  if (at > 0 && /^\p{Lu}/u.test(word.typed) && /^\p{Ll}/u.test(words[0]?.typed.slice(1) ?? 'a')) return true;
  return (beforeName.has(before) || at === 0) && afterPerson.has(after);
}

function groupAt(
  words: readonly TypedWord[],
  at: number,
  household: Household,
  sender: string | null,
): PersonMention | null {
  const word = words[at];
  if (!word) return null;
  const lead = leadLength(words, at);
  const led = words.slice(at, at + lead).map((one) => one.word);
  const asksSome = led.some((one) => selectors.has(one));
  if (asksSome && led.at(-1) === 'us') return { from: at, to: at + lead, ids: [], kind: 'each' };
  const noun = words[at + lead];
  const isLed = lead > 0 || words[at - 1]?.word === 'which' || words[at - 1]?.word === 'many';
  const group = noun && groupWords[noun.word];
  if (noun && group && (!group.needsLead || (isLed && endsPerson(words, at + lead)))) {
    const ids = groupIds(group.group, household, sender);
    if (ids.length > 0)
      return {
        from: at,
        to: at + lead + 1,
        ids,
        kind: asksSome ? 'each' : group.group === 'everyone' ? 'everyone' : 'members',
      };
  }
  const kind = personWords[word.word];
  if (kind === undefined) return null;
  const own = kind === 'sender' ? (sender === null ? [] : [sender]) : [];
  return {
    from: at,
    to: at + 1,
    ids: own,
    kind: kind === 'sender' ? (sender === null ? 'unknown' : 'members') : kind,
  };
}

function leadLength(words: readonly TypedWord[], at: number): number {
  let length = 0;
  while (determiners.has(words[at + length]?.word ?? '')) length += 1;
  return length;
}

function endsPerson(words: readonly TypedWord[], at: number): boolean {
  const next = words[at + 1];
  return next === undefined || words[at]?.possessive === true || afterPerson.has(next.word);
}

function groupIds(
  group: Group | 'partner' | 'child',
  { members }: Household,
  sender: string | null,
): readonly string[] {
  const of = (role: Member['role']) => members.filter((member) => member.role === role).map(({ id }) => id);
  switch (group) {
    case 'children':
      return of('child');
    case 'parents':
      return of('parent');
    case 'partner': {
      const others = of('parent').filter((id) => id !== sender);
      return others.length === 1 && of('parent').length === 2 ? others : [];
    }
    case 'child':
      return of('child').length === 1 ? of('child') : [];
    default:
      return members.map(({ id }) => id);
  }
}

/** Kind of people that a question wants to know. */
interface PersonsWanted {
  asksForPeople: boolean;
  /** Whether it asks for some of those whom it names: "which of the kids". */
  amongMembers: boolean;
  together: boolean;
  /** Whether an answer needs members, so that everybody is meant when nobody is named. */
  wantsMembers: boolean;
}

/** Joins the mentions of a question into whom it is about. */
export function askedPersons(
  mentions: readonly PersonMention[],
  household: Household,
  { asksForPeople, amongMembers, together, wantsMembers }: PersonsWanted,
): AskedPersons {
  const named = new Set(mentions.flatMap(({ ids }) => ids));
  const ids = household.members.map(({ id }) => id).filter((id) => named.has(id));
  const some = new Set(mentions.flatMap((mention) => (mention.kind === 'each' ? mention.ids : [])));
  const among = ids.filter((id) => some.has(id));
  if (asksForPeople || mentions.some(({ kind }) => kind === 'each'))
    return { kind: 'each', ids: amongMembers ? ids : among, all: false };
  if (mentions.some(({ kind }) => kind === 'everyone') && !wantsMembers) return { kind: 'each', ids: [], all: false };
  if (ids.length > 0) return { kind: 'members', ids, all: together && ids.length > 1 };
  if (wantsMembers) return { kind: 'members', ids: household.members.map(({ id }) => id), all: false };
  return { kind: 'anyone', ids: [], all: false };
}
