import { PictureRefusedError } from './model-host-errors.ts';
import type { ChatMessage } from './model-host.ts';

/** Limits of one chat. */
const maxPictures = 4;
const maxBytes = 4 * 1_048_576;

export type PictureType = 'image/png' | 'image/jpeg';

/** Detects the picture type from the first bytes; null for anything but the two that every host accepts. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('hex');
  if (start === '89504e470d0a1a0a') return 'image/png';
  return start.startsWith('ffd8ff') ? 'image/jpeg' : null;
}

/** @throws PictureRefusedError when the messages have too many, too large or unsupported pictures */
export function assertPictures(messages: readonly ChatMessage[]): void {
  const pictures = messages.flatMap(({ pictures = [] }) => pictures);
  if (pictures.length > maxPictures) throw new PictureRefusedError(`A chat may carry ${maxPictures} pictures at most.`);
  for (const picture of pictures) {
    if (picture.length > maxBytes)
      throw new PictureRefusedError(`A picture for the model may have ${maxBytes / 1_048_576} MB at most.`);
    if (pictureType(picture) === null) throw new PictureRefusedError('A picture for the model must be PNG or JPEG.');
  }
}

/** Encodes a picture as base64, as both dialects expect. */
export function base64(picture: Uint8Array): string {
  return Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength).toString('base64');
}
