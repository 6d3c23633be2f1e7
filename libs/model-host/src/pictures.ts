import { PictureRefusedError } from './model-host-errors.ts';
import type { ChatMessage } from './model-host.ts';

/** What one chat may carry. */
const mostPictures = 4;
const largestBytes = 4 * 1_048_576;

export type PictureType = 'image/png' | 'image/jpeg';

/** A picture's kind, by its first bytes; null for anything but the two that every host takes. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('hex');
  if (start === '89504e470d0a1a0a') return 'image/png';
  return start.startsWith('ffd8ff') ? 'image/jpeg' : null;
}

/** @throws PictureRefusedError when the messages carry more, larger or other pictures than they may */
export function assertPictures(messages: readonly ChatMessage[]): void {
  const pictures = messages.flatMap(({ pictures = [] }) => pictures);
  if (pictures.length > mostPictures)
    throw new PictureRefusedError(`A chat may carry ${mostPictures} pictures at most.`);
  for (const picture of pictures) {
    if (picture.length > largestBytes)
      throw new PictureRefusedError(`A picture for the model may have ${largestBytes / 1_048_576} MB at most.`);
    if (pictureType(picture) === null) throw new PictureRefusedError('A picture for the model must be PNG or JPEG.');
  }
}

/** In base64, as both interfaces take pictures. */
export function base64(picture: Uint8Array): string {
  return Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength).toString('base64');
}
