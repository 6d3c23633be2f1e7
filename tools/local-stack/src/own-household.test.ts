import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from './processes.ts';

const main = path.resolve(import.meta.dirname, '../../../dist/tools/local-stack/main.js');
const limit = 120_000;
const household = 'family_id: own\ntimezone: Europe/Paris\nmembers:\n  - { id: ida, name: Ida Own, role: parent }\n';

let folder: string;
let stack: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'homeroom-own-'));
  chmodSync(folder, 0o755);
});
afterEach(async () => {
  if (stack && stack.exitCode === null && stack.signalCode === null) {
    const ended = new Promise((resolve) => stack?.once('exit', resolve));
    stack.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}, limit);

test(
  'a household of one’s own starts in a new folder: with the school, without the sample family’s calendars, and with a Qdrant of one’s own',
  async () => {
    const file = path.join(folder, 'own.yaml');
    writeFileSync(file, household);
    const ports = {
      FAMILY_ASSISTANT_PORT: '0',
      STAGING_KNOWLEDGE_PORT: '0',
      ATHLETICS_ADMIN_PORT: '0',
      POSTGRES_PORT: '0',
      QDRANT_URL: 'http://127.0.0.1:9',
    };
    const child = spawn(process.execPath, [main, '--json'], {
      env: {
        PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
        DATA_DIR: path.join(folder, 'data'),
        FAMILY_CONFIG: file,
        ...ports,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    stack = child;
    let output = '';
    let said = '';
    child.stdout.on('data', (text) => (output += String(text)));
    child.stderr.on('data', (text) => (said += String(text)));
    expect([
      await until(() => output.includes('\n') || child.exitCode !== null, limit),
      child.exitCode,
      child.exitCode === null ? '' : said,
    ]).toEqual([true, null, '']);
    expect(said).toContain("FAMILY_CONFIG names your own household: the sample family's calendars are left out.");

    const { services, botToken, athleticsToken, qdrantUrl, qdrantApiKey } = JSON.parse(output) as {
      services: Record<string, string>;
      botToken: string;
      athleticsToken: string;
      qdrantUrl: string;
      qdrantApiKey: string | null;
    };
    expect([qdrantUrl, qdrantApiKey, existsSync(path.join(folder, 'data/qdrant'))]).toEqual([
      'http://127.0.0.1:9',
      null,
      false,
    ]);
    const week = await fetch(`${services['family-assistant']}/api/v1/calendar/week`, {
      headers: { Authorization: `Bearer ${botToken}` },
    });
    expect([week.status, await week.json()]).toEqual([200, expect.objectContaining({ events: [] })]);
    const stats = await fetch(`${services['athletics-admin']}/api/v1/admin/stats?school_id=lakeside-high`, {
      headers: { Authorization: `Bearer ${athleticsToken}` },
    });
    expect([stats.status, await stats.json()]).toEqual([200, expect.objectContaining({ total_athletes: 300 })]);
  },
  2 * limit,
);
