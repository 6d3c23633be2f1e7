import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { processVariables, runMain, type Variables } from '@homeroom/service-kit';
import { UsageError } from '@homeroom/service-kit/command';
import { DataFolder } from './data-folder.ts';
import { embeddedStack } from './embedded-stack.mjs';
import { databaseVariables, givenDatabases } from './given-databases.ts';
import { qdrantFolder } from './qdrant.ts';
import { dataFolderOf, type AppName } from './settings.ts';
import { withStoppedStack } from './stopped-stack.ts';
import { ExportReader } from './transfer/export-reader.ts';
import type { ExportHeader } from './transfer/export-format.ts';
import { readExport, requireCurrentSchema } from './transfer/read-export.ts';
import { runTransfer, say } from './transfer/run-transfer.ts';
import { TransferRefusedError } from './transfer/transfer-refused-error.ts';

const help = `Fills new databases with a file of \`npm run export\`.

  npm run import:export -- FILE [--household PATH]

FAMILY_DATABASE_URL, STAGING_DATABASE_URL and ATHLETICS_DATABASE_URL name the databases of the services that the file
has; one that does not exist is created. Without any of them the databases of DATA_DIR are filled, where no stack may
run. A database that has rows is refused, and so is a file of another version. All rows of a database appear at once,
after the whole file was read and found complete; an interrupted import is simply run again.

  --household PATH   writes the family file of the export there; a file with another text is not replaced

Services start afterwards, with the same FAMILY_CONFIG. They write what the search index lacks by themselves, which they
log; into an index that has older passages, \`npm run reindex\` writes everything.

Example: npm run import:export -- homeroom.export.gz --household household.yaml

Exit code: 0 done, 1 refused and nothing imported, with what to do, 2 wrong usage, 4 database.
`;

await runMain(async () => {
  const options = { household: { type: 'string' } } as const;
  process.exitCode = await runTransfer({ usage: help, options }, async ({ file, values, signal }) => {
    const variables = processVariables();
    const reader = new ExportReader(file);
    const header = await reader.header();
    requireCurrentSchema(header);
    const household = values['household'] && path.resolve(variables['INIT_CWD'] ?? '.', values['household']);
    if (household) requireWritable(household, header);
    const fill = async (databases: ReadonlyMap<AppName, string>) => {
      const filled = await readExport({ reader, header, databases, progress: say, signal });
      if (household && header.familyFile !== null) writeFileSync(household, header.familyFile);
      const already =
        filled.length < header.services.length ? ' What an earlier import had filled is left as it is.' : '';
      process.stdout.write(`${reader.rowCount} rows of the export of ${header.exportedAt} are there.${already}\n`);
    };
    const given = targetsOf(header, variables);
    if (given === null) return intoDataFolder(dataFolderOf(variables), header, fill);
    await fill(given);
    if (header.familyFile !== null && !household) say('--household PATH writes out the family file of the export.');
  });
});

/**
 * The databases that the variables name for the services of the export; null when they name none.
 * @throws UsageError when they name some of them only
 */
function targetsOf({ services }: ExportHeader, variables: Variables): Map<AppName, string> | null {
  const given = givenDatabases(variables);
  if (given.size === 0) return null;
  const missing = services.filter(({ name }) => !given.has(name));
  if (missing.length > 0)
    throw new UsageError(
      missing.map(({ name }) => `${databaseVariables[name]}: is needed, for the export has ${name}.`).join('\n'),
    );
  return given;
}

/** Fills the databases of a stack that does not run; its next start continues with them. */
async function intoDataFolder(
  folder: string,
  { familyFile }: ExportHeader,
  fill: (databases: ReadonlyMap<AppName, string>) => Promise<void>,
): Promise<void> {
  if (isRunning(folder))
    throw new TransferRefusedError(
      `The stack of ${folder} is running. Import into another folder: DATA_DIR=.data2 npm run import:export -- FILE.`,
    );
  const data = new DataFolder(folder);
  if (!existsSync(data.file('postgres'))) rmSync(data.file(qdrantFolder), { recursive: true, force: true });
  await withStoppedStack(data, say, async (databases) => {
    await fill(databases);
    if (familyFile !== null) data.writeOnce('household.yaml', familyFile);
    data.setContent('empty');
  });
}

function isRunning(folder: string): boolean {
  try {
    embeddedStack({ DATA_DIR: folder });
    return true;
  } catch {
    return false;
  }
}

function requireWritable(household: string, { familyFile }: ExportHeader): void {
  if (familyFile === null) throw new TransferRefusedError('The export has no family file. Leave out --household.');
  if (existsSync(household) && readFileSync(household, 'utf8') !== familyFile)
    throw new TransferRefusedError(`${household} exists and has another text. Name another file.`);
}
