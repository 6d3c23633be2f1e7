import type { CellEdge } from './cell-edges.ts';
import { dayGrid } from './day-grid.ts';
import type { TextRun } from './text-run.ts';

const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const [left, top, width, height] = [40, 100, 100, 60];

function run(text: string, x: number, y: number, order: number, size = 10): TextRun {
  return { text, x, y, width: text.length * 0.5 * size, size, turn: 0, order };
}

interface Page {
  /** Weekday of the first day, 0 for Sunday. */
  first?: number;
  days?: number;
  texts: Record<number, string[]>;
  /** Whether number and text are one run. */
  inline?: boolean;
  rightAligned?: boolean;
  x?: number;
  /** Days whose number is not printed. */
  without?: number[];
}

/** A month from Sunday to Saturday, written cell by cell. */
function month({ first = 2, days = 31, texts, inline, rightAligned, x = left, without = [] }: Page): TextRun[] {
  const runs = names.map((name, index) => run(name, x + index * width, top, index));
  for (let day = 1; day <= days; day += 1) {
    const place = first + day - 1;
    const [cellX, y] = [x + (place % 7) * width, top + 20 + Math.floor(place / 7) * height];
    const said = texts[day] ?? [];
    const number = inline && said[0] !== undefined ? `${day} ${said[0]}` : String(day);
    if (!without.includes(day)) runs.push(run(number, rightAligned ? cellX + 80 : cellX, y, runs.length));
    const lines = inline ? said.slice(1) : said;
    lines.forEach((line, index) => runs.push(run(line, cellX, y + 12 * (index + 1), runs.length, 8)));
  }
  return runs;
}

const textsOf = (runs: TextRun[]) => dayGrid(runs)?.rows.map(({ text }) => text) ?? null;

test('a cell has its number and what happens that day, wherever the number is in it', () => {
  const texts = { 4: ['Movie night', '6:00 pm'], 17: ['Concert'], 30: ['Half day'] };
  for (const page of [{ texts }, { texts, inline: true }, { texts, rightAligned: true }]) {
    const rows = textsOf(month(page));
    expect(rows?.[0]).toBe('Sun  Mon  Tue  Wed  Thu  Fri  Sat');
    expect(rows?.[1]).toBe('1  2  3  4 Movie night\u20036:00 pm  5');
    expect(rows?.[3]).toBe('13  14  15  16  17 Concert  18  19');
    expect(rows?.[5]).toBe('27  28  29  30 Half day  31');
  }
});

test('a cell over several days has all of them where their numbers are left out', () => {
  const rows = textsOf(month({ texts: { 14: ['Testing'] }, without: [15, 16] }));
  expect(rows?.[3]).toBe('13  14–16 Testing  17  18  19');
});

test('a cell over the last days of a week has them as well', () => {
  const rows = textsOf(month({ texts: { 16: ['Book fair'] }, without: [17, 18, 19] }));
  expect(rows?.[3]).toBe('13  14  15  16–19 Book fair');
});

test('a number in the middle of a cell over several days is that of the first', () => {
  const runs = month({ texts: { 20: ['Camp'] }, without: [14, 15, 16] });
  const cell = [
    run('14', left + 2 * width, top + 20 + 2 * height, 900),
    run('Testing', left + 2 * width, top + 32 + 2 * height, 901, 8),
  ];
  expect(textsOf([...runs, ...cell])?.[3]).toBe('13  14–16 Testing  17  18  19');
});

/** The edges of the cells of a month whose weeks have these first columns of cells in the row below their numbers. */
function edgesOf(starts: number[][]): CellEdge[] {
  return starts.flatMap((columns, week) => {
    const y = top + 10 + week * height;
    const rules = (of: number[], from: number, to: number) =>
      [...of, 7].map((column) => ({ x: left + column * width - 5, top: from, bottom: to }));
    return [...rules([0, 1, 2, 3, 4, 5, 6], y, y + 15), ...rules(columns, y + 15, y + height)];
  });
}

test('what is drawn in a cell over several days is of all of them, wherever its words begin', () => {
  const single = [0, 1, 2, 3, 4, 5, 6];
  const edges = edgesOf([single, single, [0, 1, 5, 6], single, single]);
  const runs = month({ texts: { 16: ['Book fair'], 18: ['Concert'], 24: ['Camp'] } });
  const below = run('Camp is in the gym.', left, top + 40 + 5 * height, 900);
  const grid = dayGrid([...runs, below], { edges });
  expect(grid?.rows[3]?.text).toBe('13  14  14–17 Book fair  15  16  17  18 Concert  19');
  expect(grid?.rows[4]?.text).toBe('20  21  22  23  24 Camp  25  26');
  expect(grid?.rest.map(({ text }) => text)).toEqual(['Camp is in the gym.']);
});

