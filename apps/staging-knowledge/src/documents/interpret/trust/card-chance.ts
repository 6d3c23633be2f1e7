import { cardWeights } from './card-weights.ts';
import type { CardReading } from '../card-reading.ts';
import { isJustPast, unreadDates, unusedTimes } from '../events/date-doubts.ts';
import type { FoundDate } from '../events/found-date.ts';

/** Subtracted from the learned base, since documents that nobody saw before are read less well than those learned from. */
const caution = 0.35;

/** Dates of a document and those of its card. */
interface CardDates {
  found: readonly FoundDate[];
  shown: readonly FoundDate[];
}

/**
 * Chance, from 0 to 1, that every date, deadline, person and amount of a card is right, by logistic regression over its
 * signs.
 */
export function cardChance(reading: CardReading, dates: CardDates): number {
  const signs = Object.entries(cardSigns(reading, dates));
  const sum = signs.reduce(
    (all, [sign, size]) => all + (cardWeights[sign] ?? 0) * size,
    (cardWeights['base'] ?? 0) - caution,
  );
  return 1 / (1 + Math.exp(-sum));
}

/** Tells how much there was to read in a document, and how much of it its card leaves over. */
export function cardSigns(reading: CardReading, { found, shown }: CardDates): Record<string, number> {
  const { sentences, parse } = reading;
  const days = new Set(found.map(({ mention }) => mention.date));
  const leftOut = sentences.flatMap(({ mentions }) => mentions).filter(({ date }) => !days.has(date));
  return {
    dates: Math.log1p(shown.length),
    unusedTimes: Math.log1p(unusedTimes(sentences, shown).length),
    justPast: Number(shown.some((one) => isJustPast(one, reading))),
    unread: unreadDates(sentences).length,
    leftOut: Math.log1p(leftOut.length),
    relative: Math.log1p(shown.filter(({ mention }) => !mention.dated).length),
    mail: Number(parse.detected_type === 'eml'),
  };
}
