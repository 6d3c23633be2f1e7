import { isUtf8 } from 'node:buffer';
import { CsvSyntaxError, splitCsv } from './csv-records.ts';
import type { FaultList } from './fault.ts';

const utf8Mark = Buffer.from([0xef, 0xbb, 0xbf]);
const lineFeed = 10;

/** A CSV file whose columns are found by the header's names, in any order and any letter case. */
export class CsvTable {
  readonly file: string;
  readonly records: readonly string[][];
  /** The line on which each record begins. */
  readonly lines: readonly number[];
  readonly #positions: ReadonlyMap<string, number>;

  constructor(file: string, positions: ReadonlyMap<string, number>, records: readonly string[][], lines: readonly number[]) {
    this.file = file;
    this.records = records;
    this.lines = lines;
    this.#positions = positions;
  }

  /** A reader of one wanted column: the value without surrounding blanks, empty when the file lacks the column. */
  reader(column: string): (record: readonly string[]) => string {
    const position = this.#positions.get(column.toLowerCase());
    return position === undefined ? () => '' : (record) => record[position]!.trim();
  }
}

/** The columns a reader of a file wants; the others, `metadata.*` included, are ignored. */
export interface WantedColumns {
  /** Their absence is a fault. */
  required: readonly string[];
  /** Read as empty when the file lacks them. */
  optional?: readonly string[];
}

/**
 * Reads a UTF-8 CSV file, with or without a byte order mark. Records of another length than the header are reported
 * and left out.
 * @returns null when the file is unreadable or lacks a required column, which is reported
 */
export function readCsvTable(file: string, content: Buffer, wanted: WantedColumns, faults: FaultList): CsvTable | null {
  const text = readText(file, content, faults);
  if (text === null) return null;
  const positions = new Map<string, number>();
  let width = 0;
  const choose = (header: readonly string[]): readonly number[] | null => {
    width = header.length;
    return choosePositions(file, header, wanted, positions, faults);
  };
  try {
    const { records, lines, misfits } = splitCsv(text, choose);
    for (const { line, fields } of misfits) faults.add({ file, line, message: `has ${fields} field${fields === 1 ? '' : 's'} where the header has ${width}` });
    return positions.size === 0 ? null : new CsvTable(file, positions, records, lines);
  } catch (error) {
    if (!(error instanceof CsvSyntaxError)) throw error;
    faults.add({ file, line: error.line, message: error.message });
    return null;
  }
}

function readText(file: string, content: Buffer, faults: FaultList): string | null {
  if (!isUtf8(content)) {
    faults.add({ file, line: firstBadLine(content), message: 'is not UTF-8 text' });
    return null;
  }
  const text = content.toString('utf8', content.subarray(0, 3).equals(utf8Mark) ? 3 : 0);
  const nul = text.indexOf('\0');
  if (nul === -1) return text;
  faults.add({ file, line: text.slice(0, nul).split('\n').length, message: 'holds a NUL character' });
  return null;
}

function firstBadLine(content: Buffer): number {
  let line = 1;
  let start = 0;
  for (;;) {
    const end = content.indexOf(lineFeed, start);
    if (end === -1 || !isUtf8(content.subarray(start, end))) return line;
    start = end + 1;
    line += 1;
  }
}

/** Fills `positions` with where each wanted column stands in the records, and returns where it stands in the file. */
function choosePositions(file: string, header: readonly string[], wanted: WantedColumns, positions: Map<string, number>, faults: FaultList): number[] | null {
  const before = faults.count;
  const names = header.map((name) => name.trim().toLowerCase());
  if (header.length === 0) faults.add({ file, message: 'is empty; at least the header line is needed' });
  names.forEach((name, position) => {
    if (name !== '' && names.indexOf(name) !== position) faults.add({ file, line: 1, column: header[position]!.trim(), message: 'the column stands there twice' });
  });
  for (const column of header.length === 0 ? [] : wanted.required) {
    if (!names.includes(column.toLowerCase())) faults.add({ file, line: 1, column, message: 'the column is missing' });
  }
  if (faults.count > before) return null;
  const present = [...wanted.required, ...(wanted.optional ?? [])].map((column) => column.toLowerCase()).filter((name) => names.includes(name));
  present.forEach((name, slot) => positions.set(name, slot));
  return present.map((name) => names.indexOf(name));
}
