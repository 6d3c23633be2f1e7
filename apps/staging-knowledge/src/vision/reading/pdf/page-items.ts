import type { PDFPageProxy } from 'pdfjs-dist';
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.d.ts';

/** A run of text on a page as it is turned for reading: x to the right, y downwards, in points. */
export interface TextRun {
  text: string;
  x: number;
  /** The baseline. */
  y: number;
  width: number;
  /** The size of the font. */
  size: number;
}

/** Of one page at most. */
const mostRuns = 50_000;
const mostCharacters = 400_000;

/** The runs of text of a page in the order in which they are written; `cut` when there are too many to take them all. */
export async function pageRuns(page: PDFPageProxy): Promise<{ runs: TextRun[]; cut: boolean }> {
  const { transform } = page.getViewport({ scale: 1 });
  const reader = (page.streamTextContent() as ReadableStream<TextContent>).getReader();
  const runs: TextRun[] = [];
  let characters = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    for (const item of next.value.items) {
      if (!('str' in item) || item.str === '') continue;
      runs.push(toRun(item, transform));
      characters += item.str.length;
    }
    if (runs.length < mostRuns && characters < mostCharacters) continue;
    await reader.cancel(new Error('enough'));
    return { runs, cut: true };
  }
  return { runs, cut: false };
}

function toRun({ str, transform: [a, b, c, d, e, f], width }: TextItem, [p, q, r, s, t, u]: number[]): TextRun {
  const [x, y] = [Number(p) * e + Number(r) * f + Number(t), Number(q) * e + Number(s) * f + Number(u)];
  const size = Math.hypot(c, d) || Math.hypot(a, b);
  return { text: str, x, y, width, size };
}
