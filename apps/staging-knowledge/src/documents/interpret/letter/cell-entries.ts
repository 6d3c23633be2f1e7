import { clockTimes } from './clock-times.ts';

/** Between the entries of a cell, as layouts and writers put it. */
const entryMark = /\u2003|\s*[▪•●◦]\s*|\s+[·|]\s+/;
/** Says that something is due, closed or short, which is separate news. */
const ownNews =
  /\b(?:due|deadlines?|last (?:day|chance)|no (?:school|class(?:es)?|students|practice)|closed|orders? (?:close|end)|(?:early|late|delayed) (?:release|dismissal|start|opening)|half day)\b/i;

/**
 * The entries of a day's cell: "3:15 Jazz band · 6:30 Boosters" is two. What only adds a time or a place to the entry before
 * it belongs to that.
 */
export function entriesOf(text: string): string[] {
  const entries: string[] = [];
  for (const part of text.split(entryMark).filter((words) => words.trim() !== '')) {
    const last = entries.at(-1);
    if (last !== undefined && !isEntry(part, last)) entries[entries.length - 1] = `${last} ${part}`;
    else entries.push(part);
  }
  return entries;
}

function isEntry(part: string, last: string): boolean {
  const [hasTime, hadTime] = [part, last].map((words) => clockTimes(words).length > 0);
  return (hasTime === true && hadTime === true) || ownNews.test(part) || ownNews.test(last);
}
