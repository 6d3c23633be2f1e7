import { crc32, deflateRawSync } from 'node:zlib';
import { filled, hostile, type HostileDocument } from './hostile-document.ts';
import { buildZip, type ZipEntry } from './zip-bytes.ts';

const mebibyte = 1_048_576;
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const types: ZipEntry = {
  name: '[Content_Types].xml',
  content: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/></Types>`,
};
const relations: ZipEntry = {
  name: '_rels/.rels',
  content:
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
};

function wordXml(body: string, before = ''): string {
  return `<?xml version="1.0"?>${before}<w:document xmlns:w="${wordNamespace}"><w:body>${body}</w:body></w:document>`;
}

function paragraph(text: string): string {
  return `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
}

/** A Word document with this text part and further entries. */
export function buildDocx(part: Partial<ZipEntry> = {}, further: readonly ZipEntry[] = []): Buffer {
  return buildZip([
    types,
    relations,
    { name: 'word/document.xml', content: wordXml(letterParagraphs), ...part },
    ...further,
  ]);
}

const letterParagraphs = [
  'Science Museum Trip',
  'On Friday, October 9, 2026 we visit the City Science Museum.',
  'Please return the slip by September 30.',
]
  .map(paragraph)
  .join('');
const zeros = (size: number) => ({
  packed: deflateRawSync(Buffer.alloc(size), { level: 9 }),
  checksum: crc32(Buffer.alloc(size)),
});

/** The same packed bytes for many entries of the directory (D. Fifield, "A better zip bomb"). */
function overlapping(count: number, size: number, promised: number): Buffer {
  const kernel = deflateRawSync(Buffer.alloc(size), { level: 9 });
  const content = wordXml(letterParagraphs);
  const first = buildZip([types, relations, { name: 'word/document.xml', content }]);
  const at = first.readUInt32LE(first.length - 6);
  const copies = Array.from(
    { length: count },
    (_, index): ZipEntry => ({
      name: `word/copy${index}.xml`,
      content: '',
      packed: Buffer.alloc(0),
      packedSize: kernel.length,
      size: promised,
      checksum: 0,
      offset: at,
    }),
  );
  return buildZip([
    types,
    relations,
    { name: 'word/document.xml', content },
    { name: 'word/copy.xml', content: '', packed: kernel, size: promised, checksum: 0 },
    ...copies,
  ]);
}

function nested(depth: number): Buffer {
  let inner = buildZip(
    Array.from({ length: 10 }, (_, index) => ({
      name: `${index}.txt`,
      content: '',
      size: 10 * mebibyte,
      ...zeros(10 * mebibyte),
    })),
  );
  for (let level = 0; level < depth; level += 1)
    inner = buildZip(Array.from({ length: 10 }, (_, index) => ({ name: `${index}.zip`, content: inner })));
  return inner;
}

/** An entry that is stored and reaches from the start of the file over its own directory to the end. */
function selfContaining(): Buffer {
  const outline = buildZip([types, relations, { name: 'word/document.xml', content: '', method: 0, offset: 0 }]);
  return buildZip([
    types,
    relations,
    { name: 'word/document.xml', content: '', method: 0, offset: 0, size: outline.length, packedSize: outline.length },
  ]);
}

const laughs = `<!DOCTYPE w [<!ENTITY a "ha">${Array.from({ length: 12 }, (_, level) => `<!ENTITY ${'bcdefghijklm'[level]} "${`&${'abcdefghijkl'[level]};`.repeat(10)}">`).join('')}]>`;

