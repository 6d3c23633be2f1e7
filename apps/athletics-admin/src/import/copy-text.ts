/**
 * Rows in PostgreSQL's COPY text format, character for character as the server itself writes them, so that a row to
 * write and a row held are compared as text (PostgreSQL documentation, "COPY: Text Format" and "Array Output").
 */
export type CopyValue = string | number | boolean | null | readonly string[];

const tab = 9;
const escapes: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
  '\\': '\\\\',
};
const unescapes = new Map(Object.entries(escapes).map(([character, written]) => [written, character]));
const needsEscape = /[\b\f\n\r\t\v\\]/;
/** White space is what the server takes for it: the ASCII characters only. */
const elementNeedsQuotes = /^$|^null$|[ \t\n\r\v\f"\\{},]/i;

/** One value of a row. */
export function copyValue(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (typeof value === 'number') return String(value);
  return value.length === 0 ? '{}' : escapeText(`{${value.map(arrayElement).join(',')}}`);
}

/** The values of a row, a tab between two, without the line end. */
export function copyLine(values: readonly CopyValue[]): string {
  return values.map(copyValue).join('\t');
}

/** Whether the line of `text` from `start` to `end` is the line of these values. */
export function isCopyLine(text: string, start: number, end: number, values: readonly CopyValue[]): boolean {
  return standsThere(text, start, end, values) || text.slice(start, end) === copyLine(values);
}

/**
 * The quick test, without making a line: true only when the line is there, false also when escapes leave it open. Text
 * without a backslash stands for itself; a tab or line end in it cannot match, since the columns would not come out even.
 */
function standsThere(text: string, start: number, end: number, values: readonly CopyValue[]): boolean {
  let at = start;
  for (const value of values) {
    const written = typeof value === 'string' && !value.includes('\\') ? value : copyValue(value);
    if (!text.startsWith(written, at)) return false;
    at += written.length;
    if (at !== end && text.charCodeAt(at) !== tab) return false;
    at += 1;
  }
  return at === end + 1;
}

/** The text of a value as COPY wrote it, null excepted. */
export function textOfCopyValue(written: string): string {
  return written.includes('\\') ? written.replace(/\\[bfnrtv\\]/g, (sequence) => unescapes.get(sequence)!) : written;
}

function escapeText(text: string): string {
  return needsEscape.test(text) ? text.replace(/[\b\f\n\r\t\v\\]/g, (character) => escapes[character]!) : text;
}

function arrayElement(element: string): string {
  return elementNeedsQuotes.test(element) ? `"${element.replace(/["\\]/g, '\\$&')}"` : element;
}
