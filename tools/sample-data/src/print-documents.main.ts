import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { runMain } from '@homeroom/service-kit';
import { commandExit, runCommand, UsageError } from '@homeroom/service-kit/command';
import { chromiumArguments, chromiumMissing, findChromium } from '@homeroom/testing/chromium';
import {
  devTypesetDocuments,
  holdoutTypesetDocuments,
  mailHeadLines,
  picturedArrivals,
  type TypesetDocument,
} from './documents/index.ts';

const run = promisify(execFile);
const printLimitMs = 60_000;
const typesetFolder = path.resolve(import.meta.dirname, '../../../tools/sample-data/src/documents/typeset');
const halves = { dev: devTypesetDocuments, holdout: holdoutTypesetDocuments };
const line = {
  usage: `Prints the typeset documents into their folders: browser pages by Chromium, office documents by LibreOffice (soffice).
Prints that are there stay as they are.

  npm run sample:print             what is missing
  npm run sample:print -- ID …     these again

Variables: CHROMIUM_PATH, the browser. Default: the usual places.

Example: npm run sample:print

Exit code: 0 done, 1 a program is missing or failed, 2 wrong usage.
`,
  options: {},
  allowPositionals: true,
  read: ({ positionals }: { positionals: string[] }) => {
    const known = Object.values(halves).flatMap((documents) => documents.map(({ id }) => id));
    const unknown = positionals.filter((id) => !known.includes(id));
    if (unknown.length > 0) throw new UsageError(`There is no typeset document ${unknown.join(', ')}.`);
    return positionals;
  },
} as const;

let scratch: string;
let wanted: readonly string[];
await runMain(async () => {
  process.exitCode = await runCommand(line, process.argv.slice(2), process, async (ids) => {
    wanted = ids;
    scratch = await mkdtemp(path.join(tmpdir(), 'print-'));
    try {
      for (const [half, documents] of Object.entries(halves)) {
        for (const document of documents.filter(({ id }) => wanted.length === 0 || wanted.includes(id)))
          await print(path.join(typesetFolder, half), document);
      }
    } finally {
      await rm(scratch, { recursive: true, force: true });
    }
    return commandExit.done;
  });
});

async function print(folder: string, document: TypesetDocument): Promise<void> {
  const { id, producer, arrivals } = document;
  const pdf = path.join(folder, `${id}.pdf`);
  const docx = path.join(folder, `${id}.docx`);
  const needsPdf = arrivals.some((arrival) => ['pdf', ...picturedArrivals].includes(arrival));
  const isMissing = (needsPdf && !existsSync(pdf)) || (arrivals.includes('docx') && !existsSync(docx));
  if (!isMissing && wanted.length === 0) return;
  const page = path.join(scratch, `${id}.html`);
  await writeFile(page, await printedPage(folder, document));
  if (producer === 'office' || arrivals.includes('docx'))
    await office(page, 'docx:MS Word 2007 XML', ['--infilter=HTML (StarWriter)']);
  if (arrivals.includes('docx')) await copyFile(path.join(scratch, `${id}.docx`), docx);
  if (needsPdf) {
    const printed = path.join(scratch, `${id}.pdf`);
    if (producer === 'office') await office(path.join(scratch, `${id}.docx`), 'pdf:writer_pdf_Export');
    else await browser(page, printed);
    await writeFile(pdf, madeOn(document.received, await readFile(printed)));
  }
  process.stdout.write(`${path.relative(process.cwd(), path.join(folder, id))}\n`);
}

/** Returns the page of a document; a mail has its head above the text, as mailing programs print it. */
async function printedPage(folder: string, { id, mail }: TypesetDocument): Promise<string> {
  const html = await readFile(path.join(folder, `${id}.html`), 'utf8');
  if (!mail) return html;
  const lines = [mail.subject, ...mailHeadLines(mail)].map((line) =>
    line.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  );
  return html.replace(/<body[^>]*>/i, (body) => `${body}<p>${lines.join('<br>')}</p><hr>`);
}

async function browser(page: string, pdf: string): Promise<void> {
  const program = findChromium();
  if (program === null) throw new Error(chromiumMissing);
  const options = ['--headless', '--no-pdf-header-footer', `--print-to-pdf=${pdf}`];
  await run(program, [...chromiumArguments, ...options, pathToFileURL(page).href], { timeout: printLimitMs });
}

async function office(file: string, format: string, options: readonly string[] = []): Promise<void> {
  const profile = `-env:UserInstallation=${pathToFileURL(path.join(scratch, 'profile')).href}`;
  await run('soffice', [profile, '--headless', ...options, '--convert-to', format, '--outdir', scratch, file], {
    timeout: printLimitMs,
  });
}

/** Sets the dates of a PDF's information dictionary to the day the document was received. */
function madeOn(day: string, pdf: Buffer): Buffer {
  const digits = `${day.replaceAll('-', '')}090000`;
  return Buffer.from(pdf.toString('latin1').replaceAll(/\(D:\d{14}/g, `(D:${digits}`), 'latin1');
}
