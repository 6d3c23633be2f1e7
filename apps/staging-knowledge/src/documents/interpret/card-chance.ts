import type { CardReading } from './card-reading.ts';
import { isJustPast, unreadDates, unusedTimes } from './date-doubts.ts';
import type { FoundDate } from './found-date.ts';

/**
 * Weights of the signs below, learned by logistic regression from the development documents, each judged by those of the
 * other documents. The base is lowered, as documents that nobody saw before are read less well.
 */
const weights = {
  base: 2.978 - 0.35,
  dates: -0.362,
  unusedTimes: -0.619,
  justPast: -0.81,
  unread: -0.601,
  leftOut: -0.428,
  relative: -1.028,
  mail: -0.665,
};

/**
 * Chance, from 0 to 1, that every date, deadline, person and amount of a card is right, from how much there was to read and
 * how much of it was left over.
 * @param found all dates of the document
 * @param shown those of the card
 */
export function cardChance(
  reading: CardReading,
  { found, shown }: { found: readonly FoundDate[]; shown: readonly FoundDate[] },
): number {
  const { sentences, parse } = reading;
  const days = new Set(found.map(({ mention }) => mention.date));
  const leftOut = sentences.flatMap(({ mentions }) => mentions).filter(({ date }) => !days.has(date));
  const sum =
    weights.base +
    weights.dates * Math.log1p(shown.length) +
    weights.unusedTimes * Math.log1p(unusedTimes(sentences, shown).length) +
    weights.justPast * Number(shown.some((one) => isJustPast(one, reading))) +
    weights.unread * unreadDates(sentences).length +
    weights.leftOut * Math.log1p(leftOut.length) +
    weights.relative * Math.log1p(shown.filter(({ mention }) => !mention.dated).length) +
    weights.mail * Number(parse.detected_type === 'eml');
  return 1 / (1 + Math.exp(-sum));
}
