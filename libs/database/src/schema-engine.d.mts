import type { Migration } from './migration.ts';

/**
 * Applies migrations as Prisma's own programs do.
 * @returns the names of those that it applied
 */
export function applyWithSchemaEngine(url: string, migrations: readonly Migration[]): Promise<string[]>;

/**
 * The SQL that leads from one Prisma schema to another, both given as text; `null` is the empty database. Needs no
 * server. Two equal schemas give a script without statements.
 */
export function schemaDifference(from: string | null, to: string): Promise<string>;
