/** A problem in the data, with the place where it stands. */
export interface Fault {
  /** The file's name inside the folder or zip, or that of the folder or zip itself. */
  file: string;
  /** The line where the record begins, counted from 1 with the header; absent when the whole file is meant. */
  line?: number;
  /** The column's name. */
  column?: string;
  message: string;
}

/** The import cannot go on: what was handed over is unreadable as a whole. Carries the one fault that says why. */
export class UnreadableFilesError extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(formatFault(fault));
    this.name = 'UnreadableFilesError';
    this.fault = fault;
  }
}

/** Collects every fault of an import; keeps the first ones in full and counts the rest, so that junk stays bounded. */
export class FaultList {
  readonly first: Fault[] = [];
  count = 0;
  readonly #kept: number;

  /** @param kept how many faults are kept in full */
  constructor(kept = 200) {
    this.#kept = kept;
  }

  add(fault: Fault): void {
    this.count += 1;
    if (this.first.length < this.#kept) this.first.push(fault);
  }
}

/** One line for people: `users.csv:812 email: not an address`. */
export function formatFault({ file, line, column, message }: Fault): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return column === undefined ? `${place}: ${message}` : `${place} ${column}: ${message}`;
}
