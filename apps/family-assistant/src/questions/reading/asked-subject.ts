import { folded, stem } from '@homeroom/text';
import type { AskedSubject, Wanted } from '../calendar-question.ts';
import type { TypedWord } from './typed-question.ts';

/** Words that tell nothing of an event and change nothing of a question. */
const functionWords: ReadonlySet<string> = new Set(
  `a an the of for to at in on by with from so then as is are am was were be been being do does did done doing have has had
  having got get gets getting can could will would shall should must may might need needs want wants going go goes gonna
  supposed planned scheduled happening happen happens place there here it its that this these those any some please thanks
  thank hey yo kindly always around like guys sorry way weekday weekdays
  weeknight weeknights right straight called expected sit sits sitting hi hello ok okay um just also still again too exactly really actually actual about up tell give know
  remind wonder wondering say let whether quite ever us you your whole full entire time times day date today's currently now yet season o'clock held theirs yours hers mine ugh nah wait gotta colour color remain remains hmm lol omg
  occur
  occurs even arranged our my we i me quick question one upcoming once`.split(/\s+/),
);

const noKind: readonly Wanted[] = [];
const whenever: readonly Wanted[] = ['when', 'whether', 'list', 'who', 'until', 'where', 'leave'];
/**
 * Words that tell nothing of an event but change a question, each with the kinds of question that account for them.
 * With any other kind they leave the reading unsure: "Who is taking Leo to judo?" is not answered by who has judo.
 */
const changingWords: ReadonlyMap<string, readonly Wanted[]> = new Map(
  (
    [
      ['start starts starting begin begins started began', ['when', 'whether', 'until']],
      ['come comes coming', ['when', 'whether', 'list', 'who', 'free', 'free-times', 'who-is-free']],
      ['see sees seeing went', whenever],
      ['take takes taking took', ['how-long', 'when', 'whether']],
      ['leave leaves leaving depart departs departing', ['leave', 'when']],
      ['fly flies flying', ['when', 'whether', 'list']],
      ['arrive arrives', ['until']],
      ['find', ['where', 'free-times']],
      ['changed change changes moved canceled rescheduled postponed shifted', ['changes', 'when', 'where']],
      ['make makes', ['who-is-free', 'free', 'leave']],
      ['left remaining more', ['how-many', 'list']],
      ['else', ['list', 'who', 'changes']],
      ['later soon', ['list', 'when', 'whether']],
      ['next last first all every each both together either', whenever],
      [
        `and or but than if no not over off out normal normally usual usually regular typically two three four five six seven
        eight nine ten eleven twelve local between miss missed neither nobody other only already home
        what which who whose when where how why lets`,
        noKind,
      ],
    ] as const
  ).flatMap(([words, kinds]) => words.split(/\s+/).map((word) => [word, kinds] as const)),
);

/** Words for events of any kind. */
const generalWords: ReadonlySet<string> = new Set(
  `anything something everything nothing thing things event events stuff plan plans item items entry entries schedule agenda
  calendar calendars program programme itinerary lineup overview rundown summary anywhere somewhere`.split(/\s+/),
);

/** Words for events of many kinds, which the name of an event may or may not have. */
const kindWords: ReadonlySet<string> = new Set(
  'appointment appointments activity activities commitment commitments obligation obligations'.split(' '),
);

/** Words that join two telling words of one name: "Bring Your Child to Work Day". */
const joints: ReadonlySet<string> = new Set([
  'of',
  'and',
  'for',
  'with',
  'to',
  'the',
  'at',
  '&',
  'in',
  'on',
  'your',
  'a',
]);
/** Words that belong to the telling word before them: "pick up", "picture day", "story time". */
const followers: ReadonlySet<string> = new Set(['up', 'off', 'over', 'out', 'day', 'time', 'date']);

