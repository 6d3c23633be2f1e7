/** Returns the start of a text, at most `maxLength` UTF-16 units, cut between words where there are any. */
export function cutBetweenWords(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text.toWellFormed();
  const start = text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
  return (start.replace(/\s+\S*$/, '') || start).toWellFormed();
}

/** Returns the start of a text, at most `maxBytes` of UTF-8, cut between two characters. */
export function cutToBytes(text: string, maxBytes: number): string {
  if (text.length * 3 <= maxBytes) return text;
  const encoded = Buffer.from(text);
  if (encoded.length <= maxBytes) return text;
  let end = maxBytes;
  while (((encoded[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return encoded.toString('utf8', 0, end);
}
