import { isUtf8 } from 'node:buffer';
import { CsvReader, CsvSyntaxError, type RecordVisitor } from './csv-reader.ts';
import type { FaultList } from './fault.ts';

const utf8Mark = Buffer.from([0xef, 0xbb, 0xbf]);
const lineFeed = 10;

/** A CSV file whose columns are found by the header's names, in any order and any letter case. */
export class CsvTable {
  readonly file: string;
  /** Whether reading ended early, where the text is no CSV any more; that is reported. */
  broken = false;
  readonly #reader: CsvReader;
  /** Position of each wanted column in the file. */
  readonly #columns: ReadonlyMap<string, number>;

  constructor(file: string, reader: CsvReader, columns: ReadonlyMap<string, number>) {
    this.file = file;
    this.#reader = reader;
    this.#columns = columns;
  }

  /** A reader of one wanted column: the value without surrounding blanks, empty when the file lacks the column. */
  reader(column: string): (record: readonly string[]) => string {
    const slot = [...this.#columns.keys()].indexOf(column.toLowerCase());
    return slot === -1 ? () => '' : (record) => record[slot]!.trim();
  }

  /** Visits the records, once. Records of another length than the header are reported and left out. */
  forEach(faults: FaultList, visit: RecordVisitor): void {
    const { file } = this;
    const width = this.#reader.header.length;
    const report = (line: number, fields: number): void =>
      faults.add({
        file,
        line,
        message: `has ${fields} field${fields === 1 ? '' : 's'} where the header has ${width}`,
      });
    try {
      this.#reader.forEach([...this.#columns.values()], visit, report);
    } catch (error) {
      reportSyntax(file, error, faults);
      this.broken = true;
    }
  }
}

/** Visits each record with a new id; reports empty and repeated ids. */
export function forEachUnique(
  table: CsvTable,
  idColumn: string,
  faults: FaultList,
  visit: (id: string, record: readonly string[], line: number) => void,
): void {
  const idOf = table.reader(idColumn);
  const firstLines = new Map<string, number>();
  table.forEach(faults, (record, line) => {
    const id = idOf(record);
    const place = { file: table.file, line, column: idColumn };
    const firstLine = firstLines.get(id);
    if (id === '') faults.add({ ...place, message: 'is empty' });
    else if (firstLine !== undefined)
      faults.add({ ...place, message: `${JSON.stringify(id)} stands on line ${firstLine} already` });
    else {
      firstLines.set(id, line);
      visit(id, record, line);
    }
  });
}

/** The columns a reader of a file wants; the others, `metadata.*` included, are ignored. */
export interface WantedColumns {
  /** Their absence is a fault. */
  required: readonly string[];
  /** Read as empty when the file lacks them. */
  optional?: readonly string[];
}

/**
 * Opens a UTF-8 CSV file, with or without a byte order mark.
 * @returns null when the file is unreadable or lacks a required column, which is reported
 */
export function openCsvTable(file: string, content: Buffer, wanted: WantedColumns, faults: FaultList): CsvTable | null {
  const text = readText(file, content, faults);
  const reader = text === null ? null : readHeader(file, text, faults);
  const columns = reader && findColumns(file, reader.header, wanted, faults);
  return columns && new CsvTable(file, reader, columns);
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

function readHeader(file: string, text: string, faults: FaultList): CsvReader | null {
  try {
    return new CsvReader(text);
  } catch (error) {
    reportSyntax(file, error, faults);
    return null;
  }
}

function findColumns(
  file: string,
  header: readonly string[],
  wanted: WantedColumns,
  faults: FaultList,
): Map<string, number> | null {
  const before = faults.count;
  const names = header.map((name) => name.trim().toLowerCase());
  if (header.length === 0) faults.add({ file, message: 'is empty; at least the header line is needed' });
  names.forEach((name, position) => {
    if (name !== '' && names.indexOf(name) !== position)
      faults.add({ file, line: 1, column: header[position]!.trim(), message: 'the column stands there twice' });
  });
  for (const column of header.length === 0 ? [] : wanted.required) {
    if (!names.includes(column.toLowerCase())) faults.add({ file, line: 1, column, message: 'the column is missing' });
  }
  if (faults.count > before) return null;
  const present = [...wanted.required, ...(wanted.optional ?? [])]
    .map((column) => column.toLowerCase())
    .filter((name) => names.includes(name));
  return new Map(present.map((name) => [name, names.indexOf(name)]));
}

function reportSyntax(file: string, error: unknown, faults: FaultList): void {
  if (!(error instanceof CsvSyntaxError)) throw error;
  faults.add({ file, line: error.line, message: error.message });
}
