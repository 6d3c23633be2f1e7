import { repairMojibake } from '../../../mail/mojibake.ts';
import { utf16Encoding } from '../../../mail/utf-16.ts';
import { windows1252Text } from '../../../mail/windows-1252.ts';

/** The text of a file: UTF-16 with or without its byte order mark, otherwise UTF-8 or, when it is none, Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Encoding(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  return isMostlyUtf8(text)
    ? repairMojibake(text)
    : windows1252Text(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/** A single broken character, such as one that was cut through, leaves it UTF-8. */
function isMostlyUtf8(text: string): boolean {
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  return broken === 0 || (broken <= 2 && /[\u0080-\ufffc]/.test(text.replaceAll('\ufffd', '')));
}

const lookedAt = 65_536;

/** Whether bytes are no text: NUL outside UTF-16, or many control characters. */
export function looksBinary(bytes: Uint8Array): boolean {
  if (utf16Encoding(bytes)) return false;
  const start = bytes.subarray(0, lookedAt);
  let controls = 0;
  for (const byte of start) {
    if (byte === 0) return true;
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12 && byte !== 27) controls += 1;
  }
  return controls > start.length * 0.02;
}
