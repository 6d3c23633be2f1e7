import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { systemErrorReason } from '@homeroom/errors';
import {
  type CalendarFile,
  type CalendarObject,
  NotACalendarError,
  type Zone,
  icsLimits,
  readCalendarFile,
} from '@homeroom/icalendar';
import type { CalendarStore } from './calendar-store.ts';
import type { ImportCounts } from './stored-object.ts';

/** Outcome of one file: read, or the reason why not. */
export type FileOutcome =
  | { name: string; file: CalendarFile; counts: ImportCounts | null }
  | { name: string; reason: string };

/** Outcome of an import. */
export interface ImportOutcome {
  files: FileOutcome[];
  /** With `replace`, the counts of all files together; null when nothing was removed because something was not read. */
  replaced: ImportCounts | null;
}

/** Files to import, and their calendar. */
export interface ImportRequest {
  calendarId: string;
  /** File names as they were given. */
  names: readonly string[];
  /** Folder of relative names. */
  workingFolder: string;
  replace: boolean;
  familyZone: Zone;
}

/**
 * Imports calendar files into a calendar, idempotent by UID: each file in a transaction of its own, or with `replace`
 * all in one, which then removes what none of them has. What cannot be read stays out and stops nothing else, but
 * nothing is removed then.
 */
export async function importCalendarFiles(store: CalendarStore, request: ImportRequest): Promise<ImportOutcome> {
  const { calendarId } = request;
  const files: FileOutcome[] = [];
  for (const name of request.names) files.push(await readOne(name, request));
  if (request.replace && files.every(isWhole)) {
    const replaced = await store.importObjects(calendarId, newestOf(files), { removeOthers: true });
    return { files, replaced };
  }
  for (const outcome of files) {
    if ('file' in outcome)
      outcome.counts = await store.importObjects(calendarId, outcome.file.objects, { removeOthers: false });
  }
  return { files, replaced: null };
}

function isWhole(outcome: FileOutcome): boolean {
  return 'file' in outcome && outcome.file.complete;
}

/** The objects of all files; where two have one UID, that of the later file. */
function newestOf(files: readonly FileOutcome[]): CalendarObject[] {
  const objects = files.flatMap((outcome) => ('file' in outcome ? outcome.file.objects : []));
  return [...new Map(objects.map((object) => [object.uid, object])).values()];
}

async function readOne(name: string, { workingFolder, familyZone }: ImportRequest): Promise<FileOutcome> {
  const location = path.resolve(workingFolder, name);
  try {
    const { size } = await stat(location);
    if (size > icsLimits.fileBytes)
      throw new NotACalendarError(`This file is larger than ${icsLimits.fileBytes / 1024 / 1024} MiB.`);
    return { name, file: readCalendarFile(await readFile(location), familyZone), counts: null };
  } catch (error) {
    if (error instanceof NotACalendarError) return { name, reason: error.message };
    const reason = systemErrorReason(error);
    if (reason === undefined) throw error;
    return { name, reason: `This file cannot be read: ${reason}.` };
  }
}
