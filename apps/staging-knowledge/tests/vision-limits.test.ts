import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import {
  buildAllocatingPdf,
  buildDocx,
  buildEndlessPdf,
  buildManyPages,
  buildPagePdf,
  buildPicture,
  buildPngHeader,
  buildTextPdf,
  paragraph,
  pdfStream,
} from './vision-documents.ts';
import { readingLimits } from '../src/documents/read/reading-limits.ts';
import { openVisionService, useReaderProgram, type VisionService } from './vision-fixture.ts';

const mebibyte = 1_048_576;
const opened: VisionService[] = [];
let service: VisionService;

/** A service whose documents may take so many milliseconds. */
async function opens(
  limits: { firstPageMs?: number; totalMs?: number; memoryBytes?: number } = {},
): Promise<VisionService> {
  const made = openVisionService({
    limits: { ...readingLimits, firstPageMs: 10_000, totalMs: 20_000, ...limits },
  });
  opened.push(made);
  return made;
}

useReaderProgram();
beforeAll(async () => {
  service = await opens();
});
afterAll(() => Promise.all(opened.map((made) => made.close())));

const letter = buildTextPdf();
const deepHtml = `<html>${'<div>'.repeat(300_000)}deep down${'</div>'.repeat(10)}`;

/** Its last part is 4 GB by the directory. */
const promisingDocx = buildDocx(paragraph('Bring a coat.'));
promisingDocx.writeUInt32LE(0xfffffffe, promisingDocx.lastIndexOf('PK\u0001\u0002') + 24);

test.each([
  [
    'too large by its directory',
    promisingDocx,
    'This Word document unpacks to more than the 64 MB, or the 2000 parts, that one document may have.',
  ],
  [
    'larger than its directory says',
    buildDocx(paragraph('A'.repeat(8 * mebibyte)), { promised: 1_000 }),
    'This Word document is broken and cannot be read.',
  ],
  [
    'made of too many elements',
    buildDocx('<w:p/>'.repeat(600_000)),
    'This Word document has more than the 250000 elements that one document may have.',
  ],
  [
    'a picture with too many pixels by its header',
    buildPngHeader(60_000, 60_000),
    'This picture has 60000 × 60000 pixels, more than the 50 million that one picture may have.',
  ],
  [
    'a page with too many elements',
    `<html>${'<div>'.repeat(600_000)}`,
    'This HTML document has more than the 500000 elements that one document may have.',
  ],
])('a document that is %s is refused before it is read', async (_what, bytes, detail) => {
  const response = await service.parse(bytes);
  expect([response.status, response.body]).toEqual([400, { detail }]);
});

test('what nobody can see on a page is not read', async () => {
  const hidden =
    'BT /F 12 Tf 1 0 0 1 72 700 Tm (Bring a coat.) Tj /F 0.5 Tf 1 0 0 1 72 650 Tm (tiny) Tj /F 12 Tf 1 0 0 1 -900 600 Tm (left) Tj 1 0 0 1 72 2000 Tm (above) Tj ET';
  expect(
    (
      await service.parse(
        buildPagePdf(pdfStream(hidden), '/Font<</F 5 0 R>>', ['<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>']),
      )
    ).body,
  ).toMatchObject({ text: 'Bring a coat.' });
  expect(
    (
      await service.parse(
        buildDocx(
          `<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r><w:r><w:t>Bring a coat.</w:t></w:r></w:p>`,
        ),
      )
    ).body,
  ).toMatchObject({ text: 'Bring a coat.' });
});

test('a page of many pages, or nested without end, is read within the limits', async () => {
  expect((await service.parse(buildManyPages(2_000))).body).toMatchObject({
    pages_total: 2_000,
    pages_processed: 200,
    truncated: true,
    warnings: ['Only the first 200 of 2000 pages were read.'],
  });
  expect((await service.parse(deepHtml)).body).toMatchObject({ text: 'deep down', truncated: false });
});

test('a document that takes too much memory is refused by name, and the next one is read', async () => {
  const small = await opens({ memoryBytes: 220 * mebibyte });
  const response = await small.parse(buildAllocatingPdf(200_000_000));
  expect([response.status, response.body]).toEqual([
    400,
    { detail: 'This PDF cannot be read: it takes more than the 220 MB of memory that one document may take.' },
  ]);
  expect((await small.parse(letter)).status).toBe(200);
});

