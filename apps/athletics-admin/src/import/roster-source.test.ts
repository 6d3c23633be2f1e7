import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultSourceLimits, type SourceLimits } from './roster-file-set.ts';
import { readRosterSource } from './roster-source.ts';
import { buildZip, type ZipEntry } from './testing/zip-fixture.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'roster-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function zipOf(content: Buffer | readonly ZipEntry[]): Promise<string> {
  const location = path.join(folder, 'export.zip');
  await writeFile(location, Buffer.isBuffer(content) ? content : buildZip(content as ZipEntry[]));
  return location;
}

const small: SourceLimits = {
  totalBytes: 3000,
  fileBytes: 2000,
  zipEntries: 5,
  compressionRatio: 100,
  ratioFloorBytes: 1000,
};
const noise = Array.from({ length: 400 }, (_, index) => `${(index * 7919) % 10_007},`).join('');

describe('a folder', () => {
  test('gives its roster files, whatever their letter case, and nothing else', async () => {
    await writeFile(path.join(folder, 'Users.csv'), 'a');
    await writeFile(path.join(folder, 'enrollments.csv'), 'b');
    expect([...(await readRosterSource(folder))]).toEqual([['users.csv', Buffer.from('a')]]);
  });

  test('with a file that is too large is refused', async () => {
    await writeFile(path.join(folder, 'users.csv'), 'x'.repeat(2001));
    await expect(readRosterSource(folder, small)).rejects.toThrow('users.csv: is larger than an import may be');
  });

  test('that is not there is refused, as is a file that is no zip', async () => {
    await expect(readRosterSource(path.join(folder, 'nowhere'))).rejects.toThrow('there is no such folder or zip');
    await writeFile(path.join(folder, 'users.csv'), 'sourcedId');
    await expect(readRosterSource(path.join(folder, 'users.csv'))).rejects.toThrow(
      'users.csv: is neither a folder nor a zip',
    );
  });
});

describe('a zip', () => {
  test.each(['', 'export/'])('gives its roster files from %j', async (prefix) => {
    const location = await zipOf([
      { name: `${prefix}users.csv`, content: 'a' },
      { name: `__MACOSX/${prefix}._users.csv`, content: 'b' },
      { name: `${prefix}results.csv`, content: 'c' },
    ]);
    expect([...(await readRosterSource(location))]).toEqual([['users.csv', Buffer.from('a')]]);
  });

  test.each<[string, ZipEntry[], string]>([
    ['a path that leaves the folder', [{ name: '../users.csv', content: 'a' }], 'invalid relative path: ../users.csv'],
    ['such a path in the middle', [{ name: 'a/../../users.csv', content: 'a' }], 'invalid relative path'],
    ['an absolute path', [{ name: '/etc/users.csv', content: 'a' }], 'absolute path: /etc/users.csv'],
    ['a drive letter', [{ name: 'C:/users.csv', content: 'a' }], 'absolute path'],
    ['a backslash', [{ name: '..\\users.csv', content: 'a' }], 'invalid characters in fileName'],
    ['a link', [{ name: 'users.csv', content: '/etc/passwd', mode: 0o120777 }], '"users.csv" is a link'],
    ['an encrypted entry', [{ name: 'users.csv', content: 'a', flags: 1 }], '"users.csv" is encrypted'],
    [
      'a name twice',
      [
        { name: 'users.csv', content: 'a' },
        { name: 'users.csv', content: 'b' },
      ],
      'has "users.csv" twice',
    ],
    [
      'a name twice in two letter cases',
      [
        { name: 'users.csv', content: 'a' },
        { name: 'USERS.csv', content: 'b' },
      ],
      'has "USERS.csv" twice',
    ],
    [
      'a file twice in two folders',
      [
        { name: 'users.csv', content: 'a' },
        { name: 'b/users.csv', content: 'b' },
      ],
      'has users.csv twice',
    ],
    [
      'a file two folders deep',
      [{ name: 'a/b/users.csv', content: 'a' }],
      '"a/b/users.csv" stands more than one folder deep',
    ],
    [
      'too many entries',
      Array.from({ length: 6 }, (_, index) => ({ name: `${index}.txt`, content: '' })),
      'has 6 entries; 5 are allowed',
    ],
    [
      'an entry too large',
      [{ name: 'users.csv', content: noise + noise }],
      '"users.csv" is larger than an import may be',
    ],
    [
      'entries too large together',
      [
        { name: 'users.csv', content: noise },
        { name: 'orgs.csv', content: noise },
      ],
      '"orgs.csv" is larger than an import may be',
    ],
    [
      'a ratio beyond measure',
      [{ name: 'other.csv', content: Buffer.alloc(200_000) }],
      '"other.csv" inflates more than 100 times',
    ],
    [
      'a size that lies',
      [{ name: 'users.csv', content: noise + noise, claimedSize: 10 }],
      'too many bytes in the stream',
    ],
    [
      'a checksum that differs',
      [{ name: 'users.csv', content: 'a', claimedCrc: 1 }],
      '"users.csv" is damaged: its checksum differs',
    ],
  ])('with %s is refused', async (_name, entries, message) => {
    await expect(readRosterSource(await zipOf(entries), small)).rejects.toThrow(message);
  });

  test('that would inflate to a gigabyte is refused without inflating it', async () => {
    const bomb = await zipOf([
      { name: 'users.csv', content: Buffer.alloc(64 * 1024 * 1024), claimedSize: 1024 * 1024 * 1024 },
    ]);
    const before = process.memoryUsage().rss;
    await expect(readRosterSource(bomb, defaultSourceLimits)).rejects.toThrow(
      'export.zip: "users.csv" inflates more than 100 times',
    );
    expect(process.memoryUsage().rss - before).toBeLessThan(32 * 1024 * 1024);
  });

  test('whose header hides its size is stopped while it inflates', async () => {
    const bomb = await zipOf([{ name: 'users.csv', content: Buffer.alloc(64 * 1024 * 1024), claimedSize: 1000 }]);
    await expect(readRosterSource(bomb, defaultSourceLimits)).rejects.toThrow(
      'export.zip: is not a readable zip (too many bytes in the stream',
    );
  });

  test.each([10, 40, 90])('cut off at %d%% is refused', async (percent) => {
    const whole = buildZip([
      { name: 'users.csv', content: noise },
      { name: 'orgs.csv', content: noise },
    ]);
    const cut = await zipOf(whole.subarray(0, Math.floor((whole.length * percent) / 100)));
    await expect(readRosterSource(cut)).rejects.toThrow('export.zip: is not a readable zip');
  });
});
