import { composeRoster } from './compose-roster.ts';
import { FaultList, UnreadableFilesError } from './fault.ts';
import type { ImportMode } from './manifest.ts';
import { checkRemovals, type RemovalLimit } from './removal-limit.ts';
import { readRosterFiles, type RosterFiles } from './roster-files.ts';
import { readRosterSource } from './roster-source.ts';
import type { RosterStore } from './roster-store-sql.ts';
import { changesAnything, type Roster, type RosterChanges } from './roster.ts';

/** An import as the operator asked for it. */
export interface ImportRequest {
  /** A OneRoster folder or zip. */
  location: string;
  /** The school's sourcedId. */
  schoolId: string;
  /** Null for the manifest's mode, or bulk when there is no manifest. */
  mode: ImportMode | null;
  dryRun: boolean;
  maxRemove: RemovalLimit;
}

/** Result of an import, or of its dry run. */
export interface ImportResult {
  mode: ImportMode;
  school: Roster['school'];
  changes: RosterChanges;
  /** Whether anything was written. */
  written: boolean;
  /** Remarks about the files that are not faults. */
  notes: string[];
}

/** Called with each step of an import. */
export type ProgressListener = (step: string) => void;

/** The files have faults; nothing was written. */
export class RosterFaultsError extends Error {
  readonly faults: FaultList;

  constructor(faults: FaultList) {
    super(`${faults.count} fault${faults.count === 1 ? '' : 's'} in the files`);
    this.name = 'RosterFaultsError';
    this.faults = faults;
  }
}

/**
 * Imports one school from its files, in one transaction. The same files again write nothing and raise no version.
 * @throws RosterFaultsError with every fault; TooManyRemovalsError; RosterStoreError. Nothing was written then.
 */
export async function importRoster(
  request: ImportRequest,
  store: RosterStore,
  onProgress: ProgressListener,
): Promise<ImportResult> {
  const faults = new FaultList();
  onProgress('reading the files');
  const files = await readFiles(request, faults);
  const notes = [...files.warnings];
  onProgress('waiting for the school');
  return store.inSchool(request.schoolId, async (school) => {
    onProgress('comparing with the rows held');
    const held = files.mode === 'delta' ? await school.held() : emptyRoster(request.schoolId);
    const changes = await school.compare(() => compose(files, held, faults, notes));
    checkRemovals(changes, request.maxRemove);
    const written = !request.dryRun && changesAnything(changes);
    if (written) {
      onProgress('writing');
      await school.write((rows) => onProgress(`writing: ${rows} rows`));
    }
    return { mode: files.mode, school: files.school ?? held.school, changes, written, notes };
  });
}

async function readFiles({ location, schoolId, mode }: ImportRequest, faults: FaultList): Promise<RosterFiles> {
  const contents = await readRosterSource(location).catch((error: unknown) => {
    if (!(error instanceof UnreadableFilesError)) throw error;
    faults.add(error.fault);
    throw new RosterFaultsError(faults);
  });
  const files = readRosterFiles(contents, { schoolId, mode }, faults);
  if (!files) throw new RosterFaultsError(faults);
  return files;
}

function compose(files: RosterFiles, held: Roster, faults: FaultList, notes: string[]): Roster {
  const composed = composeRoster(files, held, faults);
  if (faults.count > 0) throw new RosterFaultsError(faults);
  notes.push(...composed.notes);
  return composed.roster;
}

function emptyRoster(schoolId: string): Roster {
  return { school: { id: schoolId, name: '' }, members: new Map(), athletes: new Map(), cases: new Map() };
}
