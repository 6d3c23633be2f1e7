import { monthName } from './month-names.ts';

/** Stands for the end of a line over which nothing is read on. */
export const lineEnd = '¶';

const weekday = '(?:sun|mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?)(?:days?)?';
const longLine = 45;
/** Line endings after which a sentence or date continues. */
const open = new RegExp(
  `(?:[,&–-]|\\b(?:${monthName}\\.?|${weekday}|the|on|by|at|from|to|till?|until|before|after|of|and|or|is|are|through|between|beginning|starting|due|noon|\\d{1,2}(?:st|nd|rd|th)))$`,
  'i',
);
const dayBeforeMonth =
  /(?:\b(?:on|by|the|and|from|to|until|before|day|sun|mon|tue|wed|thu|fri|sat)|[,&–-])\.?,?\s\d{1,2}$/i;
const yearAfterDay = new RegExp(
  `\\b(?:${monthName}\\.?\\s\\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)?\\s${monthName}\\.?),?$`,
  'i',
);
const startsMonth = new RegExp(`^${monthName}\\b(?!\\.?\\s\\d)`, 'i');
const startsDate = new RegExp(`^(?:(?:${monthName}|${weekday})\\b|\\d{1,2}/\\d)`, 'i');
const listMark = /^(?:[-*•●▪◦o>|]\s|\d{1,2}[.)]\s|[\p{L} ]{2,20}:\s)/u;
/** A word that was broken at the end of a line. */
const brokenWord = /\b(\p{L}{2,8})-([ \t]{0,3}\r?\n[ \t]{0,8})(\p{Ll}{2,8})\b/gu;
const anyName = new RegExp(`^(?:${monthName}|${weekday})$`, 'i');

/**
 * A text of the same length in which the line ends inside a sentence or a date are spaces and all others `lineEnd`.
 * Dashes of all kinds are hyphens, tabs are cells' ends.
 */
export function withJoinedLines(text: string): string {
  const plain = text
    .replaceAll(brokenWord, (found, first: string, gap: string, second: string) =>
      anyName.test(first + second) ? first + second + ' '.repeat(gap.length + 1) : found,
    )
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/[\u00a0\u2000-\u200b\u202f]/g, ' ')
    .replaceAll('\t', '|')
    .replaceAll('¶', ' ')
    .replaceAll('·', ' ')
    .replaceAll('\r', ' ');
  const lines = plain.split('\n');
  return lines
    .map(
      (line, index) => line + (index === lines.length - 1 ? '' : goesOn(line, lines[index + 1] ?? '') ? ' ' : lineEnd),
    )
    .join('');
}

function goesOn(line: string, next: string): boolean {
  const before = line.slice(-60).trimEnd();
  const after = next.slice(0, 60).trimStart();
  if (before === '' || after === '' || before.includes('|') || listMark.test(after)) return false;
  if (yearAfterDay.test(before) && /^(?:19|20)\d{2}\b/.test(after)) return true;
  if (dayBeforeMonth.test(before) && startsMonth.test(after)) return true;
  if (open.test(before)) return true;
  if (startsDate.test(after)) return false;
  return /^\p{Ll}/u.test(after) || (line.trimEnd().length >= longLine && /^[\d(]/.test(after));
}
