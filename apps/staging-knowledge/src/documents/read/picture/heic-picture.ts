import { RefusedDocumentError } from '../reading-reports.ts';
import { greyFromRgba, type Picture } from '../ocr/picture.ts';
import { assertPixels } from './pixel-limit.ts';

/** Whether a file is one of the HEIF family that is not AVIF. */
export function isHeic(bytes: Uint8Array): boolean {
  const box = Buffer.from(bytes.subarray(4, 12)).toString('latin1');
  return /^ftyp(?:mif1|msf1|hei[cxms]|hev[cxms])$/.test(box);
}

/** The first picture of a HEIC file, the way up that its camera noted. @throws RefusedDocumentError when it is too large or broken */
export async function heicPicture(bytes: Uint8Array): Promise<Picture> {
  assertDeclaredPixels(bytes);
  const { default: decode } = await import('heic-decode');
  const images = await decode.all({ buffer: bytes }).catch((error: unknown) => {
    throw new RefusedDocumentError('This picture is broken or cut off.', { cause: error });
  });
  try {
    const [first] = images;
    if (!first) throw new RefusedDocumentError('This HEIC file holds no picture.');
    assertPixels(first);
    const { data, width, height } = await first.decode().catch((error: unknown) => {
      throw new RefusedDocumentError('This picture is broken or cut off.', { cause: error });
    });
    return greyFromRgba(data, width, height);
  } finally {
    images.dispose();
  }
}

/** Every size in the file's `ispe` boxes (ISO/IEC 23008-12 §6.5.3) counts, before anything is decoded. */
function assertDeclaredPixels(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = file.indexOf('ispe'); at >= 0 && at + 16 <= file.length; at = file.indexOf('ispe', at + 4)) {
    if (file.readUInt32BE(at - 4) === 20)
      assertPixels({ width: file.readUInt32BE(at + 8), height: file.readUInt32BE(at + 12) });
  }
}
