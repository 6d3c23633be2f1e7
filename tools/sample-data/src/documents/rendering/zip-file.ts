import { crc32 } from 'node:zlib';

/** A ZIP archive of stored texts (APPNOTE 4.3), with no time in it, so that the same parts give the same bytes. */
export function zipFile(parts: Readonly<Record<string, string>>): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const bytes = Buffer.from(text);
    // version, flags, method, time and date; checksum and both sizes; lengths of the name and of nothing more
    const described = Buffer.concat([
      shorts(20, 0, 0, 0, 0x21),
      longs(crc32(bytes), bytes.length, bytes.length),
      shorts(name.length, 0),
    ]);
    const file = Buffer.concat([longs(0x04034b50), described, Buffer.from(name), bytes]);
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

function shorts(...values: readonly number[]): Buffer {
  return Buffer.from(new Uint8Array(Uint16Array.from(values).buffer));
}

function longs(...values: readonly number[]): Buffer {
  return Buffer.from(new Uint8Array(Uint32Array.from(values).buffer));
}
