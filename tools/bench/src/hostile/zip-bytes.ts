import { crc32, deflateRawSync } from 'node:zlib';

/** Archive entry; each number replaces the true one. */
export interface ZipEntry {
  name: string;
  content: string | Buffer;
  /** Already packed. */
  packed?: Buffer;
  method?: number;
  flags?: number;
  /** Uncompressed and compressed size claimed by directory and header. */
  size?: number;
  packedSize?: number;
  checksum?: number;
  /** Offset claimed by the directory. */
  offset?: number;
}

/** An archive (APPNOTE 6.3, §4.3); `entries` is the count that its end states. */
export function buildZip(
  entries: readonly ZipEntry[],
  stated: { entries?: number; directorySize?: number; directoryOffset?: number } = {},
): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const packed = packedOf(entry);
    const described = describe(entry, packed, name.length);
    const file = Buffer.concat([longs(0x04034b50), shorts(20), described, name, packed]);
    directory.push(
      Buffer.concat([
        longs(0x02014b50),
        shorts(20, 20),
        described,
        shorts(0, 0, 0),
        longs(0, entry.offset ?? offset),
        name,
      ]),
    );
    files.push(file);
    offset += file.length;
  }
  const central = Buffer.concat(directory);
  const count = Math.min(0xffff, stated.entries ?? entries.length);
  return Buffer.concat([
    ...files,
    central,
    longs(0x06054b50),
    shorts(0, 0, count, count),
    longs(stated.directorySize ?? central.length, stated.directoryOffset ?? offset),
    shorts(0),
  ]);
}

function packedOf({ content, packed, method = 8 }: ZipEntry): Buffer {
  if (packed) return packed;
  return method === 8 ? deflateRawSync(content, { level: 9 }) : Buffer.from(content);
}

/** Flags, method, time and date; checksum and sizes; lengths of the name and of nothing more. */
function describe({ content, method = 8, flags = 0, ...stated }: ZipEntry, packed: Buffer, nameLength: number): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([
    shorts(flags, method, 0, 0),
    longs(stated.checksum ?? crc32(bytes), stated.packedSize ?? packed.length, stated.size ?? bytes.length),
    shorts(nameLength, 0),
  ]);
}

function shorts(...values: readonly number[]): Buffer {
  return Buffer.from(new Uint8Array(Uint16Array.from(values).buffer));
}

function longs(...values: readonly number[]): Buffer {
  return Buffer.from(new Uint8Array(Uint32Array.from(values).buffer));
}
