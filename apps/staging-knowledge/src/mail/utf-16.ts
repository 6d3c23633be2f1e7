const lookedAt = 4_096;
const fewestBytes = 16;
/** Share of the letters of a text that are of Latin script, whose higher byte is 0. */
const latinShare = 0.7;

/** The byte order of a text in UTF-16, by its mark or, for text in Latin script, without one; null for any other file. */
export function utf16Encoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const start = bytes.subarray(0, lookedAt - (lookedAt % 2));
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  if (bytes.length < fewestBytes) return null;
  const [even, odd] = [0, 1].map((first) => start.filter((byte, index) => index % 2 === first && byte === 0).length);
  const encoding = even === 0 ? 'utf-16le' : odd === 0 ? 'utf-16be' : null;
  if (encoding === null || Math.max(even ?? 0, odd ?? 0) < (latinShare * start.length) / 2) return null;
  const text = new TextDecoder(encoding).decode(start);
  return (text.match(/[\p{L}\p{N}\p{P}\p{Z}\p{S}\r\n\t]/gu)?.length ?? 0) >= 0.95 * text.length ? encoding : null;
}
