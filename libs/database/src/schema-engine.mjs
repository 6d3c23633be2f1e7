/**
 * Prisma's schema engine as WebAssembly, for writing migrations and for tests: it needs no downloaded program. Plain
 * JavaScript, because the workspace's scripts run it without a build; its types are in schema-engine.d.mts.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';

/** Every database has its schema `public`; creating it again needs a right that a service's user may lack. */
const createPublicSchema = /^-- CreateSchema\nCREATE SCHEMA IF NOT EXISTS "public";\n\n/;
let loading;

async function openSchemaEngine(adapterFactory) {
  loading ??= loadBindings();
  await loading;
  return bindings.SchemaEngine.new(
    { datamodels: undefined },
    () => {},
    bindMigrationAwareSqlAdapterFactory(adapterFactory),
  );
}

export async function schemaDifference(from, to) {
  const engine = await openSchemaEngine(unconnectedAdapters);
  try {
    const answer = await engine.diff({
      from: from === null ? { tag: 'empty' } : schemaText(from),
      to: schemaText(to),
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    return (answer.stdout ?? '').replace(createPublicSchema, '');
  } finally {
    engine.free();
  }
}

export async function applyWithSchemaEngine(url, migrations) {
  // The engine's lock belongs to a session, so it has exactly one.
  const pool = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0 });
  const factory = new PrismaPg(pool);
  // The adapter would cut a script at every semicolon, also inside a function.
  const connect = async () =>
    Object.assign(await factory.connect(), { executeScript: async (script) => void (await pool.query(script)) });
  const engine = await openSchemaEngine({
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect,
    connectToShadowDb: connect,
  });
  try {
    const migrationDirectories = migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    }));
    const lockfile = { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' };
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: { baseDir: '/', lockfile, shadowDbInitScript: '', migrationDirectories },
      filters: { externalTables: [], externalEnums: [] },
    });
    return appliedMigrationNames;
  } finally {
    engine.free();
    await pool.end();
  }
}

function schemaText(content) {
  return { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content }] };
}

async function loadBindings() {
  const imports = Object.fromEntries(
    Object.entries(bindings).map(([name, binding]) => [name, isTimer(name) ? unreferenced : binding]),
  );
  const { instance } = await WebAssembly.instantiate(await readWasm(), { './schema_engine_bg.js': imports });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
}

function isTimer(name) {
  return name.startsWith('__wbg_setTimeout');
}

/** The engine never clears the ten seconds it gives to its lock; they must not keep a finished program waiting. */
function unreferenced(callback, milliseconds) {
  return setTimeout(callback, milliseconds).unref();
}

function readWasm() {
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm');
  return readFile(path.join(path.dirname(entry), 'schema_engine_bg.wasm'));
}

/** The engine asks for the server's version before it compares two texts; this answers without any server. */
const unconnected = {
  provider: 'postgres',
  adapterName: 'unconnected',
  queryRaw: async () => ({
    columnNames: ['exists', 'version', 'numeric_version'],
    columnTypes: [ColumnTypeEnum.Boolean, ColumnTypeEnum.Text, ColumnTypeEnum.Int32],
    rows: [[true, 'PostgreSQL 18.0', 180_000]],
  }),
  executeRaw: async () => 0,
  executeScript: async () => undefined,
  startTransaction: async () => Promise.reject(new Error('There is no database to start a transaction in.')),
  getConnectionInfo: () => ({ schemaName: 'public', supportsRelationJoins: true }),
  dispose: async () => undefined,
};
const unconnectedAdapters = {
  provider: 'postgres',
  adapterName: 'unconnected',
  connect: async () => unconnected,
  connectToShadowDb: async () => unconnected,
};
