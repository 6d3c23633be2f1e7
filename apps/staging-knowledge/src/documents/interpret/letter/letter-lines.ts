import {
  bullet,
  rule,
  cells,
  knownField,
  capitalField,
  dateAlone,
  datedStart,
  dateWords,
  clockStart,
  ownStart,
  goesOn,
  monthAlone,
  monthEnd,
  streetEnd,
  ended,
  keptHyphens,
  greetingLine,
  closingLine,
} from '../words/line-words.ts';

/** Line of a letter, unwrapped. */
export interface LetterLine {
  kind: 'heading' | 'paragraph' | 'item' | 'row';
  /** On one line, without the mark of an item. */
  text: string;
  /** As it stands, line by line. */
  raw: string[];
  /** The place of its first line in the text. */
  row: number;
  /** Whether an empty line stands before it. */
  apart: boolean;
  /** First cell of its row in a week's plan, which names the row. */
  rowName?: string;
}

/** Text of this width or more may have been wrapped by hand; wider lines were not. */
const [narrowest, widest] = [40, 160];
const maxLineLength = 20_000;
const checkbox = /^(?:[☐☑☒❏□]|\[[ xX]?\])\s/u;
/** Above the messages of a day. */
const chatHead = /^(?:today|yesterday)$/i;
/** "Thursday" above "October 8" */
const weekdayOnly = /^(?:sun|mon|tues|wednes|thurs|fri|satur)day,?$/i;
const weekdayStart = /^(?:sun|mon|tue|wed|thu|fri|sat)/i;
/** "Saturday, noon-" above "2", "until Wed." above "Oct. 21" */
const openSpan = /\b(?:noon|midnight|\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\.?)?) ?[–-]$/i;
/** "9:00 AM" above "– 1:00 PM" */
const timeEnd = /\d(?::[0-5]\d)?\s?[ap]\.?m\.?$|\d:[0-5]\d$/i;
const spanGoesOn = /^[–-]\s?\d{1,2}(?::[0-5]\d(?:\s?[ap]\.?m\b)?|\s?[ap]\.?m\b)/i;
const weekdayEnd =
  /\b(?:until|till|by|on|before|after|from|through|is|are|due|this|next) (?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?[.,]{0,2}$/i;
const monthStart = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\.? \d{1,2}\b/iu;
const posterWord = /^\p{Lu}{4,}$/u;
const posterEnd = /^\p{Lu}{2,}(?: \p{Lu}{2,})?!?$/u;
/** "Fri 18 Jun" has its day. */
const dayAndMonth = /\d(?:st|nd|rd|th)?\.?\s\p{L}{3,9}\.?$/u;
const leader = / ?(?:\.{4,}|(?:\. ){3,}\.|…{2,}|·{4,}) ?/;

/**
 * The lines of a text: what was wrapped is joined, list items, table rows, fields ("When: …") and headings stay apart.
 * @param acrossGaps whether a sentence may go on behind an empty line, as text recognition puts them
 */
export function letterLines(text: string, { acrossGaps = true }: { acrossGaps?: boolean } = {}): LetterLine[] {
  const rows = text.split('\n').map((line) => withoutLeader(line.slice(0, maxLineLength).trimEnd()));
  const widths = widthsOf(rows);
  const lines: LetterLine[] = [];
  let apart = true;
  for (const [index, row] of rows.entries()) {
    if (row.trim() === '' || rule.test(row)) {
      apart = true;
      continue;
    }
    const last = lines.at(-1);
    const next = rows.slice(index + 1, index + 4).find((other) => other.trim() !== '') ?? '';
    if (last && (acrossGaps || !apart) && continues(last, row, { apart, width: widths[index] ?? 0 }))
      join(last, row.trim());
    else lines.push({ ...readLine(row, { apart, next, alone: isAlone(rows, index) }), row: index });
    apart = false;
  }
  return lines;
}

/** "April 10 ........ Intrasquad" has two cells. A form has dots at the end, or several times. */
function withoutLeader(row: string): string {
  const parts = row.split(leader);
  return parts.length === 2 && parts.every((part) => /\p{L}{3}|\d/u.test(part)) ? parts.join('  ') : row;
}

function readLine(
  row: string,
  { apart, next, alone }: { apart: boolean; next: string; alone: boolean },
): Omit<LetterLine, 'row'> {
  const trimmed = row.trim();
  const marked = /^#{1,6}[ \t]+(\S.*?)[ \t]*#{0,6}$/.exec(trimmed)?.[1];
  if (marked !== undefined) return { kind: 'heading', text: unmarked(marked), raw: [trimmed], apart };
  const found = bullet.exec(row)?.[0];
  const isEmptyCell = /^[–—](?:\t| {2})/.test(trimmed) && cells.test(trimmed.slice(2).trim());
  const rest = row.slice(found?.length ?? 0).trim();
  if (found !== undefined && checkbox.test(trimmed) && cells.test(rest))
    return { kind: 'row', text: rest, raw: [trimmed], apart };
  if (found !== undefined && !isEmptyCell && !/^\d+\. \p{Ll}/u.test(trimmed))
    return { kind: 'item', text: unmarked(rest), raw: [trimmed], apart };
  if (cells.test(trimmed)) return { kind: 'row', text: trimmed, raw: [trimmed], apart };
  const plain = unmarked(trimmed);
  return {
    kind: next !== '' && isHeading(plain, apart || alone) ? 'heading' : 'paragraph',
    text: plain,
    raw: [trimmed],
    apart,
  };
}

/** Whether a row is the rest of a line that was wrapped. */
function continues(last: LetterLine, row: string, { apart, width }: { apart: boolean; width: number }): boolean {
  const line = row.trim();
  const before = last.raw.at(-1) ?? '';
  if (chatHead.test(line)) return false;
  if (!apart && ((timeEnd.test(before) && spanGoesOn.test(line)) || /^[,;]\s/.test(line))) return true;
  if (openSpan.test(before) && /^\d{1,2}(?![/\d])/.test(line)) return true;
  if (weekdayEnd.test(before) && monthStart.test(line)) return true;
  if (weekdayOnly.test(before) && datedStart.test(line) && !weekdayStart.test(line)) return true;
  if (monthEnd.test(before) && !dayAndMonth.test(before) && /^\d{1,2}\b(?!:\d)/.test(line))
    return !(monthAlone.test(before) && /\p{L}{3}/u.test(line));
  if (last.kind === 'heading' && monthAlone.test(before)) return false;
  if (
    bullet.test(row) ||
    /^#{1,6} /.test(line) ||
    isField(line) ||
    last.kind === 'row' ||
    cells.test(line) ||
    last.text.length > maxLineLength
  )
    return false;
  if (isGreetingLine(before) || /^(?:[*_]{0,2})(?:page|p\.) ?\d+/i.test(line)) return false;
  const lower = /^[("“]?\p{Ll}/u.test(line) && !/^https?:/.test(line);
  const open = goesOn.test(before) && !isClosingLine(before) && !streetEnd.test(before);
  if ((ownStart.test(line) || dateAlone.test(line)) && !open) return false;
  if (apart)
    return (
      last.kind !== 'heading' &&
      !ended.test(before) &&
      before.length > 20 &&
      ((lower && last.kind !== 'item') || (open && before.length > narrowest / 2 && !before.endsWith(',')))
    );
  if (lower) return true;
  if (last.kind === 'heading') return (open && !/[,–-]$/.test(before)) || isPoster(last.text, line);
  if (open) return true;
  if (!isFull(before, line, width)) return false;
  if (ended.test(before))
    return (
      last.kind !== 'item' &&
      !looksLikeHeading(line) &&
      (!datedStart.test(line) || (before.endsWith(':') && last.text.split(' ').length > 8))
    );
  if (datedStart.test(line) || clockStart.test(line))
    return !datedStart.test(last.text) && last.text.split(' ').length > 5;
  return !looksLikeHeading(before) || last.raw.length > 1 || before.length > 0.7 * width;
}

/** "SKATE" above "NIGHT": a title in large letters. */
function isPoster(heading: string, line: string): boolean {
  return posterWord.test(heading) && posterEnd.test(line) && !datedStart.test(line) && !monthAlone.test(heading);
}

/** Whether the first word of the next line had no room on it. */
function isFull(line: string, next: string, width: number): boolean {
  if (width < narrowest || width > widest) return false;
  return line.length + 1 + (next.split(' ', 1)[0]?.length ?? 0) >= 0.86 * width;
}

function join(line: LetterLine, rest: string): void {
  const before = line.raw.at(-1) ?? '';
  const broken = /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(rest);
  if (line.kind === 'heading') line.kind = 'paragraph';
  line.text = broken ? (keptHyphens.test(before) ? line.text : line.text.slice(0, -1)) + rest : `${line.text} ${rest}`;
  line.raw.push(rest);
}

/** The length that nine of ten lines do not pass. */
function usualWidth(rows: readonly string[]): number {
  const lengths = rows
    .map((row) => row.trim().length)
    .filter((length) => length > 0)
    .toSorted((a, b) => a - b);
  return lengths[Math.floor(0.9 * (lengths.length - 1))] ?? 0;
}

/** The width of the text that each row belongs to: that of its own block where one was wrapped more narrowly than the page. */
function widthsOf(rows: readonly string[]): number[] {
  const usual = usualWidth(rows);
  const widths: number[] = [];
  for (let from = 0; from < rows.length; ) {
    const end = rows.findIndex((row, index) => index >= from && row.trim() === '');
    const block = rows.slice(from, end < 0 ? rows.length : Math.max(end, from + 1)).map((row) => row.trim());
    const own = Math.max(...block.map((row) => row.length));
    const isWrapped = own >= narrowest && own < usual && block.slice(1).some((row) => /^\p{Ll}/u.test(row));
    widths.push(...block.map(() => (isWrapped ? own : usual)));
    from += block.length;
  }
  return widths;
}

function isAlone(rows: readonly string[], index: number): boolean {
  return (rows[index - 1] ?? '').trim() === '' && (rows[index + 1] ?? '').trim() === '';
}

/** Whether a short line that no sentence ends stands above something. */
function isHeading(line: string, apart: boolean): boolean {
  if (!looksLikeHeading(line)) return false;
  return apart || line === line.toUpperCase();
}

/** Whether a line is written as headings are: short, without an end, mostly in capitals. */
function looksLikeHeading(line: string): boolean {
  if (
    line.length > 80 ||
    datedStart.test(line) ||
    !/\p{L}{2}/u.test(line) ||
    /[.,;?]["”’)]?$/.test(line) ||
    (isField(line) && !line.endsWith(':'))
  )
    return false;
  if (/@|https?:|\(\d{3}\)|\d{3}-\d{4}|_{3}/.test(line) || isGreetingLine(line) || isClosingLine(line)) return false;
  const words = line.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  if (words.length > 10 || !/^[^\p{L}]{0,6}[\p{Lu}\p{Lo}\d]/u.test(line)) return false;
  const long = words.filter((word) => word.length > 3);
  return (
    line.endsWith(':') ||
    words.length <= 3 ||
    long.filter((word) => /^[^\p{L}]{0,2}\p{Lu}/u.test(word)).length >= 0.6 * long.length
  );
}

/** Whether a line is a name with a colon and what it is: "Where: City Hall". */
export function isField(line: string): boolean {
  return knownField.test(line) || capitalField.test(line);
}

/** Whether a line is a date and nothing else. */
export function isDateLine(line: string): boolean {
  return datedStart.test(line) && !/\p{L}{3}/u.test(line.replaceAll(dateWords, ''));
}

/** Whether a line only greets. */
export function isGreetingLine(line: string): boolean {
  return greetingLine.test(line);
}

/** Whether a line only closes a letter. */
export function isClosingLine(line: string): boolean {
  return closingLine.test(line);
}

function unmarked(line: string): string {
  return line.replaceAll(/\*\*|(?<![_\S])__(?=[^_\s])|(?<=[^_\s])__(?![_\S])/g, '').replace(/^[|\s]+|[|\s]+$/g, '');
}
