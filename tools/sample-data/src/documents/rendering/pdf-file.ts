import { pageSize, type Mark } from './page-layout.ts';

/** Metadata of a file. */
export interface FileFacts {
  title: string;
  /** YYYY-MM-DD */
  made: string;
}

const fonts = ['Helvetica', 'Helvetica-Bold'].map(
  (name) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`,
);
/** Characters of Windows-1252 that differ from Unicode, limited to those in the documents. */
const winAnsi: Readonly<Record<string, string>> = {
  '…': '\x85',
  '‘': '\x91',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
  '•': '\x95',
  '–': '\x96',
  '—': '\x97',
};

/** Writes a PDF with a text layer, in the standard fonts. */
export function textPdf(pages: readonly (readonly Mark[])[], facts: FileFacts): Buffer {
  const contents = pages.map((marks) => stream(marks.map(drawn).join('\n')));
  return pdfOf(contents, '/Font<</regular 3 0 R/bold 4 0 R>>', facts, () => []);
}

/** Writes a PDF of grey pictures, like a scanner. */
export function picturePdf(
  pages: readonly { jpeg: Buffer; width: number; height: number }[],
  facts: FileFacts,
): Buffer {
  const contents = pages.map((_page, index) =>
    stream(`q ${pageSize.width} 0 0 ${pageSize.height} 0 0 cm /I${index} Do Q`),
  );
  const resources = (first: number) =>
    `/XObject<<${pages.map((_page, index) => `/I${index} ${first + index} 0 R`).join('')}>>`;
  const images = pages.map(({ jpeg, width, height }) =>
    stream(
      jpeg.toString('latin1'),
      `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode`,
    ),
  );
  return pdfOf(contents, resources(6 + 2 * pages.length), facts, () => images);
}

function pdfOf(
  contents: readonly string[],
  resources: string,
  { title, made }: FileFacts,
  further: () => readonly string[],
): Buffer {
  const firstPage = 6;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${contents.map((_content, index) => `${firstPage + 2 * index} 0 R`).join(' ')}]/Count ${contents.length}>>`,
    ...fonts,
    `<</Title<${utf16(title)}>/CreationDate(D:${made.replaceAll('-', '')}090000-05'00)>>`,
    ...contents.flatMap((content, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${pageSize.width} ${pageSize.height}]/Contents ${firstPage + 2 * index + 1} 0 R/Resources<<${resources}>>>>`,
      content,
    ]),
    ...further(),
  ];
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const entries = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  return Buffer.from(
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}trailer\n<</Size ${objects.length + 1}/Root 1 0 R/Info 5 0 R>>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}

function drawn(mark: Mark): string {
  const y = (pageSize.height - mark.y).toFixed(2);
  if (mark.kind === 'text')
    return `BT /${mark.weight} ${mark.size} Tf ${mark.x.toFixed(2)} ${y} Td (${literal(mark.text)}) Tj ET`;
  return `0.6 w ${mark.dashed ? '[5 4]' : '[]'} 0 d ${mark.x} ${y} m ${mark.x + mark.length} ${y} l S`;
}

function literal(text: string): string {
  return text.replace(/[‘’“”•–—…]/g, (character) => winAnsi[character] as string).replace(/[()\\]/g, '\\$&');
}

/** Encodes a PDF text string outside the pages: UTF-16 in hexadecimal. */
function utf16(text: string): string {
  return `feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}`;
}

function stream(content: string, dictionary = ''): string {
  return `<<${dictionary}/Length ${content.length}>>\nstream\n${content}\nendstream`;
}
