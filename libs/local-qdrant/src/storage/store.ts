import { open, type Database, type Key, type RootDatabase } from 'lmdb';
import type { JsonObject } from '../fields.ts';
import type { PointId } from '../points/point-id.ts';
import type { SparseVector } from '../vectors/sparse-index.ts';

/** What is kept of a point beside its vectors: the operation that last touched it, and its payload. */
export interface PointRecord {
  v: number;
  p: JsonObject;
}

type Value = PointRecord | Uint8Array | JsonObject;
type Kind = 'points' | 'dense' | 'sparse' | 'meta';

interface Write {
  kind: Kind;
  key: Key[];
  /** Undefined removes the record. */
  value: Value | undefined;
}

/** Writes that reach the disk together or not at all; readers of the store see them at once. */
export class WriteBatch {
  readonly writes: Write[] = [];
  private readonly pending: Map<string, Write>;

  constructor(pending: Map<string, Write>) {
    this.pending = pending;
  }

  put(kind: Kind, key: Key[], value: Value): void {
    this.add({ kind, key, value });
  }

  remove(kind: Kind, key: Key[]): void {
    this.add({ kind, key, value: undefined });
  }

  private add(write: Write): void {
    this.writes.push(write);
    this.pending.set(pendingKey(write), write);
  }
}

/**
 * Everything on disk: one LMDB environment with the databases meta, points, dense and sparse, keyed by the
 * collection's number and the point. What was put into a batch is read back at once, also before it is on disk.
 */
export class Store {
  private readonly folder: string;
  private root: RootDatabase;
  private databases: Record<Kind, Database<Value, Key>>;
  private readonly pending = new Map<string, Write>();
  private failure: unknown;

  constructor(folder: string) {
    this.folder = folder;
    this.root = openRoot(folder);
    this.databases = openDatabases(this.root);
  }

  /** Gives back the memory of the pages that reading everything has mapped, by opening the environment anew. */
  async unmap(): Promise<void> {
    await this.root.close();
    this.root = openRoot(this.folder);
    this.databases = openDatabases(this.root);
  }

  /** Begins a batch; it must be committed. */
  batch(): WriteBatch {
    return new WriteBatch(this.pending);
  }

  /** Resolves when every write of the batch is on disk. After a failed commit nothing more is accepted. */
  async commit(batch: WriteBatch): Promise<void> {
    if (this.failure) throw this.failure;
    if (batch.writes.length === 0) return;
    try {
      await this.root.transaction(() => batch.writes.forEach((write) => this.apply(write)));
    } catch (error) {
      this.failure = error;
      throw error;
    }
    for (const write of batch.writes) if (this.pending.get(pendingKey(write)) === write) this.pending.delete(pendingKey(write));
  }

  point(collection: number, id: PointId): PointRecord {
    return (this.read('points', [collection, id]) as PointRecord | undefined) ?? { v: 0, p: {} };
  }

  sparse(collection: number, id: PointId, name: string): SparseVector {
    return sparseOf(this.read('sparse', [collection, id, name]) as Uint8Array);
  }

  meta(): Iterable<{ key: Key; value: JsonObject }> {
    return this.databases.meta.getRange() as Iterable<{ key: Key; value: JsonObject }>;
  }

  /** All records of a collection that are on disk. */
  *records(kind: Exclude<Kind, 'meta'>, collection: number): Iterable<{ key: Key[]; value: Value }> {
    for (const { key, value } of this.databases[kind].getRange({ start: [collection], end: [collection + 1] })) yield { key: key as Key[], value };
  }

  async close(): Promise<void> {
    await this.root.close();
  }

  private read(kind: Kind, key: Key[]): Value | undefined {
    const pending = this.pending.get(pendingKey({ kind, key }));
    return pending ? pending.value : this.databases[kind].get(key);
  }

  private apply({ kind, key, value }: Write): void {
    if (value === undefined) void this.databases[kind].remove(key);
    else void this.databases[kind].put(key, value);
  }
}

function openRoot(folder: string): RootDatabase {
  // Without overlapping sync a commit is answered only once it is on disk.
  return open({ path: folder, maxDbs: 8, overlappingSync: false, encoding: 'json' });
}

function openDatabases(root: RootDatabase): Record<Kind, Database<Value, Key>> {
  const json = (name: string) => root.openDB<Value, Key>({ name, encoding: 'json' });
  const bytes = (name: string) => root.openDB<Value, Key>({ name, encoding: 'binary' });
  return { meta: json('meta'), points: json('points'), dense: bytes('dense'), sparse: bytes('sparse') };
}

function pendingKey({ kind, key }: Pick<Write, 'kind' | 'key'>): string {
  return JSON.stringify([kind, key]);
}

/** A dense vector as it lies on disk: 32-bit floats in the order of the machine. */
export function denseBytes(vector: Float32Array): Uint8Array {
  return new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength);
}

export function denseOf(bytes: Uint8Array): Float32Array {
  return new Float32Array(bytes.slice().buffer);
}

/** A sparse vector as it lies on disk: all indices, then all values. */
export function sparseBytes({ indices, values }: SparseVector): Uint8Array {
  const bytes = new Uint8Array(indices.byteLength + values.byteLength);
  bytes.set(new Uint8Array(indices.buffer, indices.byteOffset, indices.byteLength));
  bytes.set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength), indices.byteLength);
  return bytes;
}

export function sparseOf(bytes: Uint8Array): SparseVector {
  const { buffer } = new Uint8Array(bytes);
  const count = buffer.byteLength / 8;
  return { indices: new Uint32Array(buffer, 0, count), values: new Float32Array(buffer, count * 4, count) };
}
