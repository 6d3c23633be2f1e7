import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { preparePostgres } from './local-postgres.mjs';
import { linkLibraries } from './native-links.mjs';
import { reachable } from './program.mjs';

let place: string;
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'homeroom-program-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

test('the links that an install script would create are created once, relative to their folder', () => {
  mkdirSync(path.join(place, 'native/lib'), { recursive: true });
  writeFileSync(path.join(place, 'native/lib/libpq.so.5.18'), 'library');
  const links = ['libpq.so', 'libpq.so.5', 'more/libpq.so'].map((name) => ({
    source: 'native/lib/libpq.so.5.18',
    target: `native/lib/${name}`,
  }));
  writeFileSync(path.join(place, 'native/pg-symlinks.json'), JSON.stringify(links));
  linkLibraries(place);
  linkLibraries(place);
  expect(links.map(({ target }) => readlinkSync(path.join(place, target)))).toEqual([
    'libpq.so.5.18',
    'libpq.so.5.18',
    '../libpq.so.5.18',
  ]);
});

test('a package without such links, as for Windows, is complete', () => {
  expect(() => linkLibraries(place)).not.toThrow();
});

const asRoot = userInfo().uid === 0 ? test : test.skip;

describe('programs that another user may not enter (skipped unless root)', () => {
  let installed: string;
  let cache: string;
  beforeEach(async () => {
    const { postgres } = await preparePostgres(path.join(place, 'data'));
    installed = path.join(place, 'closed/package');
    cpSync(path.resolve(path.dirname(realpathSync(postgres)), '../..'), installed, {
      recursive: true,
      verbatimSymlinks: true,
    });
    chmodSync(path.join(place, 'closed'), 0o700);
    chmodSync(place, 0o755);
    cache = path.join(place, 'cache');
  });

  asRoot('are copied once to a folder that it may enter, from where they run', () => {
    const native = reachable(installed, cache);
    expect(path.dirname(native)).toBe(cache);
    expect(
      execFileSync(path.join(native, 'bin/postgres'), ['--version'], {
        uid: 65_534,
        gid: 65_534,
        cwd: '/',
        encoding: 'utf8',
      }),
    ).toMatch(/^postgres \(PostgreSQL\) \d+/);
    const { ctimeMs } = statSync(native);
    expect([reachable(installed, cache), statSync(native).ctimeMs]).toEqual([native, ctimeMs]);
  });

  asRoot('are copied so that they can be run whatever the umask is', () => {
    const umask = process.umask(0o077);
    try {
      expect(statSync(path.join(reachable(installed, cache), 'bin/initdb')).mode & 0o777).toBe(0o755);
    } finally {
      process.umask(umask);
    }
  });

  asRoot('are run where they are once others may enter', () => {
    chmodSync(path.join(place, 'closed'), 0o755);
    expect(reachable(installed, cache)).toBe(path.join(installed, 'native'));
    expect(existsSync(cache)).toBe(false);
  });

  asRoot('are not run from a copy that others may change, and the message says what to do', () => {
    chmodSync(reachable(installed, cache), 0o777);
    expect(() => reachable(installed, cache)).toThrow(
      /may not enter .*closed, and it could not be copied to .*cache \(.* is not root's alone\)\. Start as an ordinary user, or put Homeroom where others may enter\./,
    );
    rmSync(cache, { recursive: true });
    symlinkSync(path.join(place, 'closed'), cache);
    expect(() => reachable(installed, cache)).toThrow(/could not be copied/);
  });
});
