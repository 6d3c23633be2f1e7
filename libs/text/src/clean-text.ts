const lineBreak = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** All of them but tab and line feed. */
const controls = /(?![\t\n])\p{Cc}/gu;
/** Direction marks, tags, soft hyphens and the like; joiners of letters and emoji stay. */
const invisible = /(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;

/**
 * Returns a text without what people cannot see: every line break becomes a line feed, control characters are replaced,
 * unpaired surrogates become U+FFFD, and invisible characters and those that change the direction of writing are removed.
 * @param replacement of each control character except tab and line feed. Default: a space.
 */
export function cleanText(text: string, replacement = ' '): string {
  return text.toWellFormed().replaceAll(lineBreak, '\n').replaceAll(controls, replacement).replaceAll(invisible, '');
}

/**
 * Returns a text for storing: `cleanText` with control characters removed (they break words in PDF files), lines
 * without trailing blanks, and at most one empty line in a row.
 */
export function tidyText(text: string): string {
  const lines = cleanText(text, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\u200c(?=\s|$)/g, '')
    .split('\n')
    .map((line) => line.trimEnd());
  return lines
    .filter((line, index) => line !== '' || (index > 0 && lines[index - 1] !== ''))
    .join('\n')
    .trim();
}

/** Returns `cleanText` on one line of at most `maxLength` UTF-16 units. Runs of white space become one space. */
export function cleanLine(text: string, maxLength: number): string {
  const line = cleanText(text.slice(0, 8 * maxLength))
    .replaceAll(/\s+/g, ' ')
    .trim();
  return line
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
}

/**
 * Returns a text on one line that cannot disturb the text around it: control characters and line breaks become a space,
 * unpaired surrogates U+FFFD (Telegram refuses them), and embeddings, overrides and isolates of the writing direction
 * (U+202A–202E, U+2066–2069) are removed. Joiners and direction marks stay.
 */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '');
}
