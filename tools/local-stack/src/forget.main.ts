import {
  EnvironmentError,
  processVariables,
  readEnvironment,
  runMain,
  variable,
  type Variables,
} from '@homeroom/service-kit';
import { configured, runCommand } from '@homeroom/service-kit/command';
import { stackVariables } from './embedded-stack.mjs';
import { runServiceCommand } from './service-bundle.ts';

const help = `Removes a source everywhere: its text, what was made of it, and its passages in the search index.

  npm run forget -- --source ID

ID as answers show it:
  mail:…, extraction:…, telegram:…, document:…   with its entries in the event graph, and of a document its card
  calendar:CALENDAR:UID    an event with all its occurrences: of a local calendar it is removed; everywhere go its
                           snapshots to undo, kept answers, conflicts, messages about them and travel times. An event
                           that a mirrored or subscribed calendar still has would come back, so it is refused.

Reads STAGING_DATABASE_URL, and for events FAMILY_DATABASE_URL with FAMILY_CONFIG; in their place DATABASE_URL. Without
them it serves the running embedded stack of DATA_DIR. The passages go as soon as the service runs and reaches the index.
A second run does no harm.

Example: npm run forget -- --source calendar:family:dentist-2026

Exit code: 0 removed, 1 no such source, or refused, 2 wrong usage, 4 database.
`;

const names = { 'family-assistant': 'FAMILY_DATABASE_URL', 'staging-knowledge': 'STAGING_DATABASE_URL' } as const;

const line = {
  usage: help,
  options: { source: { type: 'string' } },
  read: ({ values }: { values: { source?: string | undefined } }) => values.source ?? '',
} as const;

await runMain(async () => {
  const args = process.argv.slice(2);
  process.exitCode = await runCommand(line, args, process, (source) => {
    const service = source.startsWith('calendar:') ? 'family-assistant' : 'staging-knowledge';
    return runServiceCommand(
      service,
      'forget',
      args,
      configured(() => databaseOf(service, processVariables())),
    );
  });
});

/** The variables with the service's database as `DATABASE_URL`: its own, or that of the embedded stack. */
function databaseOf(service: keyof typeof names, variables: Variables): Variables {
  const url = variable.databaseUrl().optional();
  const { FAMILY_DATABASE_URL, STAGING_DATABASE_URL } = readEnvironment(
    { FAMILY_DATABASE_URL: url, STAGING_DATABASE_URL: url },
    variables,
  );
  const own = service === 'family-assistant' ? FAMILY_DATABASE_URL : STAGING_DATABASE_URL;
  if (own !== undefined) return { ...variables, DATABASE_URL: own };
  const isElsewhere = FAMILY_DATABASE_URL !== undefined || STAGING_DATABASE_URL !== undefined;
  if (isElsewhere && !variables['DATABASE_URL'])
    throw new EnvironmentError([`${names[service]}: is needed for this source, which ${service} has`]);
  return stackVariables(service, variables);
}
