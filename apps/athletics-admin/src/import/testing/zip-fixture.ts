import { crc32, deflateRawSync } from 'node:zlib';

/** One entry of a zip as a test wants it, wrong or right. */
export interface ZipEntry {
  name: string;
  content: Buffer | string;
  /** Unix mode in the external attributes, for example 0o120777 for a link. */
  mode?: number;
  /** General purpose flags; 1 says encrypted. */
  flags?: number;
  /** Size claimed by the headers instead of the real one. */
  claimedSize?: number;
  /** Checksum claimed by the headers instead of the real one. */
  claimedCrc?: number;
}

/** A zip (PKWARE APPNOTE 6.3.10) with deflated entries, which says about each whatever it is told to. */
export function buildZip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const content = Buffer.from(entry.content);
    const data = deflateRawSync(content);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(entry.flags ?? 0, 2);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(entry.claimedCrc ?? crc32(content), 10);
    shared.writeUInt32LE(data.length, 14);
    shared.writeUInt32LE(entry.claimedSize ?? content.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, name, data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 6);
    tail.writeUInt32LE(offset, 10);
    centrals.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), shared, tail, name]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