test('a document that takes too long after its first page is answered with what was read, and what is missing', async () => {
  const hasty = await opens({ totalMs: 1_000 });
  const [pid] = hasty.reader.pids as [number];
  const response = await hasty.parse(buildEndlessPdf(2));
  expect(response.status).toBe(200);
  expect(response.body).toMatchObject({
    text: 'The first page can be read.\n\nThe first page can be read.',
    pages_total: 3,
    pages_processed: 2,
    truncated: true,
    warnings: [
      'Page 3 could not be read: it takes more than the 1 seconds of processor time that one document may take.',
    ],
  });
  expect(hasty.reader.pids).not.toContain(pid);
});

test('a document cut off anywhere is answered, and so is the next one', async () => {
  const documents = [letter, buildDocx(paragraph('Bring a coat.')), await buildPicture(['Bring a coat'])];
  const cut = documents.flatMap((document) =>
    [0.4, 0.95].map((share) => document.subarray(0, Math.floor(document.length * share))),
  );
  const answers = await Promise.all(cut.map((document) => service.parse(document)));
  for (const { status } of answers) expect([200, 400]).toContain(status);
  expect((await service.parse(letter)).status).toBe(200);
});

test('two are read at once, each at most so long to its first page, eight wait, and more are told when to come again', async () => {
  const busy = await opens({ firstPageMs: 1_200 });
  await busy.parse(letter);
  const requests = Array.from({ length: 11 }, (_, index) => busy.parse(index < 2 ? buildEndlessPdf() : letter));
  const answers = await Promise.all(
    requests.map((sent) => sent.then(({ status, headers, body }) => [status, headers['retry-after'], body.detail])),
  );
  const endless = [
    400,
    undefined,
    'This PDF cannot be read: its first page takes more than the allowed 1.2 seconds of processor time.',
  ];
  expect(
    answers.filter(([status]) => status !== 200).toSorted(([one], [other]) => Number(one) - Number(other)),
  ).toEqual([endless, endless, [503, '10', 'Too many documents are being read right now. Try again shortly.']]);
}, 120_000);

test('a process that is killed costs its own document only', async () => {
  await service.parse(letter);
  const reading = service.parse(buildEndlessPdf()).then((response) => response);
  await pause(200);
  for (const pid of service.reader.pids) process.kill(pid, 'SIGKILL');
  expect(await reading).toMatchObject({
    status: 500,
    body: {
      detail: expect.stringMatching(/^Processing failed: the reading process was ended from outside\. Request id: /),
    },
  });
  expect((await service.parse(letter)).status).toBe(200);
});

test('a process is used again after a document that it could read, and not after another', async () => {
  await service.parse(letter);
  const [first] = service.reader.pids;
  await service.parse(letter);
  expect(service.reader.pids).toEqual([first]);
  await service.parse('%PDF-1.4 broken');
  await service.parse(letter);
  expect(service.reader.pids).not.toContain(first);
});

test('a client that leaves ends the reading of its document', async () => {
  await service.parse(letter);
  const [reading] = service.reader.pids as [number];
  const server = service.app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(buildEndlessPdf())]), 'a.pdf');
  const leaving = new AbortController();
  const sent = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/vision/parse`, {
    method: 'POST',
    body: form,
    signal: leaving.signal,
  });
  await pause(200);
  leaving.abort();
  await expect(sent).rejects.toThrow('aborted');
  for (let attempts = 0; attempts < 3_000 && service.reader.pids.includes(reading); attempts += 1) await pause(20);
  expect(service.reader.pids).not.toContain(reading);
  server.close();
});

test('the process knows no secrets of the service', async () => {
  await service.parse(letter);
  const [pid] = service.reader.pids as [number];
  if (process.platform === 'linux')
    expect(
      readFileSync(`/proc/${pid}/environ`, 'utf8')
        .split('\0')
        .map((line) => line.split('=')[0])
        .filter((name) => name !== '' && !name?.startsWith('NODE_'))
        .toSorted(),
    ).toEqual(['LANG', 'OMP_THREAD_LIMIT', 'PATH', 'TZ']);
});

test('without the system’s Tesseract the one in JavaScript recognises letters, and the process ends with the service', async () => {
  const made = openVisionService({ searchPath: '/nowhere' });
  const [pid] = made.reader.pids as [number];
  expect(
    (await made.parse(await buildPicture(['Science Museum Trip', 'Please return the slip by Friday']))).body,
  ).toMatchObject({ ocr_engine: 'tesseract.js', text: expect.stringContaining('Please return the slip by Friday') });
  await made.close();
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
