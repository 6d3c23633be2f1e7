/** The middle, smallest and largest of some figures. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** @throws RangeError when there is no figure */
export function spreadOf(figures: readonly number[]): Spread {
  if (figures.length === 0) throw new RangeError('There is no figure.');
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? NaN;
  return { median: (lower + upper) / 2, min: sorted[0] ?? NaN, max: sorted.at(-1) ?? NaN };
}

/** Target of a ratio. */
export interface Aim {
  atLeast?: number;
  atMost?: number;
}

/** One comparison: the ratio of each round, and what was aimed at. */
export interface Measure {
  name: string;
  /** Quantity of the ratio, with units. */
  subject: string;
  peer: string;
  ratio: Spread;
  aim: Aim;
  met: boolean;
  /** The figures behind the ratio. */
  figures: { subject: Spread; peer: Spread };
}

/** A comparison that this machine could not make. */
export interface NotRun {
  name: string;
  /** Reason, and what to do about it. */
  notRun: string;
}

/**
 * Compares the rounds of a subject with those of its peer, round by round. A round in which the peer finished nothing has
 * no ratio and is left out, unless all are such.
 */
export function compare(
  name: string,
  subject: { what: string; rounds: readonly number[] },
  peer: { what: string; rounds: readonly number[] },
  aim: Aim,
): Measure {
  const pairs = subject.rounds.map((figure, index) => [figure, peer.rounds[index] ?? NaN] as const);
  const comparable = pairs.filter(([, other]) => other !== 0);
  const ratio = spreadOf((comparable.length > 0 ? comparable : pairs).map(([figure, other]) => figure / other));
  const met = ratio.median >= (aim.atLeast ?? -Infinity) && ratio.median <= (aim.atMost ?? Infinity);
  return {
    name,
    subject: subject.what,
    peer: peer.what,
    ratio,
    aim,
    met,
    figures: { subject: spreadOf(subject.rounds), peer: spreadOf(peer.rounds) },
  };
}

/** The measures as a table for people. */
export function measureTable(measures: readonly (Measure | NotRun)[]): string {
  const rows = measures.map((measure) =>
    'notRun' in measure ? [measure.name, '–', '', 'not run', measure.notRun] : cells(measure),
  );
  const all = [['Measure', 'Ratio (spread)', 'Aim', '', 'Medians'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Ratio with its spread, aim, and whether it was met, as texts. */
export function ratioCells({ ratio, aim, met }: Measure): [ratio: string, aim: string, met: string] {
  return [
    `${decimals(ratio.median)} (${decimals(ratio.min)}–${decimals(ratio.max)})`,
    aimText(aim),
    aimText(aim) === '' ? '' : met ? 'met' : 'missed',
  ];
}

function cells(measure: Measure): string[] {
  const { name, figures, subject, peer } = measure;
  return [
    name,
    ...ratioCells(measure),
    `${digits(figures.subject.median)} ${subject} to ${digits(figures.peer.median)} ${peer}`,
  ];
}

/** Empty for a measure that is only reported. */
function aimText({ atLeast, atMost }: Aim): string {
  if (atLeast !== undefined && atMost !== undefined) return `${rounded(atLeast)}–${rounded(atMost)}`;
  if (atLeast !== undefined) return `≥ ${rounded(atLeast)}`;
  return atMost === undefined ? '' : `≤ ${rounded(atMost)}`;
}

function rounded(figure: number): number {
  return Number(figure.toFixed(3));
}

function decimals(figure: number): string {
  return figure >= 100 ? figure.toFixed(0) : figure.toFixed(2);
}

/** Small figures with four digits, as scores between 0 and 1 want them. */
function digits(figure: number): string {
  return figure > 0 && figure < 1 ? figure.toPrecision(4) : decimals(figure);
}
