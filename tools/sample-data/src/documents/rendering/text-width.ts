/** Font of a page. */
export type Weight = 'regular' | 'bold';

const firstCode = 32;
/** Widths of Helvetica from the space character on, in thousandths of the font size (Adobe Font Metrics). */
const ascii: Record<Weight, readonly number[]> = {
  regular: [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
    556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
    260, 334, 584,
  ],
  bold: [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611,
    556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389,
    280, 389, 584,
  ],
};
const others: Record<Weight, Readonly<Record<string, number>>> = {
  regular: { '—': 1000, '…': 1000, '’': 222, '‘': 222, '“': 333, '”': 333, '•': 350, '·': 278 },
  bold: { '—': 1000, '…': 1000, '’': 278, '‘': 278, '“': 500, '”': 500, '•': 350, '·': 278 },
};
const usual = 556;

/** Returns the width of a text in points. */
export function textWidth(text: string, size: number, weight: Weight): number {
  const thousandths = [...text].reduce(
    (sum, character) =>
      sum + (ascii[weight][(character.codePointAt(0) as number) - firstCode] ?? others[weight][character] ?? usual),
    0,
  );
  return (thousandths * size) / 1000;
}

/** Wraps a text at spaces to lines of at most that width. A wider word gets its own line. */
export function wrapped(text: string, width: number, size: number, weight: Weight): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length === 0 || textWidth(longer, size, weight) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
