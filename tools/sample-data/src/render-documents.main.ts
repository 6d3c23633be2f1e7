import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandExit, runCommand, UsageError } from '@homeroom/service-kit/command';
import { formatsOf, extraDocuments, renderDocument, devDocuments, holdoutDocuments } from './documents/index.ts';

const all = [...devDocuments, ...extraDocuments, ...holdoutDocuments];
const ids = all.map(({ id }) => id);
const line = {
  usage: `Draws the sample letters into a folder, in every format that fits them.

  npm run sample:letters -- FOLDER [LETTER …]

The letters are ${ids.join(', ')}. Default: all of them. No options, no variables.

Example: npm run sample:letters -- reports/letters museum-trip

Exit code: 0 done, 2 wrong usage.
`,
  options: {},
  allowPositionals: true,
  read: ({ positionals: [folder, ...wanted] }: { positionals: string[] }) => {
    if (folder === undefined) throw new UsageError('FOLDER is needed.');
    const unknown = wanted.filter((id) => !ids.includes(id));
    if (unknown.length > 0)
      throw new UsageError(`There is no sample letter ${unknown.join(', ')}. There are: ${ids.join(', ')}.`);
    return { folder, wanted };
  },
} as const;

process.exitCode = await runCommand(line, process.argv.slice(2), process, async ({ folder, wanted }) => {
  mkdirSync(folder, { recursive: true });
  for (const document of all.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
    for (const format of formatsOf(document)) {
      const { name, bytes } = await renderDocument(document, format);
      writeFileSync(path.join(folder, name), bytes);
      process.stdout.write(`${path.join(folder, name)}\n`);
    }
  }
  return commandExit.done;
});
