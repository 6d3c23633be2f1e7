import type { Sharp } from 'sharp';
import { sharpLibrary } from './sharp-library.ts';

/** A picture in shades of grey, one byte for each pixel, row by row from the top. */
export interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

/** The grey of pixels of four bytes each, as they look on white. */
export function greyFromRgba(rgba: Uint8ClampedArray | Uint8Array, width: number, height: number): Picture {
  const data = Buffer.alloc(width * height);
  for (let pixel = 0, at = 0; pixel < data.length; pixel += 1, at += 4) {
    const alpha = (rgba[at + 3] ?? 255) / 255;
    const grey = 0.299 * (rgba[at] ?? 255) + 0.587 * (rgba[at + 1] ?? 255) + 0.114 * (rgba[at + 2] ?? 255);
    data[pixel] = grey * alpha + 255 * (1 - alpha);
  }
  return { data, width, height };
}

/** A picture that can be changed by the library. */
export function editable({ data, width, height }: Picture): Sharp {
  return sharpLibrary()(data, { raw: { width, height, channels: 1 } });
}

/** Converts the library's output to a grey picture. */
export async function asPicture(made: Sharp): Promise<Picture> {
  const { data, info } = await made.toColourspace('b-w').extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The picture turned by an angle in degrees clockwise, with white in the corners that come free. */
export async function turned(picture: Picture, degrees: number): Promise<Picture> {
  return degrees === 0 ? picture : asPicture(editable(picture).rotate(degrees, { background: '#ffffff' }));
}

/** A smaller copy whose longer side has at most so many pixels. */
export async function shrunk(picture: Picture, longerSide: number): Promise<Picture> {
  if (Math.max(picture.width, picture.height) <= longerSide) return picture;
  return asPicture(editable(picture).resize({ width: longerSide, height: longerSide, fit: 'inside' }));
}

/** As a file that any reader of pictures takes (PGM, binary). */
export function asPgm({ data, width, height }: Picture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data]);
}
