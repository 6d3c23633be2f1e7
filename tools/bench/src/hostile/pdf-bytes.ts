import { createHash } from 'node:crypto';

/** Builds a PDF of numbered objects, the first its catalog; `trailer` adds to the trailer. */
export function buildPdf(objects: readonly string[], trailer = '', header = '%PDF-1.4\n'): Buffer {
  let file = header;
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

/** A stream object. */
export function pdfStream(content: string | Buffer, dictionary = ''): string {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(content, 'latin1');
  return `<<${dictionary}/Length ${bytes.length}>>\nstream\n${bytes.toString('latin1')}\nendstream`;
}

export const helvetica = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
export const letterContent =
  'BT /F 20 Tf 72 720 Td (Science Museum Trip) Tj /F 12 Tf 0 -30 Td (On Friday, October 9, 2026 we visit the City Science Museum.) Tj 0 -20 Td (Please return the signed slip by September 30. The trip costs $18.50.) Tj ET';

/** A PDF of one page: its content, object 5 a font, further objects from the sixth on. */
export function buildPagePdf({
  content = pdfStream(letterContent),
  resources = '',
  page = '',
  further = [],
  trailer = '',
  catalog = '',
  box = '0 0 612 792',
}: {
  content?: string;
  resources?: string;
  page?: string;
  further?: readonly string[];
  trailer?: string;
  catalog?: string;
  box?: string;
} = {}): Buffer {
  return buildPdf(
    [
      `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>${resources}>>${page}>>`,
      content,
      helvetica,
      ...further,
    ],
    trailer,
  );
}

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/** A page under 40-bit encryption (ISO 32000-1 §7.6.3) with this password to open it. */
export function buildEncryptedPdf(password: string): Buffer {
  const id = Buffer.alloc(16, 7);
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32);
  const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();
  const owner = rc4(md5(padding).subarray(0, 5), padded);
  const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
  const key = md5(padded, owner, permissions, id).subarray(0, 5);
  const content = rc4(md5(key, Buffer.from([4, 0, 0, 0, 0])).subarray(0, 10), Buffer.from(letterContent));
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
  return buildPagePdf({
    content: pdfStream(content),
    further: [`<</Filter/Standard/V 1/R 2/O${hex(owner)}/U${hex(rc4(key, padding))}/P -4>>`],
    trailer: `/Encrypt 6 0 R/ID[${hex(id)}${hex(id)}]`,
  });
}

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) =>
    ([state[one], state[other]] = [state[other] as number, state[one] as number]);
  for (let i = 0, j = 0; i < 256; i += 1)
    swap(i, (j = (j + (state[i] as number) + (key[i % key.length] as number)) % 256));
  let [i, j] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) % 256;
      j = (j + (state[i] as number)) % 256;
      swap(i, j);
      return byte ^ (state[((state[i] as number) + (state[j] as number)) % 256] as number);
    }),
  );
}
