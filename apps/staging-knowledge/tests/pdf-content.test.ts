import sharp from 'sharp';
import type { ParseResult } from '../src/documents/read/parse-result.ts';
import { buildPagePdf, buildPicture, letterLines, pdfStream } from './vision-documents.ts';
import { openVisionService, useReaderProgram, type VisionService } from './vision-fixture.ts';

let service: VisionService;
useReaderProgram();
beforeAll(async () => {
  service = openVisionService();
});
afterAll(() => service?.close());

async function parsed(bytes: Buffer): Promise<ParseResult> {
  const response = await service.parse(bytes);
  expect([response.status, response.body.detail]).toEqual([200, undefined]);
  return response.body;
}

const helvetica = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const font = '/Font<</F 5 0 R>>';
/** Lines of a page, from the top. */
const show = (lines: readonly string[]) =>
  pdfStream(
    `BT ${lines.map((line, index) => `/F 12 Tf 1 0 0 1 72 ${720 - 20 * index} Tm (${line}) Tj`).join('\n')} ET`,
  );
const appearance = (words: string) =>
  pdfStream(
    `BT /F 12 Tf 2 5 Td (${words}) Tj ET`,
    '/Type/XObject/Subtype/Form/BBox[0 0 200 20]/Resources<</Font<</F 5 0 R>>>>',
  );

test('what was typed on a page, notes, stamps and signatures are read', async () => {
  const annotation = (type: string, rect: string, more: string) =>
    `<</Type/Annot/Subtype/${type}/Rect[${rect}]/F 4${more}>>`;
  const { text } = await parsed(
    buildPagePdf(
      show(['Permission slip', 'Name of the child: ____________________', 'Signature of a parent:']),
      font,
      [
        helvetica,
        appearance('Maya Rivera'),
        appearance('RECEIVED OCT 3 2026'),
        appearance('Ana Rivera'),
        annotation('FreeText', '180 695 380 715', '/Contents(Maya Rivera)/DA(/F 12 Tf)/AP<</N 6 0 R>>'),
        annotation('Stamp', '300 600 500 620', '/Name/Received/AP<</N 7 0 R>>'),
        annotation('Widget', '180 675 380 695', '/FT/Sig/T(parent)/AP<</N 8 0 R>>'),
        annotation('Text', '500 700 520 720', '/Contents(Bring it by Friday)'),
        '<</Type/Annot/Subtype/Text/Rect[500 700 520 720]/F 2/Contents(hidden)>>',
      ],
      '/Annots[9 0 R 10 0 R 11 0 R 12 0 R 13 0 R]',
    ),
  );
  expect(text.split('\n').filter(Boolean)).toEqual([
    'Permission slip',
    'Name of the child: ____________________ Maya Rivera',
    'Signature of a parent:',
    'Stamp: RECEIVED OCT 3 2026',
    'Note: Bring it by Friday',
    'Signature: Ana Rivera',
  ]);
});

const words = [
  'The fourth grade visits the science museum in October.',
  'Please return the signed permission slip to the office.',
  'Children bring their own lunch and wear sturdy shoes.',
];

/** A page of text with a picture of these lines below it. */
async function buildIllustrated(lines: readonly string[], width = 460): Promise<Buffer> {
  const jpeg = await sharp(await buildPicture(lines))
    .jpeg()
    .toBuffer();
  const size = await sharp(jpeg).metadata();
  const content = show(words)
    .replace(/^.*?stream\n/s, '')
    .replace(/\nendstream$/, '');
  return buildPagePdf(
    pdfStream(`${content} q ${width} 0 0 ${Math.round((width * size.height) / size.width)} 72 200 cm /I Do Q`),
    `${font}/XObject<</I 6 0 R>>`,
    [
      helvetica,
      pdfStream(
        jpeg,
        `/Type/XObject/Subtype/Image/Width ${size.width}/Height ${size.height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`,
      ),
    ],
  );
}

test('a picture on a page of text has its letters recognised, a small one has not', async () => {
  const flyer = ['Harvest picnic on October 17', 'Bring a blanket and a friend'];
  const large = await parsed(await buildIllustrated(flyer));
  expect(large).toMatchObject({ method: 'mixed', ocr_engine: expect.stringMatching(/^tesseract/) });
  expect(large.text).toContain(`${words.join('\n')}\n\n${flyer[0]}`);
  expect(await parsed(await buildIllustrated(flyer, 90))).toMatchObject({ method: 'text', text: words.join('\n') });
});

test('what a picture says that the page says too is told once', async () => {
  expect(await parsed(await buildIllustrated(words))).toMatchObject({ method: 'text', text: words.join('\n') });
});

/** A page whose font draws one letter and names another. */
function buildGarbled(lines: readonly string[]): Buffer {
  const map = Array.from({ length: 95 }, (_, index) => [32 + index, 32 + ((index + 66) % 95)])
    .map(([code, other]) => `<${code?.toString(16)}> <00${other?.toString(16)}>`)
    .join('\n');
  const toUnicode = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /M def 1 begincodespacerange <00> <ff> endcodespacerange 95 beginbfchar\n${map}\nendbfchar endcmap end end`;
  return buildPagePdf(show(lines), font, [
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding/ToUnicode 6 0 R>>',
    pdfStream(toUnicode),
  ]);
}

test('a text layer of other letters than the page shows is replaced by what is recognised', async () => {
  const { method, text, warnings } = await parsed(buildGarbled([...letterLines, ...words]));
  expect([method, warnings]).toEqual(['ocr', []]);
  expect(text).toContain('Please return the signed permission slip by September 30.');
});

test('a PDF that wants a password for its attachments alone is read, and says so', async () => {
  const hash = '00'.repeat(32);
  const locked = (streams: string) =>
    Buffer.from(
      buildPagePdf(show(words), font, [
        helvetica,
        `<</Filter/Standard/V 4/R 4/Length 128/CF<</StdCF<</AuthEvent/EFOpen/CFM/AESV2/Length 16>>>>/StmF/${streams}/StrF/Identity/EFF/StdCF/O<${hash}>/U<${hash}>/P -4>>`,
      ])
        .toString('latin1')
        .replace('/Root 1 0 R', '/Root 1 0 R/ID[<00><00>]/Encrypt 6 0 R'),
      'latin1',
    );
  expect(await parsed(locked('Identity'))).toMatchObject({
    text: words.join('\n'),
    warnings: ['The attachments of this PDF need a password and were not read.'],
  });
  expect((await service.parse(locked('StdCF'))).body.detail).toBe(
    'This PDF needs a password to open; send it without one.',
  );
});