test('the frame of a table is no cell over its days', () => {
  const edges = [left - 5, left + 7 * width].map((x) => ({ x, top, bottom: top + 20 + 5 * height }));
  const rows = dayGrid(month({ texts: { 16: ['Book fair'] } }), { edges })?.rows;
  expect(rows?.[3]?.text).toBe('13  14  15  16 Book fair  17  18  19');
});

test('a number at the right edge of a drawn cell is of that cell, and a box below the table of none', () => {
  const single = [0, 1, 2, 3, 4, 5, 6];
  const edges = edgesOf([single, single, single, single, single]);
  const texts = Object.fromEntries([3, 4, 10, 11, 17, 18].map((day) => [day, ['6:30 Choir practice']]));
  const runs = month({ texts }).map((one) => (/^\d+$/.test(one.text) ? { ...one, x: one.x + width - 22 } : one));
  const box = [left - 5, left + 7 * width - 5].map((x) => ({ x, top: top + 310, bottom: top + 330 }));
  const notes = run('Notes: choir is upstairs.', left, top + 324, 900);
  const outside = run('1', left + 5 * width + width - 22, top + 260, 901);
  const grid = dayGrid([...runs, notes, outside], { edges: [...edges, ...box] });
  expect(grid?.rows[1]?.text).toBe('1  2  3 6:30 Choir practice  4 6:30 Choir practice  5');
  expect(grid?.rows[5]?.text).toBe('27  28  29  30  31');
  expect(grid?.rest.map(({ text }) => text)).toEqual(['Notes: choir is upstairs.']);
});

test('columns of unequal width have the borders that are drawn', () => {
  const starts = [40, 170, 192, 294, 464, 606, 732, 756];
  const heads = names.map((name, index) => run(name, (starts[index] ?? 0) + 2, top, index));
  const numbers = Array.from({ length: 28 }, (_, day) =>
    run(String(day + 1), (starts[day % 7] ?? 0) + 2, top + 20 + Math.floor(day / 7) * height, 10 + 2 * day),
  );
  const edges = starts.map((x) => ({ x, top: top - 10, bottom: top + 4 * height }));
  const rows = dayGrid([...heads, ...numbers, run('First practice, lane 2', 42, top + 32, 11)], { edges })?.rows;
  expect(rows?.[1]?.text).toBe('1 First practice, lane 2  2  3  4  5  6  7');
});

test('a ligature that a page writes on its own stays in its word', () => {
  const runs = month({ texts: { 9: ['Otter Blu'] } });
  const before = runs.find(({ text }) => text === 'Otter Blu') as TextRun;
  const moved = runs.map((one) => (one.order > before.order ? { ...one, order: one.order + 1 } : one));
  const ligature = run('ff', before.x + before.width, before.y, before.order + 1);
  expect(textsOf([...moved, ligature])?.[2]).toBe('6  7  8  9 Otter Bluff  10  11  12');
});

test('a number may have a full stop, and hours are no days', () => {
  const texts = { 4: ['9–11 a.m. Open house'], 11: ['Walk'] };
  const runs = month({ texts }).map((one) => (/^\d+$/.test(one.text) ? { ...one, text: `${one.text}.` } : one));
  const rows = textsOf(runs);
  expect(rows?.[1]).toBe('1  2  3  4 9–11 a.m. Open house  5');
  expect(rows?.[2]).toBe('6  7  8  9  10  11 Walk  12');
});

test('days of the neighbouring months count where something happens on them', () => {
  const runs = month({ texts: { 8: ['Fair'] } });
  const before = [
    run('29', left, top + 20, 900),
    run('Picnic', left, top + 32, 901),
    run('30', left + width, top + 20, 902),
  ];
  expect(textsOf([...runs, ...before])?.[1]).toBe('29 Picnic  1  2  3  4  5');
});

test('a note next to the month and lines below it stay out of its cells', () => {
  const note = [
    run('Reminders', left + 7.6 * width, top, 800),
    run('Bring 2 pencils', left + 7.6 * width, top + 30, 801),
  ];
  const below = [run('Questions? Call the office at any time, we are glad to help.', left, top + 20 + 5 * height, 802)];
  const grid = dayGrid([...month({ texts: { 8: ['Fair'] } }), ...note, ...below]);
  expect(grid?.rows.map(({ text }) => text).join(' ')).not.toMatch(/Reminders|pencils|Questions/);
  expect(grid?.rest.map(({ text }) => text)).toEqual([
    'Reminders',
    'Bring 2 pencils',
    expect.stringContaining('Questions'),
  ]);
});

test('a month without anything in its cells is no grid, nor is one without weekdays', () => {
  expect(dayGrid(month({ texts: {} }))).toBeNull();
  expect(dayGrid(month({ texts: { 4: ['Fair'] } }).slice(7))).toBeNull();
});

