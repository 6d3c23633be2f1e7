import { asksForAction } from '@homeroom/matters';
import type { LetterBlock } from './letter.ts';
import { orders, whenClause, denial, itemOrder, clauseEnd } from './words/ask-words.ts';

/** Whether a sentence of a letter asks the family to do something. */
export function asksFor(sentence: string, kind: LetterBlock['kind'] = 'paragraph'): boolean {
  const whole = sentence.replaceAll(/\b([ap])\.\s?m\b\.?/giu, '$1m');
  const order = whole.replace(whenClause, '');
  if (asksForAction(whole) || (order !== whole && asksForAction(order))) return true;
  if (denial.test(sentence)) return false;
  return (
    orders.some((pattern) => pattern.test(sentence)) ||
    (kind === 'item' && itemOrder.test(sentence.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())))
  );
}

/** The part of a sentence that asks, where another part only tells: "Bags are there; bring a rake". */
export function askingClause(
  sentence: string,
  kind: LetterBlock['kind'] = 'paragraph',
): { text: string; start: number } {
  const marks = [...sentence.matchAll(clauseEnd)].slice(0, 8);
  if (marks.length === 0) return { text: sentence, start: 0 };
  const starts = [0, ...marks.map(({ index, 0: mark }) => index + mark.length)];
  const clauses = starts.map((start, index) => ({
    text: sentence.slice(start, starts[index + 1] ?? sentence.length).replace(/\s*[;–—]\s*$/u, ''),
    start,
  }));
  const asking = clauses.filter(({ text }) => asksFor(text, kind));
  const [only] = asking;
  return asking.length === 1 && only ? only : { text: sentence, start: 0 };
}
