import type { Household, Member } from '@homeroom/household';
import { escapeRegExp } from '@homeroom/text';
import { memberNames, type MemberNames } from './member-names.ts';
import { plainWords } from './plain-words.ts';

/** Clues for a matter's people. */
export interface PeopleClues {
  /** Heading and text of the matter. */
  text: string;
  /** Title of the newsletter when it has several matters. */
  newsletterTitle: string;
  /** Sender of the newsletter. */
  source: string;
  /** Whether it concerns the pupils of the school that sent it, nobody being named. */
  ofSchool: boolean;
}

/** Finds the members whom a matter concerns; compiled once for a household. */
export interface ConcernedMembers {
  /** In the household's order; nobody when nothing points to anybody. */
  of(clues: PeopleClues): Member[];
  /** The same, with the ids of the household's rules that decided; none when a nearer clue did. */
  find(clues: PeopleClues): { members: Member[]; rules: string[] };
}

interface KnownMember {
  member: Member;
  names: MemberNames;
  taught: RegExp | null;
  grade: string | null;
  school: RegExp | null;
  schoolAsSender: RegExp | null;
}

const readCharacters = 20_000;
/** The household's own patterns may be slow, so they see a short text. */
const readByPatterns = 2_000;
/** Beginning of a letter, which says to whom it is written. */
const openingCharacters = 500;
const wholeSchool =
  /\ball (?:of our |our |the |school |(?:lower |upper )?(?:elementary|primary) )?(?:families|students|pupils|grades|grade levels|children|parents)\b(?! (?:in|of) (?:room|grade|class|mr|ms|mrs|our class)\b)|\b(?:whole|entire) school\b|\bschool-?wide\b|\beveryone at (?:the )?school\b|\bto the families of (?!(?:room|grade|class|our|the)\b)|\btod[oa]s (?:las familias|los (?:alumnos|estudiantes|grados|ni[nñ]os|padres))\b/iu;
const wholeDistrict =
  /(?<!\b(?:at|in|from) )\ball (?:of our |our |the )?(?:\p{L}+ )?schools\b|\bschools of the district\b|\belementary, middle,? (?:and|&) high schools?\b|\btodas las (?:escuelas|primarias)\b/iu;

