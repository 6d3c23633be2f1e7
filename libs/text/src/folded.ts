/** Folds a text as people type it in haste: lower case, without accents (NFKD of UAX #15 without its marks). */
export function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Composes accents and straightens apostrophes, so that a name is one text however it was typed. */
export function uniform(text: string): string {
  return text.normalize('NFC').replaceAll('’', "'");
}
