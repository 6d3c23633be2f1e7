import { FaultList, formatFault } from './fault.ts';

test.each([
  [{ file: 'users.csv', line: 812, column: 'email', message: 'not an address' }, 'users.csv:812 email: not an address'],
  [{ file: 'users.csv', line: 3, message: 'has 1 field' }, 'users.csv:3: has 1 field'],
  [{ file: 'orgs.csv', column: 'sourcedId', message: 'is odd' }, 'orgs.csv sourcedId: is odd'],
  [{ file: 'export.zip', message: 'is damaged' }, 'export.zip: is damaged'],
])('a fault is one line that says where it stands', (fault, line) => {
  expect(formatFault(fault)).toBe(line);
});

test('of thousands of faults the first are kept and all are counted', () => {
  const faults = new FaultList(3);
  for (let line = 1; line <= 5000; line += 1) faults.add({ file: 'users.csv', line, message: 'is odd' });
  expect([faults.first.length, faults.count]).toEqual([3, 5000]);
});
