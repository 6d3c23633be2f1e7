import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleCalendar, sampleMails, sampleSchool, sampleSchoolId, sampleToday } from '@homeroom/sample-data';
import { markdownBlocks, runShell } from '@homeroom/testing';
import { until } from './processes.ts';

/**
 * Runs every command block of the README and the tutorial, in their order and in one home folder, as a newcomer would:
 * what a start prints goes into the commands after it, and names such as `letter.eml` are files of the reader.
 */
const root = path.resolve(import.meta.dirname, '../../..');
const limit = 300_000;
const home = mkdtempSync(path.join(tmpdir(), 'homeroom-reader-'));
const file = (name: string) => path.join(home, name);
const ports = [
  'FAMILY_ASSISTANT_PORT',
  'STAGING_KNOWLEDGE_PORT',
  'ATHLETICS_ADMIN_PORT',
  'POSTGRES_PORT',
  'QDRANT_PORT',
];
const env = {
  PATH: `${path.dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin`,
  HOME: home,
  DATA_DIR: file('.data'),
  npm_config_pack_destination: home,
  HOMEROOM_BUILT: 'true',
  ...Object.fromEntries(ports.map((name) => [name, '0'])),
};

const documents = ['README.md', 'docs/tutorial.md'];
const blocks = documents.flatMap((document) =>
  markdownBlocks(readFileSync(path.join(root, document), 'utf8')).map((block) => ({
    ...block,
    document,
    start: block.text.trim().split(/ {2}|\n/, 1)[0] ?? '',
  })),
);

/** Start that a block left running, with what it printed. */
let running: { command: string; child: ChildProcess; printed: string } | undefined;

beforeAll(() => {
  chmodSync(home, 0o755);
  const today = sampleToday(new Date());
  mkdirSync(file('oneroster'));
  for (const [name, text] of sampleSchool()) writeFileSync(file(`oneroster/${name}`), text);
  for (const name of ['calendar.ics', 'school-year.ics']) writeFileSync(file(name), sampleCalendar(today));
  const mails = sampleMails(today);
  for (const name of ['letter.eml', 'inbox.mbox']) {
    const [, text = ''] = mails.find(([sample]) => path.extname(sample) === path.extname(name)) ?? [];
    writeFileSync(file(name), text);
  }
  writeFileSync(file('.curlrc'), 'fail-with-body\nsilent\nshow-error\n');
});
afterAll(async () => {
  await stop();
  rmSync(home, { recursive: true, force: true });
}, limit);

test.each(blocks.filter(({ notRun, language }) => notRun === null && language !== ''))(
  '$document: $start',
  async ({ language, text }) => {
    if (language === 'yaml') await writeFamily(text);
    else if (/\bnpm start\b/.test(text)) await start(text.trim());
    else await runShell(filledIn(text), { cwd: root, env });
  },
  limit,
);

test('the blocks that are not run are these', () => {
  const left = blocks.flatMap(({ notRun, start: line }) => (notRun === null ? [] : [[line, notRun]]));
  const telegram = 'needs a bot of Telegram; the tests of examples/household-bot talk to a fake one';
  expect(left).toEqual([
    ['npm test', 'runs this check too'],
    ['npm run story', 'npm test plays it already'],
    [
      'cp .env.example .env && npm run secrets && docker compose up --build',
      'needs a Docker engine and a cluster; npm run test:containers and kubernetes.test.ts check the files',
    ],
    ['DATA_DIR=~/homeroom BOT_TOKEN=… TELEGRAM_ENABLED=true npm start', telegram],
    ['FAMILY_CONFIG=~/homeroom/household.yaml BOT_TOKEN=… npx nx serve household-bot', telegram],
  ]);
});

/** Starts the stack, pastes the calls that it prints and leaves it running. A start that runs already is not repeated. */
async function start(command: string): Promise<void> {
  if (running?.command === command) return;
  await stop();
  const child = spawn('bash', ['-c', command], { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const started = { command, child, printed: '' };
  running = started;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (started.printed += String(text)));
  const isReady = () => started.printed.includes('Ctrl-C stops everything');
  await until(() => isReady() || child.exitCode !== null, limit / 2);
  if (!isReady()) throw new Error(started.printed);
  const calls = started.printed.match(/^curl .+$/gm) ?? [];
  expect(calls).toHaveLength(3);
  for (const call of calls) expect(JSON.parse(await runShell(call, { cwd: root, env }))).toBeInstanceOf(Object);
}

/** Presses Ctrl-C, which reaches all processes of the terminal. */
async function stop(): Promise<void> {
  const { child } = running ?? {};
  running = undefined;
  if (!child?.pid || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGINT');
  await ended;
}

/** Writes the tutorial's family into the data folder that its start has made. */
async function writeFamily(text: string): Promise<void> {
  await stop();
  const family = file('homeroom/household.yaml');
  expect(readFileSync(family, 'utf8')).toContain('members:');
  writeFileSync(family, text);
}

/** The command with what the start printed and with the reader's own files; the client is built before the test. */
function filledIn(command: string): string {
  const printed = (pattern: RegExp) => pattern.exec(running?.printed ?? '')?.[1] ?? 'nothing-is-running';
  return command
    .replace('npx nx build client', 'true')
    .replaceAll('127.0.0.1:3001', () => printed(/family-assistant +http:\/\/(\S+)/))
    .replaceAll('127.0.0.1:3002', () => printed(/staging-knowledge +http:\/\/(\S+)/))
    .replaceAll('BOT_TOKEN', () => printed(/Bot token +(\S+)/))
    .replaceAll('SCHOOL_ID', sampleSchoolId)
    .replaceAll('USER_ID', `${sampleSchoolId}-admin`)
    .replace(/(?<= )(?:\.\/oneroster|[\w-]+\.(?:ics|mbox|eml))\b/g, (name) => file(name));
}
