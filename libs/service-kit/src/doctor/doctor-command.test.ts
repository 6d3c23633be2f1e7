import { serviceMigrations } from '@homeroom/database/migrations';
import { startFakeTelegram, type FakeTelegram } from '@homeroom/messenger/testing';
import { serveApp, useTestDatabase, type ServedApp } from '@homeroom/testing';
import { freePort } from '@homeroom/testing/loopback';
import { readEnvironment, variable } from '../environment.ts';
import type { VariableDescription } from '../describe-variables.ts';
import type { Variables } from '../secret-files.ts';
import { broken, fine, runChecks, skipped, type Check } from './check.ts';
import { clockCheck } from './clock-check.ts';
import { databaseCheck } from './database-check.ts';
import { runDoctor, type DoctorCommand } from './doctor-command.ts';
import { folderCheck, judgeRoom, nodeCheck, portCheck } from './machine-checks.ts';
import { networkCause, publicAddress } from './network-cause.ts';
import { reachableCheck } from './reachable-check.ts';
import type { Report } from './report.ts';
import { telegramCheck } from './telegram-check.ts';

const testDatabase = useTestDatabase('athletics-admin');
const token = '987654321:dGVsZWdyYW0tYm90LXRva2Vu';
let served: ServedApp;
let telegram: FakeTelegram;
/** Status and headers that the server answers with. */
let answer = { status: 200, headers: {} as Record<string, string> };
beforeAll(async () => {
  served = await serveApp((_, response) => response.writeHead(answer.status, answer.headers).end('{"status":"ok"}'));
  telegram = await startFakeTelegram({ token });
});
beforeEach(() => (answer = { status: 200, headers: {} }));
afterAll(() => Promise.all([served.close(), telegram.stop()]));

const verdict = async (check: Check) => (await runChecks([check]))[0];
const portOf = (url: string) => Number(new URL(url).port);

test('checks run at once, and one that hangs or fails becomes a finding of its own', async () => {
  const started = performance.now();
  const findings = await runChecks(
    [
      { name: 'hangs', run: () => new Promise(() => undefined) },
      { name: 'hangs too', run: () => new Promise(() => undefined) },
      { name: 'fails', run: () => Promise.reject(new Error('odd')) },
      { name: 'works', run: () => fine('yes') },
    ],
    300,
  );
  expect(performance.now() - started).toBeLessThan(550);
  expect(findings.map(({ outcome }) => outcome)).toEqual(['broken', 'broken', 'broken', 'fine']);
  expect(findings.map(({ found }) => found)).toEqual([
    'It did not answer within 0.3 s.',
    'It did not answer within 0.3 s.',
    'It could not be checked: odd',
    'yes',
  ]);
});

test.each([
  ['20.18.9', 'broken'],
  ['18.20.0', 'broken'],
  ['20.19.0', 'fine'],
  ['24.0.0', 'fine'],
])('Node.js %s is %s', async (version, outcome) => {
  expect(await verdict(nodeCheck(version))).toMatchObject({ outcome });
});

test('a folder may be missing; one that is closed to this user or has little room is told with the variable to set', async () => {
  expect(await verdict(folderCheck('data', '/tmp/missing-a/missing-b', 'DATA_DIR'))).toMatchObject({
    outcome: 'fine',
    found: expect.stringMatching(/^\/tmp\/missing-a\/missing-b \(will be created\), [\d.]+ GiB free$/),
  });
  expect(await verdict(folderCheck('data', '/proc/1/fd', 'DATA_DIR'))).toMatchObject({
    outcome: 'broken',
    mend: expect.stringContaining('DATA_DIR'),
  });
  const gibibyte = 1_073_741_824;
  expect([5 * gibibyte, gibibyte / 2, 1_000].map((bytes) => judgeRoom(bytes, '/data', 'DATA_DIR').outcome)).toEqual([
    'fine',
    'warning',
    'broken',
  ]);
});

test('a port is free, used by Homeroom itself, or taken by another program', async () => {
  const at = (port: number, host = '127.0.0.1') => verdict(portCheck('port', { host, port, variable: 'PORT' }));
  expect(await at(await freePort())).toMatchObject({ outcome: 'fine', found: expect.stringContaining('is free') });
  expect(await at(0)).toMatchObject({ outcome: 'fine' });
  expect(await at(portOf(served.url))).toMatchObject({ outcome: 'fine', found: expect.stringContaining('Homeroom') });
  answer.status = 404;
  expect(await at(portOf(served.url))).toMatchObject({
    outcome: 'broken',
    mend: expect.stringContaining('another port with PORT'),
  });
  expect(await at(0 + (await freePort()), '203.0.113.1')).toMatchObject({
    outcome: 'broken',
    mend: expect.stringContaining('HOST'),
  });
});

