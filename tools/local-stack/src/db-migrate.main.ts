import { applyMigrations } from '@homeroom/database';
import { serviceMigrations } from '@homeroom/database/migrations';
import { processVariables, runMain, type Variables } from '@homeroom/service-kit';
import { commandExit, configured, runCommand, UsageError } from '@homeroom/service-kit/command';
import { embeddedStack } from './embedded-stack.mjs';
import { databaseVariables, givenDatabases } from './given-databases.ts';
import { appNames, type AppName } from './settings.ts';

const help = `Applies the migrations that are missing in the three databases.

  npm run db:migrate

Reads FAMILY_DATABASE_URL, STAGING_DATABASE_URL and ATHLETICS_DATABASE_URL; those that are set are migrated, and a
database that does not exist is created. Without any of them it migrates the running embedded stack of DATA_DIR.
Two at once do no harm.

Example: FAMILY_DATABASE_URL=postgresql://user@127.0.0.1/family_assistant npm run db:migrate

Exit code: 0 done, 2 wrong usage, or a database that cannot be migrated, 4 a database that is unavailable.
`;

await runMain(async () => {
  const line = { usage: help, options: {}, read: () => null };
  process.exitCode = await runCommand(line, process.argv.slice(2), process, async () => {
    for (const [app, url] of configured(() => databases(processVariables()))) await migrate(app, url);
    return commandExit.done;
  });
});

/** The databases to migrate, by app. */
function databases(variables: Variables): Map<AppName, string> {
  const given = givenDatabases(variables);
  if (given.size > 0) return given;
  const { databaseUrls } = embeddedStack(variables);
  return new Map(appNames.map((app) => [app, String(databaseUrls[app])]));
}

async function migrate(app: AppName, url: string): Promise<void> {
  try {
    await applyMigrations(url, serviceMigrations[app], (sentence) => process.stdout.write(`${app}: ${sentence}\n`));
  } catch (error) {
    throw new UsageError(`${databaseVariables[app]}: ${(error as Error).message}`);
  }
}
