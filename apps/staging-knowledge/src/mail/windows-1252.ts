/** The characters of 0x80 to 0x9f; the other bytes are those of ISO 8859-1. */
const differing = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Decodes bytes as Windows-1252 by the table of the WHATWG Encoding Standard, which some versions of Node.js do not follow. */
export function windows1252Text(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (character) => differing[character.charCodeAt(0) - 0x80] ?? character);
}

/** Encodes a text as Windows-1252; null when it has a character that is not in it. */
export function windows1252Bytes(text: string): Buffer | null {
  const codes = Array.from(text, (character) => {
    const at = differing.indexOf(character);
    return at >= 0 ? 0x80 + at : (character.codePointAt(0) ?? 0);
  });
  return codes.every((code) => code < 0x100) ? Buffer.from(codes) : null;
}
