import { betterSign, kernelOf, type Distance } from './distance.ts';
import type { ScanWorker } from './scan-worker.ts';
import { scan, type ScanJob } from './scan.ts';
import { TopList, type Hit } from './top-list.ts';

const chunkFloats = 2 ** 21;

/** Filter and limit of a search. */
export interface ScanOptions {
  limit: number;
  /** Hits must be strictly better than this score. */
  threshold?: number | undefined;
  /** Only slots that pass are found. */
  accept?: ((slot: number) => boolean) | undefined;
  /** Looks at these slots only. */
  among?: readonly number[] | undefined;
}

/**
 * Dense vectors of one name, one row per slot, in chunks of about 8 MB so that growing never copies. They are in shared
 * memory, so that a worker reads them in place; the data it reads does not change meanwhile.
 */
export class DenseBlock {
  readonly size: number;
  readonly distance: Distance;
  private readonly shift: number;
  private readonly chunks: Float32Array[] = [];
  private readonly presence: boolean[] = [];
  private held = 0;
  /** The chunks that the worker reads now, and the end of the slots in them that it may look at. */
  private readonly lent = new Set<number>();
  private lentEnd = 0;

  constructor(size: number, distance: Distance) {
    this.size = size;
    this.distance = distance;
    this.shift = Math.max(4, Math.floor(Math.log2(chunkFloats / size)));
  }

  /** The number of vectors. */
  get count(): number {
    return this.held;
  }

  has(slot: number): boolean {
    return this.presence[slot] === true;
  }

  set(slot: number, vector: Float32Array): void {
    const index = slot >> this.shift;
    while (this.chunks.length <= index) this.chunks.push(this.newChunk());
    this.takeBack(index, slot);
    (this.chunks[index] as Float32Array).set(vector, this.offset(slot));
    if (!this.has(slot)) this.held += 1;
    this.presence[slot] = true;
  }

  clear(slot: number): void {
    if (!this.has(slot)) return;
    this.presence[slot] = false;
    this.held -= 1;
  }

  get(slot: number): Float32Array | undefined {
    if (!this.has(slot)) return undefined;
    const from = this.offset(slot);
    return (this.chunks[slot >> this.shift] as Float32Array).slice(from, from + this.size);
  }

  /** The nearest vectors by exact comparison with every candidate, the best first. */
  nearest(query: Float32Array, options: ScanOptions): Hit[] {
    const job = this.job(query, options);
    return scan(job, kernelOf(this.distance), new TopList(job.limit, job.sign));
  }

  /** The same, found by the worker: of the vectors as they are when its turn comes. */
  nearestAside(worker: ScanWorker, query: Float32Array, options: ScanOptions): Promise<Hit[]> {
    return worker.inTurn(async (run) => {
      const job = this.job(query, options);
      this.chunks.forEach((_, index) => this.lent.add(index));
      this.lentEnd = this.presence.length;
      try {
        return await run(job, this.distance);
      } finally {
        this.lent.clear();
      }
    });
  }

  private job(query: Float32Array, { limit, threshold, accept, among }: ScanOptions): ScanJob {
    const slots = new Uint32Array(among?.length ?? this.presence.length);
    let count = 0;
    const consider = (slot: number) => {
      if (this.presence[slot] && (!accept || accept(slot))) slots[count++] = slot;
    };
    if (among) among.forEach(consider);
    else for (let slot = 0; slot < this.presence.length; slot += 1) consider(slot);
    return {
      query,
      chunks: [...this.chunks],
      shift: this.shift,
      slots: slots.subarray(0, count),
      threshold,
      sign: betterSign(this.distance),
      limit,
    };
  }

  private newChunk(): Float32Array {
    return new Float32Array(new SharedArrayBuffer((this.size << this.shift) * Float32Array.BYTES_PER_ELEMENT));
  }

  /** Leaves a chunk that is lent to the worker and goes on with a copy, when the slot is one that the worker may look at. */
  private takeBack(index: number, slot: number): void {
    if (slot >= this.lentEnd || !this.lent.delete(index)) return;
    const copy = this.newChunk();
    copy.set(this.chunks[index] as Float32Array);
    this.chunks[index] = copy;
  }

  private offset(slot: number): number {
    return (slot & ((1 << this.shift) - 1)) * this.size;
  }
}
