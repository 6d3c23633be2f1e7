const octetsPerLine = 75;

/** Writes content lines as RFC 5545 wants them: CRLF, folded at 75 octets, never inside a character. */
export function writeLines(lines: Iterable<string>): string {
  let text = '';
  for (const line of lines) text += `${fold(line)}\r\n`;
  return text;
}

function fold(line: string): string {
  const bytes = Buffer.from(line);
  if (bytes.length <= octetsPerLine) return line;
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; ) {
    // A line that continues another begins with a blank.
    let to = Math.min(bytes.length, from + octetsPerLine - (from === 0 ? 0 : 1));
    while (isInsideCharacter(bytes[to])) to -= 1;
    parts.push(bytes.toString('utf8', from, to));
    from = to;
  }
  return parts.join('\r\n ');
}

/** Bytes of UTF-8 that begin no character are 10xxxxxx. */
function isInsideCharacter(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}
