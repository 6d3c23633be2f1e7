/** Something of an object of a calendar. */
export interface Placed {
  calendarId: string;
  uid: string;
}

/** Items that fit, and the number of those that do not. */
export interface Share<Item> {
  kept: Item[];
  leftOut: number;
}

interface Group<Item> {
  key: string;
  weight: number;
  items: Item[];
}

/**
 * Keeps as much as weighs at most `limit`, so that no calendar crowds out another: those that weigh less than their share
 * are kept whole, and of each of the others the lightest objects that fill its share, whole or not at all. The same items
 * have the same outcome in any order; those that are kept stay in the order given.
 */
export function fairShare<Item extends Placed>(
  items: Item[],
  weightOf: (item: Item) => number,
  limit: number,
): Share<Item> {
  if (total(items, weightOf) <= limit) return { kept: items, leftOut: 0 };
  const kept = new Set<Item>();
  const calendars = grouped(items, ({ calendarId }) => calendarId, weightOf);
  let left = limit;
  for (const [index, calendar] of calendars.entries()) {
    let share = left / (calendars.length - index);
    for (const object of grouped(calendar.items, ({ uid }) => uid, weightOf)) {
      if (object.weight > share) break;
      share -= object.weight;
      left -= object.weight;
      for (const item of object.items) kept.add(item);
    }
  }
  return { kept: items.filter((item) => kept.has(item)), leftOut: items.length - kept.size };
}

function total<Item>(items: readonly Item[], weightOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + weightOf(item), 0);
}

/** The items by a key, the lightest group first, among equal ones by key. */
function grouped<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  weightOf: (item: Item) => number,
): Group<Item>[] {
  const groups = new Map<string, Group<Item>>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key) ?? { key, weight: 0, items: [] };
    groups.set(key, group);
    group.weight += weightOf(item);
    group.items.push(item);
  }
  return [...groups.values()].sort((a, b) => a.weight - b.weight || (a.key < b.key ? -1 : 1));
}
