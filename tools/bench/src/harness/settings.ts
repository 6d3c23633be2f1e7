import { UsageError } from '@homeroom/service-kit/command';
import { halves, questionParts, type Effort, type Half, type QuestionPart } from './rounds.ts';

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
  'overload',
  'hostile',
  'dashboard',
  'footprint',
] as const;
export type BenchName = (typeof benchNames)[number];

/** Sections with ratios against a peer that need neither models nor many minutes: those of `--quick` and of the table in the README. */
export const quickNames: readonly BenchName[] = [
  'athletics',
  'import',
  'calendar',
  'conflicts',
  'dashboard',
  'footprint',
];

/** Options of `npm run bench`. */
export interface BenchSettings {
  names: readonly BenchName[];
  effort: Effort;
  /** Whether the figures go into `bench/results.json` and the README. */
  isRecorded: boolean;
  /** A folder of test collections for the search, null without. */
  data: string | null;
  /** Half of the everyday questions or of documents, null for both. */
  half: Half | null;
  /** Part of the everyday questions, null for all. */
  part: QuestionPart | null;
  /** Whether documents are also measured as scans and photos. */
  withPictures: boolean;
}

const usage = `Measures Homeroom against peers in the same run and prints each ratio with its spread.

  npm run bench                      all of them
  npm run bench -- NAME …            those named
  npm run bench -- --quick           the ratios against peers, in about five minutes; figures to look at, not to publish

  ${benchNames.slice(0, 8).join(' ')}
  ${benchNames.slice(8).join(' ')}

  --quick       2 rounds of 1 second; by default only of the sections ${quickNames.join(', ')}
  --rounds N    rounds, interleaved; 7 by default
  --seconds S   of load for each subject and round; 3 by default
  --data DIR    of search: a folder whose subfolders are test collections in BEIR's layout, with judgements
  --half HALF   of questions, documents and typeset: dev or holdout; both by default
  --part PART   of questions: calendar, mail or unknown; all by default
  --no-pictures of documents and typeset: only files with text, in seconds rather than a quarter of an hour

Each run also writes reports/bench/NAME.json and, unless --quick, --half, --part or --no-pictures is given, the section of
bench/results.json and the table in the README. Aims that are missed are marked.

Variables: TEST_DATABASE_URL, a PostgreSQL server in place of the embedded one.

Example: npm run bench -- athletics calendar --rounds 3

Exit code: 0 measured, also when an aim is missed; 1 it could not be measured; 2 wrong usage.
`;

interface ParsedLine {
  values: {
    quick?: boolean | undefined;
    rounds?: string | undefined;
    seconds?: string | undefined;
    data?: string | undefined;
    half?: string | undefined;
    part?: string | undefined;
    'no-pictures'?: boolean | undefined;
  };
  positionals: string[];
}

/** Command line of `npm run bench`. */
export const benchLine = {
  usage,
  options: {
    quick: { type: 'boolean' },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    data: { type: 'string' },
    half: { type: 'string' },
    part: { type: 'string' },
    'no-pictures': { type: 'boolean' },
  },
  allowPositionals: true,
  read: ({ values, positionals }: ParsedLine): BenchSettings => {
    const unknown = positionals.find((name) => !benchNames.includes(name as BenchName));
    if (unknown !== undefined)
      throw new UsageError(`There is no benchmark ${unknown}; there are ${benchNames.join(', ')}.`);
    const { quick = false, rounds = quick ? '2' : '7', seconds = quick ? '1' : '3' } = values;
    const isPartial = quick || values.half !== undefined || values.part !== undefined || values['no-pictures'] === true;
    return {
      names: positionals.length > 0 ? (positionals as BenchName[]) : quick ? quickNames : benchNames,
      isRecorded: !isPartial,
      data: values.data ?? null,
      half: oneOf('--half', halves, values.half),
      part: oneOf('--part', questionParts, values.part),
      withPictures: values['no-pictures'] !== true,
      effort: { rounds: positive('--rounds', rounds), seconds: positive('--seconds', seconds) },
    };
  },
} as const;

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 1_000)
    throw new UsageError(`${name} wants a whole number from 1 to 1000.`);
  return number;
}

function oneOf<Name extends string>(option: string, names: readonly Name[], given: string | undefined): Name | null {
  const name = names.find((known) => known === given);
  if (given !== undefined && name === undefined) throw new UsageError(`${option} wants one of ${names.join(', ')}.`);
  return name ?? null;
}
