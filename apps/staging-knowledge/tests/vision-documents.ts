import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A letter's lines, as the test documents show them. */
export const letterLines = [
  'Year 4 Science Museum Trip',
  'Dear parents and carers of Year 4,',
  'On Friday, October 9, 2026 we will visit the City Science Museum.',
  'The bus leaves at 8:45. The trip costs $18.50.',
  'Please return the signed permission slip by September 30.',
];

/** Builds a PDF of numbered objects, the first its catalog; `trailer` adds to the trailer. */
export function buildPdf(objects: readonly string[], trailer = ''): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  return Buffer.from(
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${file.length}\n%%EOF`,
    'latin1',
  );
}

/** A stream object of a PDF. */
export function pdfStream(content: string | Buffer, dictionary = ''): string {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(content, 'latin1');
  return `<<${dictionary}/Length ${bytes.length}>>\nstream\n${bytes.toString('latin1')}\nendstream`;
}

const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';

/** A PDF whose pages show these lines, the first of each in larger letters. */
export function buildTextPdf(
  pages: readonly (readonly string[])[] = [letterLines],
  info = "/Title(Microsoft Word - letter.doc)/Author(Lakeside Elementary)/CreationDate(D:20260914083000-05'00)",
): Buffer {
  const numbers = pages.map((_page, index) => 5 + 2 * index);
  const content = (lines: readonly string[]) =>
    `BT ${lines.map((line, index) => `/F ${index === 0 ? 20 : 12} Tf 1 0 0 1 72 ${720 - 24 * index} Tm (${line.replace(/[()\\]/g, '\\$&')}) Tj`).join('\n')} ET`;
  return buildPdf(
    [
      '<</Type/Catalog/Pages 2 0 R>>',
      `<</Type/Pages/Kids[${numbers.map((number) => `${number} 0 R`).join(' ')}]/Count ${pages.length}>>`,
      font,
      `<<${info}>>`,
      ...pages.flatMap((lines, index) => [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents ${6 + 2 * index} 0 R/Resources<</Font<</F 3 0 R>>>>>>`,
        pdfStream(content(lines)),
      ]),
    ],
    '/Info 4 0 R',
  );
}

/** A PDF of one page, with this content, these resources and further objects from the fifth on. */
export function buildPagePdf(content: string, resources: string, further: readonly string[] = [], page = ''): Buffer {
  return buildPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<<${resources}>>${page}>>`,
    content,
    ...further,
  ]);
}

/** A PDF whose page is a picture of a letter, as a scanner makes it. */
export async function buildScanPdf(): Promise<Buffer> {
  const jpeg = await sharp(await buildPicture())
    .jpeg()
    .toBuffer();
  const { width, height } = await sharp(jpeg).metadata();
  const image = pdfStream(
    jpeg,
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`,
  );
  return buildPagePdf(pdfStream('q 612 0 0 400 0 300 cm /I Do Q'), '/XObject<</I 5 0 R>>', [image]);
}

/** Many pages that share one content. */
export function buildManyPages(count: number): Buffer {
  const pages = Array.from(
    { length: count },
    () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 3 0 R/Resources<</Font<</F 4 0 R>>>>>>',
  );
  return buildPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pages.map((_page, index) => `${index + 5} 0 R`).join(' ')}]/Count ${count}>>`,
    pdfStream('BT /F 12 Tf 72 700 Td (One of very many pages) Tj ET'),
    font,
    ...pages,
  ]);
}

/** Each of the objects draws the next one three times: at the end there is no end. */
export function buildEndlessPdf(firstPages = 0): Buffer {
  const draws = pdfStream('/A Do /A Do /A Do');
  const forms = Array.from({ length: 40 }, (_, index) =>
    pdfStream(
      '/A Do /A Do /A Do',
      `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</A ${index < 39 ? 6 + index : 45} 0 R>>>>`,
    ),
  );
  const kids = [...Array.from({ length: firstPages }, () => '47 0 R'), '3 0 R'];
  return buildPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${kids.length}>>`,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</XObject<</A 5 0 R>>>>>>',
    draws,
    ...forms,
    pdfStream(''),
    font,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 48 0 R/Resources<</Font<</F 46 0 R>>>>>>',
    pdfStream('BT /F 12 Tf 72 700 Td (The first page can be read.) Tj ET'),
  ]);
}

