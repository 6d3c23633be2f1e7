import { JavaScriptTesseract } from './javascript-tesseract.ts';
import type { OcrEngine, OcrLanguage, OcrLayout } from './ocr-engine.ts';
import type { SeenWord } from './ocr-words.ts';
import type { Picture } from './picture.ts';
import { SystemTesseract } from './system-tesseract.ts';

let chosen: Promise<OcrEngine> | undefined;

/** The system's Tesseract when it is there, otherwise the one in JavaScript. */
export function installedOcrEngine(): Promise<OcrEngine> {
  return (chosen ??= SystemTesseract.find().then((found) =>
    found ? new WithSubstitute(found, new JavaScriptTesseract()) : new JavaScriptTesseract(),
  ));
}

/** An engine in whose place another one steps when it fails, for good. */
class WithSubstitute implements OcrEngine {
  #engine: OcrEngine;
  readonly #substitute: OcrEngine;

  constructor(engine: OcrEngine, substitute: OcrEngine) {
    this.#engine = engine;
    this.#substitute = substitute;
  }

  get name(): string {
    return this.#engine.name;
  }

  async read(picture: Picture, language: OcrLanguage, layout: OcrLayout): Promise<SeenWord[]> {
    try {
      return await this.#engine.read(picture, language, layout);
    } catch (error) {
      if (this.#engine === this.#substitute) throw error;
      this.#engine = this.#substitute;
      return this.#substitute.read(picture, language, layout);
    }
  }
}
