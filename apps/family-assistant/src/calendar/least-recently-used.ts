/** A map that keeps the entries used last, as many as together weigh at most `limit`. */
export class LeastRecentlyUsed<Key, Value> {
  private readonly entries = new Map<Key, Value>();
  private readonly limit: number;
  private readonly weightOf: (value: Value) => number;
  private weight = 0;

  /** @param weightOf defaults to 1, so that the limit is a number of entries */
  constructor(limit: number, weightOf: (value: Value) => number = () => 1) {
    this.limit = limit;
    this.weightOf = weightOf;
  }

  get(key: Key): Value | undefined {
    const value = this.entries.get(key);
    if (value === undefined) return undefined;
    this.entries.delete(key);
    this.entries.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.remove(key);
    this.entries.set(key, value);
    this.weight += this.weightOf(value);
    for (const oldest of this.entries.keys()) {
      if (this.weight <= this.limit) break;
      this.remove(oldest);
    }
  }

  private remove(key: Key): void {
    const value = this.entries.get(key);
    if (value === undefined) return;
    this.entries.delete(key);
    this.weight -= this.weightOf(value);
  }
}
