import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { until } from './processes.ts';

const main = path.resolve(import.meta.dirname, '../../../dist/tools/local-stack/main.js');
const limit = 120_000;

interface Ready {
  ready: boolean;
  services: Record<string, string>;
  botToken: string;
  databaseUrls: Record<string, string>;
  qdrantUrl: string;
  qdrantApiKey: string;
  athleticsToken: string;
}

let folder: string;
let stack: ChildProcess | undefined;
let complaints = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'homeroom-stack-'));
});
afterEach(async () => {
  if (stack && stack.exitCode === null && stack.signalCode === null) {
    const ended = new Promise((resolve) => stack?.once('exit', resolve));
    stack.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}, limit);

/** Starts the built stack on free ports. */
function launch(): ChildProcess & { stdout: Readable } {
  const ports = Object.fromEntries(
    ['FAMILY_ASSISTANT_PORT', 'STAGING_KNOWLEDGE_PORT', 'ATHLETICS_ADMIN_PORT', 'POSTGRES_PORT', 'QDRANT_PORT'].map(
      (name) => [name, '0'],
    ),
  );
  const child = spawn(process.execPath, [main, '--json'], {
    env: { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', DATA_DIR: path.join(folder, 'data'), ...ports },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  complaints = '';
  child.stderr.on('data', (text) => (complaints += String(text)));
  return child;
}

const endOf = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));

/** Starts the stack and waits for its line of JSON. */
async function start(): Promise<Ready> {
  const child = launch();
  stack = child;
  let output = '';
  child.stdout.on('data', (text) => (output += String(text)));
  expect([
    await until(() => output.includes('\n') || child.exitCode !== null, limit),
    child.exitCode,
    child.exitCode === null ? '' : complaints,
  ]).toEqual([true, null, '']);
  return JSON.parse(output) as Ready;
}

const calls = ({ services, botToken, athleticsToken }: Ready): [string, RequestInit][] => [
  [`${services['family-assistant']}/api/v1/calendar/week`, { headers: { Authorization: `Bearer ${botToken}` } }],
  [`${services['staging-knowledge']}/health`, {}],
  [
    `${services['athletics-admin']}/api/v1/admin/stats?school_id=lakeside-high`,
    { headers: { Authorization: `Bearer ${athleticsToken}` } },
  ],
];
const statuses = (ready: Ready) =>
  Promise.all(
    calls(ready).map(([url, init]) =>
      fetch(url, init).then(
        (response) => response.status,
        () => 0,
      ),
    ),
  );
const athletes = async (ready: Ready) => {
  const [url, init] = calls(ready)[2] as [string, RequestInit];
  return ((await (await fetch(url, init)).json()) as { total_athletes: number }).total_athletes;
};

const qdrant = async ({ qdrantUrl, qdrantApiKey }: Ready, method: string, where: string, body?: unknown) => {
  const response = await fetch(qdrantUrl + where, {
    method,
    headers: { 'api-key': qdrantApiKey, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return ((await response.json()) as { result: unknown }).result;
};
/** Returns the number of points in the test's own collection; 0 while Qdrant is unavailable. */
const points = (ready: Ready) =>
  qdrant(ready, 'POST', '/collections/kept/points/count', {}).then(
    (result) => (result as { count: number }).count,
    () => 0,
  );

/** Has the family assistant read a letter, adds what it proposes, and takes it back; returns the titles that were added. */
async function addLetter({ services, botToken }: Ready): Promise<string[]> {
  const year = new Date().getUTCFullYear() + 1;
  const text = `Winter at Lakeside Elementary\n\nDear parents of Maya Rivera,\n\nThe Science Museum trip is on March 3, ${year} from 8:45 am to 3:15 pm.\nThe spring concert is on April 8, ${year} at 6:30 pm.\n`;
  const call = async (where: string, body: FormData | object) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${services['family-assistant']}/api/v1${where}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${botToken}`, ...(!isForm && { 'Content-Type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    return [response.status, await response.json()] as const;
  };
  const form = new FormData();
  form.set('file', new Blob([text], { type: 'text/plain' }), 'winter.txt');
  const [, letter] = (await call('/letters', form)) as unknown as [number, Letter];
  const events = letter.proposals.map(({ event: { summary, start, end } }) => ({ summary, start, end }));
  const [, added] = (await call(`/letters/${letter.document_id}/events`, { events })) as unknown as [number, Added];
  const undo = await call('/undo', { action: 'undo', operation_id: added.operation.id });
  expect(undo).toMatchObject([200, { status: 'undone' }]);
  return added.events.map(({ summary }) => summary);
}

interface Letter {
  document_id: string;
  proposals: { event: { summary: string; start: string; end: string } }[];
}

interface Added {
  events: { summary: string }[];
  operation: { id: string };
}

/** The processes that have the test's folder or one of its ports in their command line or environment. */
function processesOfFolder(): number[] {
  const pids = execFileSync('ls', ['/proc'], { encoding: 'utf8' })
    .split('\n')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return pids.filter(
    (pid) =>
      pid !== process.pid && ['cmdline', 'environ'].some((file) => readable(`/proc/${pid}/${file}`).includes(folder)),
  );
}
const readable = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};
const killAll = (pids: readonly number[]) => {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
};

/** Returns the entries of a folder, or the folder itself, that other users could open. */
function openEntries(entry: string): string[] {
  const stat = lstatSync(entry, { throwIfNoEntry: false });
  if (!stat) return [];
  const inner = stat.isDirectory() ? readdirSync(entry).flatMap((name) => openEntries(path.join(entry, name))) : [];
  return (stat.mode & 0o777) === (stat.isDirectory() ? 0o700 : 0o600)
    ? inner
    : [`${entry} ${(stat.mode & 0o777).toString(8)}`, ...inner];
}

test(
  'the stack comes up, mends itself, survives a kill of everything, and stops in order',
  async () => {
    chmodSync(folder, 0o755);
    const first = await start();
    expect(first).toMatchObject({
      ready: true,
      qdrantUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      databaseUrls: { 'athletics-admin': expect.stringMatching(/^postgresql:\/\/.*\/athletics_admin$/) },
    });
    expect(await statuses(first)).toEqual([200, 200, 200]);
    expect(openEntries(path.join(folder, 'data'))).toEqual([]);
    expect(await athletes(first)).toBe(300);
    const events = (
      (await (await fetch(...(calls(first)[0] as [string, RequestInit]))).json()) as { events: unknown[] }
    ).events;
    expect(events.length).toBeGreaterThan(5);
    expect(await addLetter(first)).toEqual(['Science Museum trip', 'Spring concert']);

    const serviceLog = path.join(folder, 'data/logs/athletics-admin.log');
    const pid = (text: string, name: string) =>
      processesOfFolder().find((one) => readable(`/proc/${one}/cmdline`).includes(text)) ??
      failing(`no process of ${name}`);
    process.kill(pid('apps/athletics-admin/main.js', 'athletics-admin'), 'SIGKILL');
    expect(await until(() => complaints.includes('athletics-admin is up again'), limit)).toBe(true);
    expect(existsSync(serviceLog)).toBe(true);
    expect(await statuses(first)).toEqual([200, 200, 200]);

    process.kill(
      Number(readFileSync(path.join(folder, 'data/postgres/postmaster.pid'), 'utf8').split('\n', 1)[0]),
      'SIGKILL',
    );
    expect(await until(() => complaints.includes('PostgreSQL is up again'), limit)).toBe(true);
    expect(await until(async () => (await statuses(first)).join() === '200,200,200', limit)).toBe(true);

    expect(first.qdrantApiKey.length).toBeGreaterThanOrEqual(32);
    const keyless = await fetch(`${first.qdrantUrl}/collections/family_knowledge/points/scroll`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect(keyless.status).toBe(401);
    await qdrant(first, 'PUT', '/collections/kept', { vectors: { size: 2, distance: 'Cosine' } });
    await qdrant(first, 'PUT', '/collections/kept/points?wait=true', { points: [{ id: 1, vector: [1, 0] }] });
    process.kill(pid('qdrant-host', 'Qdrant'), 'SIGKILL');
    expect(await until(() => complaints.includes('Qdrant is up again'), limit)).toBe(true);
    expect([await points(first), statSync(path.join(folder, 'data/qdrant')).mode & 0o777]).toEqual([1, 0o700]);

    const other = launch();
    expect(await endOf(other)).toBe(1);
    expect(complaints).toBe(
      `${path.join(folder, 'data')} is in use by another start (process ${stack?.pid}). Stop that one, or choose another folder: DATA_DIR=.data2 npm start\n`,
    );

    killAll(processesOfFolder());
    expect(await until(() => processesOfFolder().length === 0, limit)).toBe(true);
    const second = await start();
    expect([second.botToken, second.qdrantApiKey]).toEqual([first.botToken, first.qdrantApiKey]);
    expect(await statuses(second)).toEqual([200, 200, 200]);
    expect(await athletes(second)).toBe(300);
    expect(await points(second)).toBe(1);

    const ended = endOf(stack as ChildProcess);
    stack?.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await until(() => processesOfFolder().length === 0, 10_000)).toBe(true);
    expect(existsSync(path.join(folder, 'data/stack.json'))).toBe(false);
  },
  5 * limit,
);

test(
  'a first start that is interrupted is made good by the next, also in a folder that others may not enter',
  async () => {
    const unfinished = path.join(folder, 'data/postgres.new-4194000');
    mkdirSync(unfinished, { recursive: true });
    const interrupted = launch();
    const ended = endOf(interrupted);
    expect(await until(() => complaints.includes('Updating the databases'), limit)).toBe(true);
    interrupted.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await until(() => processesOfFolder().length === 0, 10_000)).toBe(true);

    const ready = await start();
    expect(await statuses(ready)).toEqual([200, 200, 200]);
    expect(await athletes(ready)).toBe(300);
    expect(existsSync(unfinished)).toBe(false);
  },
  3 * limit,
);

function failing(message: string): never {
  throw new Error(message);
}
