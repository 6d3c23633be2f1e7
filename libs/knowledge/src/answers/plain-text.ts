/** What no reader sees and a quotation must not carry: marks of writing direction, tags, soft hyphens; joiners of letters and emoji stay. */
const invisible = /(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;
const lineBreak = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** All of them but tab and line feed. */
// eslint-disable-next-line no-control-regex -- they are what is replaced
const controls = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g;

/**
 * At most `limit` UTF-16 units of a text as it may be quoted: without control characters, without invisible ones and
 * those that turn the direction of writing, half surrogate pairs replaced, every line break a line feed.
 */
export function plainText(text: string, limit: number): string {
  return text
    .slice(0, limit)
    .replaceAll(lineBreak, '\n')
    .replaceAll(controls, ' ')
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll(invisible, '');
}

/** `plainText` on one line, every run of white space one space. */
export function oneLine(text: string, limit: number): string {
  return plainText(text, limit).replaceAll(/\s+/g, ' ').trim();
}
