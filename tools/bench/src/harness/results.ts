import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { benchNames, quickNames, type BenchName } from './settings.ts';
import { ratioCells, type Measure, type NotRun } from './statistics.ts';

/** Figures of one section with the circumstances of its run. */
export interface SectionResults {
  date: string;
  commit: string;
  node: string;
  cores: number;
  /** Load average of the minute before the run. */
  load: number;
  rounds: number;
  measures: (Measure | NotRun)[];
}

/** Newest figures of each section that was measured. */
export type Results = Partial<Record<BenchName, SectionResults>>;

const begin = '<!-- bench/results.json: begin -->';
const end = '<!-- bench/results.json: end -->';
const filesOf = (root: string) => [path.join(root, 'bench/results.json'), path.join(root, 'README.md')] as const;

/** Circumstances of a run that begins now. */
export function circumstances(root: string): Omit<SectionResults, 'rounds' | 'measures'> {
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
    node: process.version,
    cores: cpus().length,
    load: round(loadavg()[0] ?? NaN),
  };
}

/** Reads the recorded figures; none before the first run. */
export function readResults(root: string): Results {
  const [file] = filesOf(root);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};
}

/** Replaces a section of `bench/results.json`, and the table in the README, which has the sections with ratios against peers. */
export function recordResults(root: string, name: BenchName, section: SectionResults): void {
  const [file, readme] = filesOf(root);
  const known = { ...readResults(root), [name]: { ...section, measures: section.measures.map(rounded) } };
  const results = Object.fromEntries(benchNames.filter((each) => known[each]).map((each) => [each, known[each]]));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(readme, withTable(readFileSync(readme, 'utf8'), results));
}

/**
 * Returns a text with the table of the results between its two marks.
 * @throws RangeError when a mark is missing
 */
export function withTable(text: string, results: Results): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new RangeError(`The text has no ${begin} with an end.`);
  return `${text.slice(0, from + begin.length)}\n${resultsTable(results)}\n${text.slice(to)}`;
}

function resultsTable(results: Results): string {
  const rows = quickNames.flatMap((name) => {
    const { measures = [], node, load, commit, date } = results[name] ?? {};
    return measures.flatMap((measure) =>
      'notRun' in measure
        ? []
        : [
            [
              measure.name,
              ...ratioCells(measure),
              `\`${name}\` at ${commit}, ${date}, Node.js ${node?.slice(1)}, load ${load}`,
            ],
          ],
    );
  });
  if (rows.length === 0) return 'No figures are recorded yet.';
  const heading = ['Measure', 'Ratio (smallest–largest)', 'Aim', '', 'Section and run'];
  return [heading, heading.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function rounded(measure: Measure | NotRun): Measure | NotRun {
  return JSON.parse(
    JSON.stringify(measure, (_key, value: unknown) => (typeof value === 'number' ? round(value) : value)),
  ) as Measure | NotRun;
}

function round(figure: number): number {
  return Number(figure.toPrecision(4));
}
