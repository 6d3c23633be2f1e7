import { parseArgs } from 'node:util';
import type { Effort } from './rounds.ts';

/** The benchmarks by name. */
export const benchNames = [
  'athletics',
  'import',
  'calendar',
  'calendar-search',
  'conflicts',
  'search',
  'questions',
  'digest',
  'documents',
  'typeset',
  'hostile',
  'dashboard',
] as const;
export type BenchName = (typeof benchNames)[number];

/** Options of `npm run bench`. */
export interface BenchSettings {
  names: readonly BenchName[];
  effort: Effort;
  /** A folder of test collections for the search, null without. */
  data: string | null;
  help: boolean;
}

/** The text of `--help`. */
export const benchHelp = `Measures Homeroom against peers in the same run and prints each ratio with its spread.

  npm run bench                      all of them
  npm run bench -- NAME …            ${benchNames.join(', ')}

  --rounds N    rounds, interleaved; 7 by default
  --seconds S   of load for each subject and round; 3 by default
  --data DIR    of search: a folder whose subfolders are test collections in BEIR's layout, with judgements

Each run also writes reports/bench/NAME.json. Aims that are missed are marked; the exit code stays 0.
`;

/** @throws RangeError with a sentence for a bad argument */
export function readBenchSettings(args: readonly string[]): BenchSettings {
  const options = {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '3' },
    data: { type: 'string' },
    help: { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const unknown = positionals.find((name) => !benchNames.includes(name as BenchName));
  if (unknown !== undefined)
    throw new RangeError(`There is no benchmark ${unknown}; there are ${benchNames.join(', ')}.`);
  const names = positionals.length > 0 ? (positionals as BenchName[]) : benchNames;
  return {
    names,
    data: values.data ?? null,
    help: values.help,
    effort: { rounds: positive('--rounds', values.rounds), seconds: positive('--seconds', values.seconds) },
  };
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 1_000)
    throw new RangeError(`${name} wants a whole number from 1 to 1000.`);
  return number;
}
