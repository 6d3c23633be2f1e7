import { parseHousehold } from '@homeroom/household';
import { EnvironmentError } from '@homeroom/service-kit';
import { ownCredentials } from '../access/calendar-credentials.ts';
import { mirrorSettings, withMirroredDefault, type CalDavVariables } from './mirror-settings.ts';

const family = 'family_id: rivera\ntimezone: America/Chicago\nmembers: [{ id: ana, name: Ana Rivera, role: parent }]\n';
const shared = { CALDAV_URL: 'https://dav.home.example/', CALDAV_USERNAME: 'ana', CALDAV_PASSWORD: 'home password' };

/** Returns the calendars' addresses in a family file, with the user and password for each. */
function mirrors(calendars: string, variables: CalDavVariables & Record<string, string> = shared): (string | null)[][] {
  const household = withMirroredDefault(parseHousehold(`${family}calendars: [${calendars}]`), variables);
  return mirrorSettings(household, variables, ownCredentials(household, variables)).map(
    ({ url, username, password }) => [url, username, password],
  );
}

const local = '{ id: family, default: true }';

test('the password of CALDAV_URL goes to its origin and to no other', () => {
  const calendars = [
    'https://dav.home.example/work/',
    'https://dav.home.example:8443/work/',
    'http://dav.home.example/work/',
    'https://dav.home.example.evil.example/',
    'https://dav.other.example/work/',
  ];
  expect(mirrors([local, ...calendars.map((url, index) => `{ id: c${index}, caldav: "${url}" }`)].join(', '))).toEqual([
    ['https://dav.home.example/', 'ana', 'home password'],
    ['https://dav.home.example/work/', 'ana', 'home password'],
    ...calendars.slice(1).map((url) => [url, null, null]),
  ]);
});

test('a calendar elsewhere is asked with the credentials of the variables that it names, at the origin of CALDAV_URL too', () => {
  const own = { WORK_USER: 'ana@work.example', WORK_PASSWORD: 'work password' };
  const named = 'username_env: WORK_USER, password_env: WORK_PASSWORD';
  for (const url of ['https://dav.work.example/ana/', 'https://dav.home.example/ana/']) {
    expect(mirrors(`${local}, { id: work, caldav: "${url}", ${named} }`, { ...shared, ...own })[1]).toEqual([
      url,
      'ana@work.example',
      'work password',
    ]);
  }
});

test('a user name and a password in an address go with it, and are taken out of it', () => {
  expect(mirrors(`${local}, { id: work, caldav: "https://me:p%40ss@dav.home.example/me/" }`)[1]).toEqual([
    'https://dav.home.example/me/',
    'me',
    'p@ss',
  ]);
});

test.each([
  ['Family', 'ana'],
  ['https://dav.home.example/ana/family/', 'ana'],
  ['https://dav.other.example/ana/family/', null],
])('with CALDAV_CALENDAR=%s the user is %s', (calendar, username) => {
  expect(mirrors(local, { ...shared, CALDAV_CALENDAR: calendar })[0]?.[1]).toBe(username);
});

test('each variable that the family file names and that is not set or empty has a line of its own', () => {
  const calendars = `${local}, { id: work, caldav: "https://dav.work.example/", username_env: WORK_USER, password_env: WORK_PASSWORD }, { id: club, url: "https://club.example/c.ics", username_env: CLUB_USER, password_env: CLUB_PASSWORD }`;
  const problems = () => mirrors(calendars, { ...shared, WORK_USER: 'ana', CLUB_USER: 'ana', CLUB_PASSWORD: '' });
  expect(problems).toThrow(
    new EnvironmentError([
      'WORK_PASSWORD: is not set; the family file names it as password_env of the calendar work',
      'CLUB_PASSWORD: is not set; the family file names it as password_env of the calendar club',
    ]),
  );
});
