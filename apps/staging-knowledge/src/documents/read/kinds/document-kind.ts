import { fileTypeFromBuffer } from 'file-type';
import { mailFormatOf } from '../../../mail/mail-format.ts';
import { RefusedDocumentError, type DocumentKind } from '../reading-reports.ts';
import { decodeText, looksBinary } from '../text/text-encoding.ts';
import { isPdf } from './pdf-mark.ts';
import { compoundFileRefusal, refusedName } from './refused-kinds.ts';
import { textKind } from './text-kind.ts';

const readable: Record<string, DocumentKind> = {
  pdf: 'pdf',
  png: 'png',
  apng: 'png',
  jpg: 'jpeg',
  webp: 'webp',
  gif: 'gif',
  tif: 'tiff',
  heic: 'heic',
  docx: 'docx',
  ics: 'ics',
  eml: 'eml',
};
/** Kinds without a signature that proves them. */
const textual = new Set(['xml', 'html', 'svg', 'ics', 'eml', 'vtt', 'vcf']);
const accepted = 'PDF, PNG, JPEG, WebP, GIF, TIFF, HEIC, DOCX, HTML, EML, ICS, plain text, Markdown and CSV are.';
const startLength = 65_536;
const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/**
 * Detects the kind of a file from its content alone, never from its name.
 * @throws RefusedDocumentError naming the kind, for one that is not read
 */
export async function documentKind(bytes: Uint8Array): Promise<DocumentKind> {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, startLength));
  if (isPdf(bytes)) return 'pdf';
  if (start.subarray(0, 8).equals(pngSignature)) return 'png';
  if (isMarkedText(start)) return kindOfText(bytes, start);
  const extension = await signature(bytes);
  if (extension === 'cfb') throw compoundFileRefusal(bytes);
  if (extension !== null && !textual.has(extension)) {
    const kind = readable[extension];
    if (kind) return kind;
    throw refusal(refusedName(extension));
  }
  return kindOfText(bytes, start);
}

/** Whether it begins with the byte order mark of UTF-16, which is also how some sounds begin, and reads as text. */
function isMarkedText(start: Buffer): boolean {
  if (!/^(?:fffe|feff)/.test(start.toString('hex', 0, 2))) return false;
  const text = decodeText(start.subarray(0, 2_000));
  const readable = text.match(/[\p{L}\p{N}\p{P}\s]/gu)?.length ?? 0;
  // eslint-disable-next-line no-control-regex
  return readable >= text.length * 0.9 && !/[\u0000-\u0008\ufffd]./.test(text);
}

function kindOfText(bytes: Uint8Array, start: Buffer): DocumentKind {
  if (looksBinary(bytes)) throw new RefusedDocumentError(`This file is of a kind that is not read here; ${accepted}`);
  const text = decodeText(start).trimStart();
  if (/^BEGIN:VCALENDAR/i.test(text)) return 'ics';
  if (/^BEGIN:VCARD/i.test(text)) throw refusal('a contact card (VCF)');
  if (/^\{\\rtf/.test(text)) throw refusal('an RTF document');
  const mail = mailFormatOf(start);
  if (mail === 'mbox') throw refusal('a mailbox (mbox)');
  if (mail === 'eml') return 'eml';
  const kind = textKind(text);
  if (/^(?:<\?xml|<svg)[\s>]/i.test(text) && !/<(?:html|!doctype html)[\s>]/i.test(text.slice(0, 2_000)))
    throw refusal(/<svg[\s>]/i.test(text.slice(0, 2_000)) ? 'a drawing (svg)' : 'an XML file');
  return kind;
}

async function signature(bytes: Uint8Array): Promise<string | null> {
  try {
    return (await fileTypeFromBuffer(bytes))?.ext ?? null;
  } catch {
    return null;
  }
}

function refusal(name: string): RefusedDocumentError {
  return new RefusedDocumentError(`This file is ${name}, which is not read here; ${accepted}`);
}
