import { createHash } from 'node:crypto';
import { composeRoster } from './compose-roster.ts';
import { FaultList, UnreadableFilesError } from './fault.ts';
import type { ImportMode } from './manifest.ts';
import { checkRemovals, type RemovalLimit } from './removal-limit.ts';
import type { RosterFileContents } from './roster-file-set.ts';
import { readRosterFiles, type RosterFiles } from './roster-files.ts';
import { readRosterSource } from './roster-source.ts';
import type { RosterStore } from './roster-store-sql.ts';
import { importRulesVersion } from './rules-version.ts';
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
 * Imports one school from its files, in one transaction. The same files again change no row and raise no version; once
 * such an import has been noted, further ones with the same files and rows neither compose nor compare.
 * @throws RosterFaultsError with every fault; TooManyRemovalsError; RosterStoreError. Nothing was written then.
 */
export async function importRoster(
  request: ImportRequest,
  store: RosterStore,
  onProgress: ProgressListener,
): Promise<ImportResult> {
  const faults = new FaultList();
  onProgress('reading the files');
  const contents = await readContents(request.location, faults);
  const digest = digestOf(contents, request);
  const state = await store.inSchool(request.schoolId, (school) => school.heldState(digest));
  if (state.unchanged) return { ...state.unchanged, written: false };
  const files = readRosterFiles(contents, request, faults);
  if (!files) throw new RosterFaultsError(faults);
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
    const result = { mode: files.mode, school: files.school ?? held.school, notes };
    if (!request.dryRun && !changesAnything(changes)) await school.noteUnchanged(digest, state, result);
    return { ...result, changes, written };
  });
}

function readContents(location: string, faults: FaultList): Promise<RosterFileContents> {
  return readRosterSource(location).catch((error: unknown) => {
    if (!(error instanceof UnreadableFilesError)) throw error;
    faults.add(error.fault);
    throw new RosterFaultsError(faults);
  });
}

/** Digest of everything that an import makes the same roster from, given the same rows. */
function digestOf(contents: RosterFileContents, { mode }: ImportRequest): string {
  const hash = createHash('sha256').update(`${importRulesVersion} ${mode}\n`);
  for (const [name, content] of contents) hash.update(`${name} ${content.length}\n`).update(content);
  return hash.digest('base64url');
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
