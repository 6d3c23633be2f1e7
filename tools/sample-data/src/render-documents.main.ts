import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatsOf, extraDocuments, renderDocument, devDocuments, holdoutDocuments } from './documents/index.ts';

const all = [...devDocuments, ...extraDocuments, ...holdoutDocuments];
const help = `Draws the sample letters into a folder, in every format that fits them.

  npm run sample:letters -- FOLDER [LETTER …]

The letters are ${all.map(({ id }) => id).join(', ')}; all unless some are named.
`;
const [, , folder, ...ids] = process.argv;
const unknown = ids.filter((wanted) => !all.some(({ id }) => id === wanted));
if (folder === undefined || folder.startsWith('-')) {
  (folder === '--help' ? process.stdout : process.stderr).write(help);
  process.exit(folder === '--help' ? 0 : 2);
}
if (unknown.length > 0) {
  process.stderr.write(
    `There is no sample letter ${unknown.join(', ')}. There are: ${all.map(({ id }) => id).join(', ')}.\n`,
  );
  process.exit(2);
}
mkdirSync(folder, { recursive: true });
for (const document of all.filter(({ id }) => ids.length === 0 || ids.includes(id))) {
  for (const format of formatsOf(document)) {
    const { name, bytes } = await renderDocument(document, format);
    writeFileSync(path.join(folder, name), bytes);
    process.stdout.write(`${path.join(folder, name)}\n`);
  }
}
