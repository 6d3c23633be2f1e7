import type { Database } from './database.ts';

/** Each query gives one line of text for each thing, the same in two databases with the same schema. */
const queries = [
  `SELECT format('column %s.%s %s%s default %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
            CASE WHEN a.attnotnull THEN ' not null' ELSE '' END || a.attidentity::text || a.attgenerated::text,
            coalesce(pg_get_expr(d.adbin, d.adrelid), 'none')) AS line
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm') AND a.attnum > 0 AND NOT a.attisdropped`,
  `SELECT 'index ' || indexdef AS line FROM pg_indexes WHERE schemaname = 'public'`,
  `SELECT format('constraint %s.%s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS line
     FROM pg_constraint WHERE connamespace = 'public'::regnamespace`,
  `SELECT format('enum %s %s', t.typname, string_agg(e.enumlabel, ',' ORDER BY e.enumsortorder)) AS line
     FROM pg_type t JOIN pg_enum e ON e.enumtypid = t.oid WHERE t.typnamespace = 'public'::regnamespace GROUP BY t.typname`,
  `SELECT format('%s %s', relkind, relname) AS line FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S')`,
  `SELECT 'trigger ' || pg_get_triggerdef(t.oid) AS line FROM pg_trigger t
     JOIN pg_class c ON c.oid = t.tgrelid WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal`,
  `SELECT 'function ' || pg_get_functiondef(oid) AS line FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND prokind IN ('f', 'p')`,
  `SELECT 'extension ' || extname AS line FROM pg_extension`,
];

/**
 * Everything of a database's schema `public` as sorted lines of text: tables, columns, types, defaults, indexes,
 * constraints, enums, sequences, triggers, functions and extensions, without Prisma's bookkeeping. Two databases with
 * equal lines have equal schemas.
 */
export async function catalogOf(database: Database): Promise<string[]> {
  const lines: string[] = [];
  for (const query of queries) {
    const { rows } = await database.query<{ line: string }>(query);
    lines.push(...rows.map((row) => row.line));
  }
  return lines.filter((line) => !line.includes('_prisma_migrations')).sort();
}