/** Word documents and other archives: bombs, and lies about what is inside. */
export const hostileArchives: HostileDocument[] = [
  ...hostile('docx', {
    'a part of 300 MB of zeros': () => buildDocx({ content: '', size: 300 * mebibyte, ...zeros(300 * mebibyte) }),
    'a part of 300 MB that says it has 1,000 bytes': () =>
      buildDocx({ content: '', size: 1_000, ...zeros(300 * mebibyte) }),
    'a part that says it has 4 GB': () => buildDocx({ size: 0xfffffffe }),
    'a part that says it is packed into 4 GB': () => buildDocx({ packedSize: 0xfffffffe }),
    'a wrong checksum': () => buildDocx({ checksum: 1 }),
    'archives in archives, five deep': () => buildDocx({}, [{ name: 'word/embeddings/deep.docx', content: nested(4) }]),
    'thousand entries over the same 30 MB': () => overlapping(1_000, 30 * mebibyte, 30 * mebibyte),
    'thousand entries over the same 30 MB that say 1,000 bytes': () => overlapping(1_000, 30 * mebibyte, 1_000),
    '10,000 entries': () =>
      buildDocx(
        {},
        Array.from({ length: 10_000 }, (_, index) => ({ name: `word/part${index}.xml`, content: 'x' })),
      ),
    '65,535 entries by its end, three by its directory': () =>
      buildZip([types, relations, { name: 'word/document.xml', content: wordXml(letterParagraphs) }], {
        entries: 65_535,
      }),
    'no entries by its end': () =>
      buildZip([types, relations, { name: 'word/document.xml', content: wordXml(letterParagraphs) }], { entries: 0 }),
    'a directory behind the end of the file': () =>
      buildZip([types, relations, { name: 'word/document.xml', content: wordXml(letterParagraphs) }], {
        directoryOffset: 0xfffffff0,
      }),
    'an entry that contains the archive': selfContaining,
    'an entry that is compressed by an unknown method': () => buildDocx({ method: 99, packed: Buffer.from('nothing') }),
    'an entry under a password': () => buildDocx({ flags: 1 }),
    'entries outside of the archive': () =>
      buildDocx(
        {},
        [
          '../../../../etc/cron.d/evil',
          '/etc/passwd',
          'C:\\Windows\\evil.dll',
          'word\\..\\..\\evil',
          '__proto__',
          'constructor',
        ].map((name) => ({ name, content: 'evil' })),
      ),
    'the text part twice': () =>
      buildDocx({}, [{ name: 'word/document.xml', content: wordXml(paragraph('Another text')) }]),
    'no text part': () => buildZip([types, relations]),
    'a billion laughs': () => buildDocx({ content: wordXml(paragraph('&m;'), laughs) }),
    'an entity from a file': () =>
      buildDocx({ content: wordXml(paragraph('&x;'), '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>') }),
    'a relation to a file of the machine': () =>
      buildDocx(
        {
          content: wordXml(
            `<w:p><w:r><w:drawing><a:blip xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:link="r9"/></w:drawing></w:r></w:p>${letterParagraphs}`,
          ),
        },
        [
          {
            name: 'word/_rels/document.xml.rels',
            content:
              '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r9" Type="image" Target="file:///etc/passwd" TargetMode="External"/></Relationships>',
          },
        ],
      ),
    'tables in tables, 40,000 deep': () =>
      buildDocx({
        content: wordXml(
          '<w:tbl><w:tr><w:tc>'.repeat(40_000) + paragraph('deep') + '</w:tc></w:tr></w:tbl>'.repeat(40_000),
        ),
      }),
    'a paragraph of 10 MB': () => buildDocx({ content: wordXml(paragraph('A'.repeat(10 * mebibyte))) }),
    '120,000 empty paragraphs': () => buildDocx({ content: wordXml('<w:p/>'.repeat(120_000)) }),
    'an attribute of 10 MB': () => buildDocx({ content: wordXml(`<w:p w:x="${'A'.repeat(10 * mebibyte)}"/>`) }),
    'a text part that is no XML': () => buildDocx({ content: filled('<w:p', 100_000) }),
    'a text part in UTF-16': () => buildDocx({ content: Buffer.from(`\ufeff${wordXml(letterParagraphs)}`, 'utf16le') }),
    'styles based on each other': () =>
      buildDocx({}, [
        {
          name: 'word/styles.xml',
          content: `<w:styles xmlns:w="${wordNamespace}"><w:style w:type="paragraph" w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:type="paragraph" w:styleId="B"><w:basedOn w:val="A"/></w:style></w:styles>`,
        },
      ]),
    'a style map of its own': () => buildDocx({}, [{ name: 'mammoth/style-map', content: 'p => '.repeat(100_000) }]),
  }),
  ...hostile('zip', {
    'archives in archives, six deep': () => nested(5),
    'the end of an archive and nothing before': () => buildZip([]),
  }),
];
