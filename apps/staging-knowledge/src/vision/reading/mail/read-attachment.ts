import type { Attachment } from 'mailparser';
import { ReaderFaultError, RefusedDocumentError, type ParsedAttachment, type ReadingReport, type ReportTo } from '../../reading-reports.ts';
import type { Nesting } from '../nesting.ts';
import { readDocument } from '../read-document.ts';

const textLength = 200_000;
/** Pictures inside a mail that are smaller than this are logos and lines. */
const logoBytes = 20_000;

/** Reads one attachment; those of an attached mail follow it in the list. What goes wrong with it is its own. */
export async function readAttachment(attachment: Attachment, described: Pick<ParsedAttachment, 'filename' | 'size_bytes'>, nesting: Nesting, report: ReportTo): Promise<ParsedAttachment[]> {
  if (isLogo(attachment)) return [{ ...described, detected_type: null, status: 'skipped', text: null }];
  nesting.budget.attachments -= 1;
  const found: Found = { kind: null, texts: [], attachments: [] };
  try {
    await readDocument(attachment.content, (message) => collect(found, message, report), { ...nesting, depth: nesting.depth + 1 });
    return [{ ...described, detected_type: found.kind, status: 'parsed', text: textOf(found) }, ...found.attachments];
  } catch (error) {
    if (error instanceof ReaderFaultError) throw error;
    const name = described.filename === null ? 'An attachment' : `The attachment ${described.filename}`;
    const reason = error instanceof RefusedDocumentError ? error.message : 'It is broken.';
    report({ type: 'warning', sentence: `${name} could not be read: ${reason}`, truncated: false });
    const text = textOf(found);
    return [{ ...described, detected_type: found.kind, status: text === '' ? 'failed' : 'parsed', text: text || null }, ...found.attachments];
  }
}

interface Found {
  kind: ParsedAttachment['detected_type'];
  texts: string[];
  attachments: ParsedAttachment[];
}

function collect(found: Found, message: ReadingReport, report: ReportTo): void {
  if (message.type === 'kind') found.kind = message.kind;
  else if (message.type === 'page') found.texts.push(message.page.text);
  else if (message.type === 'facts') {
    if (message.facts.attachments) found.attachments = message.facts.attachments;
    if (message.facts.ocrEngine) report({ type: 'facts', facts: { ocrEngine: message.facts.ocrEngine } });
    if (message.facts.events?.length) report({ type: 'facts', facts: { events: message.facts.events } });
  } else if (message.type === 'warning') report(message);
}

function textOf({ texts }: Found): string {
  return texts.filter((text) => text !== '').join('\n\n').slice(0, textLength);
}

function isLogo({ contentType, contentDisposition, related, size, content }: Attachment): boolean {
  const inside = related === true || contentDisposition === 'inline';
  return inside && contentType.startsWith('image/') && (size ?? content.length) < logoBytes;
}
