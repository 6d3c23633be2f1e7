/** The characters of 0x80 to 0x9f; the other bytes are those of ISO 8859-1. */
const differing = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The character of a byte in Windows-1252. */
export function windows1252Character(byte: number): string {
  return differing[byte - 0x80] ?? String.fromCharCode(byte);
}

/** The text of bytes in Windows-1252, by the table of the WHATWG encoding standard, which some versions of Node.js do not follow. */
export function windows1252Text(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) => windows1252Character(character.charCodeAt(0)));
}
