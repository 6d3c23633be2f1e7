import { gradeOf } from '../../read/parse-result.ts';
import type { BriefingDoubt, CardFacts } from '../card.ts';
import { isDueSoon } from '../card-on.ts';
import type { MergedFacts } from './merge-card.ts';

type Judgement = Pick<
  CardFacts,
  'action_required' | 'deadline' | 'urgency' | 'confidence' | 'confidence_score' | 'needs_review' | 'review'
>;

/**
 * Judges a card by all its facts together, no matter who found them; a model has no influence. The rules' urgency and
 * confidence stay, but for facts that they did not know: one due within two days makes the card urgent, and a date that
 * only a model found makes it at most as sure as that date, and is named in the review.
 */
export function judgeCard(card: CardFacts, { dates, deadlines, actions }: MergedFacts, today: string): Judgement {
  const open = deadlines
    .map(({ date }) => date)
    .filter((date) => date >= today)
    .toSorted();
  const hasSomething = actions.length > 0 || deadlines.length > 0 || dates.some(({ past }) => !past);
  const known = new Set([...card.dates, ...card.deadlines].map(({ date }) => date));
  const added = [...dates, ...deadlines].filter(({ date }) => !known.has(date));
  const score = Math.min(card.confidence_score, ...added.map(({ confidence }) => confidence));
  const review = [
    ...card.review,
    ...new Map(added.map(({ date, text }) => [date, doubtOf(date, text, deadlines)])).values(),
  ];
  const [earliest = null] = open;
  return {
    action_required: open.length > 0 || actions.some(({ due }) => due === null || due >= today),
    deadline: earliest,
    urgency:
      earliest !== null && isDueSoon([{ date: earliest }], today)
        ? 'high'
        : card.urgency === 'low' && hasSomething
          ? 'normal'
          : card.urgency,
    confidence: gradeOf(score),
    confidence_score: score,
    needs_review: review.length > 0,
    review,
  };
}

function doubtOf(date: string, text: string, deadlines: MergedFacts['deadlines']): BriefingDoubt {
  return {
    field: deadlines.some((deadline) => deadline.date === date) ? 'deadlines' : 'dates',
    reason: `Only the language model took “${text}” for a date of this document.`,
  };
}
