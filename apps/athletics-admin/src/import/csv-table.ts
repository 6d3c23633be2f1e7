import { isUtf8 } from 'node:buffer';
import { CsvSyntaxError, splitCsv, type CsvRecords } from './csv-records.ts';
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

  has(column: string): boolean {
    return this.#positions.has(column.toLowerCase());
  }

  /** A reader of one column: the value without surrounding blanks, empty when the file lacks the column. */
  reader(column: string): (record: readonly string[]) => string {
    const position = this.#positions.get(column.toLowerCase());
    return position === undefined ? () => '' : (record) => record[position]!.trim();
  }
}

/**
 * Reads a UTF-8 CSV file, with or without a byte order mark. Columns that nobody asks for, `metadata.*` included, are
 * ignored. Records of another length than the header are reported and left out.
 * @returns null when the file is unreadable or lacks a required column, which is reported
 */
export function readCsvTable(file: string, content: Buffer, required: readonly string[], faults: FaultList): CsvTable | null {
  const split = splitContent(file, content, faults);
  if (!split) return null;
  const positions = headerPositions(file, split.records[0] ?? [], required, faults);
  if (!positions) return null;
  const width = split.records[0]!.length;
  const records: string[][] = [];
  const lines: number[] = [];
  for (let index = 1; index < split.records.length; index += 1) {
    const record = split.records[index]!;
    const line = split.lines[index]!;
    if (record.length === width) {
      records.push(record);
      lines.push(line);
    } else faults.add({ file, line, message: `has ${record.length} fields where the header has ${width}` });
  }
  return new CsvTable(file, positions, records, lines);
}

function splitContent(file: string, content: Buffer, faults: FaultList): CsvRecords | null {
  if (!isUtf8(content)) {
    faults.add({ file, line: firstBadLine(content), message: 'is not UTF-8 text' });
    return null;
  }
  const text = content.toString('utf8', content.subarray(0, 3).equals(utf8Mark) ? 3 : 0);
  const nul = text.indexOf('\0');
  if (nul !== -1) {
    faults.add({ file, line: text.slice(0, nul).split('\n').length, message: 'holds a NUL character' });
    return null;
  }
  try {
    return splitCsv(text);
  } catch (error) {
    if (!(error instanceof CsvSyntaxError)) throw error;
    faults.add({ file, line: error.line, message: error.message });
    return null;
  }
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

function headerPositions(file: string, header: readonly string[], required: readonly string[], faults: FaultList): Map<string, number> | null {
  const before = faults.count;
  if (header.length === 0) faults.add({ file, message: 'is empty; at least the header line is needed' });
  const positions = new Map<string, number>();
  header.forEach((name, position) => {
    const column = name.trim().toLowerCase();
    if (column !== '' && positions.has(column)) faults.add({ file, line: 1, column: name.trim(), message: 'the column stands there twice' });
    positions.set(column, position);
  });
  for (const column of header.length === 0 ? [] : required) {
    if (!positions.has(column.toLowerCase())) faults.add({ file, line: 1, column, message: 'the column is missing' });
  }
  return faults.count === before ? positions : null;
}
