const opensGroup = /(?<!\\)\((?:\?(?:[:=!]|<[=!]))?$/;

/**
 * Builds the source of a regular expression from a table with one alternative a line. A line that ends with an opening
 * bracket starts a group, a line that begins with a closing bracket ends it. Spaces around a line do not count; write
 * `[ ]` for one that does.
 */
export function wordTable(lines: TemplateStringsArray, ...tables: readonly string[]): string {
  const rows = String.raw(lines, ...tables)
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '');
  return rows.reduce((source, row, index) => {
    const isNextAlternative = index > 0 && !opensGroup.test(rows[index - 1] ?? '') && !row.startsWith(')');
    return source + (isNextAlternative ? '|' : '') + row;
  }, '');
}

/** Makes a tag that builds the regular expression of a word table, with these flags. */
export function pattern(flags: string): (lines: TemplateStringsArray, ...tables: readonly string[]) => RegExp {
  return (lines, ...tables) => new RegExp(wordTable(lines, ...tables), flags);
}
