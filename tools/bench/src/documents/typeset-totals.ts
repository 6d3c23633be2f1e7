import type { TypesetScore } from './typeset-score.ts';

interface Group {
  name: string;
  scores: readonly TypesetScore[];
}

type Counts = readonly (readonly [title: string, of: (score: TypesetScore) => number])[];

const counts: Counts = [
  ['files', () => 1],
  ['dates', ({ tallies }) => tallies.dates.wanted],
  ['right', ({ tallies }) => tallies.dates.right],
  ['invented', ({ tallies }) => tallies.dates.invented],
  ['of them printed', ({ printedInventions }) => printedInventions],
  ['deadlines', ({ tallies }) => tallies.deadlines.wanted],
  ['right', ({ tallies }) => tallies.deadlines.right],
  ['taken for dates', ({ deadlinesTakenForDates }) => deadlinesTakenForDates],
  ['invented', ({ tallies }) => tallies.deadlines.invented],
];

/** A table of the dates and deadlines of each group: how many there are, how many are right, and how the others went wrong. */
export function typesetTotals(groups: readonly Group[]): string {
  const rows = [
    ['Totals', ...counts.map(([title]) => title)],
    ...groups.map(({ name, scores }) => [
      name,
      ...counts.map(([, of]) => String(scores.reduce((sum, score) => sum + of(score), 0))),
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))),
    )
    .map((cells) => cells.join('  '))
    .join('\n');
}
