/** A point that was found, by its slot, with its score. */
export interface Hit {
  slot: number;
  score: number;
}

/** Keeps the best `limit` hits of a scan in a heap whose root is the worst kept; `sign` −1 means that small scores are better. */
export class TopList {
  private readonly limit: number;
  private readonly sign: 1 | -1;
  private readonly heap: Hit[] = [];

  constructor(limit: number, sign: 1 | -1 = 1) {
    this.limit = limit;
    this.sign = sign;
  }

  /** Whether a hit of this score would be kept. */
  wants(score: number): boolean {
    return this.heap.length < this.limit || (score - (this.heap[0] as Hit).score) * this.sign > 0;
  }

  add(slot: number, score: number): void {
    if (!this.wants(score)) return;
    if (this.heap.length < this.limit) {
      this.heap.push({ slot, score });
      this.rise(this.heap.length - 1);
    } else {
      this.heap[0] = { slot, score };
      this.sink();
    }
  }

  /** The hits, the best first. */
  sorted(): Hit[] {
    return [...this.heap].sort((a, b) => (b.score - a.score) * this.sign || a.slot - b.slot);
  }

  private worse(a: number, b: number): boolean {
    return ((this.heap[a] as Hit).score - (this.heap[b] as Hit).score) * this.sign < 0;
  }

  private swap(a: number, b: number): void {
    [this.heap[a], this.heap[b]] = [this.heap[b] as Hit, this.heap[a] as Hit];
  }

  private rise(from: number): void {
    for (let at = from; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (!this.worse(at, parent)) return;
      this.swap(at, parent);
      at = parent;
    }
  }

  private sink(): void {
    for (let at = 0; ; ) {
      let worst = at;
      for (const child of [2 * at + 1, 2 * at + 2])
        if (child < this.heap.length && this.worse(child, worst)) worst = child;
      if (worst === at) return;
      this.swap(at, worst);
      at = worst;
    }
  }
}
