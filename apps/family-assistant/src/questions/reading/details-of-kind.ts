import { wordTable } from '@homeroom/text';
import type { ChangeKind } from '../../calendar-changes/calendar-change.ts';
import type { CalendarQuestion, Wanted } from '../calendar-question.ts';
import { guestsAsked, attendance, caredFor, fetchedIn } from './people-of-question.ts';
import type { QuestionForm } from './question-form.ts';
import type { ReadQuestion } from './read-question.ts';
import { partsOfDay, weekdayNumbers } from './time-tables.ts';
import { saysAny, textOf, type TypedWord } from './typed-question.ts';

/** Kinds of changes that a verb asks for; any other word asks for every kind. */
const kindsOfVerbs = wordTable<readonly ChangeKind[]>({
  move: ['moved', 'place'],
  moves: ['moved', 'place'],
  moved: ['moved', 'place'],
  rescheduled: ['moved', 'place'],
  postponed: ['moved', 'place'],
  shifted: ['moved', 'place'],
  canceled: ['cancelled'],
});
const anyChange = new Set(['changed', 'change', 'changes', 'new', 'different']);
const opponent =
  /\bwho (?:(?:are|do|will|is|does|did) )?(?:we|i|they|he|she) (?:play|playing|face|facing|up against|against)\b/;
const backToSchool = /\bback (?:to|at|in) school\b|\bschool (?:starts?|begins?|is) (?:back|again)\b/;
const partsAsked = /^(?:mornings|afternoons|evenings|nights)$/;

/**
 * Reads what only questions of one kind ask for.
 * @param formWords positions of the words that the form's pattern matched
 * @param hasEnd whether the question names a span that ends
 */
export function detailsOf(
  wants: Wanted,
  read: ReadQuestion,
  { form, formWords, hasEnd }: { form: QuestionForm; formWords: ReadonlySet<number>; hasEnd: boolean },
): Partial<CalendarQuestion> {
  const { words } = read;
  switch (wants) {
    case 'attend':
      return attendance(read, form, formWords);
    case 'changes':
      return changeKindsOf(words);
    case 'when':
      return {
        ...(saysAny(words, 'moved', 'rescheduled', 'postponed', 'shifted', 'switched', 'swapped', 'bumped') && {
          isOfMoved: true,
        }),
        ...(backToSchool.test(textOf(words)) && { isBackToSchool: true }),
        ...fetchedIn(read),
        ...weekdayAsked(words, formWords),
        ...((!hasEnd || saysAny(words, 'nights')) && partAsked(words, formWords)),
      };
    case 'who':
      return {
        ...(!form.guests && caredFor(read)),
        ...guestsAsked(form, words),
        ...(opponent.test(textOf(words)) && { isOfOpponent: true }),
      };
    case 'until':
      return asksForDay(words) ? { isStay: true } : {};
    case 'how-long':
      return {
        ...(saysAny(words, 'drive', 'ride', 'commute') && { isDrive: true }),
        ...(saysAny(words, 'stay', 'stays', 'staying', 'visit', 'visits', 'gone', 'away', 'here') && { isStay: true }),
        ...(counts(words, formWords, /^nights?$/) && { inNights: true }),
        ...(counts(words, formWords, /^hours$/) && { inHours: true }),
        ...(counts(words, formWords, /^days$/) && { inDays: true }),
      };
    default:
      return {};
  }
}

/** "How many nights", but not "How long is the night train?" */
function counts(words: readonly TypedWord[], formWords: ReadonlySet<number>, unit: RegExp): boolean {
  return [...formWords].some((at) => unit.test(words[at]?.word ?? '') && words[at - 1]?.word === 'many');
}

function changeKindsOf(words: readonly TypedWord[]): { changeKinds?: readonly ChangeKind[] } {
  const kinds = words.flatMap(({ word }) => kindsOfVerbs[word] ?? []);
  const asksAny = words.some(({ word }) => anyChange.has(word));
  return kinds.length === 0 || asksAny ? {} : { changeKinds: [...new Set(kinds)] };
}

/** "Which Saturday do I work?" */
function weekdayAsked(words: readonly TypedWord[], formWords: ReadonlySet<number>): Pick<CalendarQuestion, 'weekday'> {
  const at = [...formWords].find((one) => ['what', 'which'].includes(words[one - 1]?.word ?? ''));
  const weekday = weekdayNumbers[words[at ?? -1]?.word ?? ''];
  return weekday === undefined ? {} : { weekday };
}

/** "Which nights do I work?" */
function partAsked(words: readonly TypedWord[], formWords: ReadonlySet<number>): Pick<CalendarQuestion, 'part'> {
  const said = [...formWords].map((at) => words[at]?.word ?? '').find((word) => partsAsked.test(word));
  const part = partsOfDay[said?.slice(0, -1) ?? ''];
  return part === undefined ? {} : { part };
}

/** "Until what day?" */
function asksForDay(words: readonly TypedWord[]): boolean {
  return words.some(({ word }, at) => word === 'day' && ['what', 'which'].includes(words[at - 1]?.word ?? ''));
}
