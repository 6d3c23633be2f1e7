import type { Kernel } from './distance.ts';
import type { Hit, TopList } from './top-list.ts';

/** One exact comparison of a query with rows of a dense block, as plain data that another thread can be given. */
export interface ScanJob {
  query: Float32Array;
  /** The rows, in shared memory. */
  chunks: readonly Float32Array[];
  /** A chunk holds 2 to this power rows. */
  shift: number;
  /** The rows to compare with, in the order in which equal scores are kept. */
  slots: Uint32Array<ArrayBuffer>;
  /** Hits must be strictly better than this score. */
  threshold: number | undefined;
  /** −1 when small scores are better. */
  sign: 1 | -1;
  limit: number;
}

/** Compares; the best hits first. Like the kernels and TopList it refers to nothing outside itself: its text is also the worker's program. */
export function scan({ query, chunks, shift, slots, threshold, sign }: ScanJob, kernel: Kernel, top: TopList): Hit[] {
  const mask = (1 << shift) - 1;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at]!;
    const score = kernel(query, chunks[slot >> shift]!, (slot & mask) * query.length);
    if (threshold === undefined || (score - threshold) * sign > 0) top.add(slot, score);
  }
  return top.sorted();
}
