import { findDates } from '@homeroom/dates-in-text';
import type { ParseResult } from '../../read/parse-result.ts';

type Pages = ParseResult['pages'];

const [headLines, footLines] = [2, 3];
const pageCount = /^(?:page|pg\.?|p\.)?\s*\d{1,3}\s*(?:\/|of)\s*(\d{1,3})$/i;
/** "White: office · Yellow: family  1/1", in the last line of a page. */
const pageAtEnd = /(?<=\p{L})\s{2,}\d{1,3}\s?\/\s?(\d{1,3})$/u;
/** A page shorter than this is a flyer or slip, where the last line may be the day that it is about. */
const shortPage = 300;
/** Words of a foot next to its date. */
const footWords =
  /\b(?:page|printed|print|rev(?:ised)?|version|form|created|generated|updated)\b|[\d\s.,:/|()–—-]|https?:\S+/giu;
/** "10/9/26, 3:14 PM   Spring concert": what browsers print at the head of a page. */
const printStamp = /^\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? {1,3}\d{1,2}:\d{2}(?: ?[AP]M)?(?=\s{2,}|$)/;

/**
 * A text without the lines at the heads and feet of its pages that hold a page count, the day and time of printing or a
 * date alone: none of them is a day of the document.
 *
 * @param text the texts of the pages, with empty lines between them
 */
export function withoutRunningLines(text: string, pages: Pages): string {
  const running = new Set(pages.flatMap((page) => runningLines(page.text, pages.length)));
  if (running.size === 0) return text;
  return text
    .split('\n')
    .map((line) => (running.has(line.trim()) ? withoutStamp(line.trim()) : line))
    .join('\n');
}

function withoutStamp(line: string): string {
  if (printStamp.test(line)) return line.replace(printStamp, '');
  return pageAtEnd.test(line) ? line.replace(pageAtEnd, '') : '';
}

function runningLines(page: string, pages: number): string[] {
  const rows = page.split('\n').map((line) => line.trim());
  const lines = rows.flatMap((line, at) => (line === '' ? [] : [{ line, above: rows[at - 1] ?? '' }]));
  const foot = lines.slice(headLines).slice(-footLines);
  // A table may have a day and a time in each row.
  const isStamped = lines.filter(({ line }) => printStamp.test(line)).length === 1;
  const counted = [...lines.slice(0, headLines), ...foot].filter(
    ({ line }) => Number(pageCount.exec(line)?.[1] ?? 0) === pages || (isStamped && printStamp.test(line)),
  );
  const last = lines.slice(headLines).at(-1);
  const ended =
    last !== undefined && Number(pageAtEnd.exec(last.line)?.[1] ?? 0) === pages && !/\d\/\d{1,2}$/.test(last.above)
      ? [last]
      : [];
  const dates = page.length < shortPage ? [] : foot.filter(({ line, above }) => isDateAlone(line) && isEnded(above));
  return [...counted, ...ended, ...(dates.length === 1 ? dates : [])].map(({ line }) => line);
}

/** Whether nothing goes on below a line. */
function isEnded(line: string): boolean {
  return line === '' || /[.!?)|\d]$/.test(line);
}

/** Whether a line is a date without weekday or time, and nothing else but what feet say. */
function isDateAlone(line: string): boolean {
  if (line.length > 60 || !/\d/.test(line)) return false;
  const [only, ...others] = findDates(line, { written: '2000-01-01' });
  if (only === undefined || others.length > 0 || !only.dated || only.weekday !== null || only.time !== null)
    return false;
  return `${line.slice(0, only.start)} ${line.slice(only.end)}`.replaceAll(footWords, '') === '';
}
