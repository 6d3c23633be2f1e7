/** Deterministic random stream: the same seed gives the same choices. */
export interface Random {
  /** Integer from 0 up to but excluding `limit`. */
  below(limit: number): number;
  /** Returns true with probability `share` (0–1). */
  chance(share: number): boolean;
  /** Returns one of the items. @throws RangeError when there is none */
  pick<Item>(items: readonly Item[]): Item;
}

/** Creates a mulberry32 stream. Not for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    chance: (share) => next() < share,
    pick: (items) => {
      if (items.length === 0) throw new RangeError('There is nothing to pick from.');
      return items[below(items.length)] as (typeof items)[number];
    },
  };
}