test('PostgreSQL is migrated, behind, closed to this password, without this database or not there', async () => {
  const { url } = testDatabase;
  const check = (address: string, migrations = serviceMigrations['athletics-admin']) =>
    verdict(databaseCheck(address, migrations));
  const changed = (change: (address: URL) => void) => {
    const address = new URL(url);
    change(address);
    return address.href;
  };
  expect(await check(url)).toMatchObject({ outcome: 'fine', found: expect.stringMatching(/all migrations applied$/) });
  expect(await check(url, [...serviceMigrations['athletics-admin'], { name: '99990101000000_new', sql: '' }])).toEqual(
    expect.objectContaining({
      outcome: 'broken',
      found: 'the database is behind by 1 (99990101000000_new).',
      mend: expect.stringContaining('npm run db:migrate'),
    }),
  );
  // Without PgBouncer there is nothing that sets them either.
  expect(await check(changed((address) => address.searchParams.set('pgbouncer', 'true')))).toEqual(
    expect.objectContaining({
      outcome: 'broken',
      found: 'Sessions behind the pooler lack settings.',
      mend: expect.stringMatching(
        /^Restart the pooler after this in PostgreSQL: ALTER DATABASE .* SET statement_timeout = '15s'/,
      ),
    }),
  );
  expect(await check(changed((address) => (address.password = 'wrong-secret')))).toMatchObject({
    outcome: 'broken',
    found: expect.stringMatching(/does not accept the user or the password/),
  });
  expect(await check(changed((address) => (address.pathname = '/missing')))).toMatchObject({
    outcome: 'broken',
    found: expect.stringContaining('there is no such database'),
  });
  const nowhere = await freePort();
  expect(await check(changed((address) => (address.port = String(nowhere))))).toMatchObject({
    outcome: 'broken',
    found: `127.0.0.1:${nowhere} refuses the connection.`,
  });
  expect(await check(changed((address) => (address.hostname = 'no-such-host.invalid')))).toMatchObject({
    outcome: 'broken',
    found: expect.stringMatching(/^The name no-such-host\.invalid:\d+ cannot be resolved\.$/),
  });
});

test('the clock is held against the Date header of a host, or against PostgreSQL', async () => {
  const hours = 3_600_000;
  const of = (urls: string[], databaseUrl: string | null, now?: () => number) =>
    verdict(clockCheck({ urls, databaseUrl }, now));
  expect(await of([served.url], null)).toMatchObject({ outcome: 'fine' });
  expect(await of([served.url], null, () => Date.now() - hours)).toMatchObject({
    outcome: 'broken',
    found: expect.stringMatching(/^3\d{3} s behind 127\.0\.0\.1:\d+$/),
    mend: expect.stringContaining('timedatectl set-ntp true'),
  });
  expect(await of([], testDatabase.url, () => Date.now() + 60_000)).toMatchObject({
    outcome: 'warning',
    found: '60 s ahead of PostgreSQL',
  });
  expect(await of([], null)).toMatchObject({ outcome: 'skipped' });
});

test('Telegram knows the bot, refuses a token that was revoked, or is not there', async () => {
  const at = (given: string, apiRoot = telegram.apiRoot) =>
    verdict(telegramCheck({ token: given, apiRoot }, 'BOT_TOKEN'));
  expect(await at(token)).toMatchObject({ outcome: 'fine', found: expect.stringMatching(/^the bot @\w+$/) });
  const revoked = await at('987654321:cmV2b2tlZC1ib3QtdG9rZW4');
  expect(revoked).toMatchObject({
    outcome: 'broken',
    found: expect.stringMatching(/Unauthorized.* BOT_TOKEN is mistyped or was revoked/),
    mend: expect.stringContaining('@BotFather'),
  });
  expect(JSON.stringify(revoked)).not.toContain('cmV2b2tlZC');
  expect(await at(token, `http://127.0.0.1:${await freePort()}`)).toMatchObject({
    outcome: 'broken',
    mend: expect.stringContaining('TELEGRAM_API_ROOT'),
  });
});

test('a server is reached, refuses, does not speak TLS, or has no name', async () => {
  const at = (url: string) =>
    verdict(
      reachableCheck({
        name: 'server',
        url,
        variable: 'SERVER_URL',
        refusal: (status) => (status === 200 ? null : { found: `status ${status}`, mend: 'Correct it.' }),
      }),
    );
  expect(await at(`${served.url}/keys?key=hidden`)).toMatchObject({ outcome: 'fine', found: `${served.url}/keys` });
  answer.status = 404;
  expect(await at(served.url)).toMatchObject({ outcome: 'broken', found: `${served.url}: status 404` });
  expect(await at(served.url.replace('http:', 'https:'))).toMatchObject({
    outcome: 'broken',
    mend: expect.stringMatching(/^Write http:\/\/ in place of https:\/\/.* The address is in SERVER_URL\.$/),
  });
  expect(await at('http://no-such-host.invalid')).toMatchObject({
    outcome: 'broken',
    found: 'The name no-such-host.invalid cannot be resolved.',
  });
});

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'NODE_EXTRA_CA_CERTS'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'NODE_EXTRA_CA_CERTS'],
  ['CERT_HAS_EXPIRED', 'Renew'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'the name that is in the certificate'],
  ['EHOSTUNREACH', 'firewall'],
  ['ECONNRESET', "the server's log"],
])('an error with the code %s is explained', (code, mend) => {
  const inner = Object.assign(new Error('quotes https://ana:secret@host/'), { code });
  expect(networkCause(new TypeError('fetch failed', { cause: inner }), 'host')?.mend).toContain(mend);
  expect(JSON.stringify(networkCause(inner, 'host'))).not.toContain('secret');
});

