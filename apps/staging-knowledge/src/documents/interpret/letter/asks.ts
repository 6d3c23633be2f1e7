import { asksForAction, deniesAction } from '@homeroom/matters';
import type { LetterBlock } from './letter.ts';
import { announcesTasks, asksBelow, clauseEnd, denial, itemOrder, orders, whenClause } from '../words/ask-words.ts';

const leastEntry = 12;

/** Whether a sentence of a letter asks the family to do something. */
export function asksFor(sentence: string, kind: LetterBlock['kind'] = 'paragraph'): boolean {
  const whole = sentence.replaceAll(/\b([ap])\.\s?m\b\.?/giu, '$1m');
  const order = whole.replace(whenClause, '');
  if (asksForAction(whole) || (order !== whole && asksForAction(order))) return true;
  if (denial.test(sentence) || deniesAction(whole)) return false;
  return (
    orders.some((pattern) => pattern.test(sentence)) ||
    (kind === 'item' && itemOrder.test(sentence.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())))
  );
}

/** Whether a sentence asks by itself, or begins what is listed below "Please bring:". */
export function isAsked(sentence: string, { kind, lead, text }: LetterBlock): boolean {
  return (
    asksFor(sentence, kind) ||
    (lead !== '' &&
      sentence.length > leastEntry &&
      text.startsWith(sentence) &&
      (announcesTasks.test(lead) || asksBelow.test(lead)))
  );
}

/** The part of a sentence that asks, where another part only tells: "Bags are there; bring a rake". */
export function askingClause(
  sentence: string,
  kind: LetterBlock['kind'] = 'paragraph',
): { text: string; start: number } {
  const aside = /(?<=\()(?:please|kindly)\s[^()]{4,120}(?=\))/iu.exec(sentence);
  if (aside && !asksFor(sentence.replace(aside[0], ''), kind)) return { text: aside[0], start: aside.index };
  const marks = [...sentence.matchAll(clauseEnd)].slice(0, 8);
  const colon = /(?<=^[^:]{8,90}):\s+/u.exec(sentence);
  if (colon && announcesTasks.test(sentence.slice(0, colon.index)))
    return { text: sentence.slice(colon.index + colon[0].length), start: colon.index + colon[0].length };
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
