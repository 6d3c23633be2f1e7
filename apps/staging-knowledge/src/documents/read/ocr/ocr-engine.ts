import type { SeenWord } from './ocr-words.ts';
import type { Picture } from './picture.ts';

/** A language that there is data for, as Tesseract calls it. */
export type OcrLanguage = 'eng' | 'spa';

/** Content of a picture: a page with columns and headings, or words here and there. */
export type OcrLayout = 'page' | 'sparse';

/** Recognises letters in a picture whose lines run from left to right. */
export interface OcrEngine {
  /** As results name it. */
  readonly name: string;
  /** @param language of most of the text; English words are read in any */
  read(picture: Picture, language: OcrLanguage, layout: OcrLayout): Promise<SeenWord[]>;
}
