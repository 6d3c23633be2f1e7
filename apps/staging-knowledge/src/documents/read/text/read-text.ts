import { readHtmlPage } from '@homeroom/readable-html';
import { cleanLine, tidyText } from '@homeroom/text';
import { readingLimits } from '../reading-limits.ts';
import { RefusedDocumentError, type ReportTo } from '../reading-reports.ts';
import { decodeHtml } from './html-encoding.ts';
import { withRaisedText } from './raised-text.ts';
import { decodeText } from './text-encoding.ts';
import { meaningfulTitle, titleFromText } from './title.ts';

/** Confidence of a text that needs no guessing. */
export const sure = 0.95;

/** Reads a plain text unchanged. */
export async function readText(bytes: Uint8Array, report: ReportTo): Promise<void> {
  const text = tidyText(decodeText(bytes));
  reportSinglePage(text, titleFromText(text), report);
}

/** Markdown, with its marks: they are meant to be read. */
export async function readMarkdown(bytes: Uint8Array, report: ReportTo): Promise<void> {
  const text = tidyText(decodeText(bytes));
  const heading = /^#{1,6}\s+(.+?)\s*#*$/m.exec(text.slice(0, 10_000))?.[1];
  reportSinglePage(text, meaningfulTitle(heading) ?? titleFromText(text), report);
}

/** Reads a table line by line. */
export async function readCsv(bytes: Uint8Array, report: ReportTo): Promise<void> {
  reportSinglePage(tidyText(decodeText(bytes)), null, report);
}

/** A page as a reader sees it: what is hidden is left out. */
export async function readHtml(bytes: Uint8Array, report: ReportTo): Promise<void> {
  const html = decodeHtml(bytes);
  const { text, title } = textOfHtml(html, report);
  reportSinglePage(text, title ?? titleFromText(text), report);
}

/** The text and title of HTML. @throws RefusedDocumentError when it has too many elements */
function textOfHtml(html: string, report: ReportTo): { text: string; title: string | null } {
  if (html.length > readingLimits.markup)
    report({
      type: 'warning',
      sentence: `The HTML was cut off after ${readingLimits.markup / 1_048_576} million characters.`,
      truncated: true,
    });
  const kept = html.slice(0, readingLimits.markup);
  if (elementsIn(kept) > readingLimits.markupElements)
    throw new RefusedDocumentError(
      `This HTML document has more than the ${readingLimits.markupElements} elements that one document may have.`,
    );
  const { text, title, heading, cut } = readHtmlPage(withRaisedText(kept));
  if (cut)
    report({
      type: 'warning',
      sentence: 'The HTML was read only in part: its style sheets are too many to follow.',
      truncated: true,
    });
  return { text: tidyText(text), title: meaningfulTitle(cleanLine(title ?? heading ?? '', 300)) };
}

function elementsIn(html: string): number {
  let count = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) count += 1;
  return count;
}

/** Reports a document that is one page of text. */
function reportSinglePage(text: string, title: string | null, report: ReportTo): void {
  report({ type: 'total', pages: 1 });
  report({ type: 'facts', facts: { title } });
  report({ type: 'page', page: { page: 1, method: 'text', text, confidence: text === '' ? 0 : sure } });
}
