import { CsvReader, CsvSyntaxError } from './csv-reader.ts';

function read(text: string, chosen?: number[]) {
  const reader = new CsvReader(text);
  const result = { records: [] as string[][], lines: [] as number[], misfits: [] as number[][] };
  reader.forEach(
    chosen ?? reader.header.map((_name, position) => position),
    (record, line) => {
      result.records.push([...record]);
      result.lines.push(line);
    },
    (line, fields) => result.misfits.push([line, fields]),
  );
  return { header: reader.header, ...result };
}

describe('reading CSV', () => {
  test.each([
    [
      'plain fields',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a last line without its end',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'CRLF',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a comma in quotes', 'a,"b,c",d', [['a', 'b,c', 'd']]],
    ['a doubled quote', '"a ""b""",c', [['a "b"', 'c']]],
    [
      'a line end in quotes',
      '"a\r\nb",c\nd,e',
      [
        ['a\r\nb', 'c'],
        ['d', 'e'],
      ],
    ],
    [
      'empty fields',
      ',,\n"",,',
      [
        ['', '', ''],
        ['', '', ''],
      ],
    ],
    ['an empty last field after a quoted one', '"a",', [['a', '']]],
    ['CRLF after a quoted field', '"a"\r\n"b"\r\n', [['a'], ['b']]],
    [
      'CRLF after a plain field of a quoted record',
      '"a",b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['blank lines left out', 'a\n\n\r\nb\n', [['a'], ['b']]],
    ['a quote inside an unquoted field', '5" pipe,b', [['5" pipe', 'b']]],
    ['nothing', '', []],
  ])('keeps %s', (_name, text, expected) => {
    const { header, records, misfits } = read(text);
    expect(header.length === 0 ? [] : [header, ...records]).toEqual(expected);
    expect(misfits).toEqual([]);
  });

  test('counts lines where records begin, also past line ends in quotes', () => {
    expect(read('h\n"a\nb\nc"\n\nd\n"e"').lines).toEqual([2, 6, 7]);
  });

  test('gives only the fields chosen, in the order chosen', () => {
    expect(read('a,b,c\n1,2,3\n4,"5",6\n', [2, 0]).records).toEqual([
      ['3', '1'],
      ['6', '4'],
    ]);
  });

  test('sets records of another length than the header apart', () => {
    expect(read('a,b\n1\n1,2\n1,"2",3\n1,\n')).toMatchObject({
      records: [
        ['1', '2'],
        ['1', ''],
      ],
      lines: [3, 5],
      misfits: [
        [2, 1],
        [4, 3],
      ],
    });
  });

  test('a quoted field that never ends is a fault of the line where it begins', () => {
    expect(() => read('a,b\n1,"2\n3')).toThrow(new CsvSyntaxError(2, 'a quoted field never ends'));
    try {
      read('a,b\n1,"2\n3');
    } catch (error) {
      expect(error).toMatchObject({ line: 2 });
    }
  });

  test('text behind a closing quote is a fault', () => {
    expect(() => read('"a"b,c')).toThrow('text follows a closing quote');
  });
});
