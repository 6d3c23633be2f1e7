import { timeInCell } from '../time-in-cell.ts';

const weekdayCell =
  /^(?:sun|mon|tue|wed|thu|fri|sat|dom|lun|mar|mi[eé]|jue|vie|s[aá]b)[a-záé]{0,6}\b[.,]?[\s\d/.\p{L}]{0,12}$/iu;
const fewestWeekdays = 3;
const fewestHours = 2;
const emptyCell = /(<t[dh](?:\s[^<>]*)?>)(?:\s|<\/?p(?:\s[^<>]*)?>|<br\s?\/?>|&nbsp;)*(?=<\/t[dh]>)/g;

/**
 * Returns the HTML of a Word document with each row of a table on one line: every cell holds paragraphs and breaks, which would
 * each take lines of their own. Below the names of weekdays, and below hours, an empty cell gets a dash, so that the others
 * stay below theirs.
 */
export function cellsOnOneLine(html: string): string {
  let cells = 0;
  let hasHeads = false;
  return html
    .split(/(?=<tr[\s>])/)
    .map((row) => {
      const texts =
        row.match(/<t[dh][\s>].*?<\/t[dh]>/gs)?.map((cell) => cell.replaceAll(/<[^<>]*>/g, ' ').trim()) ?? [];
      const filled = hasHeads ? row.replaceAll(emptyCell, '$1–') : row;
      hasHeads = !row.includes('</table>') && (hasHeads || isHead(texts));
      return filled.replace(/<(\/?)(td|th|p|br)(?=[\s>])[^<>]*>/g, (tag, closing: string, name: string) => {
        if (name === 'p') return cells > 0 ? ' ' : tag;
        if (name === 'br') return cells > 0 && texts.length > 1 ? ' ' : tag;
        cells += closing === '' ? 1 : -1;
        return tag;
      });
    })
    .join('');
}

/** Whether the cells of a row head columns of days or of hours. */
function isHead(texts: readonly string[]): boolean {
  const hours = texts.filter((text) => timeInCell.test(text)).length;
  return (
    texts.filter((text) => weekdayCell.test(text)).length >= fewestWeekdays ||
    (hours >= fewestHours && texts.slice(-hours).every((text) => timeInCell.test(text)) && hours >= texts.length - 1)
  );
}
