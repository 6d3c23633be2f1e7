import type { LetterLine } from './letter-lines.ts';

const between = /\s+[|·]\s+|\s{2,}|\t|;\s/;
/** "P practice, 5:30–6:30 pm", "★ = early release", "C: chess club" */
const entry = /^(\p{Lu}{1,2}|[^\p{L}\p{N}\s"“(.,;:=–-]{1,2})(?:\s?[=:–-]\s?|\s(?=\p{Ll}))(.*\p{L}{3}.*)$/u;
const fewestCells = 2;

/**
 * Reads what the marks of a calendar mean, "P practice, 5:30–6:30 pm": those with which at least two of its cells are filled.
 * @param cells the words of its cells
 */
export function gridLegend(lines: readonly LetterLine[], cells: readonly string[]): ReadonlyMap<string, string> {
  const used = new Map<string, number>();
  for (const cell of cells) if (cell !== '' && cell.length <= 2) used.set(cell, (used.get(cell) ?? 0) + 1);
  const isUsed = (mark: string) => (used.get(mark) ?? 0) >= fewestCells;
  if (![...used.keys()].some(isUsed)) return new Map();
  return new Map(
    lines.flatMap(({ text }) =>
      text.split(between).flatMap((part): [string, string][] => {
        const [, mark = '', meaning = ''] = entry.exec(part.trim()) ?? [];
        return isUsed(mark) ? [[mark, meaning.trim()]] : [];
      }),
    ),
  );
}
