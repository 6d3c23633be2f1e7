/**
 * Divides a total among claims: small claims are met in full, the others get equal parts of what is left, so that one
 * long newsletter pushes no other out.
 * @param claims whole numbers from 0
 */
export function fairShares(claims: readonly number[], total: number): number[] {
  const shares = claims.map(() => 0);
  let left = total;
  const smallestFirst = claims
    .map((claim, place) => ({ claim, place }))
    .toSorted((one, other) => one.claim - other.claim);
  for (const [index, { claim, place }] of smallestFirst.entries()) {
    const share = Math.min(claim, Math.floor(left / (claims.length - index)));
    shares[place] = share;
    left -= share;
  }
  return shares;
}
