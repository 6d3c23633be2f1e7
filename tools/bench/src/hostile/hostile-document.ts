/** A file that is made to do harm, or is broken. */
export interface HostileDocument {
  /** Defect in a few words; each is unique. */
  what: string;
  /** The name that it is sent under. */
  name: string;
  /** Its content, the same every time. */
  bytes(): Buffer | Promise<Buffer>;
}

/** Documents by what is wrong with them, all of one extension unless a name is given. */
export function hostile(
  extension: string,
  made: Readonly<Record<string, HostileDocument['bytes']>>,
): HostileDocument[] {
  return Object.entries(made).map(([what, bytes]) => ({ what, name: `letter.${extension}`, bytes }));
}

/** A text repeated up to that length. */
export function filled(unit: string, length: number): Buffer {
  return Buffer.alloc(length, unit);
}
