/** The number with the fewest digits that is this 32-bit number, as Qdrant writes vectors and scores: 0.1, not 0.10000000149011612. */
export function shortestFloat32(value: number): number {
  for (let digits = 6; digits < 9; digits += 1) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === value) return short;
  }
  return Number(value.toPrecision(9));
}
