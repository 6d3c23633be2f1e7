import { deflateSync } from 'node:zlib';
import { filled, hostile, type HostileDocument } from './hostile-document.ts';
import { buildEncryptedPdf, buildPagePdf, buildPdf, helvetica, letterContent, pdfStream } from './pdf-bytes.ts';

const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>';

function packed(content: string | Buffer, layers: number): string {
  let bytes: Buffer = Buffer.from(content);
  for (let layer = 0; layer < layers; layer += 1) bytes = deflateSync(bytes, { level: 9 });
  return pdfStream(bytes, `/Filter[${'/FlateDecode'.repeat(layers)}]`);
}

/** Pages under each other, each node with one child. */
function deepTree(depth: number): Buffer {
  const nodes = Array.from(
    { length: depth },
    (_, index) => `<</Type/Pages${index > 0 ? `/Parent ${index + 1} 0 R` : ''}/Kids[${index + 3} 0 R]/Count 1>>`,
  );
  return buildPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    ...nodes,
    `<</Type/Page/Parent ${depth + 1} 0 R/MediaBox[0 0 612 792]/Contents ${depth + 3} 0 R/Resources<</Font<</F ${depth + 4} 0 R>>>>>>`,
    pdfStream(letterContent),
    helvetica,
  ]);
}

