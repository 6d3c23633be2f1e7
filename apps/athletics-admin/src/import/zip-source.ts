import path from 'node:path';
import { crc32 } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { UnreadableFilesError } from './fault.ts';
import { rosterFileName, type RosterFileContents, type RosterFileName, type SourceLimits } from './roster-file-set.ts';

const typeMask = 0o170000;
const symbolicLink = 0o120000;
const archiverLitter = /^__MACOSX\/|(?:^|\/)\.DS_Store$/;

/**
 * Reads the roster files of a zip, at its top or in one folder. Only those are inflated, and sizes are
 * counted while they are; what the headers say is never trusted to be small.
 * @throws UnreadableFilesError for a broken or encrypted zip, a name that leaves the folder, an absolute one, one with a
 *   backslash, a link, a name that is there twice, more entries than allowed, or content above a limit
 */
export async function readZip(location: string, limits: SourceLimits): Promise<RosterFileContents> {
  const archive = path.basename(location);
  try {
    const zip = await openPromise(location, { lazyEntries: true, decodeStrings: true, strictFileNames: true });
    try {
      return await readEntries(zip, limits);
    } finally {
      zip.close();
    }
  } catch (error) {
    const reason =
      error instanceof RefusedZipError ? error.message : `is not a readable zip (${(error as Error).message})`;
    throw new UnreadableFilesError({ file: archive, message: reason });
  }
}

class RefusedZipError extends Error {}

async function readEntries(zip: ZipFile, limits: SourceLimits): Promise<RosterFileContents> {
  if (zip.entryCount > limits.zipEntries)
    throw new RefusedZipError(`has ${zip.entryCount} entries; ${limits.zipEntries} are allowed`);
  const contents = new Map<RosterFileName, Buffer>();
  const seen = new Set<string>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    checkEntry(entry, seen, limits);
    const name = wantedName(entry);
    if (!name) continue;
    if (contents.has(name)) throw new RefusedZipError(`has ${name} twice`);
    const content = await inflate(zip, entry, Math.min(limits.fileBytes, limits.totalBytes - total), limits);
    total += content.length;
    contents.set(name, content);
  }
  return contents;
}

function checkEntry(entry: Entry, seen: Set<string>, limits: SourceLimits): void {
  const name = entry.fileName;
  const key = name.toLowerCase();
  if (seen.has(key)) throw new RefusedZipError(`has ${shown(name)} twice`);
  seen.add(key);
  if (((entry.externalFileAttributes >>> 16) & typeMask) === symbolicLink)
    throw new RefusedZipError(`${shown(name)} is a link`);
  if (entry.isEncrypted()) throw new RefusedZipError(`${shown(name)} is encrypted`);
  refuseRatio(entry, entry.uncompressedSize, limits);
}

function wantedName(entry: Entry): RosterFileName | null {
  if (entry.fileName.endsWith('/') || archiverLitter.test(entry.fileName)) return null;
  const parts = entry.fileName.split('/');
  const name = rosterFileName(parts.at(-1)!);
  if (name && parts.length > 2) throw new RefusedZipError(`${shown(entry.fileName)} stands more than one folder deep`);
  return name;
}

async function inflate(zip: ZipFile, entry: Entry, allowed: number, limits: SourceLimits): Promise<Buffer> {
  if (entry.uncompressedSize > allowed)
    throw new RefusedZipError(`${shown(entry.fileName)} is larger than an import may be`);
  const stream = await zip.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > allowed) throw new RefusedZipError(`${shown(entry.fileName)} is larger than an import may be`);
    refuseRatio(entry, size, limits);
    chunks.push(chunk);
  }
  const content = Buffer.concat(chunks, size);
  if (crc32(content) !== entry.crc32)
    throw new RefusedZipError(`${shown(entry.fileName)} is damaged: its checksum differs`);
  return content;
}

function refuseRatio(entry: Entry, size: number, limits: SourceLimits): void {
  if (size <= limits.ratioFloorBytes || size <= entry.compressedSize * limits.compressionRatio) return;
  throw new RefusedZipError(`${shown(entry.fileName)} inflates more than ${limits.compressionRatio} times`);
}

function shown(name: string): string {
  return JSON.stringify(name.slice(0, 100));
}
