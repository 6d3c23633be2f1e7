import type { Household } from '@homeroom/household';
import { UsageError } from '@homeroom/service-kit/command';

/** Parsed command line of `import:ics`. */
export interface ImportIcsArguments {
  files: string[];
  calendar: string | null;
  replace: boolean;
}

const usage = `Usage: npm run import:ics -- FILE… [options]

Imports iCalendar files (.ics, from Google, Apple, Outlook, Thunderbird and others) into a local calendar of the
family. The same file again changes nothing. An event that cannot be read is left out and listed with its line. One
beyond its budget (20,000 occurrences in a year, 1 MiB) is stored, listed, and left out of every answer.

  --calendar ID   the calendar of the family configuration file; without it the default one
  --replace       also removes the events of the calendar that the files no longer have; it removes nothing when
                  an event of the files could not be read
  --help          this text

Variables: DATABASE_URL, FAMILY_CONFIG and CALDAV_URL as the service has them; without DATABASE_URL those of the running
npm start.

Example: npm run import:ics -- school-year.ics --calendar school

Exit code: 0 done, 2 wrong usage, or a file that is no calendar or cannot be read, 4 database.
`;

/** Command line of `import:ics`. */
export const importIcsLine = {
  usage,
  options: { calendar: { type: 'string' }, replace: { type: 'boolean' } },
  allowPositionals: true,
  read: ({ values, positionals }: ParsedLine): ImportIcsArguments => {
    if (positionals.length === 0) throw new UsageError('At least one FILE is needed.');
    return { files: positionals, calendar: values.calendar ?? null, replace: values.replace ?? false };
  },
} as const;

interface ParsedLine {
  values: { calendar?: string | undefined; replace?: boolean | undefined };
  positionals: string[];
}

/**
 * Returns the local calendar that an import goes to: the named one, or the default.
 * @throws UsageError when there is none of that name, or it is not local
 */
export function importTarget({ calendars }: Household, name: string | null): string {
  const found = calendars.find(({ id, isDefault }) => (name === null ? isDefault : id === name));
  const local = calendars.filter(({ kind }) => kind === 'local').map(({ id }) => id);
  const choice = local.length > 0 ? `Local calendars: ${local.join(', ')}.` : 'The family has no local calendar.';
  if (!found)
    throw new UsageError(
      name === null ? `The family has no default calendar. ${choice}` : `The family has no calendar ${name}. ${choice}`,
    );
  if (found.kind === 'subscribed')
    throw new UsageError(
      `The calendar ${found.id} is subscribed and read-only, so nothing can be imported into it. ${choice}`,
    );
  if (found.kind === 'mirrored')
    throw new UsageError(`The calendar ${found.id} mirrors a CalDAV server; import the file there. ${choice}`);
  return found.id;
}
