import type { Attachment } from 'mailparser';
import { readingLimits } from '../reading-limits.ts';
import {
  ReaderFaultError,
  RefusedDocumentError,
  type ReadAttachment,
  type ReadPage,
  type ReadingReport,
  type ReportTo,
} from '../reading-reports.ts';
import type { Nesting, Reader } from '../nesting.ts';

/** Pictures inside a mail that are smaller than this are logos and lines. */
const logoBytes = 20_000;

/** Reads one attachment; those of an attached mail follow it in the list. What goes wrong with it is its own. */
export async function readAttachment(
  attachment: Attachment,
  described: Pick<ReadAttachment, 'filename' | 'size_bytes'>,
  { read, ...nesting }: Nesting & { read: Reader },
  report: ReportTo,
): Promise<ReadAttachment[]> {
  if (isLogo(attachment)) return [{ ...described, detected_type: null, status: 'skipped', pages: [] }];
  nesting.budget.attachments -= 1;
  const found: Found = { kind: null, pages: [], length: 0, attachments: [] };
  try {
    await read(attachment.content, (message) => collect(found, message, report), {
      ...nesting,
      depth: nesting.depth + 1,
    });
    return [{ ...described, detected_type: found.kind, status: 'parsed', pages: found.pages }, ...found.attachments];
  } catch (error) {
    if (error instanceof ReaderFaultError) throw error;
    const name = described.filename === null ? 'An attachment' : `The attachment ${described.filename}`;
    const reason = error instanceof RefusedDocumentError ? error.message : 'It is broken.';
    report({ type: 'warning', sentence: `${name} could not be read: ${reason}`, truncated: false });
    const status = found.length === 0 ? 'failed' : 'parsed';
    return [{ ...described, detected_type: found.kind, status, pages: found.pages }, ...found.attachments];
  }
}

interface Found {
  kind: ReadAttachment['detected_type'];
  pages: ReadPage[];
  /** Of the text of its pages. */
  length: number;
  attachments: ReadAttachment[];
}

function collect(found: Found, message: ReadingReport, report: ReportTo): void {
  if (message.type === 'kind') found.kind = message.kind;
  else if (message.type === 'page') addPage(found, message.page);
  else if (message.type === 'picture') report(message);
  else if (message.type === 'facts') {
    if (message.facts.attachments) found.attachments = message.facts.attachments;
    if (message.facts.ocrEngine) report({ type: 'facts', facts: { ocrEngine: message.facts.ocrEngine } });
    if (message.facts.events?.length) report({ type: 'facts', facts: { events: message.facts.events } });
  } else if (message.type === 'warning') report(message);
}

function addPage(found: Found, page: ReadPage): void {
  if (found.pages.at(-1)?.unfinished === true) found.length -= found.pages.pop()?.text.length ?? 0;
  const text = page.text.slice(0, readingLimits.attachmentText - found.length);
  found.pages.push({ ...page, text });
  found.length += text.length;
}

function isLogo({ contentType, contentDisposition, related, size, content }: Attachment): boolean {
  const inside = related === true || contentDisposition === 'inline';
  return inside && contentType.startsWith('image/') && (size ?? content.length) < logoBytes;
}
