import { htmlToText } from '@homeroom/readable-html';
import { cleanLine, tidyText } from '@homeroom/text';
import { decodeHTML } from 'entities';
import { readingLimits } from '../reading-limits.ts';
import { RefusedDocumentError, type ReportTo } from '../reading-reports.ts';
import { sure } from '../text/read-text.ts';
import { withRaisedText } from '../text/raised-text.ts';
import { meaningfulTitle, titleFromText } from '../text/title.ts';
import { readCheckedArchive, type ArchiveContent } from './archive.ts';
import { cellsOnOneLine } from './cells-on-one-line.ts';
import { withoutHiddenRuns } from './hidden-runs.ts';
import { surroundingText } from './surrounding-text.ts';

const documentPart = 'word/document.xml';
const propertiesPart = 'docProps/core.xml';

/** Headings, paragraphs, lists, tables and text boxes of a Word document as text, with its headers above, its comments and footers below, after a look at how large it really is. */
export async function readDocx(bytes: Uint8Array, report: ReportTo): Promise<void> {
  const parts = await readCheckedArchive(bytes);
  if (!parts.has(documentPart)) throw new RefusedDocumentError('This Word document is broken: it has no text part.');
  report({ type: 'total', pages: 1 });
  const facts = properties(parts.get(propertiesPart)?.toString('utf8') ?? '');
  report({ type: 'facts', facts });
  const html = await toHtml(parts);
  const body = tidyText(htmlToText(html, { maxLength: readingLimits.text }));
  if (facts.title === null) report({ type: 'facts', facts: { title: heading(html) ?? titleFromText(body) } });
  const { headers, footers, comments } = surroundingText(parts);
  const text = [...headers, body, ...comments, ...footers].filter(Boolean).join('\n\n');
  report({ type: 'page', page: { page: 1, method: 'text', text, confidence: text === '' ? 0 : sure } });
}

async function toHtml(parts: ArchiveContent): Promise<string> {
  const { default: mammoth } = await import('mammoth');
  const withoutPictures = mammoth.images.imgElement(async () => ({ src: '' }));
  return withRaisedText(
    cellsOnOneLine(
      (
        await mammoth.convertToHtml(
          { file: shownArchive(parts) } as never,
          { convertImage: withoutPictures, externalFileAccess: false } as never,
        )
      ).value,
    ),
  );
}

/** The archive as the library asks for it, so that it unpacks nothing by itself, without what Word hides. */
function shownArchive(parts: ArchiveContent): { exists(name: string): boolean; read(name: string): Promise<string> } {
  const text = (name: string) => new TextDecoder('utf-8').decode(parts.get(name));
  return {
    exists: (name) => parts.has(name),
    read: async (name) => {
      if (!parts.has(name)) throw new Error('A part is missing.');
      return /^word\/(?:document|footnotes|endnotes)\d*\.xml$/.test(name)
        ? withReadableBoxes(withoutHiddenRuns(text(name), text('word/styles.xml')))
        : text(name);
    },
  };
}

/** The library reads text boxes in the form of old programs only, which not every program writes next to the new one. */
function withReadableBoxes(xml: string): string {
  return xml
    .split('</mc:AlternateContent>')
    .map((piece) => {
      const box = piece.includes('<mc:Fallback') ? -1 : piece.lastIndexOf('<w:txbxContent');
      const end = piece.lastIndexOf('</w:txbxContent>');
      const start = piece.lastIndexOf('<mc:AlternateContent', box);
      if (box < 0 || start < 0 || end < box) return piece;
      const content = piece.slice(box, end + '</w:txbxContent>'.length);
      return `${piece.slice(0, piece.indexOf('>', start) + 1)}<mc:Fallback><w:pict><v:textbox xmlns:v="urn:schemas-microsoft-com:vml">${content}</v:textbox></w:pict></mc:Fallback>`;
    })
    .join('</mc:AlternateContent>');
}

function heading(html: string): string | null {
  const found = /<h[1-3]>(.{1,2000}?)<\/h[1-3]>/s.exec(html)?.[1];
  return found === undefined ? null : meaningfulTitle(htmlToText(found, { showLinks: false }));
}

/** Reads the core properties (ECMA-376 part 2, §11). */
function properties(xml: string): { title: string | null; author: string | null; created: string | null } {
  const value = (name: string) =>
    decodeHTML(
      new RegExp(`<${name}(?:\\s[^>]{0,200})?>([^<]{1,1000})</${name}>`).exec(xml.slice(0, 100_000))?.[1] ?? '',
    );
  const created = value('dcterms:created').trim();
  const moment =
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/.test(created) &&
    !Number.isNaN(Date.parse(created));
  return {
    title: meaningfulTitle(value('dc:title')),
    author: cleanLine(value('dc:creator'), 200) || null,
    created: moment ? created : null,
  };
}
