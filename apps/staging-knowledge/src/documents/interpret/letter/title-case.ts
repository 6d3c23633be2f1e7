const small = /^(?:a|an|and|at|by|for|from|in|of|on|or|the|to|with)$/;
const kept =
  /\d|^(?:PTA|PTO|PTSA|YMCA|HOA|STEM|STEAM|USA|RSVP|PE|AP|IEP|SAT|DJ|TV|BBQ|MVP|JV|ID|FAQ|II|III|[^\p{L}]*)[^\p{L}]*$/u;

/** Puts a line in capitals into title case: "SPRING BOOK FAIR" → "Spring Book Fair"; leaves any other unchanged. */
export function withoutShouting(line: string): string {
  if (line !== line.toUpperCase() || !/\p{Lu}{4}/u.test(line)) return line;
  const words = line.split(' ').map((word, index) => {
    if (kept.test(word)) return word;
    const lower = word.toLowerCase();
    return index > 0 && small.test(lower)
      ? lower
      : lower.replaceAll(/(?<![\p{L}’'])\p{Ll}/gu, (letter) => letter.toUpperCase());
  });
  return words.join(' ');
}
