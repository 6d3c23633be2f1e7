import { open, type Database, type Key, type RootDatabase } from 'lmdb';
import type { JsonObject } from '../fields.ts';

/** Stored data of a point in addition to its vectors: its last operation, and its payload. */
export interface PointRecord {
  v: number;
  p: JsonObject;
}

export type Value = PointRecord | Uint8Array | JsonObject;
export type Kind = 'points' | 'dense' | 'sparse' | 'meta';

/** A record to put, or to remove when `value` is undefined. */
export interface Write {
  kind: Kind;
  key: Key[];
  value: Value | undefined;
}

/** An open LMDB environment with its four databases. */
export interface Environment {
  root: RootDatabase;
  databases: Record<Kind, Database<Value, Key>>;
}

/** The file of an environment in its folder. */
export const dataFile = 'data.mdb';

const copiedAtOnce = 256;

/** Opens the environment of a folder, creating both when they are missing. */
export function openEnvironment(folder: string): Environment {
  // Without overlapping sync a commit is answered only once it is on disk.
  const root = open({ path: folder, maxDbs: 8, overlappingSync: false, encoding: 'json' });
  const json = (name: string) => root.openDB<Value, Key>({ name, encoding: 'json' });
  const bytes = (name: string) => root.openDB<Value, Key>({ name, encoding: 'binary' });
  return {
    root,
    databases: { meta: json('meta'), points: json('points'), dense: bytes('dense'), sparse: bytes('sparse') },
  };
}

/** Makes a write; to be called inside a transaction of the environment. */
export function applyWrite({ databases }: Environment, { kind, key, value }: Write): void {
  if (value === undefined) void databases[kind].remove(key);
  else void databases[kind].put(key, value);
}

/**
 * Copies every record into an empty environment, some at a time so that requests are answered meanwhile. Records that
 * change while it runs may arrive in either state.
 */
export async function copyRecords(from: Environment, to: Environment): Promise<void> {
  for (const kind of Object.keys(from.databases) as Kind[]) {
    for (let after: Key | undefined; ; ) {
      const records = [
        ...from.databases[kind].getRange({
          ...(after !== undefined && { start: after, exclusiveStart: true }),
          limit: copiedAtOnce,
        }),
      ];
      if (records.length === 0) break;
      await to.root.transaction(() =>
        records.forEach(({ key, value }) => applyWrite(to, { kind, key: key as Key[], value })),
      );
      after = records.at(-1)?.key;
    }
  }
}
