import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { UnreadableFilesError } from './fault.ts';
import { readFolder } from './folder-source.ts';
import { defaultSourceLimits, type RosterFileContents, type SourceLimits } from './roster-file-set.ts';
import { readZip } from './zip-source.ts';

/**
 * Reads the roster files of a folder or a zip, told apart by content.
 * @throws UnreadableFilesError when nothing is there, it is neither, or it breaks a limit
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
