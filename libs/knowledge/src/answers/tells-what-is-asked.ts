import type { DayMention } from './moments.ts';
import type { Question } from './question.ts';

const past =
  /\b(?:was|were|had|did|won|lost|beat|went|came|got|gave|took|made|sold|bought|paid|said|told|sent|wrote|met|left|ran|swam|sang|\p{L}{2,}ed)\b/iu;
const beingThere =
  /\b(?:be (?:at|on the|there|here|in|back|ready)|arrive|arrival|come|meet|warm[- ]?up|before|early|earlier|doors? opens?)\b/i;

/**
 * Whether a sentence can tell what the question asks of an event: its outcome, which a plan does not tell, or when to be
 * there, which the start does not tell. True for questions that ask neither.
 * @param days the days that the sentence names
 * @param today YYYY-MM-DD in the household's zone
 */
export function tellsWhatIsAsked(
  text: string,
  days: readonly DayMention[],
  { asksOutcome, asksArrival }: Question,
  today: string,
): boolean {
  if (asksArrival && !beingThere.test(text)) return false;
  if (!asksOutcome) return true;
  const isAhead = days.length > 0 && days.every(({ days: meanings }) => meanings.every((day) => day >= today));
  return past.test(text) && !isAhead;
}
