import type { CsvTable } from './csv-table.ts';
import type { FaultList } from './fault.ts';
import type { ImportMode } from './manifest.ts';
import { forEachUnique, rowState } from './row-checks.ts';

/** The school's row of orgs.csv. */
export interface SchoolRow {
  id: string;
  name: string;
}

/** Finds the school in orgs.csv. A delta need not list it; a bulk set must. */
export function readSchool(
  table: CsvTable | null,
  schoolId: string,
  mode: ImportMode,
  faults: FaultList,
): SchoolRow | null {
  if (!table) return null;
  const nameOf = table.reader('name');
  const typeOf = table.reader('type');
  const statusOf = table.reader('status');
  let school: SchoolRow | null = null;
  forEachUnique(table, 'sourcedId', faults, (id, record, line) => {
    if (id !== schoolId) return;
    school = { id, name: nameOf(record) };
    const type = typeOf(record);
    const place = { file: table.file, line };
    if (type !== '' && type.toLowerCase() !== 'school')
      faults.add({ ...place, column: 'type', message: `is ${JSON.stringify(type)}; only a school can be imported` });
    if (school.name === '') faults.add({ ...place, column: 'name', message: 'is empty' });
    if (rowState(table, statusOf(record), line, faults) === 'removed')
      faults.add({ ...place, column: 'status', message: 'marks the school itself as removed' });
  });
  if (!school && mode === 'bulk')
    faults.add({
      file: table.file,
      column: 'sourcedId',
      message: `the school ${JSON.stringify(schoolId)} is not listed`,
    });
  return school;
}
