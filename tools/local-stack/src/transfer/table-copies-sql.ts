// Hand-written SQL: the catalog is read, and tables are copied as PostgreSQL's own text.
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** A table with its columns. */
export interface Table {
  table: string;
  columns: string[];
}

/** A sequence with the last value that it gave. */
export interface Sequence {
  sequence: string;
  value: string;
}

/** Prisma's bookkeeping; its comment says which export filled the database. */
const bookkeeping = '"_prisma_migrations"';
/** Text of dates and numbers must not depend on the server's settings. */
const neutralText = "SET LOCAL datestyle = 'ISO'; SET LOCAL timezone = 'UTC'; SET LOCAL extra_float_digits = 1";

/** Begins a transaction that sees one state of the database, whatever is written meanwhile. */
export async function beginReading(client: pg.Client): Promise<void> {
  await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${neutralText}`);
}

/** Begins the transaction that fills a database. Nobody else reads or writes its tables meanwhile. */
export async function beginFilling(client: pg.Client, tables: readonly Table[]): Promise<void> {
  await client.query(`BEGIN; ${neutralText}; SET LOCAL lock_timeout = '5s'`);
  const names = tables.map(({ table }) => client.escapeIdentifier(table));
  await client.query(`LOCK TABLE ${names.join(', ')} IN ACCESS EXCLUSIVE MODE`);
}

/** Names of the applied migrations, oldest first; none in a database that was never migrated. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query(`SELECT FROM pg_tables WHERE tablename = '_prisma_migrations'`);
  if (tables.length === 0) return [];
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM ${bookkeeping} WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY name`,
  );
  return rows.map(({ name }) => name);
}

/** The service's tables, each after those that it refers to. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { refersTo: string[] }>(
    `SELECT c.relname::text AS table,
            (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
              WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
            ARRAY(SELECT other.relname::text FROM pg_constraint f JOIN pg_class other ON other.oid = f.confrelid
              WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> f.conrelid) AS "refersTo"
       FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> '_prisma_migrations'
      ORDER BY c.relname`,
  );
  const sorted: Table[] = [];
  for (let left = rows; left.length > 0; ) {
    const isLeft = new Set(left.map(({ table }) => table));
    const next = left.filter(({ refersTo }) => !refersTo.some((other) => isLeft.has(other)));
    if (next.length === 0) throw new Error('Tables refer to each other in a circle.');
    sorted.push(...next.map(({ table, columns }) => ({ table, columns })));
    left = left.filter((table) => !next.includes(table));
  }
  return sorted;
}

/** The sequences that have given a value. */
export async function sequencesOf(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `SELECT sequencename::text AS sequence, last_value::text AS value FROM pg_sequences
      WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`,
  );
  return rows;
}

/** Continues a sequence after a value. */
export async function setSequence(client: pg.Client, { sequence, value }: Sequence): Promise<void> {
  await client.query('SELECT setval($1::regclass, $2)', [`public.${client.escapeIdentifier(sequence)}`, value]);
}

/** The rows of a table. */
export function copyOut(client: pg.Client, table: Table): AsyncIterable<Buffer> {
  return client.query(copyTo(`COPY ${columnList(client, table)} TO STDOUT`));
}

/** Writes the rows of a table. */
export async function copyIn(client: pg.Client, table: Table, rows: AsyncIterable<Buffer>): Promise<void> {
  await pipeline(rows, client.query(copyFrom(`COPY ${columnList(client, table)} FROM STDIN`)));
}

/** Names of the tables that have rows. */
export async function filledTables(client: pg.Client, tables: readonly Table[]): Promise<string[]> {
  const parts = tables.map(
    ({ table }) =>
      `SELECT ${client.escapeLiteral(table)} AS name WHERE EXISTS (SELECT FROM ${client.escapeIdentifier(table)})`,
  );
  const { rows } = await client.query<{ name: string }>(parts.join(' UNION ALL '));
  return rows.map(({ name }) => name);
}

/** The id of the export that filled the database; null when none did. */
export async function importedExport(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ comment: string | null }>(
    `SELECT obj_description('${bookkeeping}'::regclass, 'pg_class') AS comment`,
  );
  return /^Filled from export (\S+)$/.exec(rows[0]?.comment ?? '')?.[1] ?? null;
}

/** Notes which export filled the database, in the transaction that fills it. */
export async function noteImported(client: pg.Client, exportId: string): Promise<void> {
  await client.query(`COMMENT ON TABLE ${bookkeeping} IS ${client.escapeLiteral(`Filled from export ${exportId}`)}`);
}

function columnList(client: pg.Client, { table, columns }: Table): string {
  return `${client.escapeIdentifier(table)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`;
}
