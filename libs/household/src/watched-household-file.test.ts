import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HouseholdFileError } from './load-household.ts';
import { WatchedHouseholdFile } from './watched-household-file.ts';

const file = path.join(mkdtempSync(path.join(tmpdir(), 'watched-')), 'household.yaml');
const write = (...ids: string[]) =>
  writeFileSync(
    file,
    `family_id: a\ntimezone: UTC\nmembers:\n${ids.map((id) => `  - { id: ${id}, name: ${id}, role: parent }\n`).join('')}`,
  );
const changed = (watched: WatchedHouseholdFile) => watched.changed()?.members.map(({ id }) => id) ?? null;

test('a text is told once, when two readings in a row find it', () => {
  const watched = new WatchedHouseholdFile(file);
  write('ana', 'ben');
  expect([changed(watched), changed(watched), changed(watched)]).toEqual([null, ['ana', 'ben'], null]);
  write('ana');
  expect(changed(watched)).toBeNull();
  write('ana', 'leo');
  expect([changed(watched), changed(watched), changed(watched)]).toEqual([null, ['ana', 'leo'], null]);
});

test('a text that was halfway written, and is then as before, is no change', () => {
  const watched = new WatchedHouseholdFile(file);
  write('ana', 'ben');
  changed(watched);
  changed(watched);
  write('ana');
  expect(changed(watched)).toBeNull();
  write('ana', 'ben');
  expect([changed(watched), changed(watched)]).toEqual([null, null]);
});

test('a text with problems and a file that is gone or huge are refused each time, and a good one counts again', () => {
  const watched = new WatchedHouseholdFile(file);
  writeFileSync(file, 'members: [');
  expect(changed(watched)).toBeNull();
  for (let turn = 0; turn < 2; turn += 1) expect(() => changed(watched)).toThrow(HouseholdFileError);
  writeFileSync(file, '#'.repeat(1_100_000));
  expect(() => changed(watched)).toThrow(/is larger than/);
  rmSync(file);
  expect(() => changed(watched)).toThrow(/cannot be read: no such file or directory \(ENOENT\)/);
  write('ana');
  expect([changed(watched), changed(watched)]).toEqual([null, ['ana']]);
});
