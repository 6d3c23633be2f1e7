import { FaultList, formatFault } from './fault.ts';
import { readManifest, type ImportMode } from './manifest.ts';
import { asContents, manifestCsv, type FileTexts } from './testing/roster-fixture.ts';

function read(properties: Record<string, string> | null, asked: ImportMode | null = null, texts: FileTexts = {}) {
  const faults = new FaultList();
  const warnings: string[] = [];
  const files = {
    'orgs.csv': 'x',
    'users.csv': 'x',
    ...(properties ? { 'manifest.csv': manifestCsv(properties) } : {}),
    ...texts,
  };
  const manifest = readManifest(asContents(files), asked, faults, warnings);
  return { ...manifest, absent: [...manifest.absent], warnings, faults: faults.first.map(formatFault) };
}

describe('the manifest', () => {
  test.each([
    ['1.1', null, 'bulk', 'bulk'],
    ['1.1', null, 'delta', 'delta'],
    ['1.2', 'delta' as const, 'delta', 'delta'],
    ['v1.2.0', 'bulk' as const, 'bulk', 'bulk'],
  ])('of version %s, asked %j, says %s', (version, asked, declared, mode) => {
    const result = read({ 'oneroster.version': version, 'file.users': declared, 'file.orgs': 'absent' }, asked);
    expect(result).toMatchObject({
      version: version.includes('1.2') ? '1.2' : '1.1',
      mode,
      absent: ['orgs.csv'],
      faults: [],
    });
  });

  test('that is missing is a warning, and roles.csv tells the version', () => {
    expect(read(null)).toMatchObject({
      version: '1.1',
      mode: 'bulk',
      faults: [],
      warnings: ['manifest.csv is missing; the files are taken as they are'],
    });
    expect(read(null, 'delta', { 'roles.csv': 'x' })).toMatchObject({ version: '1.2', mode: 'delta' });
  });

  test.each([
    ['no version', { 'file.users': 'bulk' }, null, ['manifest.csv oneroster.version: is missing']],
    [
      'an unknown version',
      { 'oneroster.version': '2.0' },
      null,
      ['manifest.csv:2 oneroster.version: is "2.0"; 1.1 and 1.2 are known'],
    ],
    [
      'an unknown word',
      { 'oneroster.version': '1.1', 'file.users': 'some' },
      null,
      ['manifest.csv:3 file.users: is none of bulk, delta and absent'],
    ],
    [
      'a file that is not there',
      { 'oneroster.version': '1.2', 'file.roles': 'bulk' },
      null,
      ['manifest.csv:3 file.roles: says bulk, but roles.csv is not there'],
    ],
    [
      'another mode than asked',
      { 'oneroster.version': '1.1', 'file.users': 'bulk' },
      'delta' as const,
      ['manifest.csv:3 file.users: says bulk, but the import is delta'],
    ],
    [
      'two modes',
      { 'oneroster.version': '1.1', 'file.orgs': 'bulk', 'file.users': 'delta' },
      null,
      ['manifest.csv:4 file.users: says delta, but the import is bulk'],
    ],
  ])('with %s is a fault', (_name, properties, asked, faults) => {
    expect(read(properties as Record<string, string>, asked).faults).toEqual(faults);
  });
});
