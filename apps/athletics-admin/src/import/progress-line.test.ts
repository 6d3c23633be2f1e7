import { terminalProgress } from './progress-line.ts';

function stream(isTTY?: boolean) {
  const written: string[] = [];
  return { written, write: (text: string) => written.push(text), ...(isTTY === undefined ? {} : { isTTY }) };
}

test('a terminal sees each step, and a count ten times a second', () => {
  const terminal = stream(true);
  let now = 0;
  const progress = terminalProgress(terminal, () => now);
  progress.show('reading');
  progress.show('writing: 1 rows');
  now = 50;
  progress.show('writing: 2 rows');
  now = 150;
  progress.show('writing: 3 rows');
  progress.clear();
  expect(terminal.written.map((text) => text.replace('\r\x1b[K', ''))).toEqual([
    'reading …',
    'writing: 1 rows …',
    'writing: 3 rows …',
    '',
  ]);
});

test('anything else sees nothing', () => {
  const file = stream();
  const progress = terminalProgress(file);
  progress.show('reading');
  progress.clear();
  expect(file.written).toEqual([]);
});
