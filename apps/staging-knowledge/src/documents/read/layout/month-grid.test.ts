import { monthGrid } from './month-grid.ts';
import type { TextLine } from './table-rows.ts';

/** A month from Monday to Friday whose numbers are at the right of their cells, written cell by cell. */
function month(events: Readonly<Record<number, string[]>>): TextLine[] {
  const lines: TextLine[] = [line('January 2027', 30, 40), line('Monday', 50, 60), line('Friday', 650, 60)];
  for (let day = 4; day <= 29; day += 1) {
    const [week, weekday] = [Math.floor((day - 4) / 7), (day - 4) % 7];
    if (weekday > 4) continue;
    lines.push(line(String(day), 150 + 147 * weekday, 100 + 73 * week));
    for (const [index, text] of (events[day] ?? []).entries())
      lines.push(line(text, 32 + 147 * weekday, 111 + 73 * week + 12 * index));
  }
  lines.push(line('Late bus on Tuesdays.', 30, 500));
  return lines.map((each, order) => ({ ...each, order }));
}

function line(text: string, x: number, y: number): TextLine {
  return { text, x, y, right: x + 5 * text.length, size: 10, order: 0, isRightToLeft: false };
}

const textsOf = (lines: readonly TextLine[]) => lines.map(({ text }) => text);

test('what happens on a day stands next to its number, one line for each week', () => {
  const found = monthGrid(month({ 6: ['Early release', '12:30'], 8: ['Sock day'], 26: ['PTA'] }));
  expect(found && [textsOf(found.above), textsOf(found.weeks), textsOf(found.below)]).toEqual([
    ['January 2027', 'Monday', 'Friday'],
    [
      '4  5  6 Early release 12:30  7  8 Sock day',
      '11  12  13  14  15',
      '18  19  20  21  22',
      '25  26 PTA  27  28  29',
    ],
    ['Late bus on Tuesdays.'],
  ]);
});

test('numbers alone are no month with events, and a list of numbered lines is none either', () => {
  expect(monthGrid(month({}))).toBeNull();
  const list = Array.from({ length: 12 }, (_, index) => [
    line(String(index + 1), 30, 100 + 20 * index),
    line('Bring a pencil', 60, 100 + 20 * index),
  ]).flat();
  expect(monthGrid(list.map((each, order) => ({ ...each, order })))).toBeNull();
});
