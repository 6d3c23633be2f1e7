import path from 'node:path';
import { UsageError } from '@homeroom/service-kit/command';
import type { ImportRequest } from './import-roster.ts';
import { defaultRemovalLimit, parseRemovalLimit } from './removal-limit.ts';

/** Parsed command line of `import:roster`. */
export interface ImportArguments {
  json: boolean;
  request: ImportRequest;
}

const usage = `Usage: npm run import:roster -- PATH --school ID [options]

Imports one school from OneRoster 1.1 or 1.2 CSV files and athletes.csv, staff.csv and cases.csv next to them, in one
transaction. PATH is a folder or a zip; ID is the school's sourcedId in orgs.csv.

  --mode bulk|delta   bulk: the files are all there is, what they lack is removed (default, or what manifest.csv says);
                      delta: only the rows listed change, \`tobedeleted\` removes
  --dry-run           shows the same figures and writes nothing
  --max-remove LIMIT  refuses to remove more of the members, the athletes or the cases: 5% of those held (default),
                      another percentage, or a number of rows
  --json              prints one JSON object on stdout
  --help              this text

Variables: DATABASE_URL, the database; without it that of the running npm start.

Example: npm run import:roster -- ./oneroster --school lakeside-high --dry-run

Exit code: 0 done, 2 wrong usage or faults in the data, 3 more removals than allowed, 4 database. Nothing is written
unless it is 0.
`;

const options = {
  school: { type: 'string' },
  mode: { type: 'string' },
  'dry-run': { type: 'boolean' },
  'max-remove': { type: 'string' },
  json: { type: 'boolean' },
} as const;

interface ParsedLine {
  values: {
    school?: string | undefined;
    mode?: string | undefined;
    'dry-run'?: boolean | undefined;
    'max-remove'?: string | undefined;
    json?: boolean | undefined;
  };
  positionals: string[];
}

/** Returns the command line of `import:roster`. @param workingFolder that a relative PATH starts from */
export function importRosterLine(workingFolder: string) {
  return {
    usage,
    options,
    allowPositionals: true,
    explains: true,
    read: (parsed: ParsedLine) => readImportArguments(parsed, workingFolder),
  };
}

function readImportArguments({ values, positionals }: ParsedLine, workingFolder: string): ImportArguments {
  const [location, ...others] = positionals;
  if (location === undefined || others.length > 0)
    throw new UsageError('One PATH is needed: a OneRoster folder or zip.');
  if (!values.school) throw new UsageError('--school ID is needed: the sourcedId of the school.');
  const { mode = null } = values;
  if (mode !== null && mode !== 'bulk' && mode !== 'delta') throw new UsageError('--mode wants bulk or delta.');
  const maxRemove = values['max-remove'] === undefined ? defaultRemovalLimit : parseRemovalLimit(values['max-remove']);
  if (!maxRemove) throw new UsageError('--max-remove wants a percentage such as 5%, or a number of rows.');
  return {
    json: values.json ?? false,
    request: {
      location: path.resolve(workingFolder, location),
      schoolId: values.school,
      mode,
      dryRun: values['dry-run'] ?? false,
      maxRemove,
    },
  };
}
