import { firstTitle, shortTitle } from './event-title.ts';

test.each([
  ['folded and escaped', 'BEGIN:VEVENT\r\nSUMMARY:Piano\\, \r\n lesson\r\nUID:1\r\n', 'Piano, lesson'],
  ['with parameters', 'SUMMARY;LANGUAGE=en:Choir\nUID:1', 'Choir'],
  ['none', 'BEGIN:VEVENT\r\nDESCRIPTION:no SUMMARY:here\r\n', null],
  ['with control characters', 'SUMMARY:\u001B[31mred\nUID:1', '[31mred'],
  ['empty', 'SUMMARY:\r\n', null],
])('a title that is %s', (_, ics, expected) => {
  expect(firstTitle(ics)).toBe(expected);
});

test('a title of a megabyte is cut without reading all of it', () => {
  expect(firstTitle(`SUMMARY:${'🎻'.repeat(300_000)}`)).toBe(`${'🎻'.repeat(199)}…`);
  expect(shortTitle('x'.repeat(200))).toHaveLength(200);
  expect(shortTitle('x'.repeat(201))).toHaveLength(200);
});
