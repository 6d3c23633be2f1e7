import { CsvSyntaxError, splitCsv } from './csv-records.ts';

/** Every record, the header among them. */
function records(text: string): string[][] {
  let header: readonly string[] = [];
  const rest = splitCsv(text, (names) => (header = names).map((_name, position) => position));
  expect(rest.misfits).toEqual([]);
  return header.length === 0 ? [] : [[...header], ...rest.records];
}

function split(text: string) {
  return splitCsv(text, (header) => header.map((_name, position) => position));
}

describe('splitting CSV', () => {
  test.each([
    ['plain fields', 'a,b\n1,2\n', [['a', 'b'], ['1', '2']]],
    ['a last line without its end', 'a,b\n1,2', [['a', 'b'], ['1', '2']]],
    ['CRLF', 'a,b\r\n1,2\r\n', [['a', 'b'], ['1', '2']]],
    ['a comma in quotes', 'a,"b,c",d', [['a', 'b,c', 'd']]],
    ['a doubled quote', '"a ""b""",c', [['a "b"', 'c']]],
    ['a line end in quotes', '"a\r\nb",c\nd,e', [['a\r\nb', 'c'], ['d', 'e']]],
    ['empty fields', ',,\n"",,', [['', '', ''], ['', '', '']]],
    ['an empty last field after a quoted one', '"a",', [['a', '']]],
    ['CRLF after a quoted field', '"a"\r\n"b"\r\n', [['a'], ['b']]],
    ['CRLF after a plain field of a quoted record', '"a",b\r\nc,d\r\n', [['a', 'b'], ['c', 'd']]],
    ['blank lines left out', 'a\n\n\r\nb\n', [['a'], ['b']]],
    ['a quote inside an unquoted field', '5" pipe,b', [['5" pipe', 'b']]],
    ['nothing', '', []],
  ])('keeps %s', (_name, text, expected) => {
    expect(records(text)).toEqual(expected);
  });

  test('counts lines where records begin, also past line ends in quotes', () => {
    expect(split('h\n"a\nb\nc"\n\nd\n"e"').lines).toEqual([2, 6, 7]);
  });

  test('gives only the fields chosen, in the order chosen', () => {
    expect(splitCsv('a,b,c\n1,2,3\n4,"5",6\n', () => [2, 0]).records).toEqual([['3', '1'], ['6', '4']]);
    expect(splitCsv('a,b\n1,2\n', () => null).records).toEqual([]);
  });

  test('sets records of another length than the header apart', () => {
    expect(split('a,b\n1\n1,2\n1,"2",3\n1,\n')).toEqual({ records: [['1', '2'], ['1', '']], lines: [3, 5], misfits: [{ line: 2, fields: 1 }, { line: 4, fields: 3 }] });
  });

  test('a quoted field that never ends is a fault of the line where it begins', () => {
    expect(() => split('a,b\n1,"2\n3')).toThrow(new CsvSyntaxError(2, 'a quoted field never ends'));
    try {
      split('a,b\n1,"2\n3');
    } catch (error) {
      expect(error).toMatchObject({ line: 2 });
    }
  });

  test('text behind a closing quote is a fault', () => {
    expect(() => split('"a"b,c')).toThrow('text follows a closing quote');
  });
});
