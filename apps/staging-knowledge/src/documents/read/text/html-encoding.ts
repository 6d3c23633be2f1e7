import { decodeText } from './text-encoding.ts';

/** The text of an HTML file, by its byte order mark, by what its head declares, otherwise as any text. */
export function decodeHtml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const marked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 2_048)).toString('latin1');
  const declared = /<meta[^>]{0,300}charset\s*=\s*["']?([\w-]{1,40})/i.exec(head)?.[1];
  if (marked || declared === undefined || /^utf-?8$/i.test(declared)) return decodeText(bytes);
  try {
    return new TextDecoder(declared).decode(bytes);
  } catch {
    return decodeText(bytes);
  }
}
