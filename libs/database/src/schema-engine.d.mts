import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';

/** Opens the engine on a database; whoever opens it frees it, and ends the adapter's connections. */
export function openSchemaEngine(adapterFactory: SqlMigrationAwareDriverAdapterFactory): Promise<SchemaEngine>;

/**
 * The SQL that leads from one Prisma schema to another, both given as text; `null` is the empty database. Needs no
 * server. Two equal schemas give a script without statements.
 */
export function schemaDifference(from: string | null, to: string): Promise<string>;
