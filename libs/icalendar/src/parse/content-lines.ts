import { icsLimits, NotACalendarError } from '../limits.ts';

/** One content line of an iCalendar file, unfolded (RFC 5545 §3.1), with the number of its first physical line. */
export interface ContentLine {
  line: number;
  text: string;
  /** The line is longer than the limit and was cut. */
  cut?: true;
}

const propertyStart = /^[A-Za-z][A-Za-z0-9-]*[;:]/;
const foldedWidth = 70;

/**
 * The content lines of a file, blank ones left out. Takes any line ending and a byte order mark. A line that begins no
 * property is text that an exporter broke without folding: it continues the line before.
 * @throws NotACalendarError beyond four million lines
 */
export function* contentLines(text: string): Generator<ContentLine> {
  let current: ContentLine | null = null;
  let previousWidth = 0;
  for (const { lastWidth, ...unfolded } of unfoldedLines(text)) {
    if (current && !propertyStart.test(unfolded.text)) {
      append(current, previousWidth >= foldedWidth ? unfolded.text : `\\n${unfolded.text}`);
      if (unfolded.cut) current.cut = true;
    } else {
      if (current) yield current;
      current = unfolded;
    }
    previousWidth = lastWidth;
  }
  if (current) yield current;
}

interface UnfoldedLine extends ContentLine {
  /** The length of its last physical line. */
  lastWidth: number;
}

/** A fold may be anywhere, also between the name of a property and its colon (RFC 5545 §3.1). */
function* unfoldedLines(text: string): Generator<UnfoldedLine> {
  let current: UnfoldedLine | null = null;
  let number = 0;
  for (const physical of physicalLines(text)) {
    number += 1;
    if (number > icsLimits.lines)
      throw new NotACalendarError(`This file has more than ${icsLimits.lines} lines; split it into smaller ones.`);
    if (physical.trim() === '') continue;
    if (current && /^[ \t]/.test(physical)) {
      append(current, physical.slice(1));
    } else {
      if (current) yield current;
      current = { line: number, text: '', lastWidth: 0 };
      append(current, physical);
    }
    current.lastWidth = physical.length;
  }
  if (current) yield current;
}

function* physicalLines(text: string): Generator<string> {
  const lineEnd = /\r\n|\n|\r/g;
  let from = text.startsWith('\uFEFF') ? 1 : 0;
  for (let match = lineEnd.exec(text); match; match = lineEnd.exec(text)) {
    if (match.index >= from) yield text.slice(from, match.index);
    from = lineEnd.lastIndex;
  }
  if (from < text.length) yield text.slice(from);
}

function append(line: ContentLine, text: string): void {
  if (line.text.length + text.length > icsLimits.lineLength) line.cut = true;
  else line.text += text;
}

/**
 * The text of a calendar file: UTF-8, UTF-16 with its mark, or what old Windows programs write (windows-1252). Null
 * characters, which no database takes, are dropped.
 */
export function decodeText(bytes: Uint8Array): string {
  return decoded(bytes).replaceAll('\0', '');
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
