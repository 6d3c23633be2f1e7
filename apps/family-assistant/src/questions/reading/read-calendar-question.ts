import type { Household } from '@homeroom/household';
import type { CalendarQuestion, QuestionContext } from '../calendar-question.ts';
import { findPersons, type MemberNames, type PersonMention } from './asked-persons.ts';
import { askedTime } from './asked-span.ts';
import { buildQuestion } from './build-question.ts';
import type { ReadQuestion } from './read-question.ts';
import { notOfCalendars } from './not-of-calendars.ts';
import { questionForms } from './question-forms.ts';
import { findAnchor } from './time-anchor.ts';
import { typedQuestion, type Spelling } from './typed-question.ts';
import { findPattern } from './word-pattern.ts';

/** Context of a question with what is known of its household's words. */
export interface QuestionReader extends QuestionContext {
  household: Household;
  names: MemberNames;
  spelling: Spelling;
}

/** Item of a question in which each person and each time is one word. */
interface Item {
  name: string;
  /** Positions of its words. */
  at: readonly number[];
}

const pastWords = new Set(['was', 'were', 'did', 'had', 'went', 'happened']);
/** Before a word of the past, these show that the question looks ahead. */
const presentWords = new Set(['is', 'are', 'am', 'do', 'does', 'will', 'can']);
/** "Was practice moved?" looks ahead. */
const changeWords = new Set([
  'changed',
  'change',
  'changes',
  'move',
  'moves',
  'moved',
  'canceled',
  'rescheduled',
  'postponed',
  'shifted',
  'plan',
  'planned',
  'roster',
  'rostered',
  'schedule',
  'scheduled',
]);
const questionWords = new Set(['who', 'whose', 'what', 'which', 'when', 'where', 'how', 'why']);
/** Item that no pattern has. */
const otherWord = '-';
/** Words that change no form. */
const skippedWords = new Set([
  'the',
  'a',
  'an',
  'still',
  'also',
  'else',
  'again',
  'all',
  'both',
  'just',
  'really',
  'actually',
  'exactly',
]);
const maxFragment = 8;

/**
 * Reads what a question of one clause wants of the calendar; null when it wants nothing of it.
 * @param isBelief whether it is a statement to be confirmed
 */
export function readCalendarQuestion(
  question: string,
  reader: QuestionReader,
  isBelief = false,
): CalendarQuestion | null {
  const { household, spelling, now } = reader;
  const typed = typedQuestion(question, spelling);
  const said = typed.words.map(({ word }) => word);
  const firstPast = said.findIndex((word) => pastWords.has(word));
  const isPresent = said.slice(0, Math.max(0, firstPast)).some((word) => presentWords.has(word));
  const past = firstPast >= 0 && !isPresent && !said.some((word) => changeWords.has(word));
  const mentions = findPersons(typed, reader);
  const time = askedTime(typed, household, { now, past, isPerson: (at) => isNamed(mentions, at) });
  const persons = mentions.filter(({ from }) => !time.used.has(from));
  const anchor = findAnchor(typed.words, persons, time.used);
  const read = { words: typed.words, persons, time, anchor, household, sender: reader.sender, past };
  const items = itemsOf(read);
  const itemNames = items.map(({ name }) => name);
  for (const form of questionForms) {
    const match = findPattern(form.says, itemNames);
    if (match && (form.wants !== null || !isBelief))
      return form.wants && buildQuestion(read, form, new Set(match.used.flatMap((at) => items[at]?.at ?? [])));
  }
  return fragment(read, isBelief);
}

/** "Is June free?" names no month. */
function isNamed(mentions: readonly PersonMention[], at: number): boolean {
  return mentions.some(({ kind, from, to }) => kind === 'members' && at >= from && at < to);
}

/** "Soccer thurs?", "dentist?", "leo tomorrow" */
function fragment(read: ReadQuestion, isBelief: boolean): CalendarQuestion | null {
  const { words, time, anchor } = read;
  if ((words.length > maxFragment && !isBelief) || words.some(({ word }) => notOfCalendars.has(word))) return null;
  const isTimed = time.span.kind !== 'open' || anchor !== null;
  const asksAll = ['all', 'every'].includes(words[0]?.word ?? '');
  const wants = asksAll ? 'list' : isTimed ? 'whether' : 'when';
  const whether = buildQuestion(read, { says: '', wants }, new Set());
  // "Last practice before the meet"
  const isPicked = wants === 'whether' && (whether.pick === 'first' || whether.pick === 'last');
  const asked = isPicked ? buildQuestion(read, { says: '', wants: 'when' }, new Set()) : whether;
  return asked.subject !== null || isTimed ? asked : null;
}

function itemsOf({ words, persons, time, anchor }: ReadQuestion): Item[] {
  const isPerson = (at: number) => persons.some(({ from, to }) => at >= from && at < to);
  const firstAsked = words.findIndex(({ word }) => questionWords.has(word));
  const items: Item[] = [];
  for (const [at, { word }] of words.entries()) {
    const isJoint = ['and', 'or', 'with'].includes(word) && isPerson(at - 1) && isPerson(at + 1);
    const isTime = time.used.has(at) || anchor?.used.includes(at);
    // Only the first asks: "Who watched the kids when Hailey got sick?"
    const plain = questionWords.has(word) && at > firstAsked ? otherWord : word;
    const name = isTime ? 'TIME' : isPerson(at) || isJoint ? 'PERSON' : plain;
    const before = items.at(-1);
    if (before?.name === name && name !== plain) items[items.length - 1] = { name, at: [...before.at, at] };
    else if (!skippedWords.has(word) || name !== plain) items.push({ name, at: [at] });
  }
  return items;
}
