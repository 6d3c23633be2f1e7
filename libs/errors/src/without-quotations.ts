const marks: readonly (readonly [open: string, close: string])[] = [
  ['"', '"'],
  ["(?<![\\p{L}\\p{N}])'", "'(?![\\p{L}\\p{N}])"],
  ['“', '”'],
  ['‘', '’'],
  ['«', '»'],
];
/** Names code, not data. */
const codeName = /^Cannot (?:read|set) properties of (?:undefined|null) \((?:reading|setting) '[\w$]+'\)$/;
const quotations = marks.map(([open, close]) => new RegExp(`(${open}).*(${close})`, 'su'));

/**
 * Removes what an error's message quotes, such as the start of a text that is not JSON or a value that a database
 * refused: everything from the first quotation mark to the last. Apostrophes and names in backticks stay.
 */
export function withoutQuotations(message: string): string {
  if (codeName.test(message)) return message;
  return quotations.reduce((text, quotation) => text.replace(quotation, '$1…$2'), message);
}
