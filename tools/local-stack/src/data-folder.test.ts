import { spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DataFolder } from './data-folder.ts';

let folder: string;
let data: DataFolder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'homeroom-data-'));
  data = new DataFolder(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder that a running start uses is not taken', async () => {
  const other: ChildProcess = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000) // local-stack/main.js']);
  try {
    await new Promise((resolve) => other.once('spawn', resolve));
    writeFileSync(path.join(folder, 'lock'), String(other.pid));
    expect(() => data.lock()).toThrow(
      `${folder} is in use by another start (process ${other.pid}). Stop that one, or choose another folder: DATA_DIR=.data2 npm start`,
    );
  } finally {
    other.kill('SIGKILL');
  }
});

test.each([
  ['of a process that is gone', '4194000'],
  ['whose number another program has now', '1'],
  ['that was never finished', ''],
])('a lock %s is taken over', (_name, content) => {
  writeFileSync(path.join(folder, 'lock'), content);
  data.lock();
  expect(readFileSync(path.join(folder, 'lock'), 'utf8')).toBe(String(process.pid));
  data.release();
  expect(readdirSync(folder)).toEqual(['logs']);
});

test('secrets are made once, kept, and readable by their owner only', () => {
  const secrets = data.secrets();
  expect(secrets.botToken).toMatch(/^\d+:[\w-]{30,}$/);
  expect(secrets.athleticsSecret.length).toBeGreaterThanOrEqual(32);
  expect(secrets.qdrantApiKey.length).toBeGreaterThanOrEqual(32);
  expect(new DataFolder(folder).secrets()).toEqual(secrets);
  expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('secrets that an earlier version did not have are added to those it kept', () => {
  const kept = { botToken: '1:t', athleticsSecret: 's', postgresPassword: 'p' };
  writeFileSync(path.join(folder, 'secrets.json'), JSON.stringify(kept), { mode: 0o600 });
  const secrets = data.secrets();
  expect(secrets).toMatchObject(kept);
  expect(secrets.qdrantApiKey.length).toBeGreaterThanOrEqual(32);
  expect(
    new Set([secrets.superuserPassword, secrets.postgresPassword, ...Object.values(secrets.databasePasswords)]).size,
  ).toBe(5);
  expect(new DataFolder(folder).secrets()).toEqual(secrets);
  data.forgetFormerPassword();
  const { postgresPassword, ...others } = secrets;
  expect([postgresPassword, new DataFolder(folder).secrets()]).toEqual(['p', others]);
});

test('what an earlier version left open to other users is closed', () => {
  mkdirSync(path.join(folder, 'qdrant'));
  for (const name of ['household.yaml', 'content', 'logs/postgres.log', 'logs/postgres.log.1', 'qdrant/data.mdb'])
    writeFileSync(path.join(folder, name), '', { mode: 0o644 });
  writeFileSync(path.join(folder, 'secrets.json'), '{}', { mode: 0o644 });
  for (const name of ['', 'logs', 'qdrant']) chmodSync(path.join(folder, name), 0o755);
  const data = new DataFolder(folder);
  expect(
    readdirSync(data.path, { recursive: true, encoding: 'utf8' }).filter(
      (name) => (statSync(path.join(folder, name)).mode & 0o077) !== 0,
    ),
  ).toEqual([]);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('a folder of others is neither used nor closed, unless nobody else can open it', () => {
  writeFileSync(path.join(folder, 'thesis.txt'), '');
  chmodSync(folder, 0o755);
  expect(() => new DataFolder(folder)).toThrow(
    `DATA_DIR: ${folder} holds other files and is open to other users; choose another folder: DATA_DIR=${folder}/homeroom npm start`,
  );
  expect([statSync(folder).mode & 0o777, readdirSync(folder)]).toEqual([0o755, ['logs', 'thesis.txt']]);
  chmodSync(folder, 0o700);
  expect(new DataFolder(folder).path).toBe(folder);
});

test('what the user changed in a file that the stack wrote stays', () => {
  const file = data.writeOnce('household.yaml', 'first');
  writeFileSync(file, 'mine');
  data.writeOnce('household.yaml', 'second');
  expect(data.lastLines('nothing', 3)).toBe('');
  expect(statSync(file).size).toBe(4);
});

test('a folder is filled only once that is recorded', () => {
  expect(data.content()).toBeNull();
  data.setContent('sample');
  expect(new DataFolder(folder).content()).toBe('sample');
  data.setContent(null);
  expect(data.content()).toBeNull();
});

test('a log of more than 10 MiB is rotated', () => {
  writeFileSync(data.logFile('worker'), Buffer.alloc(10 * 1_048_576 + 1, 'x\n'));
  data.withLog('worker', (log) => writeSync(log, 'one\ntwo\nthree\n'));
  expect(data.lastLines('worker', 2)).toBe('    two\n    three');
  expect(statSync(`${data.logFile('worker')}.1`).size).toBe(10 * 1_048_576 + 1);
});

test('a folder that cannot be made is named', () => {
  writeFileSync(path.join(folder, 'file'), '');
  expect(() => new DataFolder(path.join(folder, 'file/data'))).toThrow(
    `DATA_DIR: ${folder}/file/data cannot be used by this user (ENOTDIR); choose another folder: DATA_DIR=.data2 npm start`,
  );
});