test('a week of which some names were mistaken in a picture still heads a month', () => {
  const runs = month({ texts: { 4: ['Fair'] } }).map((one, index) => {
    const mistaken = ['S$', 'Mon', '1', 'Wed', 'Thu', 'Fri', 'Sat'][index];
    return mistaken === undefined ? one : { ...one, text: mistaken };
  });
  expect(textsOf(runs)?.[1]).not.toBe('1  2  3  4 Fair  5');
  const rows = dayGrid(runs, { isRecognised: true })?.rows.map(({ text }) => text);
  expect(rows?.[0]).toBe('Sun  Mon  Tue  Wed  Thu  Fri  Sat');
  expect(rows?.[1]).toBe('1  2  3  4 Fair  5');
});

test('a name of a week that was not seen in a picture has its column where numbers are below it', () => {
  const letters = ['S', 'M', 'iT:', 'W', '', 'F', 'S'];
  const runs = month({ texts: { 3: ['Fair'], 10: ['Camp'] } })
    .map((one, index) => (index < 7 ? { ...one, text: letters[index] ?? '', width: 8 } : one))
    .filter(({ text }) => text !== '');
  const rows = dayGrid(runs, { isRecognised: true })?.rows.map(({ text }) => text);
  expect(rows?.[0]).toBe('Sun  Mon  Tue  Wed  Thu  Fri  Sat');
  expect(rows?.[1]).toBe('1  2  3 Fair  4  5');
  expect(rows?.[2]).toBe('6  7  8  9  10 Camp  11  12');
});

test('two months next to each other are read one after the other, each below its name', () => {
  const other = 9 * width;
  const runs = [
    run('May 2027', left, top - 20, 0),
    run('June 2027', left + other, top - 20, 1),
    ...month({ texts: { 4: ['Fair'] } }),
    ...month({ texts: { 9: ['Picnic'] }, x: left + other }),
  ];
  const first = dayGrid(runs);
  expect(first?.rows.map(({ text }) => text)).toEqual(expect.arrayContaining(['May 2027', '1  2  3  4 Fair  5']));
  expect(textsOf(first?.rest ?? [])?.join('\n')).toContain('9 Picnic');
});

test('a week has a dash for each empty cell, so that the others stay below their days', () => {
  const days = ['Mon 11/30', 'Tue 12/1', 'Wed 12/2'];
  const runs = [
    ...days.map((day, index) => run(day, left + index * width, top, index)),
    run('Pizza', left, top + 20, 10),
    run('Library 9:30', left + width, top + 20, 11),
    run('Choir', left + width, top + 60, 12),
    run('Museum', left + 2 * width, top + 60, 13),
  ];
  expect(textsOf(runs)).toEqual(['Mon 11/30  Tue 12/1  Wed 12/2', 'Pizza  Library 9:30  –', '–  Choir  Museum']);
});

test('in a picture the numbers that were not seen are told from the others', () => {
  const runs = month({ texts: { 4: ['Movie night'], 16: ['Concert'], 23: ['Half day'] }, without: [1, 4, 15, 16, 23] });
  runs.push(run('A', left + 3 * width, top + 20 + 2 * height, 900));
  const rows = dayGrid(runs, { isRecognised: true })?.rows.map(({ text }) => text);
  expect(rows?.[1]).toBe('1  2  3  4 Movie night  5');
  expect(rows?.[3]).toBe('13  14  15  16 Concert  17  18  19');
  expect(rows?.[4]).toBe('20  21  22  23 Half day  24  25  26');
});

test('rows of a week that are only a little farther apart than the lines of a cell have lines of their own', () => {
  const cells = [
    ['Mon', 'Tue', 'Wed'],
    ['8:30', '8:30', '7:45'],
    ['3:30', '3:30', '5:15'],
  ];
  const runs = cells.flatMap((row, index) =>
    row.map((text, column) => run(text, left + (column + 1) * width, top + index * 14.6, index * 10 + column + 1)),
  );
  const bring = ['Coat', 'Apron', 'Boots, two'].map((text, column) =>
    run(text, left + (column + 1) * width, top + 3 * 14.6, 31 + column),
  );
  const rowNames = ['Drop off', 'Pick up', 'Bring'].map((text, index) =>
    run(text, left, top + (index + 1) * 14.6, 10 * (index + 1)),
  );
  const wrapped = run('lunches', left + 3 * width, top + 3 * 14.6 + 11.6, 40);
  expect(textsOf([...runs, ...rowNames, ...bring, wrapped])).toEqual([
    '–  Mon  Tue  Wed',
    'Drop off  8:30  8:30  7:45',
    'Pick up  3:30  3:30  5:15',
    'Bring  Coat  Apron  Boots, two lunches',
  ]);
});
