import { randomUUID } from 'node:crypto';
import { connectOnce } from '@homeroom/database';
import { serviceMigrations } from '@homeroom/database/migrations';
import type pg from 'pg';
import { databaseVariables } from '../given-databases.ts';
import type { AppName } from '../settings.ts';
import type { ExportHeader } from './export-format.ts';
import { ExportWriter } from './export-writer.ts';
import { appliedMigrations, beginReading, copyOut, sequencesOf, tablesOf } from './table-copies-sql.ts';
import { TransferRefusedError } from './transfer-refused-error.ts';

export interface ExportDeps {
  databases: ReadonlyMap<AppName, string>;
  /** Text of the family file; null without one. */
  familyFile: string | null;
  file: string;
  /** Receives one sentence for each table. */
  progress: (sentence: string) => void;
  signal: AbortSignal;
}

/**
 * Writes all rows of the databases to a file, each database as it is at one moment. Services may be running.
 * @returns the number of rows
 * @throws TransferRefusedError, DatabaseUnavailableError, or the signal's reason; the file is then not there
 */
export async function writeExport(deps: ExportDeps): Promise<number> {
  const { databases, familyFile, file, signal } = deps;
  const clients = new Map<AppName, pg.Client>();
  let writer: ExportWriter | undefined;
  try {
    const services: ExportHeader['services'] = [];
    for (const [name, url] of databases) {
      const client = await connectOnce(url, 'homeroom-export');
      clients.set(name, client);
      await beginReading(client);
      services.push({ name, migrations: await currentMigrations(client, name) });
    }
    writer = new ExportWriter(file);
    const exportedAt = new Date().toISOString();
    await writer.line({ homeroom: 'export', format: 1, id: randomUUID(), exportedAt, services, familyFile });
    for (const [service, client] of clients) await writeService(writer, service, client, deps);
    signal.throwIfAborted();
    return await writer.finish();
  } catch (error) {
    writer?.discard();
    throw error;
  } finally {
    await Promise.all([...clients.values()].map((client) => client.end().catch(() => undefined)));
  }
}

/** @throws TransferRefusedError unless the database has the migrations of this version */
async function currentMigrations(client: pg.Client, name: AppName): Promise<string[]> {
  const applied = await appliedMigrations(client);
  const known = serviceMigrations[name].map((migration) => migration.name);
  if (known.some((migration) => !applied.includes(migration)))
    throw new TransferRefusedError(
      `${name}: the database is older than this version. Run \`npm run db:migrate\` (${databaseVariables[name]}) or \`npm start\`, then export.`,
    );
  const newer = applied.find((migration) => !known.includes(migration));
  if (newer !== undefined)
    throw new TransferRefusedError(
      `${name}: the database is newer than this version (it has ${newer}). Export with the version that the services run.`,
    );
  return applied;
}

async function writeService(
  writer: ExportWriter,
  service: AppName,
  client: pg.Client,
  { progress, signal }: ExportDeps,
): Promise<void> {
  for (const table of await tablesOf(client)) {
    signal.throwIfAborted();
    await writer.line({ service, ...table });
    const rows = await writer.copy(copyOut(client, table), signal);
    if (rows > 0) progress(`${service}: ${table.table}, ${rows} ${rows === 1 ? 'row' : 'rows'}`);
  }
  for (const sequence of await sequencesOf(client)) await writer.line({ service, ...sequence });
}