test('an address is shown without credentials, query and fragment', () => {
  expect(publicAddress('https://ana:pass@host:8443/dav/?key=x#y')).toBe('https://host:8443/dav');
  expect(networkCause(new Error('no code'), 'host')).toBeNull();
});

const shape = {
  TOKEN: variable.secret(4),
  PORT: variable.port(3000),
  FAST: variable.flag(false),
  NAME: variable.text().optional(),
  SPAN: variable.parsed((text) => (text === 'a-b' ? text : undefined), 'wants a span').prefault('a-b'),
};
const command: DoctorCommand<{ TOKEN: string }> = {
  service: 'sample',
  variables: shape,
  read: (variables: Variables) => readEnvironment({ TOKEN: shape.TOKEN }, variables),
  secrets: ({ TOKEN }) => [TOKEN],
  checks: ({ TOKEN }, variables) => [
    { name: 'one', run: () => (variables['BROKEN'] ? broken(`it shows ${TOKEN}`, 'Mend it.') : fine('yes')) },
    { name: 'two', run: () => skipped('not now') },
  ],
};

async function run(args: string[], variables: Variables): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const output = {
    stdout: { write: (text: string) => out.push(text) },
    stderr: { write: (text: string) => err.push(text) },
  };
  const code = await runDoctor(command, args, output, variables);
  return { code, out: out.join(''), err: err.join('') };
}

const strong = 'k7Hq2mVz9TfX4bLs';

test('it ends with 0 when nothing must be mended, with the findings as a table', async () => {
  const { code, out } = await run([], { TOKEN: strong });
  expect(code).toBe(0);
  expect(out).toMatch(/^sample\n {2}ok {7}settings .*\n {2}ok {7}Node\.js .*\n {2}ok {7}one .*\n {2}- {8}two/);
  expect(out).toMatch(/\n3 ok, 0 to look at, 0 to mend\n$/);
});

test('it ends with 1 when something must be mended, and shows no secret', async () => {
  const { code, out } = await run([], { TOKEN: strong, BROKEN: 'yes' });
  expect([code, out.includes('it shows ***'), out.includes('→ Mend it.'), out.includes(strong)]).toEqual([
    1,
    true,
    true,
    false,
  ]);
});

test('a secret that production would refuse is a warning, and fails only there', async () => {
  const weak = await run(['--json'], { TOKEN: 'password' });
  const { ok, reports } = JSON.parse(weak.out) as { ok: boolean; reports: Report[] };
  expect([weak.code, ok]).toEqual([0, true]);
  expect(reports[0]?.findings[0]).toMatchObject({
    name: 'settings',
    outcome: 'warning',
    found: expect.stringMatching(/^TOKEN: is too short, from the documentation or easily guessed/),
  });
  expect((await run([], { TOKEN: 'password', NODE_ENV: 'production' })).code).toBe(1);
});

test('without usable settings it names each, and says that the rest was not checked', async () => {
  const { code, out } = await run([], {});
  expect(code).toBe(1);
  expect(out).toContain('TOKEN: is not set; it is needed to start');
  expect(out).toContain('checked as soon as the settings can be read');
});

test('the variables are listed with their defaults and the values that they accept', async () => {
  const { code, out } = await run(['--variables', '--json'], {});
  const described = (JSON.parse(out) as VariableDescription[]).map(
    ({ name, isNeeded, otherwise, mayBeInFile, accepts }) => [name, isNeeded, otherwise, mayBeInFile, accepts],
  );
  expect([code, described]).toEqual([
    0,
    [
      ['TOKEN', true, null, true, 'a secret of at least 4 characters'],
      ['PORT', false, '3000', false, 'a whole number from 0 to 65535'],
      ['FAST', false, 'false', false, 'true or false'],
      ['NAME', false, null, false, ''],
      ['SPAN', false, 'a-b', false, 'a span'],
    ],
  ]);
});

test('a check can be left out, and a wrong option is told', async () => {
  expect((await run(['--skip', 'one'], { TOKEN: strong, BROKEN: 'yes' })).code).toBe(0);
  const wrong = await run(['--wrong'], { TOKEN: strong });
  expect([wrong.code, wrong.out]).toEqual([2, '']);
  expect(wrong.err).toMatch(/--wrong.*\nSee --help\.\n$/s);
  expect(await run(['--help'], {})).toMatchObject({ code: 0, out: expect.stringContaining('Exit code: 0') });
});
