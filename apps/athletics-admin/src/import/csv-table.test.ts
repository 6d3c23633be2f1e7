import { openCsvTable } from './csv-table.ts';
import { FaultList, formatFault } from './fault.ts';

function read(content: string | Buffer) {
  const faults = new FaultList();
  const table = openCsvTable(
    'things.csv',
    Buffer.from(content),
    { required: ['id', 'name'], optional: ['absent'] },
    faults,
  );
  const rows: string[][] = [];
  table?.forEach(faults, (record) => rows.push(['id', 'name', 'absent'].map((column) => table.reader(column)(record))));
  return { rows, broken: table?.broken, faults: faults.first.map(formatFault) };
}

describe('reading a CSV table', () => {
  test('finds columns by name, in any order and letter case, and ignores others', () => {
    const { rows, faults } = read('metadata.x,NAME,id\n1, Ana ,7\n2,Ben,8\n');
    expect(faults).toEqual([]);
    expect(rows).toEqual([
      ['7', 'Ana', ''],
      ['8', 'Ben', ''],
    ]);
  });

  test('takes a UTF-8 byte order mark off', () => {
    expect(read('\uFEFFid,name\n1,Zoë\n').faults).toEqual([]);
  });

  test.each([
    ['a missing column', 'id\n1\n', ['things.csv:1 name: the column is missing']],
    [
      'every missing column',
      'x\n1\n',
      ['things.csv:1 id: the column is missing', 'things.csv:1 name: the column is missing'],
    ],
    ['a column twice', 'id,name,ID\n1,2,3\n', ['things.csv:1 ID: the column stands there twice']],
    ['an empty file', '', ['things.csv: is empty; at least the header line is needed']],
    [
      'records of another length',
      'id,name\n1\n1,2\n1,2,3\n',
      ['things.csv:2: has 1 field where the header has 2', 'things.csv:4: has 3 fields where the header has 2'],
    ],
    [
      'bytes that are no UTF-8',
      Buffer.from('id,name\n1,ok\n2,Zo\xeb\n', 'latin1'),
      ['things.csv:3: is not UTF-8 text'],
    ],
    ['UTF-16', Buffer.from('\uFEFFid,name\n', 'utf16le'), ['things.csv:1: is not UTF-8 text']],
    ['a NUL character', 'id,name\n1,a\0b\n', ['things.csv:2: holds a NUL character']],
    ['broken quoting in the header', 'id,"name\n', ['things.csv:1: a quoted field never ends']],
    ['broken quoting', 'id,name\n1,"a\n', ['things.csv:2: a quoted field never ends']],
  ])('reports %s', (_name, content, expected) => {
    expect(read(content).faults).toEqual(expected);
  });

  test('says when reading ended early', () => {
    expect(read('id,name\n1,a\n').broken).toBe(false);
    expect(read('id,name\n1,"a\n').broken).toBe(true);
  });
});
