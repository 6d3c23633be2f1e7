import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Key } from 'lmdb';
import type { JsonObject } from '../fields.ts';
import type { PointId } from '../points/point-id.ts';
import type { SparseVector } from '../vectors/sparse-index.ts';
import {
  applyWrite,
  copyRecords,
  dataFile,
  openEnvironment,
  type Environment,
  type Kind,
  type PointRecord,
  type Value,
  type Write,
} from './environment.ts';

export type { PointRecord } from './environment.ts';

/** Leftovers in the file: bytes of points that were removed, or of records that were replaced. */
export type Leftovers = 'removed' | 'replaced';

/** So much was written during a compaction that it was given up; nothing changed. */
export class CompactionAbandonedError extends Error {
  constructor() {
    super('More was written during the compaction than it follows.');
    this.name = 'CompactionAbandonedError';
  }
}

/** The record that says that the file holds nothing but what is live. */
const cleanKey: Key[] = ['clean'];
const compactingFolder = 'compacting';
const maxJournal = 20_000;

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
  /** Called after a commit that left bytes behind in the file. */
  onLeftovers: (kind: Leftovers) => void = () => {};
  private readonly folder: string;
  private environment: Environment;
  private readonly pending = new Map<string, Write>();
  private readonly inFlight = new Set<Promise<unknown>>();
  private failure: unknown;
  private clean: boolean;
  /** The writes since a compaction began. */
  private journal: Write[] | undefined;
  /** Resolves when a compaction has exchanged the environments; commits wait for it. */
  private exchange: Promise<void> | undefined;

  constructor(folder: string) {
    this.folder = folder;
    rmSync(path.join(folder, compactingFolder), { recursive: true, force: true });
    const isNew = !existsSync(path.join(folder, dataFile));
    this.environment = openEnvironment(folder);
    if (isNew) this.environment.databases.meta.putSync(cleanKey, {});
    this.clean = this.environment.databases.meta.doesExist(cleanKey);
  }

  /** Whether the file holds nothing but what is live. */
  get isClean(): boolean {
    return this.clean;
  }

  /** Gives back the memory of the pages that reading everything has mapped, by opening the environment again. */
  async unmap(): Promise<void> {
    await this.environment.root.close();
    this.environment = openEnvironment(this.folder);
  }

  /** Begins a batch; it must be committed. */
  batch(): WriteBatch {
    return new WriteBatch(this.pending);
  }

  /** Resolves when every write of the batch is on disk. After a failed commit nothing more is accepted. */
  async commit(batch: WriteBatch): Promise<void> {
    if (batch.writes.length === 0) return;
    while (this.exchange) await this.exchange;
    if (this.failure) throw this.failure;
    let leftovers: Leftovers | null = null;
    const written = this.environment.root.transaction(() => {
      leftovers = this.write(batch.writes);
    });
    this.inFlight.add(written);
    try {
      await written;
    } catch (error) {
      this.failure = error;
      throw error;
    } finally {
      this.inFlight.delete(written);
    }
    for (const write of batch.writes)
      if (this.pending.get(pendingKey(write)) === write) this.pending.delete(pendingKey(write));
    if (leftovers) this.onLeftovers(leftovers);
  }

  /**
   * Copies what is live into a new file and puts that in the place of the old one, so that nothing is left of what was
   * removed or replaced. Reads and writes go on; writes wait only while the files are exchanged. A crash at any moment
   * leaves the old file or the new one, each with everything that was acknowledged.
   * @throws CompactionAbandonedError, or the error of the disk; the store goes on with the old file
   */
  async compact(): Promise<void> {
    const target = path.join(this.folder, compactingFolder);
    const old = this.environment;
    const journal: Write[] = [];
    this.journal = journal;
    let fresh: Environment | undefined;
    try {
      // Everything committed before the journal began must be readable before the copy starts.
      await Promise.allSettled(this.inFlight);
      if (this.failure) throw this.failure;
      rmSync(target, { recursive: true, force: true });
      fresh = openEnvironment(target);
      await copyRecords(old, fresh);
      if (journal.length > maxJournal) throw new CompactionAbandonedError();
      await this.exchangeFor(fresh, target, journal);
    } finally {
      this.journal = undefined;
      const unused = this.environment === old ? fresh : old;
      await unused?.root.close();
      rmSync(target, { recursive: true, force: true });
    }
  }

  point(collection: number, id: PointId): PointRecord {
    return (this.read('points', [collection, id]) as PointRecord | undefined) ?? { v: 0, p: {} };
  }

  sparse(collection: number, id: PointId, name: string): SparseVector {
    return sparseOf(this.read('sparse', [collection, id, name]) as Uint8Array);
  }

  meta(): Iterable<{ key: Key; value: JsonObject }> {
    return this.environment.databases.meta.getRange() as Iterable<{ key: Key; value: JsonObject }>;
  }

  /** All records of a collection that are on disk. */
  *records(kind: Exclude<Kind, 'meta'>, collection: number): Iterable<{ key: Key[]; value: Value }> {
    for (const { key, value } of this.environment.databases[kind].getRange({
      start: [collection],
      end: [collection + 1],
    }))
      yield { key: key as Key[], value };
  }

  async close(): Promise<void> {
    await this.environment.root.close();
  }

  /** Puts the copy, completed by the journal, in the place of the file. */
  private async exchangeFor(fresh: Environment, target: string, journal: readonly Write[]): Promise<void> {
    let release = () => {};
    this.exchange = new Promise((resolve) => (release = resolve));
    try {
      await Promise.allSettled(this.inFlight);
      if (this.failure) throw this.failure;
      await fresh.root.transaction(() => {
        let clean = true;
        for (const write of journal) {
          clean &&= leftBy(fresh, write) === null;
          applyWrite(fresh, write);
        }
        applyWrite(fresh, { kind: 'meta', key: cleanKey, value: clean ? {} : undefined });
      });
      renameSync(path.join(target, dataFile), path.join(this.folder, dataFile));
      this.environment = fresh;
      this.clean = fresh.databases.meta.doesExist(cleanKey);
      this.syncFolder();
    } finally {
      this.exchange = undefined;
      release();
    }
  }

  /** Until the folder is on disk, a crash of the machine may bring the old file back, without what is written from now on. */
  private syncFolder(): void {
    try {
      const folder = openSync(this.folder, 'r');
      fsyncSync(folder);
      closeSync(folder);
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }

  private read(kind: Kind, key: Key[]): Value | undefined {
    const pending = this.pending.get(pendingKey({ kind, key }));
    return pending ? pending.value : this.environment.databases[kind].get(key);
  }

  /** Makes the writes in a transaction, and notes in it that the file is no longer clean. */
  private write(writes: readonly Write[]): Leftovers | null {
    const left = writes.flatMap((write) => leftBy(this.environment, write) ?? []);
    for (const write of writes) applyWrite(this.environment, write);
    this.journal?.push(...writes);
    if (left.length === 0) return null;
    if (this.clean) applyWrite(this.environment, { kind: 'meta', key: cleanKey, value: undefined });
    this.clean = false;
    return left.includes('removed') ? 'removed' : 'replaced';
  }
}

/** Returns what a write leaves of the existing record. */
function leftBy({ databases }: Environment, { kind, key, value }: Write): Leftovers | null {
  if (kind === 'meta' || !databases[kind].doesExist(key)) return null;
  return kind === 'points' && value === undefined ? 'removed' : 'replaced';
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
