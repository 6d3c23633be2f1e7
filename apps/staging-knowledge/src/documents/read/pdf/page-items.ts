import type { PDFPageProxy } from 'pdfjs-dist';
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.d.ts';

/** Run of text on a page turned upright: x to the right, y downwards, in points. */
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
const maxRuns = 50_000;
const maxCharacters = 400_000;
/** In points: letters that are smaller are dots. */
const smallestSize = 1;

/**
 * The runs of text of a page that a person could see, neither too small nor off the page, in the order in which they
 * are written; `cut` when there are too many to take them all.
 */
export async function pageRuns(page: PDFPageProxy): Promise<{ runs: TextRun[]; cut: boolean }> {
  const view = page.getViewport({ scale: 1 });
  const reader = (page.streamTextContent() as ReadableStream<TextContent>).getReader();
  const runs: TextRun[] = [];
  let characters = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    for (const item of next.value.items) {
      if (!('str' in item) || item.str === '') continue;
      const run = toRun(item, view.transform);
      if (isSeen(run, view)) runs.push(run);
      characters += item.str.length;
    }
    if (runs.length < maxRuns && characters < maxCharacters) continue;
    await reader.cancel(new Error('enough'));
    return { runs, cut: true };
  }
  return { runs, cut: false };
}

function isSeen({ x, y, width, size }: TextRun, page: { width: number; height: number }): boolean {
  return size >= smallestSize && x <= page.width && x + width >= 0 && y >= 0 && y - size <= page.height;
}

function toRun({ str, transform: [a, b, c, d, e, f], width }: TextItem, [p, q, r, s, t, u]: number[]): TextRun {
  const [x, y] = [Number(p) * e + Number(r) * f + Number(t), Number(q) * e + Number(s) * f + Number(u)];
  const size = Math.hypot(c, d) || Math.hypot(a, b);
  return { text: str, x, y, width, size };
}
