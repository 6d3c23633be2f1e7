import type { OcrText } from './ocr-text.ts';
import type { Picture } from './picture.ts';

/** Recognises letters in a picture whose lines run from left to right. */
export interface OcrEngine {
  /** As results name it. */
  readonly name: string;
  read(picture: Picture): Promise<OcrText>;
}