/** "Camper: Leo Rivera" says of whom a form or a bill is. */
const personField =
  /(?:^|\n| {2}|\t)(?:camper|student|player|child|pupil|patient|swimmer|dancer|participant|athlete|scout|rider|skater|alumn[oa]|paciente|jugadora?)(?:['’]s name| name)?s?\s?:\s*([^\n]{2,60})/giu;
/** A letter that speaks of so many grades one by one is for the whole school. */
const fewestGrades = 3;

/**
 * The nearest clue decides: members named in the matter by name, nickname, alias, teacher or grade, with all pupils of the
 * school where it is written to every family; else those whom the title or the sender names so; else those of the household's own rules; else the members of a school that the matter
 * names, or that sent it.
 */
export function concernedMembers(household: Pick<Household, 'members' | 'rules'>): ConcernedMembers {
  const known = household.members.map(knownMember);
  const rules = household.rules
    .filter(({ pattern }) => pattern !== '')
    .map((rule) => ({ ...rule, test: new RegExp(rule.pattern, 'iu') }));
  const inOrder = (found: readonly Member[]) => household.members.filter((member) => found.includes(member));
  const people: ConcernedMembers = {
    of: (clues) => people.find(clues).members,
    find: (clues) => {
      const [text, front, source] = [clues.text, `${clues.newsletterTitle}\n${clues.source}`, clues.source].map(
        (part) => plainWords(part.slice(0, readCharacters)),
      ) as [string, string, string];
      const everything = `${text}\n${front}`;
      const pupils = known.filter(
        ({ school, schoolAsSender }) =>
          school?.test(text) || (clues.ofSchool && (school?.test(front) || schoolAsSender?.test(source))),
      );
      const everybody = addressed(known, pupils, { front, text });
      for (const part of [text, front]) {
        const named = personally(known, part);
        if (named.length === 0) continue;
        const isByName = known.some(({ names, member }) => member.role === 'child' && names.standIn(part));
        return {
          members: inOrder(isByName ? named : [...named, ...everybody.map(({ member }) => member)]),
          rules: [],
        };
      }
      const applied = rules.filter(({ test }) => test.test(everything.slice(0, readByPatterns)));
      const assigned = household.members.filter(({ id }) => applied.some(({ assignTo }) => assignTo.includes(id)));
      if (assigned.length > 0) return { members: assigned, rules: applied.map(({ id }) => id) };
      const found = pupils.length > 0 ? pupils : everybody;
      return { members: inOrder(found.map(({ member }) => member)), rules: [] };
    },
  };
  return people;
}

/** Those to whom a letter is written that is for a whole district or school; nobody for any other. */
function addressed(
  known: readonly KnownMember[],
  pupils: readonly KnownMember[],
  { front, text }: { front: string; text: string },
): readonly KnownMember[] {
  const opening = `${front}\n${text.slice(0, openingCharacters)}`;
  if (wholeDistrict.test(opening)) return known.filter(({ school }) => school !== null);
  return wholeSchool.test(opening) || isOfManyGrades(text) ? pupils : [];
}

/** Whether a text names its grades one by one, as a newsletter of a school does. */
function isOfManyGrades(text: string): boolean {
  const grades = [...text.matchAll(spoken)].map(([, word = '']) => gradeOf(word));
  return new Set([...grades, ...(/\bkindergarten/i.test(text) ? ['0'] : [])]).size >= fewestGrades;
}

function personally(known: readonly KnownMember[], text: string): Member[] {
  const fields = [...text.matchAll(personField)].map(([, name = '']) => name).join('\n');
  if (known.some(({ names, member }) => member.role === 'child' && names.standIn(fields)))
    return known.filter(({ names }) => names.standIn(text)).map(({ member }) => member);
  const grades = gradesIn(text);
  return known
    .filter(
      ({ names, taught, grade }) => names.standIn(text) || taught?.test(text) || (grade !== null && grades.has(grade)),
    )
    .map(({ member }) => member);
}

function knownMember(member: Member): KnownMember {
  const { teacher, currentGrade, school } = member;
  return {
    member,
    names: memberNames(member),
    taught: teacher === null ? null : teacherPattern(teacher),
    grade: currentGrade === null ? null : (gradesIn(`grade ${currentGrade}`).values().next().value ?? null),
    school: school === null ? null : wholeWords(school),
    schoolAsSender: school === null ? null : senderPattern(school),
  };
}

const menTitles = 'mr|se[nñ]or';
const womenTitles = 'mrs|ms|miss|se[nñ]ora';
const otherTitles = 'mx|dr|prof|coach|teacher';
const manTitle = new RegExp(`^(?:${menTitles})\\b`, 'iu');
const womanTitle = new RegExp(`^(?:${womenTitles})\\b`, 'iu');

/**
 * "Mr. Okafor" is found with another title and without its full stop, but not by the bare surname, and not as "Ms. Okafor",
 * who is somebody else.
 */
function teacherPattern(teacher: string): RegExp {
  const name = plainWords(teacher);
  const surname = name.split(/\s+/).at(-1) ?? name;
  const titles = [
    ...(womanTitle.test(name) ? [] : [menTitles]),
    ...(manTitle.test(name) ? [] : [womenTitles]),
    otherTitles,
  ].join('|');
  return new RegExp(
    `${escapeRegExp(name).replaceAll('\\.', '\\.?')}(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])(?:${titles})\\.? ${escapeRegExp(surname)}(?![\\p{L}\\p{N}])`,
    'iu',
  );
}

/** "Lakeside Weekly" is a sender of Lakeside Elementary; "Lakeside Soccer" is not. */
function senderPattern(school: string): RegExp | null {
  const distinctive = plainWords(school)
    .split(/\s+/)
    .filter(
      (word) =>
        !/^(?:the|of|at|elementary|primary|middle|high|junior|senior|secondary|prep|preparatory|grammar|school|academy|college|preschool|kindergarten)$/i.test(
          word,
        ),
    );
  if (distinctive.length === 0) return null;
  const own =
    'weekly|news|newsletter|bulletin|notes|update|updates|families|office|front office|pta|pto|ptsa|school|nurse|health|principal|library|bus|kitchen|cafeteria|teachers?|times|herald|messenger|elementary|primary|middle|high|academy';
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${distinctive.map(escapeRegExp).join(' ')}(?:$|\\n|[ -]+(?:school )?(?:${own})(?![\\p{L}\\p{N}]))`,
    'iu',
  );
}

function wholeWords(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escapeRegExp(plainWords(words))}(?![\\p{L}\\p{M}\\p{N}])`, 'iu');
}

const ordinals: Readonly<Record<string, string>> = {
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
  fifth: '5',
  sixth: '6',
  seventh: '7',
  eighth: '8',
  ninth: '9',
  tenth: '10',
  eleventh: '11',
  twelfth: '12',
};
const number = '(?:k|\\d{1,2})(?:st|nd|rd|th)?';
const ranges = new RegExp(
  `\\b(?:grades?|years?|gr\\.?) (${number})(?: ?(?:-|–|to|through|thru) ?(${number}))?((?:(?:, ?| and |, and | & | or )${number}){0,6})(?![\\p{L}\\p{N}:])`,
  'giu',
);
const spoken = new RegExp(
  `\\b(${Object.keys(ordinals).join('|')}|\\d{1,2}(?:st|nd|rd|th))(?:[ -]grade(?:s|rs?)?\\b|(?=(?:(?:, | and |, and )(?:${Object.keys(ordinals).join('|')}|\\d{1,2}(?:st|nd|rd|th))){1,4}[ -]grade))`,
  'giu',
);

/** The grades that a text names, kindergarten being `0`. */
export function gradesIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const [, from = '', to, more = ''] of text.matchAll(ranges)) {
    const [first, last] = [gradeOf(from), gradeOf(to ?? from)];
    for (let grade = Number(first); grade <= Math.min(Number(last), 13); grade += 1) found.add(String(grade));
    for (const [one] of more.matchAll(/(?:k|\d{1,2})/gi)) found.add(gradeOf(one));
  }
  for (const [, word = ''] of text.matchAll(spoken)) found.add(gradeOf(word));
  for (const [, to] of text.matchAll(/\bk ?[-–] ?(\d{1,2})\b/giu)) {
    for (let grade = 0; grade <= Math.min(Number(to), 12); grade += 1) found.add(String(grade));
    const [, last] = new RegExp(`(?<![\\d:$.])${Number(to) + 1} ?[-–] ?(\\d{1,2})(?![\\d:])`).exec(text) ?? [];
    for (let grade = Number(to) + 1; grade <= Math.min(Number(last ?? 0), 12); grade += 1) found.add(String(grade));
  }
  if (/\b(?:kindergarten(?:ers?)?|kinder)\b/iu.test(text)) found.add('0');
  return found;
}

function gradeOf(word: string): string {
  const plainWord = word.toLowerCase();
  if (plainWord.startsWith('k')) return '0';
  return ordinals[plainWord] ?? String(Number.parseInt(plainWord, 10));
}
