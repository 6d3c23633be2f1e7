import { TopList, type Hit } from './top-list.ts';
import type { ScanOptions } from './dense-block.ts';

const cleanUpFrom = 1000;
const cleanUpShare = 0.2;

/** A sparse vector; indices ascend. */
export interface SparseVector {
  indices: Uint32Array;
  values: Float32Array;
}

/** The points that carry one index, as two growing typed arrays. */
interface Postings {
  slots: Uint32Array;
  weights: Float32Array;
  length: number;
}

/** The sparse vectors of one name as postings by index. The vectors themselves stay on disk. */
export class SparseIndex {
  private readonly idf: boolean;
  private readonly postings = new Map<number, Postings>();
  private readonly presence: boolean[] = [];
  private scores = new Float64Array(64);
  private touched = new Uint8Array(64);
  private held = 0;
  private readonly deleted = new Map<number, number>();
  private deletedVectors = 0;

  /** @param idf whether query weights are multiplied by the inverse document frequency */
  constructor(idf: boolean) {
    this.idf = idf;
  }

  /** The number of vectors, empty ones included. */
  get count(): number {
    return this.held;
  }

  has(slot: number): boolean {
    return this.presence[slot] === true;
  }

  add(slot: number, vector: SparseVector): void {
    this.presence[slot] = true;
    this.held += 1;
    vector.indices.forEach((index, at) => append(this.of(index), slot, vector.values[at] as number));
  }

  /** Takes the vector away; `vector` is what was added. */
  remove(slot: number, vector: SparseVector): void {
    this.presence[slot] = false;
    this.held -= 1;
    for (const index of vector.indices) {
      const postings = this.of(index);
      takeOut(postings, slot);
      if (postings.length === 0) this.postings.delete(index);
    }
  }

  /**
   * Takes the vector of a deleted point away. As in Qdrant its terms count in the idf until the index is cleaned up:
   * when a fifth of at least 1,000 vectors are deleted ones, or at the next start.
   */
  removeDeleted(slot: number, vector: SparseVector): void {
    this.remove(slot, vector);
    for (const index of vector.indices) this.deleted.set(index, (this.deleted.get(index) ?? 0) + 1);
    this.deletedVectors += 1;
    const all = this.held + this.deletedVectors;
    if (all < cleanUpFrom || this.deletedVectors < all * cleanUpShare) return;
    this.deleted.clear();
    this.deletedVectors = 0;
  }

  /** The largest dot products with the query among the points that share an index with it, the best first. */
  nearest(query: SparseVector, options: ScanOptions): Hit[] {
    const found = this.accumulate(query);
    const top = new TopList(options.limit);
    const among = options.among && new Set(options.among);
    for (const slot of found) {
      const score = this.scores[slot] as number;
      this.scores[slot] = 0;
      this.touched[slot] = 0;
      if (options.threshold !== undefined && score <= options.threshold) continue;
      if (!top.wants(score) || (among && !among.has(slot)) || (options.accept && !options.accept(slot))) continue;
      top.add(slot, score);
    }
    return top.sorted();
  }

  private accumulate(query: SparseVector): number[] {
    this.reserve(this.presence.length);
    const found: number[] = [];
    query.indices.forEach((index, at) => {
      const postings = this.postings.get(index);
      if (!postings) return;
      const weight = (query.values[at] as number) * (this.idf ? this.inverseFrequency(index, postings.length) : 1);
      for (let i = 0; i < postings.length; i += 1) {
        const slot = postings.slots[i] as number;
        if (!this.touched[slot]) {
          this.touched[slot] = 1;
          found.push(slot);
        }
        this.scores[slot]! += weight * postings.weights[i]!;
      }
    });
    return found;
  }

  private inverseFrequency(index: number, present: number): number {
    return inverseFrequency(this.held + this.deletedVectors, present + (this.deleted.get(index) ?? 0));
  }

  private reserve(slots: number): void {
    if (this.scores.length >= slots) return;
    this.scores = new Float64Array(slots * 2);
    this.touched = new Uint8Array(slots * 2);
  }

  private of(index: number): Postings {
    const known = this.postings.get(index);
    if (known) return known;
    const postings = { slots: new Uint32Array(2), weights: new Float32Array(2), length: 0 };
    this.postings.set(index, postings);
    return postings;
  }
}

/** ln(1 + (N − n + ½) / (n + ½)): N points carry the vector, n of them the index. */
function inverseFrequency(all: number, withIndex: number): number {
  return Math.log(1 + (all - withIndex + 0.5) / (withIndex + 0.5));
}

function append(postings: Postings, slot: number, weight: number): void {
  if (postings.length === postings.slots.length) {
    const slots = new Uint32Array(postings.length * 2);
    const weights = new Float32Array(postings.length * 2);
    slots.set(postings.slots);
    weights.set(postings.weights);
    Object.assign(postings, { slots, weights });
  }
  postings.slots[postings.length] = slot;
  postings.weights[postings.length] = weight;
  postings.length += 1;
}

function takeOut(postings: Postings, slot: number): void {
  const at = postings.slots.subarray(0, postings.length).indexOf(slot);
  if (at < 0) return;
  const last = postings.length - 1;
  postings.slots[at] = postings.slots[last] as number;
  postings.weights[at] = postings.weights[last] as number;
  postings.length = last;
}
