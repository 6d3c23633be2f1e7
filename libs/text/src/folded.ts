/** Folds a text as people type it in haste: lower case, without accents (NFKD of UAX #15 without its marks). */
export function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
