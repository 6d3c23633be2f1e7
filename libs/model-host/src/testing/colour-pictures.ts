import { crc32, deflateSync } from 'node:zlib';

const side = 224;
const colours = { red: [220, 20, 20], blue: [20, 40, 220] } as const;

/** Single-colour PNG pictures. */
export const colourPictures: Readonly<Record<keyof typeof colours, Buffer>> = {
  red: png(colours.red),
  blue: png(colours.blue),
};

/** Returns the colour of a picture; null when it is none of them. */
export function colourOf(picture: Buffer): keyof typeof colours | null {
  if (picture.equals(colourPictures.red)) return 'red';
  return picture.equals(colourPictures.blue) ? 'blue' : null;
}

/** Eight bits per channel, three channels, no filter. */
function png(colour: readonly number[]): Buffer {
  const row = Buffer.from([0, ...Array.from({ length: side }, () => colour).flat()]);
  const header = Buffer.concat([uint32(side), uint32(side), Buffer.from([8, 2, 0, 0, 0])]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
