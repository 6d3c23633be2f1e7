import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatsOf, renderDocument, tuningDocuments, untouchedDocuments } from './documents/index.ts';

const [, , folder, ...ids] = process.argv;
if (folder === undefined) {
  process.stderr.write('usage: render-documents FOLDER [DOCUMENT …]\nWrites the sample documents into the folder, in every format that fits them.\n');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });
const documents = [...tuningDocuments, ...untouchedDocuments].filter(({ id }) => ids.length === 0 || ids.includes(id));
for (const document of documents) {
  for (const format of formatsOf(document)) {
    const { name, bytes } = await renderDocument(document, format);
    writeFileSync(path.join(folder, name), bytes);
  }
}
process.stdout.write(`${documents.length} documents are in ${path.resolve(folder)}.\n`);