/** Returns the stems of a text's telling words, lower case and without accents. */
export function tellingStems(text: string): string[] {
  const words =
    folded(text)
      .replaceAll(/['’]s?\b/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => !functionWords.has(word) && !changingWords.has(word)).map(stem))];
}

/** Subject made of the words of a question that nothing else claimed. */
export interface LeftOver {
  subject: AskedSubject | null;
  place: AskedSubject | null;
  /** Whether a word for events of many kinds was left out. */
  hasKind: boolean;
  /** Positions of the words of subject and place. */
  taken: ReadonlySet<number>;
}

/**
 * Makes a subject of what is left of a question, and a place of what comes after "at" or "in" when there is a subject
 * before it.
 * @param used positions of the words that were claimed
 * @param verbs words that tell of an event here, although otherwise they do not
 */
export function askedSubject(
  words: readonly TypedWord[],
  used: ReadonlySet<number>,
  verbs: ReadonlySet<string> = new Set(),
): LeftOver {
  const isTelling = (word: string) => verbs.has(word) || !isSilent(word);
  const telling = [...words.keys()].filter(
    (at) =>
      namesDay(words, at) ||
      (!used.has(at) &&
        (isTelling(words[at]?.word ?? '') ||
          isLeave(words, at) ||
          (programs.test(words[at]?.word ?? '') && !used.has(at - 1) && isTelling(words[at - 1]?.word ?? '')))),
  );
  const specific = telling.filter((at) => !kindWords.has(words[at]?.word ?? ''));
  const chosen = specific.length > 0 ? telling : [];
  const placeAt = placeStart(words, chosen, used);
  const isPlace = (at: number) => placeAt !== null && at > placeAt;
  const subject = subjectOf(
    words,
    chosen.filter((at) => !isPlace(at)),
    used,
  );
  const place = subjectOf(words, chosen.filter(isPlace), used);
  return {
    subject: subject && subject.asked,
    place: place && place.asked,
    hasKind: specific.length === 0 && telling.length > 0,
    taken: new Set([...(subject?.at ?? []), ...(place?.at ?? [])]),
  };
}

/** Whether a word tells nothing of an event. */
export function isSilent(word: string): boolean {
  return functionWords.has(word) || changingWords.has(word) || generalWords.has(word) || !/[\p{L}\p{N}]/u.test(word);
}

/** Whether a word that nothing of a question has claimed changes what it asks. */
export function changesQuestion(word: string, wanted: Wanted): boolean {
  const kinds = changingWords.get(word);
  return kinds !== undefined && !kinds.includes(wanted);
}

/** The last "at" or "in" between two telling words. */
function placeStart(words: readonly TypedWord[], chosen: readonly number[], used: ReadonlySet<number>): number | null {
  const [first, last] = [chosen[0], chosen.at(-1)];
  if (first === undefined || last === undefined) return null;
  for (let at = last - 1; at > first; at -= 1)
    if (!used.has(at) && ['at', 'in'].includes(words[at]?.word ?? '')) return at;
  return null;
}

function subjectOf(
  words: readonly TypedWord[],
  chosen: readonly number[],
  used: ReadonlySet<number>,
): { asked: AskedSubject; at: ReadonlySet<number> } | null {
  if (chosen.length === 0) return null;
  const kept = new Set(chosen);
  for (const [index, at] of chosen.entries()) {
    const next = chosen[index + 1] ?? at;
    const between = Array.from({ length: Math.max(0, next - at - 1) }, (_, offset) => at + 1 + offset);
    if (between.every((position) => joints.has(words[position]?.word ?? '')))
      between.forEach((position) => kept.add(position));
    if (!used.has(at + 1) && followers.has(words[at + 1]?.word ?? '')) kept.add(at + 1);
  }
  const text = [...kept]
    .toSorted((one, other) => one - other)
    .map((at) => spelling(words[at]))
    .join(' ');
  const names = chosen
    .filter((at) => namesDay(words, at) || isLeave(words, at) || isSilent(words[at]?.word ?? ''))
    .map((at) => stem(words[at]?.word ?? ''));
  const either = alternativesOf(words, chosen);
  const asked = { text, stems: [...new Set([...names, ...tellingStems(text)])], ...(either && { either }) };
  return { asked, at: kept };
}

/** "Early or late": the stems of each of two things; null for one. */
function alternativesOf(words: readonly TypedWord[], chosen: readonly number[]): string[][] | null {
  const [first, last] = [chosen[0] ?? 0, chosen.at(-1) ?? 0];
  const ors = words.flatMap(({ word }, at) => (word === 'or' && at > first && at < last ? [at] : []));
  const [or, ...more] = ors;
  const next = ['the', 'a', 'an', 'my', 'our'].includes(words[(or ?? 0) + 1]?.word ?? '') ? 2 : 1;
  if (or === undefined || more.length > 0 || !chosen.includes(or - 1) || !chosen.includes(or + next)) return null;
  const sides = [chosen.filter((at) => at < or), chosen.filter((at) => at > or)];
  return sides.map((side) => [...new Set(side.map((at) => stem(folded(words[at]?.word ?? ''))))]);
}

/** "Holiday program", but not "the program for Friday" */
const programs = /^program(?:me)?$/;
/** "Annual leave", "days of leave" */
const leaveLeads = new Set([
  'of',
  'on',
  'annual',
  'paid',
  'sick',
  'parental',
  'maternity',
  'paternity',
  'my',
  'his',
  'her',
]);

function isLeave(words: readonly TypedWord[], at: number): boolean {
  return words[at]?.word === 'leave' && leaveLeads.has(words[at - 1]?.word ?? '');
}

/** Whether a word belongs to the name of a day: "the first day of school", "the next day off". */
export function namesDay(words: readonly TypedWord[], at: number): boolean {
  const said = (index: number) => words[index]?.word ?? '';
  const isEdge = (index: number) =>
    /^(?:first|last)$/.test(said(index)) && said(index + 1) === 'day' && said(index + 2) === 'of';
  const isOff = (index: number) => said(index) === 'day' && said(index + 1) === 'off';
  return isEdge(at) || isEdge(at - 1) || isOff(at) || isOff(at - 1);
}

function spelling(word: TypedWord | undefined): string {
  if (!word) return '';
  const written = word.word === word.typed.toLowerCase() ? word.typed : word.word;
  return word.possessive ? `${written}'s` : written;
}
