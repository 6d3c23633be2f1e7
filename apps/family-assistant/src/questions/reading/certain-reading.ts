import type { CalendarQuestion, Wanted } from '../calendar-question.ts';
import { changesQuestion, isSilent } from './asked-subject.ts';
import type { PersonMention } from './asked-persons.ts';
import type { AskedTime } from './asked-span.ts';
import type { ReadQuestion } from './read-question.ts';
import type { ClaimedWords } from './claimed-words.ts';
import type { QuestionForm } from './question-form.ts';
import type { TypedWord } from './typed-question.ts';

const questionWords = new Set(['what', 'which', 'who', 'whose', 'when', 'where', 'how', 'why']);

/** Whether every word of a question was understood, so its answer can be sure. */
export function isCertainReading(
  { words, time }: ReadQuestion,
  { asked, used, taken, hasKind, stay }: ClaimedWords,
  { wants, subject }: Pick<CalendarQuestion, 'wants' | 'subject'>,
  { form, formWords }: { form: QuestionForm; formWords: ReadonlySet<number> },
): boolean {
  return (
    time.certain &&
    !hasKind &&
    isAccounted(words, new Set([...used, ...taken]), wants) &&
    stay === null &&
    !((wants === 'list' || wants === 'whether') && areApart(asked, words)) &&
    (asked.some(({ kind }) => kind === 'members') || !asked.some(({ kind }) => kind === 'unknown')) &&
    // "What is on for Lupe on her birthday?"
    !(wants === 'list' && subject !== null && asked.some(({ kind }) => kind === 'unknown')) &&
    !(wants === 'list' && surrounds(words, used, formWords)) &&
    !(form.loose && subject !== null && !hasHour(time)) &&
    !(subject === null && !wants.includes('free') && words.some(({ word }) => word === 'it'))
  );
}

const joints = new Set(['and', 'or', 'with', '&', 'plus']);

/** "Will Dad be here for my recital?" asks of Dad what only the other's event tells. */
function areApart(asked: readonly PersonMention[], words: readonly TypedWord[]): boolean {
  const named = asked.filter(({ kind }) => kind === 'members');
  return named.some((mention, at) => {
    const before = named[at - 1];
    if (before === undefined || before.ids.join() === mention.ids.join()) return false;
    const gap = words.slice(before.to, mention.from);
    return gap.length > 0 && !gap.every(({ word }) => joints.has(word));
  });
}

/** Whether a time names an hour or a part of a day. */
export function hasHour({ span }: AskedTime): boolean {
  return span.kind === 'moment' || span.kind === 'part-of-day';
}

/** Whether no word that nothing claimed changes what is asked; "and" between two persons or days does not. */
function isAccounted(words: readonly TypedWord[], claimed: ReadonlySet<number>, wants: Wanted): boolean {
  // "What do I have between my two bus routes?"
  const isBetween = (at: number) => wants === 'list' && words[at]?.word === 'between';
  // "It goes when and lands when?"
  const asksAgain = (at: number) =>
    questionWords.has(words[at]?.word ?? '') && words.slice(0, at).some(({ word }) => questionWords.has(word));
  const asksOfHome = words.some(({ word }, at) => word === 'ours' && words[at - 1]?.word === 'at');
  return (
    !asksOfHome &&
    [...words.keys()].every(
      (at) =>
        claimed.has(at) ||
        (claimed.has(at - 1) && claimed.has(at + 1) && !isBetween(at) && !asksAgain(at)) ||
        !changes(words, at, wants),
    )
  );
}

/** Whether a word that nothing claimed changes the question; its first question word and the "not" of "isn't" do not. */
function changes(words: readonly TypedWord[], at: number, wants: Wanted): boolean {
  const word = words[at]?.word ?? '';
  if (!changesQuestion(word, wants)) return false;
  if (word === 'not') return at !== 1;
  return !questionWords.has(word) || words.slice(0, at).some((before) => questionWords.has(before.word));
}

/** "What seat do I have on the flight?": words before and after the form are seldom one event. */
function surrounds(words: readonly TypedWord[], used: ReadonlySet<number>, formWords: ReadonlySet<number>): boolean {
  const inside = [...formWords].toSorted((one, other) => one - other).slice(1);
  const left = [...words.keys()].filter((at) => !used.has(at) && !isSilent(words[at]?.word ?? ''));
  return left.some((at) => at < (inside[0] ?? 0)) && left.some((at) => at > (inside.at(-1) ?? Infinity));
}
