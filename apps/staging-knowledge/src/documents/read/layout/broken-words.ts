import type { TextLine } from './table-rows.ts';

/** Hyphens that programs set only where a word is broken. */
const soft = /\p{L}[\u00ad\u2010]$/u;
const hard = /\p{L}-$/u;
/** First parts of words that keep their hyphen wherever a line ends. */
const hyphenated =
  /^(?:self|half|all|ex|non|well|long|short|high|low|full|part|one|two|three|four|five|six|seven|eight|nine|ten|parent|drop|pick|sign|check|follow|grade|year|day|after|back|co|e|pre|semi|multi|must|up|on|in|re)$/i;

/** Joins words that were broken at the end of a line; the rest of the word moves up to its beginning. */
export function joinBrokenWords(lines: readonly TextLine[]): TextLine[] {
  const joined = lines.map((line) => ({ ...line }));
  let words: ReadonlySet<string> | undefined;
  for (const [index, line] of joined.entries()) {
    const next = joined[index + 1];
    if (!next || !(soft.test(line.text) || hard.test(line.text))) continue;
    const [rest] = /^\p{Ll}[\p{L}’']*[.,;:!?)”"]*(?=\s|$)/u.exec(next.text) ?? [];
    if (rest === undefined) continue;
    words ??= wordsOf(lines);
    const first = /[\p{L}\d-]*(?=.$)/u.exec(line.text)?.[0] ?? '';
    const keeps = hard.test(line.text) && keepsHyphen(first, rest.replace(/[^\p{L}]+$/u, ''), words);
    line.text = `${line.text.slice(0, -1)}${keeps ? '-' : ''}${rest}`;
    next.text = next.text.slice(rest.length).trimStart();
  }
  return joined.filter(({ text }) => text !== '');
}

function wordsOf(lines: readonly TextLine[]): ReadonlySet<string> {
  return new Set(lines.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\d’']+(?:-[\p{L}\d’']+)*/gu) ?? []));
}

/** Other places of the page tell how a word is written, otherwise its first part does. */
function keepsHyphen(first: string, rest: string, words: ReadonlySet<string>): boolean {
  if (words.has((first + rest).toLowerCase())) return false;
  return words.has(`${first}-${rest}`.toLowerCase()) || hyphenated.test(first) || /[\d-]|\p{Lu}\p{Lu}/u.test(first);
}
