import type { PDFPageProxy } from 'pdfjs-dist';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextLine } from '../layout/table-rows.ts';

/** Letters that stand apart, as in headings; some pairs are so narrow that no room is seen between them. */
const spacedOut = /(?<!\S)(?:[\p{L}\p{N}&’']{1,2} ){3,}[\p{L}\p{N}&’']{1,2}[.,:!?]?(?!\S)/gu;

/** Of one page. */
const maxHeadings = 200;

/**
 * Closes letter spacing (`S P R I N G  F A I R`), with the spaces that the page writes between words; what it writes with
 * spaces, such as a list of grades, keeps them.
 */
export async function closeLetterSpacing(page: PDFPageProxy, lines: readonly TextLine[]): Promise<readonly TextLine[]> {
  if (!lines.some(({ text }) => isSpacedOut(text))) return lines;
  const written = await writtenText(page);
  const places = Array.from(written.matchAll(/\S/g), ({ index }) => index);
  const compact = written.replace(/\s/g, '');
  let left = maxHeadings;
  return lines.map((line) => ({
    ...line,
    text: line.text.replace(spacedOut, (letters) => {
      const bare = letters.replace(/\s/g, '');
      left -= 1;
      const at = left >= 0 && isSpacedOut(line.text) ? compact.indexOf(bare) : -1;
      return at < 0 ? letters : written.slice(places[at], (places[at + bare.length - 1] ?? 0) + 1).replace(/\s+/g, ' ');
    }),
  }));
}

function isSpacedOut(text: string): boolean {
  return (text.match(spacedOut) ?? []).some((letters) => {
    const parts = letters.split(' ');
    return parts.filter((part) => part.length === 1).length >= 0.7 * parts.length && /\p{L}.*\p{L}/u.test(letters);
  });
}

/** The characters of a page as its content names them, without regard to where they are drawn. */
async function writtenText(page: PDFPageProxy): Promise<string> {
  const { fnArray, argsArray } = await page.getOperatorList();
  let text = '';
  for (const [index, operator] of fnArray.entries()) {
    if (operator !== OPS.showText) continue;
    const [glyphs] = argsArray[index] as [({ unicode?: unknown } | number | null)[]];
    for (const glyph of glyphs)
      if (glyph !== null && typeof glyph === 'object' && typeof glyph.unicode === 'string') text += glyph.unicode;
  }
  return text;
}
