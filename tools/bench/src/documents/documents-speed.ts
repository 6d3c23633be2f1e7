import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderDocument, devDocuments, type RenderedFile, type SampleDocument } from '@homeroom/sample-data/documents';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { DocumentServer } from './documents-service.ts';
import { interleaved, medianTime } from '../harness/rounds.ts';
import { compare, type Measure } from '../harness/statistics.ts';

const repeats = 20;
const warmups = 20;

/** A one-page PDF with a text layer: the whole request to the service against pdf.js in this process. */
export async function parseSpeedMeasure(rounds: number, server: DocumentServer): Promise<Measure> {
  const [letter] = devDocuments as readonly [SampleDocument];
  const file = await renderDocument(letter, 'pdf');
  let turn = 0;
  const another = (): RenderedFile => ({
    ...file,
    bytes: Buffer.concat([file.bytes, Buffer.from(`% ${(turn += 1)}\n`)]),
  });
  const request = async () => {
    const { status, body } = await server.send('parse', another());
    if (status !== 200) throw new Error(`POST /vision/parse answered ${status}: ${JSON.stringify(body)}`);
  };
  const inProcess = () => textOf(another().bytes);
  for (let time = 0; time < warmups; time += 1) {
    await request();
    await inProcess();
  }
  const figures = await interleaved(rounds, {
    request: () => medianTime(repeats, request),
    inProcess: () => medianTime(repeats, inProcess),
  });
  return compare(
    'POST /vision/parse of a one-page PDF, whole request, against pdf.js in process',
    { what: 'ms', rounds: figures.request },
    { what: 'ms', rounds: figures.inProcess },
    { atMost: 2 },
  );
}

/** The text of all pages, as a program that has pdf.js would read it. @throws Error when there is none */
async function textOf(pdf: Buffer): Promise<void> {
  const standardFonts = path.join(
    path.dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))),
    'standard_fonts',
  );
  const task = getDocument({ data: new Uint8Array(pdf), standardFontDataUrl: `${standardFonts}/`, verbosity: 0 });
  const document = await task.promise;
  await document.getMetadata();
  let items = 0;
  for (let number = 1; number <= document.numPages; number += 1)
    items += (await (await document.getPage(number)).getTextContent()).items.length;
  await task.destroy();
  if (items === 0) throw new Error('The page has no text.');
}
