import { pressData, readPressData } from '../press-data.ts';
import { readCommand } from './read-command.ts';

test.each([
  ['/grocery', { name: 'grocery', argument: '', isAddressed: false }],
  ['/ADD milk, 2 l', { name: 'add', argument: 'milk, 2 l', isAddressed: false }],
  ['/add\nmilk\neggs', { name: 'add', argument: 'milk\neggs', isAddressed: false }],
  ['/add@Homeroom_Bot  milk ', { name: 'add', argument: 'milk', isAddressed: true }],
  ['/add@other_bot milk', 'others'],
  ['milk', null],
  ['/', null],
  ['/ add', null],
  ['/1/2 cup', null],
  ['/etc/passwd', null],
  ['/add-on', null],
])('%j is read as a command', (text, expected) => {
  expect(readCommand(text, 'homeroom_bot')).toEqual(expected);
});

const id = '7b1e05c4-d932-4f68-9a07-5e3c81d2b640';

test.each(['got', 'yes', 'no'] as const)('a button for %s carries few bytes, and is understood', (action) => {
  const data = pressData({ action, id });
  expect(Buffer.byteLength(data)).toBeLessThan(64);
  expect(readPressData(data)).toEqual({ action, id });
});

test.each(['', 'got', `ack:${id}`, `got:${id}x`, "got:'; DROP TABLE", `got:${id.toUpperCase()}`])(
  'a button that carries %j is none of ours',
  (data) => {
    expect(readPressData(data)).toBeNull();
  },
);
