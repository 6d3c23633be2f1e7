import type { OcrText } from './ocr-text.ts';
import type { Picture } from './picture.ts';

/** A language that there is data for, as Tesseract calls it. */
export type OcrLanguage = 'eng' | 'spa';

/** Recognises letters in a picture whose lines run from left to right. */
export interface OcrEngine {
  /** As results name it. */
  readonly name: string;
  /** @param language of most of the text; English words are read in any */
  read(picture: Picture, language: OcrLanguage): Promise<OcrText>;
}
