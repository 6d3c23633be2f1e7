/** A binary heap: takes items in any order and gives the first by `compare`. */
export class Heap<Item> {
  private readonly items: Item[] = [];
  private readonly compare: (a: Item, b: Item) => number;

  constructor(compare: (a: Item, b: Item) => number) {
    this.compare = compare;
  }

  push(item: Item): void {
    this.items.push(item);
    for (let index = this.items.length - 1; index > 0; ) {
      const parent = (index - 1) >> 1;
      if (!this.isBefore(index, parent)) return;
      this.swap(index, parent);
      index = parent;
    }
  }

  /** Removes the first item; undefined when there is none. */
  pop(): Item | undefined {
    this.swap(0, this.items.length - 1);
    const first = this.items.pop();
    for (let index = 0; ; ) {
      const [left, right] = [2 * index + 1, 2 * index + 2];
      const child = this.isBefore(right, left) ? right : left;
      if (!this.isBefore(child, index)) return first;
      this.swap(index, child);
      index = child;
    }
  }

  private isBefore(one: number, other: number): boolean {
    const [a, b] = [this.items[one], this.items[other]];
    return a !== undefined && b !== undefined && this.compare(a, b) < 0;
  }

  private swap(one: number, other: number): void {
    const [a, b] = [this.items[one], this.items[other]];
    if (a === undefined || b === undefined) return;
    this.items[one] = b;
    this.items[other] = a;
  }
}
