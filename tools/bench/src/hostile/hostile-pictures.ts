import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { filled, hostile, type HostileDocument } from './hostile-document.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  return Buffer.concat([big(data.length), body, big(crc32(body))]);
}

/** A PNG (ISO/IEC 15948) of a depth of eight bits in grey, with this content and further chunks before it. */
function png(
  width: number,
  height: number,
  content: Buffer,
  { before = [], interlaced = 0, depth = 8 }: { before?: readonly Buffer[]; interlaced?: number; depth?: number } = {},
): Buffer {
  const header = Buffer.concat([big(width), big(height), Buffer.from([depth, 0, 0, 0, interlaced])]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...before,
    chunk('IDAT', deflateSync(content, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A TIFF (revision 6) of one-bit pages; `next` gives the place of the page behind the one of that number. */
function tiff(
  pages: number,
  { width = 100, height = 100, next = (page: number, at: number) => (page + 1 < pages ? at : 0) } = {},
): Buffer {
  const size = 2 + 9 * 12 + 4;
  const strip = Buffer.alloc(1_250, 0xff);
  const entry = (tag: number, value: number) => Buffer.concat([shorts(tag, 4), longs(1, value)]);
  const directories = Array.from({ length: pages }, (_, page) => {
    const fields = [
      [256, width],
      [257, height],
      [258, 1],
      [259, 1],
      [262, 1],
      [273, 8],
      [277, 1],
      [278, height],
      [279, strip.length],
    ].map(([tag = 0, value = 0]) => entry(tag, value));
    return Buffer.concat([shorts(fields.length), ...fields, longs(next(page, 8 + strip.length + (page + 1) * size))]);
  });
  return Buffer.concat([Buffer.from('II*\0', 'latin1'), longs(8 + strip.length), strip, ...directories]);
}

function gif(frames: number, width: number, height: number): Buffer {
  const head = Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    shorts(width, height),
    Buffer.from([0x80, 0, 0, 255, 255, 255, 0, 0, 0]),
  ]);
  const frame = Buffer.concat([
    Buffer.from('21f9040000000000', 'hex'),
    Buffer.from([0x2c]),
    shorts(0, 0, Math.min(width, 8), Math.min(height, 8)),
    Buffer.from([0, 2, 2, 0x84, 0x51, 0]),
  ]);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

/** A WebP whose header promises a canvas of that size (RFC 9649, §2.7). */
function webp(width: number, height: number, content: Buffer): Buffer {
  const extended = Buffer.concat([
    Buffer.from('VP8X', 'latin1'),
    longs(10, 0),
    Buffer.from([width - 1, (width - 1) >> 8, (width - 1) >> 16, height - 1, (height - 1) >> 8, (height - 1) >> 16]),
  ]);
  return Buffer.concat([
    Buffer.from('RIFF', 'latin1'),
    longs(4 + extended.length + content.length),
    Buffer.from('WEBP', 'latin1'),
    extended,
    content,
  ]);
}

/** A JPEG whose frame promises a size, with this behind it. */
async function jpegOf(width: number, height: number): Promise<Buffer> {
  const small = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer();
  const frame = small.indexOf(Buffer.from([0xff, 0xc0]));
  small.writeUInt16BE(height, frame + 5);
  small.writeUInt16BE(width, frame + 7);
  return small;
}

/** A progressive JPEG that repeats its last scan. */
async function jpegOfScans(scans: number): Promise<Buffer> {
  const file = await sharp({ create: { width: 4_000, height: 4_000, channels: 3, background: '#ffffff' } })
    .jpeg({ progressive: true })
    .toBuffer();
  const last = file.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = file.subarray(last, -2);
  return Buffer.concat([
    file.subarray(0, last),
    ...Array.from({ length: scans }, () => scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function heicOf(width: number, height: number): Buffer {
  const box = (name: string, ...content: Buffer[]) => {
    const body = Buffer.concat(content);
    return Buffer.concat([big(8 + body.length), Buffer.from(name, 'latin1'), body]);
  };
  const size = box('ispe', big(0), big(width), big(height));
  return Buffer.concat([
    box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1')),
    box('meta', big(0), box('iprp', box('ipco', size))),
    box('mdat', Buffer.alloc(1_000)),
  ]);
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" width="100000" height="100000">';

/** Pictures that promise too much, never end, or are something else. */
export const hostilePictures: HostileDocument[] = [
  ...hostile('png', {
    'a PNG of 50,000 × 50,000': () => png(50_000, 50_000, Buffer.alloc(1_000_000)),
    'a PNG of 50 million × 1': () => png(50_000_000, 1, Buffer.alloc(1_000_000)),
    'a PNG of 7,000 × 7,000 that is there': () => png(7_000, 7_000, Buffer.alloc(7_001 * 7_000)),
    'a PNG of 2,147,483,647 rows': () => png(1, 2_147_483_647, Buffer.alloc(1_000)),
    'a PNG of no width': () => png(0, 100, Buffer.alloc(100)),
    'a small PNG with 500 MB behind it': () => png(100, 100, Buffer.alloc(500_000_000)),
    'a PNG in seven passes': () => png(6_000, 6_000, Buffer.alloc(36_100_000), { interlaced: 1 }),
    'a PNG with a text of 300 MB': () =>
      png(100, 100, Buffer.alloc(10_100), {
        before: [
          chunk(
            'zTXt',
            Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(300_000_000), { level: 9 })]),
          ),
        ],
      }),
    'a PNG with a profile of 300 MB': () =>
      png(100, 100, Buffer.alloc(10_100), {
        before: [
          chunk(
            'iCCP',
            Buffer.concat([Buffer.from('p\0\0', 'latin1'), deflateSync(Buffer.alloc(300_000_000), { level: 9 })]),
          ),
        ],
      }),
    'a PNG of 100,000 chunks': () =>
      png(100, 100, Buffer.alloc(10_100), {
        before: Array.from({ length: 100_000 }, () => chunk('tEXt', Buffer.from('a\0b', 'latin1'))),
      }),
    'a PNG of noise': () =>
      png(
        3_000,
        3_000,
        Buffer.from(
          Uint8Array.from({ length: 3_001 * 3_000 }, (_, index) =>
            index % 3_001 === 0 ? 0 : Math.imul(index, 2_654_435_761) >>> 24,
          ),
        ),
      ),
    'a drawing named a PNG': () =>
      Buffer.from(`${drawing}<image x:href="file:///etc/passwd"/>${'<g>'.repeat(100_000)}</svg>`),
    'a drawing with laughs': () =>
      Buffer.from(
        `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "${'ha'.repeat(1_000)}"><!ENTITY b "${'&a;'.repeat(1_000)}">]>${drawing}<text>&b;</text></svg>`,
      ),
  }),
  ...hostile('jpg', {
    'a JPEG of 65,500 × 65,500': () => jpegOf(65_500, 65_500),
    'a JPEG of 7,000 × 7,000 with the content of 64 × 64': () => jpegOf(7_000, 7_000),
    'a JPEG of 3,000 scans': () => jpegOfScans(3_000),
    'the mark of a JPEG and noise': () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), filled('noise', 500_000)]),
    'a JPEG with notes in a circle': async () =>
      sharp({ create: { width: 300, height: 300, channels: 3, background: '#eeeeee' } })
        .withMetadata({ orientation: 7 })
        .jpeg()
        .toBuffer()
        .then((file) =>
          Buffer.concat([
            file.subarray(0, 2),
            Buffer.from('ffe1001c45786966000049492a0008000000010012010300010000000800000008000000', 'hex').subarray(
              0,
              30,
            ),
            file.subarray(2),
          ]),
        ),
  }),
  ...hostile('tif', {
    'a TIFF of 20,000 pages': () => tiff(20_000),
    'a TIFF whose first page comes after its first': () => tiff(2, { next: () => 8 + 1_250 }),
    'a TIFF of 100,000 × 100,000': () => tiff(1, { width: 100_000, height: 100_000 }),
    'a TIFF whose next page is behind its end': () => tiff(1, { next: () => 0xfffffff0 }),
  }),
  ...hostile('gif', {
    'a GIF of 10,000 frames': () => gif(10_000, 300, 300),
    'a GIF of 65,535 × 65,535': () => gif(1, 65_535, 65_535),
    'a GIF of 7,000 × 7,000 and 500 frames': () => gif(500, 7_000, 7_000),
  }),
  ...hostile('webp', {
    'a WebP of 16,384 × 16,384': () => webp(16_384, 16_384, Buffer.alloc(100)),
    'a WebP that says it has 4 GB': () =>
      Buffer.concat([Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8 \xff\xff\xff\x7f', 'latin1'), Buffer.alloc(1_000)]),
    'a WebP of noughts': () => webp(100, 100, Buffer.alloc(5_000)),
  }),
  ...hostile('heic', {
    'a HEIC of 100,000 × 100,000': () => heicOf(100_000, 100_000),
    'a HEIC of noughts': () => heicOf(100, 100),
  }),
];

function big(value: number): Buffer {
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
