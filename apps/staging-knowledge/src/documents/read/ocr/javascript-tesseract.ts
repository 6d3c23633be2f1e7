import { createRequire } from 'node:module';
import path from 'node:path';
import type { Worker } from 'tesseract.js';
import type { OcrEngine, OcrLanguage, OcrLayout } from './ocr-engine.ts';
import { type SeenWord, wordsIn } from './ocr-words.ts';
import { editable, type Picture } from './picture.ts';

const require = createRequire(import.meta.url);

/** Tesseract as WebAssembly, for machines without the system's; its language data is in a package and is never downloaded. */
export class JavaScriptTesseract implements OcrEngine {
  readonly name = 'tesseract.js';
  readonly #workers = new Map<OcrLanguage, Promise<Worker>>();

  async read(picture: Picture, language: OcrLanguage, layout: OcrLayout): Promise<SeenWord[]> {
    const opened = this.#workers.get(language) ?? openWorker(language);
    this.#workers.set(language, opened);
    const worker = await opened;
    const { PSM } = await import('tesseract.js');
    await worker.setParameters({ tessedit_pageseg_mode: layout === 'page' ? PSM.AUTO : PSM.SPARSE_TEXT });
    const png = await editable(picture).png({ compressionLevel: 1 }).toBuffer();
    const { data: found } = await worker.recognize(png, {}, { text: false, tsv: true });
    return wordsIn(found.tsv ?? '');
  }
}

async function openWorker(language: OcrLanguage): Promise<Worker> {
  const { createWorker, OEM } = await import('tesseract.js');
  const folder = path.dirname(require.resolve(`@tesseract.js-data/${language}/package.json`));
  const langPath = path.join(folder, '4.0.0_best_int');
  const worker = await createWorker(language, OEM.LSTM_ONLY, { langPath, cacheMethod: 'none', gzip: true });
  await worker.setParameters({ user_defined_dpi: '200' });
  return worker;
}
