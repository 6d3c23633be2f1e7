import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseHousehold } from '@homeroom/household';
import { runChecks, type Finding } from '@homeroom/service-kit/doctor';
import { serveApp, startRadicale, type ServedApp, type TestRadicale } from '@homeroom/testing';
import { describeWithRadicale } from '../../tests/mirrored-calendar-fixture.ts';
import { readConfig } from '../config.ts';
import { calendarChecks } from './calendar-checks.ts';
import { calendarPresets, calendarProvider } from './calendar-provider.ts';

const password = 'p4ssw0rd-that-nobody-sees';
let folder: string;
let server: ServedApp;
let respond: RequestListener;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'homeroom-doctor-'));
  server = await serveApp((request, response) => respond(request, response));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const status =
  (code: number, body = ''): RequestListener =>
  (_, response) =>
    response.writeHead(code).end(body);

/** The findings of a family file with these calendars. */
async function findings(calendars: string, variables: Record<string, string> = {}): Promise<Finding[]> {
  const file = path.join(folder, 'household.yaml');
  writeFileSync(
    file,
    `family_id: rivera\ntimezone: America/Chicago\nmembers: [{ id: ana, name: Ana, role: parent }]\ncalendars:\n  - { id: family, default: true }\n${calendars}`,
  );
  const config = readConfig({
    DATABASE_URL: 'postgresql://127.0.0.1/none',
    BOT_TOKEN: 'k7Hq2mVz9TfX4bLs',
    FAMILY_CONFIG: file,
    SUBSCRIPTIONS_ALLOW_PRIVATE: 'true',
    WORK_USER: 'maya',
    WORK_PASSWORD: password,
    ...variables,
  });
  const found = await runChecks(calendarChecks(config));
  expect(JSON.stringify(found)).not.toContain(password);
  return found;
}

const mirrored = (url: string, more = ', username_env: WORK_USER, password_env: WORK_PASSWORD') =>
  findings(`  - { id: work, caldav: "${url}"${more} }\n`).then(([finding]) => finding);
const subscribed = (url: string, variables: Record<string, string> = {}) =>
  findings(`  - { id: league, url: "${url}" }\n`, variables).then(([finding]) => finding);

test('local calendars have nothing to check', async () => {
  expect(await findings('')).toEqual([]);
});

describeWithRadicale('with Radicale', () => {
  let radicale: TestRadicale;
  let address: string;
  beforeAll(async () => {
    radicale = await startRadicale({ user: { name: 'maya', password } });
    address = await radicale.makeCalendar('work', 'Work and school');
  });
  afterAll(() => radicale.remove());

  test('a calendar is found by its own address and from the root', async () => {
    const found = {
      name: 'calendar work',
      outcome: 'fine',
      found: expect.stringMatching(/^“Work and school” at http/),
    };
    expect([await mirrored(address), await mirrored(radicale.url)]).toEqual([
      expect.objectContaining(found),
      expect.objectContaining(found),
    ]);
  });

  test('a wrong password names the two variables and the kind of password', async () => {
    const [finding] = await findings(
      `  - { id: work, caldav: "${address}", username_env: WORK_USER, password_env: OTHER_PASSWORD }\n`,
      { OTHER_PASSWORD: 'wrong' },
    );
    expect(finding).toMatchObject({
      outcome: 'broken',
      found: expect.stringMatching(/refuses the user name or password: it is mistyped, was revoked/),
      mend: expect.stringMatching(/^Correct WORK_USER and OTHER_PASSWORD\. .*app password/),
    });
  });

  test('without credentials it says which fields are missing', async () => {
    expect(await mirrored(address, '')).toMatchObject({
      outcome: 'broken',
      mend: expect.stringContaining('username_env and password_env'),
    });
    const [shared] = await findings('', { CALDAV_URL: address });
    expect(shared).toMatchObject({ name: 'calendar family', mend: expect.stringContaining('Set CALDAV_USERNAME') });
  });
});

test.each<[string, RequestListener, RegExp, RegExp]>([
  ['401', status(401), /refuses the user name or password/, /Correct WORK_USER and WORK_PASSWORD/],
  ['404', status(404), /./, /Use the root of the CalDAV server or the address of the calendar itself/],
  ['405', status(405), /./, /Use the root of the CalDAV server/],
  ['403', status(403), /./, /Use the root of the CalDAV server/],
  ['429', status(429), /fewer requests/, /Try again later/],
  ['500', status(500), /trouble \(500\)/, /Try again later/],
  ['a web page', status(207, '<html>Log in</html>'), /does not answer like a WebDAV server/, /Use the root/],
])('a CalDAV server that answers with %s is explained', async (_, listener, found, mend) => {
  respond = listener;
  expect(await mirrored(`${server.url}/dav/`)).toMatchObject({
    outcome: 'broken',
    found: expect.stringMatching(found),
    mend: expect.stringMatching(mend),
  });
});

