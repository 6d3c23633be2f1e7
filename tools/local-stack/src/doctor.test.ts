import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Report } from '@homeroom/service-kit/doctor';
import { closeAtOnce, listenOnLoopback } from '@homeroom/testing/loopback';

const program = path.resolve(import.meta.dirname, '../../../dist/tools/local-stack/doctor.js');
const ports = {
  FAMILY_ASSISTANT_PORT: '0',
  STAGING_KNOWLEDGE_PORT: '0',
  ATHLETICS_ADMIN_PORT: '0',
  POSTGRES_PORT: '0',
  QDRANT_PORT: '0',
};
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'homeroom-doctor-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Run {
  code: number;
  out: string;
  err: string;
}

function run(args: string[], variables: Record<string, string> = {}): Promise<Run> {
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin', DATA_DIR: path.join(folder, 'data'), ...ports, ...variables };
  return new Promise((resolve) =>
    execFile(process.execPath, [program, ...args], { env, cwd: folder }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    ),
  );
}

const reportsOf = ({ out }: Run) => (JSON.parse(out) as { ok: boolean; reports: Report[] }).reports;
const broken = (run: Run) =>
  reportsOf(run).flatMap(({ subject, findings }) =>
    findings.filter(({ outcome }) => outcome === 'broken').map(({ name }) => `${subject}: ${name}`),
  );

test('before the first start there is nothing to mend, and what npm start brings is not checked', async () => {
  const { code, out } = await run([]);
  expect(code).toBe(0);
  expect(out).toContain('npm start uses the embedded PostgreSQL; nothing to check');
  expect(out).toContain('npm start writes a sample');
  expect(out).toMatch(/\n\d+ ok, 0 to look at, 0 to mend\n$/);
});

test('a broken setup ends with 1, names each fault with the way to mend it, and shows no secret', async () => {
  const taken = createServer((_, response) => response.writeHead(404).end());
  const port = await listenOnLoopback(taken);
  const file = path.join(folder, 'own.yaml');
  writeFileSync(
    file,
    `family_id: own\ntimezone: Europe/Paris\nmembers: [{ id: ida, name: Ida, role: parent }]\ncalendars: [{ id: family }, { id: work, caldav: "http://127.0.0.1:${port}/dav", username_env: WORK_USER, password_env: WORK_PASSWORD }]\n`,
  );
  const result = await run(['--json'], {
    FAMILY_CONFIG: file,
    WORK_USER: 'ida',
    WORK_PASSWORD: 'hidden-password',
    POSTGRES_PORT: String(port),
    MODEL_HOST_URL: `http://ida:hidden-password@127.0.0.1:${port}`,
    QDRANT_URL: `http://127.0.0.1:${port}`,
    TELEGRAM_ENABLED: 'true',
    STAGING_BOT_TOKEN: '987654321:dGVsZWdyYW0tYm90LXRva2Vu',
    TELEGRAM_API_ROOT: `http://127.0.0.1:${port}`,
  });
  await closeAtOnce(taken);
  expect(result.code).toBe(1);
  expect(broken(result)).toEqual(
    expect.arrayContaining([
      'npm start: port of postgres',
      'family-assistant: models',
      'family-assistant: Telegram',
      'family-assistant: calendar work',
      'staging-knowledge: models',
      'staging-knowledge: Telegram',
    ]),
  );
  const all = reportsOf(result).flatMap(({ findings }) => findings);
  expect(all.filter(({ outcome, mend }) => outcome === 'broken' && !mend)).toEqual([]);
  expect(result.out).not.toContain('hidden-password');
});

test('with a bot for the household alone, the staging service has nothing to mend', async () => {
  const staging = reportsOf(await run(['--json'], { TELEGRAM_ENABLED: 'true' })).find(
    ({ subject }) => subject === 'staging-knowledge',
  );
  expect(staging?.findings.find(({ name }) => name === 'Telegram')).toMatchObject({
    outcome: 'skipped',
    found: 'STAGING_BOT_TOKEN is not set: this service has no bot of its own',
  });
});

