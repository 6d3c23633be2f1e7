import type { BriefingCard, CardFacts } from './card.ts';
import { addDays } from '@homeroom/text';

/** Two days, YYYY-MM-DD in the household's zone. */
export interface CardDays {
  /** The day of which the card speaks, on which its document came. */
  made: string;
  today: string;
}

/**
 * A card as it stands today: which dates are over, which deadlines are still open, whether something is left to do, and
 * how urgent that is. What was urgent for what the document says, rather than for a deadline, stays so while anything is
 * left of it; without any day or task, for the day on which it came.
 */
export function cardOn(card: CardFacts, { made, today }: CardDays): CardFacts {
  const dates = card.dates.map((date) => ({ ...date, past: (date.end_date ?? date.date) < today }));
  const deadlines = card.deadlines.filter(({ date }) => date >= today);
  const open = [
    ...deadlines.map(({ date }) => date),
    ...(card.deadline !== null && card.deadline >= today ? [card.deadline] : []),
  ];
  const deadline = open.toSorted()[0] ?? null;
  const hasTask =
    card.actions.some(({ due }) => due === null || due >= today) ||
    (card.actions.length === 0 && card.deadlines.length === 0);
  const action_required = card.action_required && (deadline !== null || hasTask);
  const isUndated = dates.length === 0 && card.deadlines.length === 0 && card.actions.length === 0;
  const left = action_required || deadline !== null || dates.some(({ past }) => !past);
  const saidUrgent = card.urgency === 'high' && !isDueSoon(card.deadlines, made);
  const urgency: BriefingCard['urgency'] =
    isDueSoon(deadlines, today) || (saidUrgent && left) ? 'high' : left ? 'normal' : 'low';
  return {
    ...card,
    dates,
    deadlines,
    deadline,
    action_required,
    urgency: isUndated && today === made ? card.urgency : urgency,
  };
}

const soonDays = 2;

/** Whether one of the deadlines is at most two days away or over. @param today YYYY-MM-DD, as the deadlines are */
export function isDueSoon(deadlines: readonly { date: string }[], today: string): boolean {
  return deadlines.some(({ date }) => date <= addDays(today, soonDays));
}