test('a Nextcloud at a wrong path is told the right form of the address', async () => {
  respond = status(404);
  expect(await mirrored(`${server.url}/remote.php/caldav`)).toMatchObject({
    mend: expect.stringContaining('https://cloud.example.org/remote.php/dav'),
  });
});

test('a server that keeps the calendars on another of its hosts, as iCloud does, is told with that address', async () => {
  const answer = (props: string) =>
    `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:response><d:href>/</d:href><d:propstat><d:prop>${props}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response></d:multistatus>`;
  respond = (request, response) => {
    const props =
      request.url === '/principal/'
        ? '<c:calendar-home-set><d:href>https://p42-caldav.icloud.com/123/calendars/</d:href></c:calendar-home-set>'
        : '<d:resourcetype/><d:current-user-principal><d:href>/principal/</d:href></d:current-user-principal>';
    response.writeHead(207, { 'content-type': 'application/xml' }).end(answer(props));
  };
  expect(await mirrored(server.url)).toMatchObject({
    outcome: 'broken',
    mend: 'Write https://p42-caldav.icloud.com as `caldav` in the family file.',
  });
});

test('names that cannot be resolved, refused connections and missing TLS are told apart', async () => {
  respond = status(200);
  const ended = await serveApp(() => undefined);
  await ended.close();
  const causes = [
    await mirrored('https://no-such-host.invalid/dav/'),
    await mirrored(ended.url),
    await mirrored(server.url.replace('http:', 'https:')),
    await subscribed('https://no-such-host.invalid/s3cret.ics'),
    await subscribed(`${ended.url}/s3cret.ics`),
    await subscribed(`${server.url.replace('http:', 'https:')}/s3cret.ics`),
  ];
  expect(causes.map((finding) => finding?.found.replace(/127\.0\.0\.1:\d+/, 'HOST'))).toEqual([
    'The name no-such-host.invalid cannot be resolved.',
    'HOST refuses the connection.',
    'HOST does not speak TLS at this port.',
    'The name no-such-host.invalid cannot be resolved.',
    'HOST refuses the connection.',
    'HOST does not speak TLS at this port.',
  ]);
  expect(JSON.stringify(causes)).not.toContain('s3cret');
});

test.each<[string, RequestListener, RegExp]>([
  ['401', status(401), /copy its secret address again, or give the calendar username_env/],
  ['404', status(404), /revoked or is mistyped/],
  ['410', status(410), /revoked or is mistyped/],
  ['503', status(503), /Try again later/],
  ['a web page', status(200, '<!doctype html><title>Log in</title>'), /mostly ends in \.ics/],
])('a link that answers with %s is explained', async (_, listener, mend) => {
  respond = listener;
  const finding = await subscribed(`${server.url}/s3cret.ics`);
  expect(finding).toMatchObject({ outcome: 'broken', mend: expect.stringMatching(mend) });
  expect(JSON.stringify(finding)).not.toContain('s3cret');
});

test('a link to a calendar is fine, and one to this host needs a variable', async () => {
  respond = status(200, 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n');
  expect(await subscribed(`${server.url}/league.ics`)).toMatchObject({ outcome: 'fine' });
  expect(await subscribed(`${server.url}/league.ics`, { SUBSCRIPTIONS_ALLOW_PRIVATE: 'false' })).toMatchObject({
    outcome: 'broken',
    mend: expect.stringContaining('SUBSCRIPTIONS_ALLOW_PRIVATE=true'),
  });
});

test.each([
  ['https://caldav.icloud.com', 'iCloud', /app-specific password/],
  ['webcal://p42-caldav.icloud.com/published/2/x', 'iCloud', /account\.apple\.com/],
  ['https://apidata.googleusercontent.com/caldav/v2/x/events', 'Google', /no password/],
  ['https://calendar.google.com/calendar/ical/x/basic.ics', 'Google', /no password/],
  ['https://caldav.fastmail.com/', 'Fastmail', /app password with access to calendars/],
  ['https://cloud.example.org/remote.php/dav', 'Nextcloud', /Devices & sessions/],
  ['https://fakeicloud.com/', 'the calendar server', /app password/],
])('%s is of %s', (url, name, wanted) => {
  const provider = calendarProvider(url);
  expect([provider.name, provider.password]).toEqual([name, expect.stringMatching(wanted)]);
});

test.each(Object.entries(calendarPresets))(
  'the line of the preset %s can be written into a family file',
  (name, text) => {
    const line = /^ {2}- (.+)$/m.exec(text)?.[1] ?? '';
    const file = `family_id: a\ntimezone: Europe/Paris\nmembers: [{ id: ida, name: Ida, role: parent }]\ncalendars: [{ id: home, default: true }, ${line}]\n`;
    const [, calendar] = parseHousehold(file).calendars;
    expect(calendarProvider(String(calendar?.url)).name.toLowerCase()).toBe(name);
  },
);
