import { openCsvTable } from './csv-table.ts';
import type { FaultList } from './fault.ts';
import type { RosterFileContents, RosterFileName } from './roster-file-set.ts';

/** `bulk`: the files are all there is. `delta`: the files hold only what changed. */
export type ImportMode = 'bulk' | 'delta';

/** Files to read, and their modes. */
export interface Manifest {
  version: '1.1' | '1.2';
  mode: ImportMode;
  /** The OneRoster files that the manifest declares absent. */
  absent: ReadonlySet<RosterFileName>;
}

const manifestFile = 'manifest.csv';
const declarable = ['orgs.csv', 'users.csv', 'roles.csv'] as const;

/**
 * Reads manifest.csv (OneRoster 1.1 and 1.2, `propertyName,value`). Without one the version is told by roles.csv, the
 * mode is the asked one, and a warning says so.
 * @param asked the mode the operator asked for, which must agree with the manifest; bulk when neither says
 */
export function readManifest(
  contents: RosterFileContents,
  asked: ImportMode | null,
  faults: FaultList,
  warnings: string[],
): Manifest {
  const content = contents.get(manifestFile);
  const table = content ? openCsvTable(manifestFile, content, { required: ['propertyName', 'value'] }, faults) : null;
  if (!table) {
    if (!content) warnings.push('manifest.csv is missing; the files are taken as they are');
    return { version: versionByFiles(contents), mode: asked ?? 'bulk', absent: new Set() };
  }
  const name = table.reader('propertyName');
  const value = table.reader('value');
  const properties = new Map<string, { value: string; line: number }>();
  table.forEach(faults, (record, line) => void properties.set(name(record), { value: value(record), line }));
  return {
    version: declaredVersion(properties, contents, faults),
    ...declaredModes(properties, contents, asked, faults),
  };
}

type Properties = ReadonlyMap<string, { value: string; line: number }>;

function declaredVersion(properties: Properties, contents: RosterFileContents, faults: FaultList): Manifest['version'] {
  const version = properties.get('oneroster.version');
  if (!version) {
    faults.add({ file: manifestFile, column: 'oneroster.version', message: 'is missing' });
  } else if (/^(?:v?1\.1(?:\.\d+)?)$/i.test(version.value)) {
    return '1.1';
  } else if (/^(?:v?1\.2(?:\.\d+)?)$/i.test(version.value)) {
    return '1.2';
  } else {
    faults.add({
      file: manifestFile,
      line: version.line,
      column: 'oneroster.version',
      message: `is ${JSON.stringify(version.value)}; 1.1 and 1.2 are known`,
    });
  }
  return versionByFiles(contents);
}

function declaredModes(
  properties: Properties,
  contents: RosterFileContents,
  asked: ImportMode | null,
  faults: FaultList,
): Omit<Manifest, 'version'> {
  const absent = new Set<RosterFileName>();
  let mode = asked;
  for (const file of declarable) {
    const property = `file.${file.replace('.csv', '')}`;
    const declared = properties.get(property);
    if (!declared) continue;
    const place = { file: manifestFile, line: declared.line, column: property };
    if (declared.value === 'absent') absent.add(file);
    else if (declared.value !== 'bulk' && declared.value !== 'delta')
      faults.add({ ...place, message: 'is none of bulk, delta and absent' });
    else {
      if (!contents.has(file)) faults.add({ ...place, message: `says ${declared.value}, but ${file} is not there` });
      if (mode !== null && mode !== declared.value)
        faults.add({ ...place, message: `says ${declared.value}, but the import is ${mode}` });
      mode ??= declared.value;
    }
  }
  return { mode: mode ?? 'bulk', absent };
}

function versionByFiles(contents: RosterFileContents): Manifest['version'] {
  return contents.has('roles.csv') ? '1.2' : '1.1';
}
