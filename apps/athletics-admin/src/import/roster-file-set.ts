/** The files an import reads; everything else in the folder or zip is passed over. */
const rosterFileNames = [
  'manifest.csv',
  'orgs.csv',
  'users.csv',
  'roles.csv',
  'athletes.csv',
  'staff.csv',
  'cases.csv',
] as const;

export type RosterFileName = (typeof rosterFileNames)[number];

/** The contents of the files that were there. */
export type RosterFileContents = ReadonlyMap<RosterFileName, Buffer>;

/** Limits of an import's input. Sizes are in bytes of inflated content. */
export interface SourceLimits {
  totalBytes: number;
  fileBytes: number;
  zipEntries: number;
  /** Inflated to compressed size; contents below `ratioFloorBytes` may exceed it. */
  compressionRatio: number;
  ratioFloorBytes: number;
}

/** 256 MiB in all, 128 MiB a file, 1,000 entries, 100 to 1 above 1 MiB. */
export const defaultSourceLimits: SourceLimits = {
  totalBytes: 256 * 1024 * 1024,
  fileBytes: 128 * 1024 * 1024,
  zipEntries: 1000,
  compressionRatio: 100,
  ratioFloorBytes: 1024 * 1024,
};

/** A file name of the set, whatever its letter case, or null. */
export function rosterFileName(name: string): RosterFileName | null {
  return rosterFileNames.find((known) => known === name.toLowerCase()) ?? null;
}
