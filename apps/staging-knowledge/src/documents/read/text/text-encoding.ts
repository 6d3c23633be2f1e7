import { windows1252Text } from '../../../mail/windows-1252.ts';

/** The text of a file: by its byte order mark, otherwise UTF-8 or, when it is none, Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  return isMostlyUtf8(text) ? text : windows1252Text(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/** A single broken character, such as one that was cut through, leaves it UTF-8. */
function isMostlyUtf8(text: string): boolean {
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  return broken === 0 || (broken <= 2 && /[\u0080-\ufffc]/.test(text.replaceAll('\ufffd', '')));
}

const lookedAt = 65_536;

/** Whether bytes are no text: NUL without a byte order mark, or many control characters. */
export function looksBinary(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return false;
  const start = bytes.subarray(0, lookedAt);
  let controls = 0;
  for (const byte of start) {
    if (byte === 0) return true;
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12 && byte !== 27) controls += 1;
  }
  return controls > start.length * 0.02;
}
