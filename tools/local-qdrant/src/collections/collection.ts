import { BadRequestError } from '../errors.ts';
import type { JsonObject } from '../fields.ts';
import { PayloadColumn, type IndexSchema } from '../payload/payload-index.ts';
import type { Candidate } from '../filters/filter.ts';
import type { PointId } from '../points/point-id.ts';
import { PointTable } from '../points/point-table.ts';
import {
  denseBytes,
  denseOf,
  sparseBytes,
  sparseOf,
  type PointRecord,
  type Store,
  type WriteBatch,
} from '../storage/store.ts';
import { DenseBlock } from '../vectors/dense-block.ts';
import { normalized } from '../vectors/distance.ts';
import { isDense, type Vector } from '../vectors/parse-vectors.ts';
import { SparseIndex } from '../vectors/sparse-index.ts';
import type { CollectionConfig } from './collection-config.ts';

/**
 * One collection in memory: which points there are, their dense vectors, postings and indexed fields. Payloads and
 * sparse vectors are read from the store. Every change is made here and written into the batch that is then committed.
 */
export class Collection {
  readonly number: number;
  config: CollectionConfig;
  readonly table = new PointTable();
  readonly dense: ReadonlyMap<string, DenseBlock>;
  readonly sparse: ReadonlyMap<string, SparseIndex>;
  readonly columns = new Map<string, PayloadColumn>();
  private readonly store: Store;
  private operations = 0;

  constructor(number: number, config: CollectionConfig, store: Store) {
    this.number = number;
    this.config = config;
    this.store = store;
    this.dense = new Map(config.dense.map(([name, { size, distance }]) => [name, new DenseBlock(size, distance)]));
    this.sparse = new Map(config.sparse.map(([name, { modifier }]) => [name, new SparseIndex(modifier === 'idf')]));
    for (const [field, schema] of config.indexes) this.columns.set(field, new PayloadColumn(field, schema));
  }

  /** Reads everything back from disk. */
  load(): void {
    for (const { key, value } of this.store.records('points', this.number)) {
      const { v, p } = value as PointRecord;
      this.operations = Math.max(this.operations, v);
      const slot = this.table.claim(key[1] as PointId, v);
      for (const column of this.columns.values()) column.set(slot, p);
    }
    for (const { key, value } of this.store.records('dense', this.number)) {
      this.dense.get(key[2] as string)?.set(this.slotOf(key[1] as PointId), denseOf(value as Uint8Array));
    }
    for (const { key, value } of this.store.records('sparse', this.number)) {
      this.sparse.get(key[2] as string)?.add(this.slotOf(key[1] as PointId), sparseOf(value as Uint8Array));
    }
  }

  /** The number of the last operation. */
  get operation(): number {
    return this.operations;
  }

  /** The number of the next operation. */
  nextOperation(): number {
    this.operations += 1;
    return this.operations;
  }

  payload(id: PointId): JsonObject {
    return this.store.point(this.number, id).p;
  }

  sparseVector(id: PointId, name: string) {
    return this.store.sparse(this.number, id, name);
  }

  hasVector(slot: number, name: string): boolean {
    return (this.dense.get(name) ?? this.sparse.get(name))?.has(slot) ?? false;
  }

  /** The point in a slot as filters see it. */
  candidate(slot: number): Candidate {
    const id = this.table.idAt(slot) as PointId;
    return { id, slot, payload: () => this.payload(id), hasVector: (name) => this.hasVector(slot, name) };
  }

  /** Refuses vectors whose names, kinds or lengths are not this collection's. */
  checkVectors(vectors: ReadonlyMap<string, Vector>): void {
    for (const [name, vector] of vectors) {
      const block = this.dense.get(name);
      if (!block && !this.sparse.has(name))
        throw new BadRequestError(`The collection ${this.config.name} has no vector ${JSON.stringify(name)}.`);
      if (isDense(vector) !== Boolean(block))
        throw new BadRequestError(
          `The vector ${JSON.stringify(name)} is ${block ? 'dense' : 'sparse'}; another kind was given.`,
        );
      if (isDense(vector) && vector.length !== block?.size)
        throw new BadRequestError(
          `The vector ${JSON.stringify(name)} has ${block?.size} dimensions; ${vector.length} were given.`,
        );
    }
  }

  /** Writes the point's payload, making the point when it is new. */
  setPayload(id: PointId, payload: JsonObject, version: number, batch: WriteBatch): void {
    const slot = this.table.claim(id, version);
    for (const column of this.columns.values()) column.set(slot, payload);
    batch.put('points', [this.number, id], { v: version, p: payload });
  }

  setVector(id: PointId, name: string, vector: Vector, batch: WriteBatch): void {
    this.removeVector(id, name, batch);
    const slot = this.slotOf(id);
    const block = this.dense.get(name);
    if (isDense(vector)) {
      const stored = block?.distance === 'Cosine' ? normalized(vector) : vector;
      block?.set(slot, stored);
      batch.put('dense', [this.number, id, name], denseBytes(stored));
    } else {
      this.sparse.get(name)?.add(slot, vector);
      batch.put('sparse', [this.number, id, name], sparseBytes(vector));
    }
  }

  /** @param withPoint whether the whole point goes */
  removeVector(id: PointId, name: string, batch: WriteBatch, withPoint = false): void {
    const slot = this.slotOf(id);
    if (!this.hasVector(slot, name)) return;
    this.dense.get(name)?.clear(slot);
    const postings = this.sparse.get(name);
    if (withPoint) postings?.removeDeleted(slot, this.sparseVector(id, name));
    else postings?.remove(slot, this.sparseVector(id, name));
    batch.remove(this.dense.has(name) ? 'dense' : 'sparse', [this.number, id, name]);
  }

  removePoint(id: PointId, batch: WriteBatch): void {
    const slot = this.table.slotOf(id);
    if (slot === undefined) return;
    for (const name of this.vectorNames()) this.removeVector(id, name, batch, true);
    for (const column of this.columns.values()) column.clear(slot);
    this.table.release(id);
    batch.remove('points', [this.number, id]);
  }

  /** Makes or replaces the index of a field. */
  setIndex(field: string, schema: IndexSchema): void {
    const column = new PayloadColumn(field, schema);
    for (const id of this.table.ordered()) column.set(this.slotOf(id), this.payload(id));
    this.columns.set(field, column);
  }

  vectorNames(): string[] {
    return [...this.dense.keys(), ...this.sparse.keys()];
  }

  private slotOf(id: PointId): number {
    const slot = this.table.slotOf(id);
    if (slot === undefined) throw new Error(`The point ${id} is not in the collection ${this.config.name}.`);
    return slot;
  }
}
