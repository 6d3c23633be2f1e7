import { fileTypeFromBuffer } from 'file-type';
import { isSingleMail } from '../../../mail/mail-charset.ts';
import { mailFormatOf } from '../../../mail/mail-format.ts';
import { utf16Encoding } from '../../../mail/utf-16.ts';
import { RefusedDocumentError, type DocumentKind } from '../reading-reports.ts';
import { decodeText, looksBinary } from '../text/text-encoding.ts';
import { isPdf } from './pdf-mark.ts';
import { compoundFileRefusal, refusedKind } from './refused-kinds.ts';
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
  if (isUtf16Text(start)) return kindOfText(bytes, start);
  const extension = await signature(bytes);
  if (extension === 'cfb') throw compoundFileRefusal(bytes);
  if (extension !== null && !textual.has(extension)) {
    const kind = readable[extension];
    if (kind) return kind;
    const { name, instead } = refusedKind(extension);
    throw refusal(name, instead);
  }
  return kindOfText(bytes, start);
}

/** Whether it is UTF-16 and reads as text: its byte order mark is also how some sounds begin. */
function isUtf16Text(start: Buffer): boolean {
  if (utf16Encoding(start) === null) return false;
  const text = decodeText(start.subarray(0, 2_000));
  const readable = text.match(/[\p{L}\p{N}\p{P}\s]/gu)?.length ?? 0;
  // eslint-disable-next-line no-control-regex
  return readable >= text.length * 0.9 && !/[\u0000-\u0008\ufffd]./.test(text);
}

function kindOfText(bytes: Uint8Array, start: Buffer): DocumentKind {
  if (looksBinary(bytes)) throw new RefusedDocumentError(`This file is of a kind that is not read here; ${accepted}`);
  const text = decodeText(start).trimStart();
  if (/^BEGIN:VCALENDAR/i.test(text)) return 'ics';
  if (/^BEGIN:VCARD/i.test(text)) throw refusal('a contact card (VCF)', 'its details as text');
  if (/^\{\\rtf/.test(text)) throw refusal('an RTF document', 'it as DOCX or PDF');
  const mail = mailFormatOf(start);
  if (mail === 'eml' || (mail === 'mbox' && isSingleMail(bytes))) return 'eml';
  if (mail === 'mbox') throw refusal('a mailbox (mbox)', 'one mail of it as EML');
  const kind = textKind(text);
  if (/^(?:<\?xml|<svg)[\s>]/i.test(text) && !/<(?:html|!doctype html)[\s>]/i.test(text.slice(0, 2_000)))
    throw /<svg[\s>]/i.test(text.slice(0, 2_000))
      ? refusal('a drawing (svg)', 'it as PDF or PNG')
      : refusal('an XML file', 'what it shows as PDF or text');
  return kind;
}

async function signature(bytes: Uint8Array): Promise<string | null> {
  try {
    return (await fileTypeFromBuffer(bytes))?.ext ?? null;
  } catch {
    return null;
  }
}

function refusal(name: string, instead: string): RefusedDocumentError {
  return new RefusedDocumentError(`This file is ${name}, which is not read here; send ${instead}.`);
}
