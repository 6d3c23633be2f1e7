import { createRequire } from 'node:module';
import path from 'node:path';
import type { Worker } from 'tesseract.js';
import type { OcrEngine } from './ocr-engine.ts';
import { ocrTextOf, type OcrText } from './ocr-text.ts';
import { editable, type Picture } from './picture.ts';

const require = createRequire(import.meta.url);

/** Tesseract as WebAssembly, for machines without the system's; its language data is in a package and is never downloaded. */
export class JavaScriptTesseract implements OcrEngine {
  readonly name = 'tesseract.js';
  #worker: Promise<Worker> | undefined;

  async read(picture: Picture): Promise<OcrText> {
    const worker = await (this.#worker ??= openWorker());
    const png = await editable(picture).png({ compressionLevel: 1 }).toBuffer();
    const { data: found } = await worker.recognize(png, {}, { text: false, tsv: true });
    return ocrTextOf(found.tsv ?? '');
  }
}

async function openWorker(): Promise<Worker> {
  const { createWorker, OEM, PSM } = await import('tesseract.js');
  const langPath = path.join(path.dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');
  const worker = await createWorker('eng', OEM.LSTM_ONLY, { langPath, cacheMethod: 'none', gzip: true });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: '200' });
  return worker;
}
