import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ImportRequest } from './import-roster.ts';
import { defaultRemovalLimit, parseRemovalLimit } from './removal-limit.ts';

/** Parsed command line. */
export type ImportArguments = { help: true } | { help: false; json: boolean; request: ImportRequest };

/** The command line is not one that the command knows. */
export class ImportUsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ImportUsageError';
  }
}

/** The text of `--help`. */
export const importUsage = `Usage: npm run import:roster -- PATH --school ID [options]

Imports one school from OneRoster 1.1 or 1.2 CSV files and athletes.csv, staff.csv and cases.csv next to them, in one
transaction. PATH is a folder or a zip; ID is the school's sourcedId in orgs.csv.

  --mode bulk|delta   bulk: the files are all there is, what they lack is removed (default, or what manifest.csv says);
                      delta: only the rows listed change, \`tobedeleted\` removes
  --dry-run           shows the same figures and writes nothing
  --max-remove LIMIT  refuses to remove more of the members, the athletes or the cases: 5% of those held (default),
                      another percentage, or a number of rows
  --json              prints one JSON object on stdout
  --help              this text

Exit code: 0 done, 1 not understood, 2 faults in the data, 3 more removals than allowed, 4 database. Nothing is written
unless it is 0.
`;

/**
 * Reads the command line.
 * @param workingFolder what a relative PATH starts from
 * @throws ImportUsageError naming what is wrong
 */
export function readImportArguments(args: readonly string[], workingFolder: string): ImportArguments {
  const { values, positionals } = parse(args);
  if (values.help) return { help: true };
  const [location, ...others] = positionals;
  if (location === undefined || others.length > 0)
    throw new ImportUsageError('One PATH is needed: a OneRoster folder or zip.');
  if (!values.school) throw new ImportUsageError('--school ID is needed: the sourcedId of the school.');
  const { mode = null } = values;
  if (mode !== null && mode !== 'bulk' && mode !== 'delta') throw new ImportUsageError('--mode wants bulk or delta.');
  const maxRemove = values['max-remove'] === undefined ? defaultRemovalLimit : parseRemovalLimit(values['max-remove']);
  if (!maxRemove) throw new ImportUsageError('--max-remove wants a percentage such as 5%, or a number of rows.');
  return {
    help: false,
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

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        school: { type: 'string' },
        mode: { type: 'string' },
        'dry-run': { type: 'boolean' },
        'max-remove': { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new ImportUsageError((error as Error).message);
  }
}
