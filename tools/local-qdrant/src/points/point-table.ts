import { comparePointIds, type PointId } from './point-id.ts';

/** Points and their slots in the blocks of vectors and columns. Slots of deleted points are reused. */
export class PointTable {
  private readonly slots = new Map<PointId, number>();
  private readonly ids: (PointId | undefined)[] = [];
  private readonly versions: number[] = [];
  private readonly free: number[] = [];
  private sorted: PointId[] = [];
  private added: PointId[] = [];
  private removed = false;

  get size(): number {
    return this.slots.size;
  }

  /** One past the highest slot in use. */
  get end(): number {
    return this.ids.length;
  }

  slotOf(id: PointId): number | undefined {
    return this.slots.get(id);
  }

  idAt(slot: number): PointId | undefined {
    return this.ids[slot];
  }

  /** The number of the operation that last touched the point. */
  versionAt(slot: number): number {
    return this.versions[slot] ?? 0;
  }

  /** Gives the point a slot, or its own when it has one, and notes the operation. */
  claim(id: PointId, version: number): number {
    const known = this.slots.get(id);
    const slot = known ?? this.free.pop() ?? this.ids.length;
    this.versions[slot] = version;
    if (known !== undefined) return slot;
    this.ids[slot] = id;
    this.slots.set(id, slot);
    this.added.push(id);
    return slot;
  }

  release(id: PointId): void {
    const slot = this.slots.get(id);
    if (slot === undefined) return;
    this.slots.delete(id);
    this.ids[slot] = undefined;
    this.free.push(slot);
    this.removed = true;
  }

  /** All ids, numbers first; the list is rebuilt by merging what was added since the last call. */
  ordered(): readonly PointId[] {
    if (this.added.length === 0 && !this.removed) return this.sorted;
    const added = [...new Set(this.added)].sort(comparePointIds);
    this.sorted = merge(this.sorted, added, (id) => this.slots.has(id));
    this.added = [];
    this.removed = false;
    return this.sorted;
  }

  /** Returns the position of the first ordered id that is not before `id`. */
  positionFrom(id: PointId): number {
    const ids = this.ordered();
    let low = 0;
    let high = ids.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (comparePointIds(ids[middle] as PointId, id) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function merge(left: readonly PointId[], right: readonly PointId[], keep: (id: PointId) => boolean): PointId[] {
  const merged: PointId[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length || j < right.length) {
    const order =
      i >= left.length ? 1 : j >= right.length ? -1 : comparePointIds(left[i] as PointId, right[j] as PointId);
    const id = (order <= 0 ? left[i] : right[j]) as PointId;
    if (order <= 0) i += 1;
    if (order >= 0) j += 1;
    if (keep(id)) merged.push(id);
  }
  return merged;
}
