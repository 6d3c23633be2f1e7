import { joinRows, type TextLine } from './table-rows.ts';

const size = 10;
/** Cells of a table: their places in a row, and the distance of each row to the one above. */
const table = (places: readonly number[], rows: readonly (readonly [number, ...string[]])[]): TextLine[] => {
  let y = 100;
  return rows.flatMap(([gap, ...cells]) => {
    y += gap;
    return cells.flatMap((text, column) => {
      const x = places[column] ?? 0;
      return text === '' ? [] : [{ text, x, y, right: x + 5 * text.length, size, order: 0, isRightToLeft: false }];
    });
  });
};
const textOf = (lines: readonly TextLine[]) => joinRows(lines).map(({ text }) => text);

test('rows that fill all columns stay apart, however close they are', () => {
  const rows = table(
    [30, 120, 200],
    [
      [0, 'Day', 'Time', 'Where'],
      [13, 'Sat. 3/6', '9:00', 'Gym A'],
      [13, 'Sat. 3/13', '10:00', 'Gym B'],
      [17, 'Sun. 3/21', '9:00', 'Gym A'],
    ],
  );
  expect(textOf(rows)).toEqual([
    'Day  Time  Where',
    'Sat. 3/6  9:00  Gym A',
    'Sat. 3/13  10:00  Gym B',
    'Sun. 3/21  9:00  Gym A',
  ]);
});

test('the next lines of cells that were wrapped go on in them', () => {
  const rows = table(
    [30, 120],
    [
      [0, 'Mar. 6', 'We walk to the lake and have our'],
      [12, '', 'lunch there.'],
      [18, 'Mar. 13 – The big', 'Club night, and everybody else is our'],
      [12, 'Relay', 'guest.'],
    ],
  );
  expect(textOf(rows)).toEqual([
    'Mar. 6  We walk to the lake and have our lunch there.',
    'Mar. 13 – The big Relay  Club night, and everybody else is our guest.',
  ]);
});

test('a paragraph below a table is no second line of its first column', () => {
  const rows = table(
    [30, 160],
    [
      [0, 'Arrival', '04.07.2027'],
      [18, 'Guests', '2 adults'],
      [12, 'Dear family,', ''],
    ],
  );
  expect(textOf(rows)).toEqual(['Arrival  04.07.2027', 'Guests  2 adults', 'Dear family,']);
});

test('a row that begins with a day stays apart from the head above it', () => {
  const rows = table(
    [30, 120, 200],
    [
      [0, 'Springfield Parks'],
      [23, 'Saturday', 'Tip-off', 'Result'],
      [15, 'Jan 9', '9:00', 'won 14–10'],
      [15, 'Jan 16', '9:00', ''],
    ],
  );
  expect(textOf(rows)).toEqual([
    'Springfield Parks',
    'Saturday  Tip-off  Result',
    'Jan 9  9:00  won 14–10',
    'Jan 16  9:00',
  ]);
});

test('a sentence that goes on with a month is no row of its own', () => {
  const rows = table(
    [30, 200],
    [
      [0, 'Taller el sábado 6 de', 'Los jueves, una película'],
      [12, 'marzo, de 10 a 12.', 'con piano.'],
      [20, 'Puertas a las 18 h', 'Entrada libre'],
    ],
  );
  expect(textOf(rows)).toEqual([
    'Taller el sábado 6 de marzo, de 10 a 12.  Los jueves, una película con piano.',
    'Puertas a las 18 h  Entrada libre',
  ]);
});

test('the games of one day have rows of their own, the first of them with the day between', () => {
  const rows = table(
    [30, 120, 200],
    [
      [0, '', '9:00 am', 'Wasps'],
      [8, 'Sat, Sep 19', '', ''],
      [8, '', '11:30 am', 'Comets'],
    ],
  );
  expect(textOf(rows)).toEqual(['Sat, Sep 19  9:00 am  Wasps', '11:30 am  Comets']);
});

test('rows with a small letter at the start of a few cells stay apart', () => {
  const rows = table(
    [30, 80, 160, 300],
    [
      [0, 'Sesión', 'Días', 'Fechas', 'Horario'],
      [14, '1 ☐', 'lun. a jue.', '7 – 17 de junio', '9:00 – 9:40 a.m.'],
      [14, '4 ☐', 'sábados', '10 de julio – 14 de agosto', '10:15 – 10:55 a.m.'],
      [20, 'Cada clase dura cuarenta minutos.'],
    ],
  );
  expect(textOf(rows).slice(0, 2)).toEqual([
    'Sesión  Días  Fechas  Horario',
    '1 ☐  lun. a jue.  7 – 17 de junio  9:00 – 9:40 a.m.',
  ]);
});

test('cells that all end inside of a sentence go on in the next line, also with a day', () => {
  const rows = table(
    [30, 200, 400],
    [
      [0, 'January 11 through', 'Monday, January 11,', 'Room 2B,'],
      [12, 'January 15, 2027', '8:15 A.M.', 'second floor'],
      [30, 'You are hereby summoned.'],
    ],
  );
  expect(textOf(rows)[0]).toBe(
    'January 11 through January 15, 2027  Monday, January 11, 8:15 A.M.  Room 2B, second floor',
  );
});

test('empty cells below hours are kept, so that the others stay below theirs', () => {
  const rows = table(
    [30, 120, 300, 450],
    [
      [0, '', '7:15 a.m.', '10:00 a.m.', '6:30 p.m.'],
      [30, 'Tue 2/9', '', '', 'Math Night'],
      [30, 'Wed 2/10', 'Patrol', '', 'Try-out'],
    ],
  );
  expect(textOf(rows)).toEqual([
    '–  7:15 a.m.  10:00 a.m.  6:30 p.m.',
    'Tue 2/9  –  –  Math Night',
    'Wed 2/10  Patrol  –  Try-out',
  ]);
});
