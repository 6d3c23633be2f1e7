import { applyMigrations, connectOnce, errorCode } from '@homeroom/database';
import { serviceMigrations } from '@homeroom/database/migrations';
import type pg from 'pg';
import type { AppName } from '../settings.ts';
import type { ExportHeader } from './export-format.ts';
import type { ExportReader } from './export-reader.ts';
import {
  beginFilling,
  copyIn,
  filledTables,
  importedExport,
  noteImported,
  setSequence,
  tablesOf,
  type Table,
} from './table-copies-sql.ts';
import { TransferRefusedError } from './transfer-refused-error.ts';

export interface ImportDeps {
  reader: ExportReader;
  header: ExportHeader;
  databases: ReadonlyMap<AppName, string>;
  /** Receives one sentence for each table. */
  progress: (sentence: string) => void;
  signal: AbortSignal;
}

/** A database in the transaction that fills it. */
interface Target {
  client: pg.Client;
  tables: Map<string, Table>;
  /** Whether an earlier run filled it with this export. */
  isFilled: boolean;
}

/** @throws TransferRefusedError unless the export has the schema of this version */
export function requireCurrentSchema({ services }: ExportHeader): void {
  for (const { name, migrations } of services) {
    const known = serviceMigrations[name].map((migration) => migration.name);
    const newer = migrations.find((migration) => !known.includes(migration));
    if (newer !== undefined)
      throw new TransferRefusedError(
        `${name}: the export is newer than this version (it has ${newer}). Import it with the version that exported it.`,
      );
    const missing = known.find((migration) => !migrations.includes(migration));
    if (missing !== undefined)
      throw new TransferRefusedError(
        `${name}: the export is older than this version (it lacks ${missing}). Start this version on the old data, which updates them, and export again; or import with the version that exported it, then upgrade.`,
      );
  }
}

/**
 * Fills new databases with an export. All rows of a database appear at once, when the whole file was read and found
 * complete; databases that an interrupted run already filled with the same export are left as they are.
 * @returns the names of the services whose databases were filled now
 * @throws TransferRefusedError, MigrationFailedError, DatabaseUnavailableError, or the signal's reason
 */
export async function readExport(deps: ImportDeps): Promise<AppName[]> {
  const { reader, header, databases, progress, signal } = deps;
  const targets = new Map<AppName, Target>();
  try {
    for (const { name } of header.services)
      targets.set(name, await openTarget(name, String(databases.get(name)), header.id));
    for (let part = await reader.part(); part !== null; part = await reader.part()) {
      signal.throwIfAborted();
      const target = targets.get(part.service);
      if (!target) throw new TransferRefusedError(`The export has ${part.service}, which its header does not name.`);
      if ('sequence' in part) {
        if (!target.isFilled) await setSequence(target.client, part);
        continue;
      }
      const before = reader.rowCount;
      await fillTable(target, part, untilAborted(reader.copy(), signal));
      const rows = reader.rowCount - before;
      if (rows > 0 && !target.isFilled)
        progress(`${part.service}: ${part.table}, ${rows} ${rows === 1 ? 'row' : 'rows'}`);
    }
    const open = [...targets].filter(([, { isFilled }]) => !isFilled);
    for (const [, { client }] of open) await noteImported(client, header.id);
    for (const [, { client }] of open) await client.query('COMMIT');
    for (const [, { client }] of open) await client.query('ANALYZE');
    return open.map(([name]) => name);
  } finally {
    await Promise.all([...targets.values()].map(({ client }) => client.end().catch(() => undefined)));
  }
}

/** @throws TransferRefusedError for a database with rows of another origin */
async function openTarget(name: AppName, url: string, exportId: string): Promise<Target> {
  await applyMigrations(url, serviceMigrations[name]);
  const client = await connectOnce(url, 'homeroom-import');
  try {
    const tables = await tablesOf(client);
    await beginFilling(client, tables).catch(explained);
    const isFilled = (await importedExport(client)) === exportId;
    const filled = isFilled ? [] : await filledTables(client, tables);
    if (filled.length > 0)
      throw new TransferRefusedError(
        `${name}: the database is not empty (${filled.slice(0, 3).join(', ')}). Name new databases in the variables, or drop this one (\`DROP DATABASE\`) if nobody needs it.`,
      );
    return { client, tables: new Map(tables.map((table) => [table.table, table])), isFilled };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

const lockNotAvailable = '55P03';

function explained(error: unknown): never {
  if (errorCode(error) !== lockNotAvailable) throw error;
  throw new TransferRefusedError(
    'Another program uses the database. Stop the services that have it, and any other import.',
  );
}

async function fillTable(target: Target, part: Table, rows: AsyncIterable<Buffer>): Promise<void> {
  const table = target.tables.get(part.table);
  if (!table || part.columns.some((column) => !table.columns.includes(column)))
    throw new TransferRefusedError(`The export has a table ${part.table} that this version does not have.`);
  if (target.isFilled) for await (const _ of rows);
  else await copyIn(target.client, { table: part.table, columns: part.columns }, rows);
}

async function* untilAborted(rows: AsyncIterable<Buffer>, signal: AbortSignal): AsyncGenerator<Buffer> {
  for await (const chunk of rows) {
    signal.throwIfAborted();
    yield chunk;
  }
}
