import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { processVariables, runMain, type Variables } from '@homeroom/service-kit';
import { UsageError } from '@homeroom/service-kit/command';
import { DataFolder } from './data-folder.ts';
import { embeddedStack, StackNotRunningError } from './embedded-stack.mjs';
import { givenDatabases } from './given-databases.ts';
import { appNames, dataFolderOf, type AppName } from './settings.ts';
import { withStoppedStack } from './stopped-stack.ts';
import { runTransfer, say } from './transfer/run-transfer.ts';
import { writeExport } from './transfer/write-export.ts';

const help = `Writes all data of the three services into one file, from which \`npm run import:export\` fills other databases.

  npm run export -- FILE

The file has every table of the databases and the family file. It has no passwords and tokens; tokens of dashboards and
feeds are in it as hashes, so they stay valid. The search index is not in it: it is rebuilt from the databases. Keep the
file like the databases: it has everything that the household told.

Reads FAMILY_DATABASE_URL, STAGING_DATABASE_URL and ATHLETICS_DATABASE_URL, of which those that are set are exported,
and FAMILY_CONFIG. Without any of them it exports the embedded stack of DATA_DIR, whether it runs or not. Each database
is exported as it is at one moment; to move, stop the services first, so that nothing is written afterwards.

Example: npm run export -- homeroom.export.gz

Exit code: 0 done, 1 refused and nothing written, with what to do, 2 wrong usage, 4 database.
`;

const maxFamilyFileBytes = 1_048_576;

await runMain(async () => {
  process.exitCode = await runTransfer({ usage: help, options: {} }, async ({ file, signal }) => {
    const variables = processVariables();
    await withSource(variables, async (databases, familyFile) => {
      const text = familyTextOf(familyFile);
      const rows = await writeExport({ databases, familyFile: text, file, progress: say, signal });
      const size = Math.ceil(statSync(file).size / 1024);
      const also = text === null ? 'without a family file (FAMILY_CONFIG)' : 'with the family file';
      process.stdout.write(
        `${rows} rows of ${[...databases.keys()].join(', ')} are in ${file} (${size} KiB), ${also}.\n`,
      );
    });
  });
});

/** Passes the databases to export and the path of the family file, if there is one. */
async function withSource(
  variables: Variables,
  work: (databases: ReadonlyMap<AppName, string>, familyFile: string | undefined) => Promise<void>,
): Promise<void> {
  const own = variables['FAMILY_CONFIG'] && path.resolve(variables['INIT_CWD'] ?? '.', variables['FAMILY_CONFIG']);
  const given = givenDatabases(variables);
  if (given.size > 0) return work(given, own);
  try {
    const { databaseUrls, familyConfig } = embeddedStack(variables);
    return await work(new Map(appNames.map((app) => [app, String(databaseUrls[app])])), own ?? familyConfig);
  } catch (error) {
    if (!(error instanceof StackNotRunningError)) throw error;
  }
  const folder = dataFolderOf(variables);
  if (!existsSync(path.join(folder, 'postgres')))
    throw new UsageError(`${folder} has no databases. Set DATA_DIR, or FAMILY_DATABASE_URL and the others.`);
  const data = new DataFolder(folder);
  return withStoppedStack(data, say, (databases) => work(databases, own ?? data.file('household.yaml')));
}

function familyTextOf(file: string | undefined): string | null {
  if (file === undefined || !existsSync(file)) return null;
  if (statSync(file).size > maxFamilyFileBytes) throw new UsageError(`${file} has over ${maxFamilyFileBytes} bytes.`);
  return readFileSync(file, 'utf8');
}
