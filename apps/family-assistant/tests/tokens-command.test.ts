import { openDatabase, type Database } from '@homeroom/database';
import { useTestDatabase } from '@homeroom/testing';
import { AccessTokenStore } from '../src/access/access-token-store.ts';
import { runTokens } from '../src/access/tokens-command.ts';

const testDatabase = useTestDatabase('family-assistant');
let database: Database;
let store: AccessTokenStore;
beforeAll(() => {
  database = openDatabase({ url: testDatabase.url, applicationName: 'tokens-test' });
  store = new AccessTokenStore(database);
});
beforeEach(() => database.query('TRUNCATE access_token'));
afterAll(() => database.end());

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runTokens(
    args,
    { stdout: { write: (text) => out.push(text) }, stderr: { write: (text) => err.push(text) } },
    { DATABASE_URL: testDatabase.url },
  );
  return { code, out: out.join(''), err: err.join('') };
}

const scope = { who: ['maya', 'leo'], calendars: ['family'], detail: 'times', days: 1 } as const;
const hashes = { ana: 'a'.repeat(64), ben: 'b'.repeat(64), feed: 'f'.repeat(64) };
async function fill(): Promise<void> {
  await store.add(hashes.ana, { kind: 'dashboard', userId: '1001', label: null, ttlHours: 24, scope: null });
  await store.add(hashes.ben, { kind: 'dashboard', userId: '1002', label: null, ttlHours: 24, scope: null });
  await store.add(hashes.feed, { kind: 'feed', userId: '1002', label: 'Tablet\u001b[2J', ttlHours: null, scope });
}
const working = async () => (await store.list('all')).tokens.map(({ kind, userId }) => `${kind} ${userId}`).sort();

test('without options it lists what works as a table, without tokens, their hashes and control characters', async () => {
  expect(await run()).toEqual({ code: 0, out: 'There are no tokens.\n', err: '' });
  await fill();
  await store.use(hashes.ana, 'dashboard', null);
  const { code, out } = await run();
  const [head, ...rows] = out.trimEnd().split('\n');
  expect([code, head?.split(/\s{2,}/)]).toEqual([
    0,
    ['Id', 'Kind', 'User', 'Label', 'Scope', 'Made', 'Last used', 'Expires'],
  ]);
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(rows.map((row) => row.split(/\s{2,}/).slice(1))).toEqual([
    ['feed', '1002', 'Tablet?[2J', 'maya+leo, calendars family, times, 1 day', time, 'never', 'never'],
    ['dashboard', '1002', '-', 'all', time, 'never', time],
    ['dashboard', '1001', '-', 'all', time, time, time],
  ]);
  expect([...Object.values(hashes), '\u001b'].filter((hidden) => out.includes(hidden))).toEqual([]);
});

test('the tokens of one user end, dashboard and feed, and nobody else’s', async () => {
  await fill();
  expect(await run('--revoke', ' 1002 ')).toEqual({ code: 0, out: '2 tokens ended.\n', err: '' });
  expect(await working()).toEqual(['dashboard 1001']);
  expect(await run('--revoke', '1002')).toEqual({ code: 0, out: 'There was no such token.\n', err: '' });
});

test('one token ends by its id, and all at once', async () => {
  await fill();
  const [{ id } = { id: '' }] = (await store.list({ userId: '1001' })).tokens;
  expect((await run('--revoke-id', id)).out).toBe('1 token ended.\n');
  expect(await working()).toEqual(['dashboard 1002', 'feed 1002']);
  expect((await run('--revoke-all')).out).toBe('2 tokens ended.\n');
  expect(await working()).toEqual([]);
});

test.each([
  [['--revoke'], /argument missing/],
  [['--revoke', ''], /^--revoke: name the user/],
  [['--revoke', ' '], /^--revoke: name the user/],
  [['--revoke-id', '1001'], /^--revoke-id: give the id/],
  [['--revoke', '1001', '--revoke-all'], /^Give only one of/],
  [['1001'], /Unexpected argument/],
  [['--revoke-al'], /Unknown option/],
])('%j is not understood, and nothing ends', async (args, message) => {
  await fill();
  expect(await run(...args)).toEqual({ code: 2, out: '', err: expect.stringMatching(message) });
  expect(await working()).toHaveLength(3);
});

test('--help tells the options, and a database that is not there is 4', async () => {
  expect((await run('--help')).out).toContain('--revoke-all');
  const err: string[] = [];
  expect(
    await runTokens(
      [],
      { stdout: { write: () => true }, stderr: { write: (text) => err.push(text) } },
      { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' },
    ),
  ).toBe(4);
  expect(err).toHaveLength(1);
});
