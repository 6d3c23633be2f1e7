import type { DateMention } from '@homeroom/dates-in-text';
import { daysBetween } from '@homeroom/text';
import type { DatedSentence } from './dated-sentence.ts';
import { deadlineWeights } from './date-role-weights.ts';
import { cellsOf } from '../letter/table-cells.ts';
import { leads, order, wordKinds } from '../words/date-signs-words.ts';

type WordKind = keyof typeof wordKinds;

/** Least chance of a deadline. A lower border finds a few more in documents left out of the learning and invents as many. */
export const deadlineBorder = 0.6;
const ahead = [-400, -60, -8, -1, 0, 3, 14, 30, 90, 200, 400];

/** Chance, from 0 to 1, that something is to be done by a date, by the weights learned from sample documents. */
export function deadlineChance(
  mention: DateMention,
  sentence: Pick<DatedSentence, 'text' | 'block' | 'heads'>,
  written: string,
): number {
  const sum = dateSigns(mention, sentence, written).reduce(
    (total, sign) => total + (deadlineWeights[sign] ?? 0),
    deadlineWeights['bias'] ?? 0,
  );
  return 1 / (1 + Math.exp(-sum));
}

/**
 * Signs by which a deadline is told from another date: kinds of words before and after it in its clause, in its label
 * and at the head of its column, the word that leads to it alone and with each kind, and the form of the date.
 * @param written YYYY-MM-DD
 */
export function dateSigns(
  mention: DateMention,
  { text, block, heads }: Pick<DatedSentence, 'text' | 'block' | 'heads'>,
  written: string,
): string[] {
  const reach = text.slice(Math.max(0, mention.start - 180), mention.start);
  const before = reach.replace(/^.*[.;!?]\s/su, '');
  const after = text.slice(mention.end, mention.end + 140).replace(/[.;!?](?:\s.*)?$/su, '');
  const lead = leads.find(([, words]) => words.test(reach))?.[0] ?? (reach.trim() === '' ? 'first' : 'none');
  const kinds = kindsIn(`${before} ${after}`);
  const isOrdered = order.test(before) || (before.trim() === '' && order.test(after));
  const clause: string[] = [...kinds, ...combined(kinds, isOrdered)];
  return [
    `lead ${lead}`,
    ...clause.flatMap((sign) => [sign, `${lead} + ${sign}`]),
    ...kindsIn(before).map((kind) => `before ${kind}`),
    ...kindsIn(before.slice(-30)).map((kind) => `right before ${kind}`),
    ...kindsIn(after.slice(0, 90)).map((kind) => `after ${kind}`),
    ...kindsIn(`${block.lead} ${block.rowName} ${block.label}`.slice(-140)).map((kind) => `label ${kind}`),
    ...above(kindsIn(`${block.lead} ${block.rowName} ${block.label} ${headOf(mention, text, heads)}`.slice(-140))),
    ...kindsIn(headOf(mention, text, heads)).map((kind) => `column ${kind}`),
    ...kindsIn(block.heading).map((kind) => `heading ${kind}`),
    `block ${block.kind}`,
    ...(mention.yearSaid ? ['year'] : []),
    ...(mention.dated ? [] : [mention.weekday === null ? 'in words' : 'weekday alone']),
    ...(mention.time === null ? [] : ['time', `${lead} + time`]),
    ...(mention.endTime === null ? [] : ['end time']),
    ...(mention.endDate === null ? [] : ['range', `${lead} + range`]),
    `days ${ahead.findIndex((days) => daysBetween(written, mention.endDate ?? mention.date) <= days)}`,
    ...(/[.!?]$/.test(text) ? ['sentence'] : []),
  ];
}

function kindsIn(text: string): WordKind[] {
  return (Object.keys(wordKinds) as WordKind[]).filter((kind) => text.trim() !== '' && wordKinds[kind].test(text));
}

/** The sign of a label or head of a column that names something to do. */
function above(kinds: readonly WordKind[]): string[] {
  const acts: readonly WordKind[] = ['handsIn', 'replies', 'enrols', 'pays', 'due', 'ends'];
  return kinds.some((kind) => acts.includes(kind)) ? ['act above'] : [];
}

/** Signs of several kinds of words together. */
function combined(kinds: readonly WordKind[], isOrdered: boolean): string[] {
  const has = (...some: WordKind[]) => some.some((kind) => kinds.includes(kind));
  const acts = has('handsIn', 'replies', 'enrols', 'pays');
  return [
    ...(isOrdered ? ['ordered'] : []),
    ...(acts ? ['act'] : []),
    ...(acts && (isOrdered || has('must')) ? ['asked act'] : []),
    ...(has('due', 'ends') && (acts || has('papers')) ? ['end of act'] : []),
    ...(has('others') && !isOrdered && !has('must') ? ['only others'] : []),
  ];
}

function headOf({ start }: DateMention, row: string, heads: DatedSentence['heads']): string {
  const cells = cellsOf(row);
  const column = cells.findIndex((cell) => cell.start + cell.words.length > start);
  return heads[cells.length === heads.length ? column : 0]?.words ?? '';
}
