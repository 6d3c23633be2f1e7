import { MboxSplitter } from './mbox-splitter.ts';
import { utf16Encoding } from './utf-16.ts';

/** Whether a file that begins with a "From " line holds one mail, as some programs save it, and not a mailbox. */
export function isSingleMail(bytes: Uint8Array): boolean {
  return messagesIn(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).length === 1;
}

/** A mail as its parser wants it: UTF-16 as UTF-8, without a "From " line before its headers. */
export function plainMail(raw: Buffer): Buffer {
  const utf16 = utf16Encoding(raw);
  const mail = utf16 === null ? raw : Buffer.from(withCharset(new TextDecoder(utf16).decode(raw), 'utf-8'));
  if (!/^From [^\r\n]/.test(mail.toString('latin1', 0, 100))) return mail;
  return messagesIn(mail)[0]?.raw ?? mail;
}

function messagesIn(bytes: Buffer): { raw: Buffer | null }[] {
  const splitter = new MboxSplitter();
  return [...splitter.push(bytes), ...splitter.end()];
}

/** Parts whose bytes are letters encode their own text, unless everything was encoded again. */
function withCharset(mail: string, charset: string): string {
  const isEncoded = /^content-transfer-encoding:\s*(?:base64|quoted-printable)/im.test(mail);
  const declared = isEncoded ? /(charset\s*=\s*"?)utf-16(?:le|be)?/gi : /(charset\s*=\s*"?)[\w-]{1,40}/gi;
  return mail.replace(declared, `$1${charset}`);
}

/** A mail that declares UTF-8 or ASCII, as if it declared Windows-1252; null when it declares neither. */
export function asWindows1252(mail: Buffer): Buffer | null {
  const text = mail.toString('latin1');
  const other = text.replace(/(charset\s*=\s*"?)(?:utf-?8|us-ascii|ascii)\b/gi, '$1windows-1252');
  return other === text ? null : Buffer.from(other, 'latin1');
}