test('while a stack runs, its own addresses and family file are checked, whatever the shell says', async () => {
  const data = path.join(folder, 'running');
  const familyConfig = path.join(data, 'household.yaml');
  mkdirSync(data);
  writeFileSync(
    familyConfig,
    'family_id: own\ntimezone: Europe/Paris\nmembers: [{ id: ida, name: Ida, role: parent }]\n',
  );
  const service = createServer((_, response) => response.end('{}'));
  const url = `http://127.0.0.1:${await listenOnLoopback(service)}`;
  const apps = ['family-assistant', 'staging-knowledge', 'athletics-admin'];
  const stack = {
    pid: process.pid,
    databaseUrls: Object.fromEntries(
      apps.map((app) => [app, 'postgresql://ida:hidden-password@no-such-host.invalid/x']),
    ),
    services: Object.fromEntries(apps.map((app) => [app, url])),
    qdrantUrl: url,
    qdrantApiKey: 'hidden-password',
    botToken: '987654321:dGVsZWdyYW0tYm90LXRva2Vu',
    athleticsSecret: 'k7Hq2mVz9TfX4bLsk7Hq2mVz9TfX4bLs',
    familyConfig,
  };
  writeFileSync(path.join(data, 'stack.json'), JSON.stringify(stack));
  const result = await run(['--json'], { DATA_DIR: data });
  await closeAtOnce(service);
  const family = reportsOf(result).find(({ subject }) => subject === 'family-assistant');
  const outcomes = Object.fromEntries(family?.findings.map(({ name, outcome }) => [name, outcome]) ?? []);
  expect(outcomes).toMatchObject({ 'staging-knowledge': 'fine', 'family file': 'fine', PostgreSQL: 'broken' });
  expect(result.out).toContain(`${url}/brain/stats`);
  expect(result.out).not.toContain('hidden-password');
});

test('faults of the settings and of the family file are told by variable or file, and place', async () => {
  const file = path.join(folder, 'wrong.yaml');
  writeFileSync(file, 'family_id: own\ntimezone: Mars/North\nmembers: []\n');
  const result = await run([], { FAMILY_CONFIG: file, UNDO_TTL_SECONDS: 'soon' });
  expect(result.code).toBe(1);
  expect(result.out).toContain('UNDO_TTL_SECONDS: wants a whole number from 1 to 86400');
  const family = await run([], { FAMILY_CONFIG: file });
  expect(family.out).toMatch(/family file +timezone: must be an IANA time zone/);
  expect(family.out).toContain(`Correct ${file}.`);
  const wrongPort = await run([], { POSTGRES_PORT: 'five' });
  expect([wrongPort.code, wrongPort.out.includes('POSTGRES_PORT: wants a whole number')]).toEqual([1, true]);
});

test('a service of its own is checked with the variables of the shell', async () => {
  const result = await run(['--json'], {
    ATHLETICS_DATABASE_URL: 'postgresql://ida:hidden-password@no-such-host.invalid/athletics_admin',
    JWT_SECRET: 'at-least-thirty-two-characters-long',
    PORT: '0',
  });
  expect([result.code, broken(result)]).toEqual([1, ['athletics-admin: PostgreSQL']]);
  expect(reportsOf(result)[0]?.findings.find(({ outcome }) => outcome === 'warning')?.found).toMatch(/^JWT_SECRET: /);
  expect(result.out).not.toContain('hidden-password');
});

test('wrong usage ends with 2 and says what to do', async () => {
  const [option, service, unclear] = await Promise.all([
    run(['--wrong']),
    run(['--service', 'kitchen']),
    run([], { DATABASE_URL: 'postgresql://127.0.0.1/x' }),
  ]);
  expect([option.code, service.code, unclear.code]).toEqual([2, 2, 2]);
  expect(option.err).toContain('See --help.');
  expect(service.err).toContain('--service wants one of family-assistant, staging-knowledge, athletics-admin');
  expect(unclear.err).toContain('--service family-assistant');
});

test('a preset prints the address, the kind of password and the line of a calendar provider; an unknown one is refused', async () => {
  const { code, out } = await run(['--preset', 'fastmail']);
  expect(code).toBe(0);
  expect(out).toContain('app password with access to calendars');
  expect(out).toContain(
    '  - { id: family, caldav: "https://caldav.fastmail.com", username_env: FASTMAIL_USER, password_env: FASTMAIL_PASSWORD }',
  );
  const unknown = await run(['--preset', 'outlook']);
  expect([unknown.code, unknown.out]).toEqual([2, '']);
  expect(unknown.err).toContain('--preset wants one of icloud, google, fastmail, nextcloud, not outlook.');
});
