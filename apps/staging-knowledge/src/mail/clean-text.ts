/**
 * A text as it may be stored and shown: lines ended by LF without blanks at their ends, at most one empty line in a row,
 * no control characters (PostgreSQL takes no U+0000), no lone surrogates, none of the invisible characters that
 * newsletters pad themselves with, or that could hide words from people or turn them around.
 */
export function cleanText(text: string): string {
  const visible = withoutControls(text.replaceAll('\r\n', '\n').replaceAll('\r', '\n'))
    .replace(/\u00ad|\u034f|\u200b|\ufeff/g, '')
    .replaceAll('\u00a0', ' ')
    .replace(/\u200c(?=\s|$)/g, '');
  const lines = visible.split('\n').map((line) => line.trimEnd());
  return lines
    .filter((line, index) => line !== '' || (index > 0 && lines[index - 1] !== ''))
    .join('\n')
    .trim();
}

/** A text on one line, at most that many characters long. */
export function cleanLine(text: string, length: number): string {
  return wellFormed(
    withoutControls(text.slice(0, 8 * length).replace(/\s+/g, ' '))
      .trim()
      .slice(0, length),
  ).trim();
}

/** The start of a text that has at most so many bytes in UTF-8, cut between two characters. */
export function cutToBytes(text: string, bytes: number): string {
  if (text.length * 3 <= bytes) return text;
  const encoded = Buffer.from(text);
  if (encoded.length <= bytes) return text;
  let end = bytes;
  while (((encoded[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return encoded.toString('utf8', 0, end);
}

/** Each half of a surrogate pair that stands alone becomes U+FFFD. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/** Tags and the further variation selectors (U+E0000 to U+E01EF) can spell whole sentences that nobody sees. */
function withoutControls(text: string): string {
  return wellFormed(
    text.replace(
      /(?![\t\n])\p{Cc}|[\u061c\u180e\u200e\u200f\u202a-\u202e\u2060-\u206f\ufff9-\ufffb]|[\u{e0000}-\u{e01ef}]/gu,
      '',
    ),
  );
}