/** A few kilobytes that unpack to so many bytes of drawing commands. */
export function buildAllocatingPdf(bytes: number): Buffer {
  const packed = deflateSync(deflateSync(Buffer.alloc(bytes, 'q '), { level: 9 }), { level: 9 });
  return buildPagePdf(pdfStream(packed, '/Filter[/FlateDecode/FlateDecode]'), '');
}

/** A picture of lines in black on white. */
export function buildPicture(lines: readonly string[] = letterLines): Promise<Buffer> {
  const texts = lines.map(
    (line, index) =>
      `<text x="60" y="${100 + index * 70}" font-family="sans-serif" font-size="${index === 0 ? 42 : 32}">${line.replaceAll('&', '&amp;')}</text>`,
  );
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1224" height="${lines.length * 70 + 450}"><rect width="100%" height="100%" fill="white"/>${texts.join('')}</svg>`,
    ),
  )
    .png()
    .toBuffer();
}

/** A PNG whose header promises a size that its content does not keep. */
export function buildPngHeader(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
  };
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([1, 0, 0, 0, 0])]);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A zip archive; `promised` is the unpacked size that it states for every part instead of the true one. */
export function buildZip(parts: Record<string, string | Buffer>, promised?: number): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes, { level: 9 });
    // version, flags, deflate, time and date; checksum and sizes; lengths of the name and of nothing more
    const described = Buffer.concat([
      shorts(20, 0, 8, 0, 0),
      longs(crc32(bytes), packed.length, promised ?? bytes.length),
      shorts(name.length, 0),
    ]);
    const file = Buffer.concat([longs(0x04034b50), described, Buffer.from(name), packed]);
    directory.push(
      Buffer.concat([longs(0x02014b50), shorts(20), described, shorts(0, 0, 0), longs(0, offset), Buffer.from(name)]),
    );
    files.push(file);
    offset += file.length;
  }
  const central = Buffer.concat(directory);
  return Buffer.concat([
    ...files,
    central,
    longs(0x06054b50),
    shorts(0, 0, files.length, files.length),
    longs(central.length, offset),
    shorts(0),
  ]);
}

/** A Word document with this body and, when given, title and further parts. */
export function buildDocx(
  body: string,
  { title, promised, parts = {} }: { title?: string; promised?: number; parts?: Record<string, string> } = {},
): Buffer {
  const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  return buildZip(
    {
      '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/></Types>`,
      '_rels/.rels':
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
      ...parts,
      ...(title !== undefined && {
        'docProps/core.xml': `<?xml version="1.0"?><cp:coreProperties xmlns:cp="urn:c" xmlns:dc="urn:d" xmlns:dcterms="urn:t"><dc:title>${title}</dc:title><dc:creator>Office</dc:creator><dcterms:created>2026-09-14T08:00:00Z</dcterms:created></cp:coreProperties>`,
      }),
    },
    promised,
  );
}

/** A paragraph of a Word document. */
export function paragraph(text: string, style?: string): string {
  return `<w:p>${style === undefined ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;
}

/** Builds a minimal compound file (MS-CFB): its signature and the name of one stream. */
export function buildCompoundFile(stream: string): Buffer {
  return Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(700),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(100),
  ]);
}

function uint32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(value);
  return buffer;
}

function shorts(...values: readonly number[]): Buffer {
  return Buffer.from(new Uint8Array(Uint16Array.from(values).buffer));
}

function longs(...values: readonly number[]): Buffer {
  return Buffer.from(new Uint8Array(Uint32Array.from(values).buffer));
}
