import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { UnreadableFilesError } from './fault.ts';
import { rosterFileName, type RosterFileContents, type RosterFileName, type SourceLimits } from './roster-file-set.ts';

/**
 * Reads the roster files of a folder.
 * @throws UnreadableFilesError for a file that is too large, unreadable or there twice in two letter cases
 */
export async function readFolder(folder: string, limits: SourceLimits): Promise<RosterFileContents> {
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
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  throw new UnreadableFilesError({ file, message: `cannot be read (${code})` });
}
