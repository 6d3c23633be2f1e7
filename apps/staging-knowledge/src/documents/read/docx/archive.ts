import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { readingLimits } from '../reading-limits.ts';
import { RefusedDocumentError } from '../reading-reports.ts';

/** The parts of an archive that hold text, by their names. */
export type ArchiveContent = Map<string, Buffer>;

/**
 * Looks through an archive before any library unpacks it: the sizes that its directory promises, then the sizes that
 * really come out, against the same limits.
 * @throws RefusedDocumentError when it is too large, lies about a size, is encrypted or broken
 */
export async function readCheckedArchive(bytes: Uint8Array): Promise<ArchiveContent> {
  const zip = await opened(bytes);
  try {
    const entries = await directory(zip);
    assertPromised(entries);
    const parts: ArchiveContent = new Map();
    for (const entry of entries) {
      const content = await unpacked(zip, entry);
      if (content) parts.set(entry.fileName, content);
    }
    return parts;
  } finally {
    zip.close();
  }
}

function opened(bytes: Uint8Array): Promise<ZipFile> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return new Promise((resolve, reject) => {
    fromBuffer(file, { lazyEntries: true, validateEntrySizes: true, strictFileNames: false }, (error, zip) =>
      error ? reject(broken(error)) : resolve(zip),
    );
  });
}

function directory(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > readingLimits.archiveEntries) throw tooLarge();
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      if (entries.length > readingLimits.archiveEntries) reject(tooLarge());
      else zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
    zip.once('error', (error: Error) => reject(broken(error)));
    zip.readEntry();
  });
}

function assertPromised(entries: readonly Entry[]): void {
  if (entries.some((entry) => entry.isEncrypted()))
    throw new RefusedDocumentError('This document needs a password to open; send it without one.');
  const promised = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (promised > readingLimits.archiveBytes) throw tooLarge();
}

/** Unpacks one part, kept only when it is XML, whose elements are counted on the way. */
function unpacked(zip: ZipFile, entry: Entry): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(broken(error));
      const pieces: Buffer[] = [];
      const xml = /\.(?:xml|rels)$/i.test(entry.fileName);
      let elements = 0;
      stream.on('data', (piece: Buffer) => {
        if (!xml) return;
        pieces.push(piece);
        elements += count(piece, 0x3c);
        if (elements > 2 * readingLimits.archiveElements) stream.destroy(tooManyElements());
      });
      stream.once('end', () => resolve(xml ? Buffer.concat(pieces) : null));
      stream.once('error', (cause: Error) => reject(cause instanceof RefusedDocumentError ? cause : broken(cause)));
    });
  });
}

function count(piece: Buffer, byte: number): number {
  let found = 0;
  for (let at = piece.indexOf(byte); at >= 0; at = piece.indexOf(byte, at + 1)) found += 1;
  return found;
}

function tooManyElements(): RefusedDocumentError {
  return new RefusedDocumentError(
    `This Word document has more than the ${readingLimits.archiveElements} elements that one document may have.`,
  );
}

function tooLarge(): RefusedDocumentError {
  const { archiveBytes, archiveEntries } = readingLimits;
  return new RefusedDocumentError(
    `This Word document unpacks to more than the ${archiveBytes / 1_048_576} MB, or the ${archiveEntries} parts, that one document may have.`,
  );
}

function broken(cause: unknown): RefusedDocumentError {
  return new RefusedDocumentError('This Word document is broken and cannot be read.', { cause });
}