function manyPages(count: number): Buffer {
  const pages = Array.from({ length: count }, () => page);
  return buildPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pages.map((_page, index) => `${index + 6} 0 R`).join(' ')}]/Count ${count}>>`,
    'null',
    pdfStream(letterContent),
    helvetica,
    ...pages,
  ]);
}

/** Forms that each draw the next one three times. */
function endlessForms(firstPages: number): Buffer {
  const forms = Array.from({ length: 40 }, (_, index) =>
    pdfStream(
      '/A Do /A Do /A Do',
      `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</A ${index < 39 ? index + 8 : 7} 0 R>>>>`,
    ),
  );
  const kids = [...Array.from({ length: firstPages }, () => '3 0 R'), '6 0 R'];
  return buildPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${kids.length}>>`,
    page,
    pdfStream(letterContent),
    helvetica,
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents ${7 + forms.length} 0 R/Resources<</XObject<</A 7 0 R>>>>>>`,
    ...forms,
    pdfStream('/A Do'),
  ]);
}

/** One object stream that says it holds so many objects, found by a cross-reference stream. */
function objectStream(count: number, content: Buffer): Buffer {
  const holder = pdfStream(
    deflateSync(content, { level: 9 }),
    `/Type/ObjStm/N ${count}/First ${Math.min(content.length, 100)}/Filter/FlateDecode`,
  );
  const head = '%PDF-1.5\n';
  const object = `4 0 obj\n${holder}\nendobj\n`;
  const table = Buffer.from([0, 0, 0, 0, 2, 0, 4, 0, 2, 0, 4, 1, 2, 0, 4, 2, 1, 0, head.length, 0]);
  const reference = `5 0 obj\n${pdfStream(table, '/Type/XRef/Size 5/W[1 2 1]/Root 1 0 R')}\nendobj\n`;
  return Buffer.from(`${head}${object}${reference}startxref\n${head.length + object.length}\n%%EOF`, 'latin1');
}

function withPicture(picture: string, drawn = 'q 500 0 0 500 50 50 cm /I Do Q'): Buffer {
  return buildPagePdf({ content: pdfStream(drawn), resources: '/XObject<</I 6 0 R>>', further: [picture] });
}

const image = (
  width: number,
  height: number,
  filter: string,
  content: string | Buffer,
  more = '/ColorSpace/DeviceRGB/BitsPerComponent 8',
) => pdfStream(content, `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}${more}/Filter${filter}`);
const withFont = (font: string, further: readonly string[] = []) =>
  buildPagePdf({
    content: pdfStream('BT /G 12 Tf 72 700 Td (Words in another font, which is broken.) Tj ET'),
    resources: '/Font<</F 5 0 R/G 6 0 R>>',
    further: [font, ...further],
  });
const annotations = (count: number, kind: string) =>
  buildPagePdf({ page: `/Annots[${Array.from({ length: count }, () => '6 0 R').join(' ')}]`, further: [kind] });

const bombs: Record<string, HostileDocument['bytes']> = {
  'drawing commands of 600 MB in two layers': () =>
    buildPagePdf({ content: packed(Buffer.alloc(600_000_000, 'q '), 2) }),
  'zeros of 1 GB in four layers': () => buildPagePdf({ content: packed(Buffer.alloc(1_000_000_000), 4) }),
  'a text of 60 MB': () =>
    buildPagePdf({ content: packed(`BT /F 12 Tf 72 700 Td (${'word '.repeat(12_000_000)}) Tj ET`, 1) }),
  'two million words each in its place': () =>
    buildPagePdf({ content: packed('BT /F 9 Tf 1 0 0 1 72 700 Tm (word) Tj ET\n'.repeat(2_000_000), 2) }),
  '20,000 pages': () => manyPages(20_000),
  'two billion pages by its count': () =>
    buildPdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 2147483647>>',
      page,
      pdfStream(letterContent),
      helvetica,
    ]),
  'forms that draw each other without end': () => endlessForms(0),
  'three pages before one without end': () => endlessForms(3),
  'an object stream of 200 MB': () => objectStream(3, Buffer.alloc(200_000_000, '0 0 ')),
  'an object stream of ten million objects': () => objectStream(10_000_000, Buffer.from('1 0 2 10 3 20 '.repeat(100))),
  'a million pushed states': () => buildPagePdf({ content: pdfStream(`${'q '.repeat(1_000_000)}${letterContent}`) }),
  '100,000 fields of a form': () =>
    buildPagePdf({
      catalog: `/AcroForm<</Fields[${'6 0 R '.repeat(100_000)}]>>`,
      page: `/Annots[${'6 0 R '.repeat(100_000)}]`,
      further: [`<</Type/Annot/Subtype/Widget/FT/Tx/T(Name)/V(${'x'.repeat(1_000)})/Rect[0 0 9 9]>>`],
    }),
  '50,000 notes': () => annotations(50_000, '<</Type/Annot/Subtype/Text/Contents(Note)/Rect[0 0 9 9]>>'),
};

const loops: Record<string, HostileDocument['bytes']> = {
  'pages 100,000 deep': () => deepTree(100_000),
  'pages that are their own children': () =>
    buildPdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2>>']),
  'a reference to itself': () => buildPdf(['<</Type/Catalog/Pages 2 0 R>>', '2 0 R']),
  'a length that is its own': () => buildPagePdf({ content: '<</Length 4 0 R>>\nstream\nBT ET\nendstream' }),
  'a form that draws itself': () =>
    buildPagePdf({
      content: pdfStream('/A Do'),
      resources: '/XObject<</A 6 0 R>>',
      further: [pdfStream('/A Do', '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</A 6 0 R>>>>')],
    }),
  'a pattern that is filled with itself': () =>
    buildPagePdf({
      content: pdfStream('/Pattern cs /P scn 0 0 600 700 re f'),
      resources: '/Pattern<</P 6 0 R>>',
      further: [
        pdfStream(
          '/Pattern cs /P scn 0 0 9 9 re f',
          '/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 1/YStep 1/Resources<</Pattern<</P 6 0 R>>>>',
        ),
      ],
    }),
  'a letter that is written with itself': () =>
    withFont(
      '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/CharProcs<</a 7 0 R>>/Encoding<</Differences[97/a 87/a]>>/FirstChar 87/LastChar 97/Widths[9 9 9 9 9 9 9 9 9 9 9]/Resources<</Font<</G 6 0 R>>>>>>',
      [pdfStream('9 0 d0 BT /G 1 Tf (aW) Tj ET')],
    ),
  'a cross-reference table that comes before itself': () =>
    Buffer.from(buildPagePdf().toString('latin1').replace('/Root 1 0 R', '/Root 1 0 R/Prev 600'), 'latin1'),
  'a cross-reference table that is its own previous': () => {
    const file = buildPagePdf({ trailer: '/Prev 00000' }).toString('latin1');
    return Buffer.from(
      file.replace('/Prev 00000', `/Prev ${String(file.lastIndexOf('xref\n0')).padStart(5, '0')}`),
      'latin1',
    );
  },
  'a start that points at itself': () =>
    Buffer.from(
      buildPagePdf()
        .toString('latin1')
        .replace(/startxref\n\d+/, 'startxref\n0'),
      'latin1',
    ),
  'an outline in a circle': () =>
    buildPagePdf({
      catalog: '/Outlines 6 0 R',
      further: ['<</First 7 0 R/Last 7 0 R/Count 1>>', '<</Title(A)/Parent 6 0 R/Next 7 0 R/First 7 0 R>>'],
    }),
  'fields that are their own parents': () =>
    buildPagePdf({
      catalog: '/AcroForm<</Fields[6 0 R]>>',
      page: '/Annots[6 0 R]',
      further: ['<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Parent 6 0 R/Kids[6 0 R]/Rect[0 0 9 9]>>'],
    }),
  'dictionaries 200,000 deep': () => buildPagePdf({ page: `/X${'<</X'.repeat(200_000)} 1${'>>'.repeat(200_000)}` }),
  'lists 500,000 deep in its content': () =>
    buildPagePdf({ content: pdfStream(`${'['.repeat(500_000)} ${letterContent}`) }),
  'brackets 500,000 deep in a text': () =>
    buildPagePdf({ content: pdfStream(`BT /F 12 Tf 72 700 Td ${'('.repeat(500_000)}`) }),
};

const lies: Record<string, HostileDocument['bytes']> = {
  'a page of a billion points': () => buildPagePdf({ box: '0 0 1000000000 1000000000' }),
  'a page of no size': () => buildPagePdf({ box: '0 0 0 0', content: pdfStream('0 0 9 9 re f') }),
  'a page of a thousand million units with a drawing': () =>
    buildPagePdf({ box: '-1e9 -1e9 1e9 1e9', content: pdfStream('0 0 9 9 re f'), page: '/UserUnit 75000' }),
  'a picture of 50,000 × 50,000': () =>
    withPicture(image(50_000, 50_000, '/FlateDecode', deflateSync(Buffer.alloc(1_000_000)))),
  'a picture of 7,000 × 7,000 that is there': () =>
    withPicture(image(7_000, 7_000, '/FlateDecode', deflateSync(Buffer.alloc(147_000_000, 200)))),
  'a picture of two billion columns': () =>
    withPicture(image(2_147_483_647, 2, '/FlateDecode', deflateSync(Buffer.alloc(1_000)))),
  'a thousand times the same picture': () =>
    withPicture(
      image(2_000, 2_000, '/FlateDecode', deflateSync(Buffer.alloc(12_000_000, 99))),
      'q 500 0 0 500 50 50 cm /I Do Q '.repeat(1_000),
    ),
  'a JPEG 2000 picture of noughts': () =>
    withPicture(
      image(
        5_000,
        5_000,
        '/JPXDecode',
        Buffer.concat([Buffer.from('0000000c6a5020200d0a870a', 'hex'), Buffer.alloc(5_000)]),
      ),
    ),
  'a JPEG 2000 code of 4,294,967,295 columns': () =>
    withPicture(
      image(
        5_000,
        5_000,
        '/JPXDecode',
        Buffer.concat([
          Buffer.from(
            'ff4fff51002f0000ffffffffffffffff00000000000000000000000100000001000000000000000000030701010701010701 01'.replace(
              / /g,
              '',
            ),
            'hex',
          ),
          Buffer.alloc(500),
        ]),
      ),
    ),
  'a JBIG2 picture of noughts': () =>
    withPicture(image(9_000, 9_000, '/JBIG2Decode', Buffer.alloc(5_000), '/ColorSpace/DeviceGray/BitsPerComponent 1')),
  'a JBIG2 page of 4,294,967,295 rows': () =>
    withPicture(
      image(
        9_000,
        9_000,
        '/JBIG2Decode',
        Buffer.from('0000000030000100000013ffffffffffffffff00000000000000000000000000', 'hex'),
        '/ColorSpace/DeviceGray/BitsPerComponent 1',
      ),
    ),
  'a fax of a billion columns': () =>
    withPicture(
      image(
        9_000,
        9_000,
        '/CCITTFaxDecode',
        Buffer.alloc(5_000, 0x35),
        '/ColorSpace/DeviceGray/BitsPerComponent 1/DecodeParms<</K -1/Columns 1000000000/Rows 1000000000>>',
      ),
    ),
  'a JPEG that is none': () =>
    withPicture(
      image(
        900,
        900,
        '/DCTDecode',
        Buffer.concat([Buffer.from('ffd8ffc0001108fffffffff03012200021101031101', 'hex'), Buffer.alloc(3_000, 0xaa)]),
      ),
    ),
  'a prediction over two billion columns': () =>
    buildPagePdf({
      content: pdfStream(
        deflateSync(letterContent),
        '/Filter/FlateDecode/DecodeParms<</Predictor 15/Columns 2147483647>>',
      ),
    }),
  'a thousand filters': () =>
    buildPagePdf({ content: pdfStream(letterContent, `/Filter[${'/ASCIIHexDecode'.repeat(1_000)}]`) }),
  'a length of two billion': () =>
    buildPagePdf({ content: `<</Length 2147483647>>\nstream\n${letterContent}\nendstream` }),
  'a negative length': () => buildPagePdf({ content: `<</Length -5>>\nstream\n${letterContent}\nendstream` }),
  'a code for four billion letters': () =>
    withFont(
      '<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/Identity-H/ToUnicode 7 0 R/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 1000>>]>>',
      [
        pdfStream(
          '/CIDInit/ProcSet findresource begin begincmap 1 beginbfrange <00000000> <FFFFFFFF> <0041> endbfrange endcmap',
        ),
      ],
    ),
  'a code that uses itself': () =>
    withFont(
      '<</Type/Font/Subtype/Type0/BaseFont/A/Encoding 7 0 R/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDSystemInfo<</Registry(A)/Ordering(B)/Supplement 0>>>>]>>',
      [pdfStream('/A usecmap begincmap endcmap', '/Type/CMap/CMapName/A/UseCMap 7 0 R')],
    ),
  'a font of noughts': () =>
    withFont(
      '<</Type/Font/Subtype/TrueType/BaseFont/A/FontDescriptor<</Type/FontDescriptor/FontName/A/Flags 4/FontFile2 7 0 R>>>>',
      [pdfStream(Buffer.concat([Buffer.from('00010000ffff', 'hex'), Buffer.alloc(200_000)]))],
    ),
  'a function of two billion samples': () =>
    buildPagePdf({
      content: pdfStream('/S sh'),
      resources: '/Shading<</S<</ShadingType 1/ColorSpace/DeviceRGB/Function 6 0 R>>>>',
      further: [
        pdfStream(
          Buffer.alloc(9),
          '/FunctionType 0/Domain[0 1 0 1]/Range[0 1 0 1 0 1]/Size[46340 46340]/BitsPerSample 8',
        ),
      ],
    }),
  'a mesh of noise': () =>
    buildPagePdf({
      content: pdfStream('/S sh'),
      resources: '/Shading<</S 6 0 R>>',
      further: [
        pdfStream(
          filled('mesh of noise ', 2_000_000),
          '/ShadingType 6/ColorSpace/DeviceRGB/BitsPerCoordinate 8/BitsPerComponent 8/BitsPerFlag 2/Decode[0 600 0 800 0 1 0 1 0 1]',
        ),
      ],
    }),
  'a million lines': () => buildPagePdf({ content: packed('0 0 m 600 800 l S\n'.repeat(1_000_000), 1) }),
};

const others: Record<string, HostileDocument['bytes']> = {
  'encryption without a password to open': () => buildEncryptedPdf(''),
  'encryption with a password to open': () => buildEncryptedPdf('open sesame'),
  'encryption that is not known': () => buildPagePdf({ trailer: '/Encrypt<</Filter/Evil/V 99/R 99>>' }),
  'a program that runs when it is opened': () =>
    buildPagePdf({
      catalog: '/OpenAction<</S/JavaScript/JS(while\\(true\\){app.alert\\("x"\\)})>>/AA<</WC<</S/Launch/F(/bin/sh)>>>>',
    }),
  'a form in XML': () =>
    buildPagePdf({
      catalog: '/AcroForm<</XFA 6 0 R/Fields[]>>',
      further: [pdfStream(`<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/">${'<template>'.repeat(50_000)}</xdp:xdp>`)],
    }),
  'a header and nothing else': () => Buffer.from('%PDF-1.7'),
  'a header and 10 MB of noughts': () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10_000_000)]),
  'a header and a million objects': () => Buffer.from(`%PDF-1.7\n${'1 0 obj<<>>endobj\n'.repeat(1_000_000)}`),
  'a thousand bytes before its header': () => Buffer.concat([filled('junk ', 1_000), buildPagePdf()]),
  'metadata of 5 MB': () =>
    buildPagePdf({
      further: [`<</Title(${'A'.repeat(5_000_000)})/CreationDate(D:${'9'.repeat(100_000)})>>`],
      trailer: '/Info 6 0 R',
    }),
};

/** PDFs: bombs, circles, lies. */
export const hostilePdfs: HostileDocument[] = hostile('pdf', { ...bombs, ...loops, ...lies, ...others });
