import { CsvSyntaxError, splitCsv } from './csv-records.ts';

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
  ])('keeps %s', (_name, text, records) => {
    expect(splitCsv(text).records).toEqual(records);
  });

  test('counts lines where records begin, also past line ends in quotes', () => {
    expect(splitCsv('h\n"a\nb\nc",1\n\nd\n"e"').lines).toEqual([1, 2, 6, 7]);
  });

  test('a quoted field that never ends is a fault of the line where it begins', () => {
    expect(() => splitCsv('a,b\n1,"2\n3')).toThrow(new CsvSyntaxError(2, 'a quoted field never ends'));
    try {
      splitCsv('a,b\n1,"2\n3');
    } catch (error) {
      expect(error).toMatchObject({ line: 2 });
    }
  });

  test('text behind a closing quote is a fault', () => {
    expect(() => splitCsv('"a"b,c')).toThrow('text follows a closing quote');
  });
});
