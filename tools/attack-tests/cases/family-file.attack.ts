import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { family, json, startStack, type Stack } from '../support/attacked-stack.ts';

const memberLeavesLimitMs = 60_000;
const password = 'b4f1c2d90e6a7788';

/** Loopback server that records its requests. */
class Listener {
  readonly requests: { path: string; credentials: boolean }[] = [];
  readonly server: Server;

  constructor(answer: (request: IncomingMessage, response: ServerResponse) => void) {
    this.server = createServer((request, response) => {
      this.requests.push({ path: String(request.url), credentials: request.headers.authorization !== undefined });
      request.resume();
      answer(request, response);
    });
  }

  async listen(): Promise<number> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return (this.server.address() as AddressInfo).port;
  }
}

async function until(isSo: () => boolean | Promise<boolean>, limitMs = 30_000): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await isSo()) && Date.now() < end) await pause(250);
}

describe('What the family file names', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'homeroom-family-'));
  const file = path.join(folder, 'household.yaml');
  const elsewhere = new Listener((_request, response) => response.writeHead(404).end());
  const calDav = new Listener((_request, response) =>
    response.writeHead(307, { Location: `${otherOrigin}/redirected/` }).end(),
  );
  const loopback = new Listener((_request, response) =>
    response
      .writeHead(200, { 'Content-Type': 'text/calendar' })
      .end('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nEND:VCALENDAR\r\n'),
  );
  const links = new Map<string, string>();
  let otherOrigin = '';
  let own: Stack;

  const household = (members: string[]) =>
    [
      'family_id: rivera',
      'timezone: America/Chicago',
      'members:',
      ...members,
      'calendars:',
      '  - { id: family, default: true }',
      `  - { id: work, caldav: "${otherOrigin}/work/" }`,
      ...[...links].map(([id, url]) => `  - { id: ${id}, url: "${url}" }`),
      '',
    ].join('\n');
  const ana = '  - { id: ana, name: Ana Rivera, role: parent, messenger_user_id: "1001" }';
  const ben = '  - { id: ben, name: Ben Rivera, role: parent, messenger_user_id: "1002" }';
  const log = () =>
    readdirSync(path.join(own.dataDir, 'logs'))
      .filter((name) => name.startsWith('family-assistant'))
      .map((name) => readFileSync(path.join(own.dataDir, 'logs', name), 'utf8'))
      .join('\n');

  beforeAll(async () => {
    otherOrigin = `http://127.0.0.1:${await elsewhere.listen()}`;
    const calDavUrl = `http://127.0.0.1:${await calDav.listen()}/ana/`;
    const port = await loopback.listen();
    const hosts = ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '0x7f.0.0.1', '2130706433', '0.0.0.0'];
    for (const [index, host] of hosts.entries()) links.set(`link-${index}`, `http://${host}:${port}/${index}.ics`);
    links
      .set('link-lan', 'http://192.168.1.1/router.ics')
      .set('link-cloud', 'http://169.254.169.254/latest/meta-data/');
    writeFileSync(file, household([ana, ben]));
    own = await startStack({
      variables: {
        FAMILY_CONFIG: file,
        CALDAV_URL: calDavUrl,
        CALDAV_USERNAME: 'ana',
        CALDAV_PASSWORD: password,
        CALDAV_SYNC_SECONDS: '1',
      },
      args: ['--empty'],
    });
  });
  afterAll(async () => {
    await own?.stop();
    for (const { server } of [elsewhere, calDav, loopback]) server.close().closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  });

  test('the CalDAV password goes to no other origin, neither of another calendar nor by a redirect', async () => {
    await until(() => calDav.requests.some(({ credentials }) => credentials) && elsewhere.requests.length > 0);
    expect(calDav.requests.some(({ credentials }) => credentials)).toBe(true);
    expect(elsewhere.requests.length).toBeGreaterThan(0);
    expect(
      elsewhere.requests.filter(({ credentials, path: asked }) => credentials || asked.startsWith('/redirected')),
    ).toEqual([]);
  });

  test('subscribed links to this host, the home network or a cloud host are refused before a connection is opened', async () => {
    const refused = (id: string) =>
      log()
        .split('\n')
        .some((line) => line.includes(`"calendarId":"${id}"`) && line.includes('cannot be read'));
    await until(() => [...links.keys()].every(refused));
    expect([...links.keys()].filter((id) => !refused(id))).toEqual([]);
    expect(loopback.requests).toEqual([]);
  });

  test('a dashboard token ends within a minute after its user left the family file, and only that', async () => {
    const tokens = await Promise.all(
      ['1001', '1002'].map(
        async (user) =>
          (
            (await (await family('/dashboard/token', json({ messenger_user_id: user }), own)).json()) as {
              token: string;
            }
          ).token,
      ),
    );
    const statuses = async () =>
      Promise.all(
        tokens.map(
          async (token) =>
            (await family('/dashboard/session', { headers: { Authorization: `Bearer ${token}` } }, own)).status,
        ),
      );
    expect(await statuses()).toEqual([200, 200]);
    writeFileSync(file, household([ana]));
    await until(async () => (await statuses())[1] === 401, memberLeavesLimitMs);
    expect(await statuses()).toEqual([200, 401]);
  });
});
