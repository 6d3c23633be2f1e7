import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EnvironmentError } from '@homeroom/service-kit';
import { dashboardLink } from './access/address-settings.ts';
import { readConfig, type Config } from './config.ts';
import { secretsOf } from './context.ts';

const familyFile = path.join(mkdtempSync(path.join(tmpdir(), 'family-')), 'household.yaml');
writeFileSync(
  familyFile,
  'family_id: rivera\ntimezone: America/Chicago\nmembers: [{ id: ana, name: Ana Rivera, role: parent, designated: true }]\ncalendars: [{ id: family, default: true }]\n',
);
const needed = { DATABASE_URL: 'postgresql://localhost/x', BOT_TOKEN: 'x'.repeat(16), FAMILY_CONFIG: familyFile };
const read = (variables: Record<string, string> = {}): Config => readConfig({ ...needed, ...variables });

function problems(variables: Record<string, string>): readonly string[] {
  try {
    read(variables);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
}

test('conflicts and alerts have their usual times, and no messenger, by default', () => {
  const { conflictWindowMs, alerts, telegram } = read();
  expect({ conflictWindowMs, alerts, telegram }).toEqual({
    conflictWindowMs: 1_209_600_000,
    alerts: { spacingMs: [300_000, 3_600_000, 10_800_000], quiet: { start: 1320, end: 420 }, escalationAt: 1200 },
    telegram: null,
  });
});

test.each<[Record<string, string>, Config['addresses']]>([
  [{}, { publicUrl: null, dashboardUrl: null }],
  [
    { PUBLIC_URL: 'https://Home.example/' },
    { publicUrl: 'https://home.example', dashboardUrl: 'https://home.example/dashboard' },
  ],
  [
    { PUBLIC_URL: 'http://10.0.0.2:3001/homeroom', DASHBOARD_URL: 'https://week.example/dashboard/' },
    { publicUrl: 'http://10.0.0.2:3001/homeroom', dashboardUrl: 'https://week.example/dashboard' },
  ],
])('the addresses of %j', (variables, addresses) => {
  expect(read(variables).addresses).toEqual(addresses);
});

test.each<[Record<string, string>, string | null]>([
  [{}, 'http://127.0.0.1:3001/dashboard'],
  [{ HOST: '::1', PORT: '8080' }, 'http://[::1]:8080/dashboard'],
  [{ HOST: '0.0.0.0' }, null],
  [{ PORT: '0' }, null],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://home.example' }, 'https://home.example/dashboard'],
  [{ PUBLIC_URL: 'https://home.example', DASHBOARD_URL: 'https://week.example/' }, 'https://week.example'],
])('with %p messages link to the dashboard at %s', (variables, expected) => {
  const config = read(variables);
  expect(dashboardLink(config.addresses, config)).toBe(expected);
});

test.each([
  'home.example',
  'ftp://home.example',
  'https://me:secret@home.example',
  'https://home.example/?a=1',
  'https://home.example/#x',
])('PUBLIC_URL and DASHBOARD_URL are plain addresses, not %s', (url) => {
  const wanted = 'wants an address that begins with http:// or https://, without user name, query and fragment';
  expect(problems({ PUBLIC_URL: url, DASHBOARD_URL: url })).toEqual([
    `PUBLIC_URL: ${wanted}`,
    `DASHBOARD_URL: ${wanted}`,
  ]);
});

test("the knowledge base's settings are read with the others", () => {
  const { qdrant, models } = read({ QDRANT_COLLECTION: 'ours', CHAT_MODEL: 'qwen3' }).knowledge;
  expect([qdrant.collection, models.chatModel]).toEqual(['ours', 'qwen3']);
});

describe('calendars with credentials of their own', () => {
  const file = path.join(path.dirname(familyFile), 'with-credentials.yaml');
  writeFileSync(
    file,
    `family_id: rivera
timezone: America/Chicago
members: [{ id: ana, name: Ana Rivera, role: parent }]
calendars:
  - { id: family, default: true }
  - { id: work, caldav: "https://dav.work.example/ana/", username_env: WORK_USER, password_env: WORK_PASSWORD }
  - { id: club, url: "https://club.example/c.ics", username_env: CLUB_USER, password_env: CLUB_PASSWORD }
`,
  );
  const own = {
    FAMILY_CONFIG: file,
    WORK_USER: 'ana',
    WORK_PASSWORD: 'work secret',
    CLUB_USER: 'rivera',
    CLUB_PASSWORD: 'club secret',
  };

  test('are read from the variables that the family file names, and their passwords stay out of the log', () => {
    const config = read(own);
    expect(config.mirrors).toEqual([
      {
        calendarId: 'work',
        url: 'https://dav.work.example/ana/',
        calendar: null,
        refreshMs: null,
        username: 'ana',
        password: 'work secret',
      },
    ]);
    expect(config.linkCredentials.get('club')).toEqual({ username: 'rivera', password: 'club secret' });
    expect(secretsOf(config)).toEqual(expect.arrayContaining(['work secret', 'club secret']));
  });

  test('stop the start with a line for each variable that is missing', () => {
    expect(problems({ ...own, WORK_PASSWORD: '' })).toEqual([
      'WORK_PASSWORD: is not set; the family file names it as password_env of the calendar work',
    ]);
  });
});

describe('a value that is read', () => {
  test.each<[string, Config['alerts']['spacingMs']]>([
    ['1,2,3', [60_000, 120_000, 180_000]],
    ['0.05, 0.5, 1.25', [3_000, 30_000, 75_000]],
    ['10080,10080.0,010', [604_800_000, 604_800_000, 600_000]],
    ['0.000001,1,1', [1, 60_000, 60_000]],
  ])('ALERT_SCHEDULE_MINUTES=%s', (value, spacingMs) => {
    expect(read({ ALERT_SCHEDULE_MINUTES: value }).alerts.spacingMs).toEqual(spacingMs);
  });

  test.each<[string, Config['alerts']['quiet']]>([
    ['none', null],
    ['13:00-15:00', { start: 780, end: 900 }],
    ['21:30 - 00:00', { start: 1290, end: 0 }],
    ['00:00-23:59', { start: 0, end: 1439 }],
  ])('ALERT_QUIET_HOURS=%s', (value, quiet) => {
    expect(read({ ALERT_QUIET_HOURS: value }).alerts.quiet).toEqual(quiet);
  });

  test.each([
    ['00:00', 0],
    ['07:05', 425],
    ['23:59', 1439],
  ])('ALERT_ESCALATION_AT=%s', (value, minute) => {
    expect(read({ ALERT_ESCALATION_AT: value }).alerts.escalationAt).toBe(minute);
  });

  test.each([
    ['1', 86_400_000],
    ['60', 5_184_000_000],
  ])('CONFLICT_WINDOW_DAYS=%s', (value, milliseconds) => {
    expect(read({ CONFLICT_WINDOW_DAYS: value }).conflictWindowMs).toBe(milliseconds);
  });

  test.each([
    ['', 'https://api.telegram.org'],
    ['https://api.telegram.org/', 'https://api.telegram.org'],
    ['http://127.0.0.1:8081', 'http://127.0.0.1:8081'],
    ['http://bots.example//telegram//', 'http://bots.example//telegram'],
  ])('TELEGRAM_API_ROOT=%s', (value, apiRoot) => {
    expect(read({ TELEGRAM_ENABLED: 'true', TELEGRAM_API_ROOT: value }).telegram).toEqual({ apiRoot });
  });

  test('TELEGRAM_ENABLED=false turns the messenger off whatever its address', () => {
    expect(read({ TELEGRAM_ENABLED: 'false', TELEGRAM_API_ROOT: 'http://127.0.0.1:8081' }).telegram).toBeNull();
  });
});

describe('a value that is refused has one line with what is wanted', () => {
  const spacing = 'wants three numbers of minutes, each above 0 and at most 10080, such as 5,60,180';
  const quiet = 'wants two different times of day such as 22:00-07:00, or none';
  const root = 'wants a URL without user name, query and fragment';
  test.each([
    ...[
      '5',
      '5,60',
      '5,60,180,240',
      '5,60,180,',
      '5,,180',
      '0,60,180',
      '-5,60,180',
      '5,60,10080.1',
      '5,60,1e3',
      '5,60,NaN',
      '5;60;180',
      '5,60,0x10',
      'none',
    ].map((value) => ['ALERT_SCHEDULE_MINUTES', value, spacing]),
    ...[
      '22:00',
      '22:00-',
      '22:00-22:00',
      '22:00-24:00',
      '7:00-9:00',
      '22-07',
      '22:00-07:00-09:00',
      '22:60-07:00',
      'NONE',
      'hunter2',
    ].map((value) => ['ALERT_QUIET_HOURS', value, quiet]),
    ...['20', '8pm', '24:00', '20:00:00', '20:60', 'none'].map((value) => [
      'ALERT_ESCALATION_AT',
      value,
      'wants a time of day such as 20:00',
    ]),
    ...['0', '61', '-1', '1.5', 'two weeks'].map((value) => [
      'CONFLICT_WINDOW_DAYS',
      value,
      'wants a whole number from 1 to 60',
    ]),
    ...['qdrant.local:6333', 'grpc://127.0.0.1:6334'].map((value) => [
      'QDRANT_URL',
      value,
      'wants a URL that begins with http:// or https://, or several separated by commas',
    ]),
    ...['yes', '1', 'TRUE'].flatMap((value) =>
      ['TELEGRAM_ENABLED', 'SUBSCRIPTIONS_ALLOW_PRIVATE'].map((name) => [name, value, 'wants true or false']),
    ),
    ...['api.telegram.org', 'ftp://api.telegram.org'].map((value) => [
      'TELEGRAM_API_ROOT',
      value,
      'wants a URL that begins with http:// or https://',
    ]),
    ...['https://ana:secret@bots.example', 'https://bots.example/?a=1', 'https://bots.example/#a'].map((value) => [
      'TELEGRAM_API_ROOT',
      value,
      root,
    ]),
  ] as [string, string, string][])('%s=%s', (name, value, wanted) => {
    expect(problems({ [name]: value })).toEqual([`${name}: ${wanted}`]);
  });

  test('several at once', () => {
    const found = problems({
      ALERT_SCHEDULE_MINUTES: 'x',
      ALERT_QUIET_HOURS: 'x',
      ALERT_ESCALATION_AT: 'x',
      CONFLICT_WINDOW_DAYS: 'x',
      TELEGRAM_ENABLED: 'x',
      TELEGRAM_API_ROOT: 'x',
    });
    expect(found.map((line) => line.split(':')[0])).toEqual([
      'CONFLICT_WINDOW_DAYS',
      'ALERT_SCHEDULE_MINUTES',
      'ALERT_QUIET_HOURS',
      'ALERT_ESCALATION_AT',
      'TELEGRAM_ENABLED',
      'TELEGRAM_API_ROOT',
    ]);
  });
});
