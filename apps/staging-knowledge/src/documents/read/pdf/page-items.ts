import type { PDFPageProxy } from 'pdfjs-dist';
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.d.ts';
import type { TextRun } from '../layout/text-run.ts';

/** Of one page at most. */
const maxRuns = 50_000;
const maxCharacters = 400_000;
/** In points: letters that are smaller are dots. */
const smallestSize = 1;
/** Directions are rounded to so many degrees, since scanners write slightly crooked lines. */
const turnStep = 5;

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
      const run = toRun(item, view.transform, runs.length);
      characters += item.str.length;
      if (item.str.trim() !== '' && isSeen(run, view)) runs.push(run);
    }
    if (runs.length < maxRuns && characters < maxCharacters) continue;
    await reader.cancel(new Error('enough'));
    return { runs, cut: true };
  }
  return { runs, cut: false };
}

function isSeen({ x, y, width, size, turn }: TextRun, page: { width: number; height: number }): boolean {
  const angle = (turn * Math.PI) / 180;
  const [endX, endY] = [x + width * Math.cos(angle), y + width * Math.sin(angle)];
  return (
    size >= smallestSize &&
    Math.min(x, endX) <= page.width &&
    Math.max(x, endX) >= 0 &&
    Math.max(y, endY) >= 0 &&
    Math.min(y, endY) - size <= page.height
  );
}

function toRun({ str, transform: [a, b, c, d, e, f], width }: TextItem, view: number[], order: number): TextRun {
  const [p, q, r, s, t, u] = view as [number, number, number, number, number, number];
  const degrees = (Math.atan2(q * a + s * b, p * a + r * b) * 180) / Math.PI;
  return {
    text: str.replace(/[\ufb00-\ufdff\ufe70-\ufefc]/g, (form) => form.normalize('NFKC')),
    x: p * e + r * f + t,
    y: q * e + s * f + u,
    width,
    size: Math.hypot(c, d) || Math.hypot(a, b),
    turn: (((Math.round(degrees / turnStep) * turnStep) % 360) + 360) % 360,
    order,
  };
}
