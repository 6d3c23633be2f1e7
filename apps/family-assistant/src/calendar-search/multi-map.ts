/** Sets of values by key. */
export class MultiMap<Key, Value> {
  private readonly sets = new Map<Key, Set<Value>>();

  /** Keys that have a value. */
  keys(): Iterable<Key> {
    return this.sets.keys();
  }

  get(key: Key): ReadonlySet<Value> {
    return this.sets.get(key) ?? new Set();
  }

  /** Returns whether the key had no value before. */
  add(key: Key, value: Value): boolean {
    const values = this.sets.get(key);
    if (values) values.add(value);
    else this.sets.set(key, new Set([value]));
    return !values;
  }

  /** Returns whether the key has no value any more. */
  delete(key: Key, value: Value): boolean {
    const values = this.sets.get(key);
    values?.delete(value);
    return values?.size === 0 && this.sets.delete(key);
  }
}
