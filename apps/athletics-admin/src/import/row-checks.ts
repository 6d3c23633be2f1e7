import type { CsvTable } from './csv-table.ts';
import type { FaultList } from './fault.ts';

/** What a row's OneRoster `status` says: it is there, or it is to be removed. */
export type RowState = 'active' | 'removed';

/** Visits each record whose id is there and is the first of its kind; reports the others. */
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

/** Reads a OneRoster `status` cell: `active` or empty, or `tobedeleted`; anything else is reported. */
export function rowState(table: CsvTable, cell: string, line: number, faults: FaultList): RowState {
  if (cell === 'active' || cell === '') return 'active';
  const word = cell.toLowerCase();
  if (word === 'tobedeleted') return 'removed';
  if (word !== 'active')
    faults.add({
      file: table.file,
      line,
      column: 'status',
      message: `is ${JSON.stringify(cell)}, neither active nor tobedeleted`,
    });
  return 'active';
}
