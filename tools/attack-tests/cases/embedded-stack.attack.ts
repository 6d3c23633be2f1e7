import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { startStack, type Stack } from '../support/attacked-stack.ts';

const isRoot = userInfo().uid === 0;
const namesIn = (folder: string) => orElse([], () => readdirSync(folder));

function orElse<T>(otherwise: T, read: () => T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** Records the texts of small files in the temporary folders that another user could read. */
function noteReadableTexts(seen: Map<string, string>): void {
  const folders = [tmpdir(), ...namesIn(tmpdir()).map((name) => path.join(tmpdir(), name))];
  for (const folder of folders.filter((one) => orElse(0, () => statSync(one).mode & 0o011) !== 0)) {
    for (const file of namesIn(folder)
      .map((name) => path.join(folder, name))
      .filter(mayHoldSecret))
      seen.set(
        file,
        orElse('', () => readFileSync(file, 'utf8')),
      );
  }
}

function mayHoldSecret(file: string): boolean {
  return orElse(false, () => {
    const stat = statSync(file);
    return stat.isFile() && stat.size < 200 && (stat.mode & 0o044) !== 0;
  });
}

function openEntries(entry: string): string[] {
  const stat = lstatSync(entry, { throwIfNoEntry: false });
  if (!stat) return [];
  return [
    ...((stat.mode & 0o077) === 0 ? [] : [entry]),
    ...(stat.isDirectory() ? readdirSync(entry).flatMap((name) => openEntries(path.join(entry, name))) : []),
  ];
}

describe('The data folder of the embedded stack', () => {
  let own: Stack;
  const seen = new Map<string, string>();

  beforeAll(async () => {
    let ready = false;
    const starting = startStack({ args: ['--empty'] }).finally(() => (ready = true));
    while (!ready) {
      noteReadableTexts(seen);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    own = await starting;
  });
  afterAll(() => own?.stop());

  test('a neighbour finds no secret in a file while it is made', () => {
    const secrets = readFileSync(path.join(own.dataDir, 'secrets.json'), 'utf8').match(/[\w:-]{20,}(?="[,\n])/g) ?? [];
    expect(secrets.length).toBeGreaterThanOrEqual(3);
    expect(
      [...seen].filter(([, text]) => secrets.some((secret) => text.includes(secret))).map(([file]) => file),
    ).toEqual([]);
  });

  test('a neighbour opens nothing in it', () => {
    expect(openEntries(own.dataDir)).toEqual([]);
  });

  (isRoot && existsSync('/proc/self') ? test : test.skip)(
    'PostgreSQL started by root has no right over the files of others (skipped unless root on Linux)',
    () => {
      const pid = readFileSync(path.join(own.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n', 1)[0];
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      expect([
        /^Uid:\t0\b/m.test(status),
        ...['CapInh', 'CapPrm', 'CapEff', 'CapAmb'].map((name) => new RegExp(`^${name}:\\t0+$`, 'm').test(status)),
      ]).toEqual([false, true, true, true, true]);
    },
  );
});
