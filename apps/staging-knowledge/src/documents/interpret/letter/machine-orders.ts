import { splitSentences } from '@homeroom/text';
import type { Span } from './action-words.ts';
import { addresses } from '../words/machine-address-words.ts';
import { imperatives, hint, followUp, leadIn, separators } from '../words/machine-order-words.ts';
import { letterLines } from './letter-lines.ts';

/** A text on one line without the orders to the program that reads it; unchanged without any. */
export function withoutMachineOrders(text: string): string {
  const spans = machineOrders(text).spans;
  return spans.length === 0 ? text : withoutSpans(text, spans).trim();
}

/** Whether a text gives an order to the program that reads it. */
export function isMachineOrder(text: string): boolean {
  return machineOrders(text).spans.length > 0;
}

/** Finds the orders in a text on one line. @param ordered whether the lines right before it gave orders */
function machineOrders(text: string, ordered = false): { spans: Span[]; ordered: boolean } {
  const plain = folded(text);
  if (!ordered && !hint.test(plain)) return { spans: [], ordered: false };
  const spans: Span[] = [];
  let [place, goesOn] = [0, ordered];
  for (const sentence of splitSentences(plain)) {
    const at = orderAt(sentence);
    const start = at ?? (goesOn && followUp.test(sentence) ? 0 : null);
    if (start !== null) spans.push({ start: place + start, end: place + sentence.length });
    goesOn = start !== null || (goesOn && sentence.trim() === '');
    place += sentence.length;
  }
  return { spans, ordered: goesOn };
}

function withoutSpans(text: string, spans: readonly Span[]): string {
  return spans.toReversed().reduce((words, { start, end }) => `${words.slice(0, start)}${words.slice(end)}`, text);
}

/** Finds where an order begins in a sentence, including what leads to it; null without one. */
function orderAt(sentence: string): number | null {
  const spoken = addresses.map((address) => address.exec(sentence)?.index ?? -1).filter((place) => place >= 0);
  if (spoken.length > 0) return partStart(sentence, Math.min(...spoken));
  const places = imperatives.map((order) => order.exec(sentence)?.index ?? -1).filter((place) => place >= 0);
  if (places.length === 0) return null;
  const before = sentence.slice(0, Math.min(...places)).replace(separators, '');
  const rest = before.slice(-120).replace(leadIn, '');
  const start = before.length - Math.min(before.length, 120) + rest.replace(separators, '').length;
  return /\p{L}{2}/u.test(sentence.slice(0, start)) ? start : 0;
}

/** Finds where the part of a line begins: "Museum trip - note to the AI". */
function partStart(line: string, place: number): number {
  return (
    [...line.slice(0, place).matchAll(/[.!?]\s{1,3}|\s[-–—|]\s/gu)]
      .map(({ index, 0: mark }) => (/[.!?]/.test(mark) ? index + mark.length : index))
      .at(-1) ?? 0
  );
}

/** Without the tricks of spelling that keep its length: letters of full width, blanks of other kinds, letters that look alike. */
function folded(text: string): string {
  return /^[\n -~]*$/.test(text)
    ? text
    : text.replaceAll(/[^\n -~]/gu, (character) => {
        const plain = lookalikes[character] ?? (/\s/u.test(character) ? ' ' : character.normalize('NFKC'));
        return plain.length === character.length ? plain : character;
      });
}

const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  І: 'I',
  ѕ: 's',
  ј: 'j',
  ԁ: 'd',
  А: 'A',
  Е: 'E',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  М: 'M',
  ο: 'o',
  α: 'a',
  ı: 'i',
};

/**
 * A text without the orders that it gives to the program that reads it, its other lines as they stand, so that it reads
 * as if they had never been there.
 */
export function withoutOrderedLines(text: string): string {
  const rows = text.split('\n');
  const removed = new Set<number>();
  let ordered = false;
  for (const { raw, row, apart } of letterLines(text, { acrossGaps: false })) {
    const joined = raw.join(' ');
    const found = machineOrders(joined, ordered && !apart);
    ordered = found.ordered;
    if (found.spans.length === 0) continue;
    let place = 0;
    for (const [index, line] of raw.entries()) {
      const own = found.spans
        .map(({ start, end }) => ({ start: Math.max(0, start - place), end: Math.min(line.length, end - place) }))
        .filter(({ start, end }) => end > start);
      place += line.length + 1;
      if (own.length === 0) continue;
      const rest = withoutSpans(line, own).trim();
      rows[row + index] = rest;
      if (!/[\p{L}\p{N}]/u.test(rest)) removed.add(row + index);
    }
  }
  return removed.size === 0 ? rows.join('\n') : withoutRows(rows, removed).join('\n');
}

/** The empty line after a row that goes, goes with it. */
function withoutRows(rows: readonly string[], removed: ReadonlySet<number>): string[] {
  const kept: string[] = [];
  let gone = false;
  for (const [index, row] of rows.entries()) {
    const blank = row.trim() === '';
    if (removed.has(index)) gone = true;
    else if (!(gone && blank && (kept.at(-1) ?? '').trim() === '')) {
      kept.push(row);
      gone = false;
    }
  }
  return kept;
}
