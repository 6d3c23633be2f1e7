import type { Database } from '../database.ts';

/** Columns, unique keys and rules of a schema, as the statements of a running service depend on them. */
export interface SchemaFacts {
  columns: Map<string, Column>;
  /** Unique indexes and primary keys, as `table (column, column)`. */
  uniques: Map<string, Key>;
  /** Checks, foreign keys and exclusions, as `table` and their definition. */
  constraints: Map<string, Key>;
  enumLabels: Set<string>;
}

interface Column {
  table: string;
  type: string;
  isRequired: boolean;
  hasDefault: boolean;
}

interface Key {
  table: string;
  /** Their full names, `table.column`. */
  columns: string[];
}

/** Change of a schema that the version before may not survive. */
export interface BreakingChange {
  /** Table, column, key or label that the change is about. */
  subject: string;
  reason: string;
}

const columnsQuery = `SELECT c.relname AS "table", c.relname || '.' || a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
    a.attnotnull AS "isRequired", a.atthasdef OR a.attidentity <> '' AS "hasDefault"
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped`;
const uniquesQuery = `SELECT c.relname AS "table", pg_get_indexdef(i.indexrelid) AS definition,
    array(SELECT c.relname || '.' || attname FROM pg_attribute WHERE attrelid = c.oid AND attnum = ANY(i.indkey) ORDER BY attnum)::text[] AS columns
  FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
  WHERE c.relnamespace = 'public'::regnamespace AND i.indisunique`;
const constraintsQuery = `SELECT c.relname AS "table", pg_get_constraintdef(k.oid) AS definition,
    array(SELECT c.relname || '.' || attname FROM pg_attribute WHERE attrelid = c.oid AND attnum = ANY(k.conkey))::text[] AS columns
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
  WHERE k.connamespace = 'public'::regnamespace AND k.contype IN ('c', 'f', 'x')`;
const enumsQuery = `SELECT t.typname || '.' || e.enumlabel AS label
  FROM pg_type t JOIN pg_enum e ON e.enumtypid = t.oid WHERE t.typnamespace = 'public'::regnamespace`;

/** Reads what {@link breakingChanges} compares from the schema `public` of a database. */
export async function readSchemaFacts(database: Database): Promise<SchemaFacts> {
  const columns = await database.query<Column & { name: string }>(columnsQuery);
  const uniques = await database.query<Key & { definition: string }>(uniquesQuery);
  const constraints = await database.query<Key & { definition: string }>(constraintsQuery);
  const labels = await database.query<{ label: string }>(enumsQuery);
  return {
    columns: new Map(columns.rows.map(({ name, ...column }) => [name, column])),
    uniques: new Map(
      uniques.rows.map(({ table, columns, definition }) => [
        `${table} ${definition.replace(/^.* USING \w+ /, '').replaceAll('"', '')}`,
        { table, columns },
      ]),
    ),
    constraints: new Map(
      constraints.rows.map(({ table, columns, definition }) => [`${table} ${definition}`, { table, columns }]),
    ),
    enumLabels: new Set(labels.rows.map(({ label }) => label)),
  };
}

/**
 * Lists changes that may break statements of the version before, which runs next to the new one during an upgrade:
 * what it reads must still be there with its type, and what it writes must still be accepted.
 */
export function breakingChanges(before: SchemaFacts, after: SchemaFacts): BreakingChange[] {
  const tablesBefore = new Set([...before.columns.values()].map(({ table }) => table));
  const tablesAfter = new Set([...after.columns.values()].map(({ table }) => table));
  const found: BreakingChange[] = [];
  const add = (subject: string, reason: string) => found.push({ subject, reason });

  for (const table of tablesBefore) if (!tablesAfter.has(table)) add(table, 'the table is gone');
  for (const [name, was] of before.columns) {
    const is = after.columns.get(name);
    if (!is) {
      if (tablesAfter.has(was.table)) add(name, 'the column is gone');
      continue;
    }
    if (is.type !== was.type) add(name, `the type ${was.type} became ${is.type}`);
    if (is.isRequired && !was.isRequired) add(name, 'the column must not be null any more');
    else if (is.isRequired && was.hasDefault && !is.hasDefault) add(name, 'the column lost its default');
  }
  for (const [name, is] of after.columns)
    if (tablesBefore.has(is.table) && !before.columns.has(name) && is.isRequired && !is.hasDefault)
      add(name, 'the new column must not be null and has no default');
  for (const [name, { table }] of before.uniques)
    if (!after.uniques.has(name) && tablesAfter.has(table))
      add(name, 'the unique key is gone, which ON CONFLICT needs');
  for (const [rules, was] of [
    [after.uniques, before.uniques],
    [after.constraints, before.constraints],
  ] as const)
    for (const [name, { columns }] of rules)
      if (!was.has(name) && columns.some((column) => before.columns.has(column)))
        add(name, 'the new rule may refuse rows of the version before');
  for (const label of before.enumLabels) if (!after.enumLabels.has(label)) add(label, 'the label is gone');
  return found;
}

const note = /^-- unused since (\d+\.\d+\.\d+): (.+)$/gm;

/** The notes `-- unused since 1.2.0: table.column` of a migration: subject and the release that stopped using it. */
export function unusedNotes(sql: string): Map<string, string> {
  return new Map([...sql.matchAll(note)].map(([, release = '', subject = '']) => [subject.trim(), release]));
}
