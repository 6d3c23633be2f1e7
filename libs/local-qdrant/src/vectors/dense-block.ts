import { betterSign, kernelOf, type Distance, type Kernel } from './distance.ts';
import { TopList, type Hit } from './top-list.ts';

const chunkFloats = 2 ** 21;

/** What a search may find and how much of it. */
export interface ScanOptions {
  limit: number;
  /** Hits must be strictly better than this score. */
  threshold?: number | undefined;
  /** Only slots that pass are found. */
  accept?: ((slot: number) => boolean) | undefined;
  /** Looks at these slots only. */
  among?: readonly number[] | undefined;
}

/** The dense vectors of one name, row by slot, in chunks of about 8 MB so that growing never copies. */
export class DenseBlock {
  readonly size: number;
  readonly distance: Distance;
  private readonly kernel: Kernel;
  private readonly shift: number;
  private readonly chunks: Float32Array[] = [];
  private readonly presence: boolean[] = [];
  private held = 0;

  constructor(size: number, distance: Distance) {
    this.size = size;
    this.distance = distance;
    this.kernel = kernelOf(distance);
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
    while (this.chunks.length <= index) this.chunks.push(new Float32Array(this.size << this.shift));
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
    const sign = betterSign(this.distance);
    const top = new TopList(options.limit, sign);
    const consider = (slot: number) => {
      if (!this.presence[slot] || (options.accept && !options.accept(slot))) return;
      const score = this.kernel(query, this.chunks[slot >> this.shift] as Float32Array, this.offset(slot));
      if (options.threshold === undefined || (score - options.threshold) * sign > 0) top.add(slot, score);
    };
    if (options.among) options.among.forEach(consider);
    else for (let slot = 0; slot < this.presence.length; slot += 1) consider(slot);
    return top.sorted();
  }

  private offset(slot: number): number {
    return (slot & ((1 << this.shift) - 1)) * this.size;
  }
}
