import { wordTable } from './word-table.ts';

test('a table knows its own words and no others', () => {
  const table = wordTable({ pm: 12 });
  expect([table['pm'], table['am'], table['constructor'], table['__proto__']]).toEqual([
    12,
    undefined,
    undefined,
    undefined,
  ]);
});
