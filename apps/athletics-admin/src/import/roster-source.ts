import { open, readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { systemErrorReason } from '@homeroom/errors';
import { UnreadableFilesError } from './fault.ts';
import {
  defaultSourceLimits,
  rosterFileName,
  type RosterFileContents,
  type RosterFileName,
  type SourceLimits,
} from './roster-file-set.ts';
import { readZip } from './zip-source.ts';

/**
 * Reads the roster files of a folder or a zip, told apart by content.
 * @throws UnreadableFilesError when there is no such folder or zip, a file is unreadable or there twice in two letter
 *   cases, or a limit is exceeded
 */
export async function readRosterSource(
  location: string,
  limits: SourceLimits = defaultSourceLimits,
): Promise<RosterFileContents> {
  const name = path.basename(location);
  const found = await stat(location).catch(() => null);
  if (!found) throw new UnreadableFilesError({ file: location, message: 'there is no such folder or zip' });
  if (found.isDirectory()) return readFolder(location, limits);
  if (found.isFile() && (await startsLikeZip(location))) return readZip(location, limits);
  throw new UnreadableFilesError({ file: name, message: 'is neither a folder nor a zip' });
}

async function startsLikeZip(location: string): Promise<boolean> {
  const file = await open(location);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer.toString('latin1') === 'PK';
  } finally {
    await file.close();
  }
}

async function readFolder(folder: string, limits: SourceLimits): Promise<RosterFileContents> {
  const contents = new Map<RosterFileName, Buffer>();
  let total = 0;
  for (const entry of (await readdir(folder)).sort()) {
    const name = rosterFileName(entry);
    if (!name) continue;
    if (contents.has(name))
      throw new UnreadableFilesError({ file: entry, message: 'the file is there twice, in two letter cases' });
    const { size } = await stat(path.join(folder, entry)).catch(() => ({ size: 0 }));
    total += size;
    if (size > limits.fileBytes || total > limits.totalBytes)
      throw new UnreadableFilesError({ file: entry, message: 'is larger than an import may be' });
    contents.set(name, await readFile(path.join(folder, entry)).catch((error: unknown) => refuse(entry, error)));
  }
  return contents;
}

function refuse(file: string, error: unknown): never {
  throw new UnreadableFilesError({ file, message: `cannot be read: ${systemErrorReason(error) ?? 'unknown reason'}` });
}
