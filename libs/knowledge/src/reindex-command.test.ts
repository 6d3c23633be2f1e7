import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runReindex } from './reindex-command.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'knowledge-'));
afterAll(() => rmSync(folder, { recursive: true }));
const familyConfig = path.join(folder, 'household.yaml');
writeFileSync(
  familyConfig,
  'family_id: rivera\ntimezone: America/Chicago\nmembers: [{ id: ana, name: Ana Rivera, role: parent }]\n',
);
const away = { DATABASE_URL: 'postgresql://user:secret-word@127.0.0.1:9/x', FAMILY_CONFIG: familyConfig };

const openSources = () => {
  throw new Error('Nothing is to be read.');
};

async function run(args: readonly string[], variables: Record<string, string>) {
  const said = { stdout: '', stderr: '' };
  const to = (name: 'stdout' | 'stderr') => ({ write: (text: string) => (said[name] += text) });
  const service = { service: 'staging-knowledge', migrations: [], what: 'calendar object', openSources };
  return { code: await runReindex(service, args, { stdout: to('stdout'), stderr: to('stderr') }, variables), ...said };
}

test('help tells what is rebuilt, in the words of the service', async () => {
  const { code, stdout, stderr } = await run(['--help'], {});
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('every calendar object is written again');
});

test.each([['--all'], ['again']])('an argument that is not known is refused: %s', async (argument) => {
  const { code, stdout, stderr } = await run([argument], away);
  expect([code, stdout, stderr.includes(argument)]).toEqual([2, '', true]);
});

test('without the database it says so, and shows no password', async () => {
  expect(await run([], away)).toEqual({ code: 4, stdout: '', stderr: 'The database is not reachable right now.\n' });
});

test('without a database URL it says so', async () => {
  expect(await run([], { INIT_CWD: folder, DATA_DIR: 'none' })).toEqual({
    code: 4,
    stdout: '',
    stderr: expect.stringContaining('npm start'),
  });
});

test('a database URL that is none is refused', async () => {
  expect(await run([], { ...away, DATABASE_URL: 'nowhere' })).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^DATABASE_URL: wants/),
  });
});
