/** A calendar service that people use, and its ways. */
export interface CalendarProvider {
  name: string;
  /** Address to configure, and the field of the family file that it belongs to. */
  address: string;
  /** Kind of user name and password that it wants. */
  password: string;
}

interface KnownProvider extends CalendarProvider {
  /** Line of the family file. */
  line: string;
  isAt(url: URL): boolean;
}

const isBelow = (domain: string) => (url: URL) => url.hostname === domain || url.hostname.endsWith(`.${domain}`);

const known: readonly KnownProvider[] = [
  {
    name: 'iCloud',
    line: '{ id: family, caldav: "https://caldav.icloud.com", username_env: ICLOUD_USER, password_env: ICLOUD_PASSWORD }',
    isAt: isBelow('icloud.com'),
    address:
      'iCloud’s address is https://caldav.icloud.com, and then the host of your calendars that `npm run doctor` names, such as https://p42-caldav.icloud.com',
    password:
      'iCloud wants the e-mail address of the Apple Account and an app-specific password: account.apple.com, Sign-In and Security, App-Specific Passwords. Changing the Apple Account’s password revokes it.',
  },
  {
    name: 'Google',
    line: '{ id: google, url: "https://calendar.google.com/calendar/ical/…/basic.ics" }',
    isAt: (url) => isBelow('google.com')(url) || isBelow('googleusercontent.com')(url),
    address:
      'Google’s CalDAV accepts only OAuth, which Homeroom does not have. Subscribe instead: `url` with the secret address in iCal format (Google Calendar, settings of the calendar, Integrate calendar)',
    password: 'Google’s secret address needs no password',
  },
  {
    name: 'Fastmail',
    line: '{ id: family, caldav: "https://caldav.fastmail.com", username_env: FASTMAIL_USER, password_env: FASTMAIL_PASSWORD }',
    isAt: (url) => isBelow('fastmail.com')(url) || isBelow('messagingengine.com')(url),
    address: 'Fastmail’s address is https://caldav.fastmail.com',
    password:
      'Fastmail wants the full e-mail address and an app password with access to calendars: Settings, Privacy & Security, Connected apps & API tokens.',
  },
  {
    name: 'Nextcloud',
    line: '{ id: family, caldav: "https://cloud.example.org/remote.php/dav", username_env: NEXTCLOUD_USER, password_env: NEXTCLOUD_PASSWORD }',
    isAt: (url) => /\/(?:remote|index)\.php\b/.test(url.pathname) || /\b(?:nextcloud|owncloud)\b/.test(url.hostname),
    address: 'Nextcloud’s address ends in /remote.php/dav, such as https://cloud.example.org/remote.php/dav',
    password:
      'Nextcloud wants the user name and an app password: Personal settings, Security, Devices & sessions. It is needed with two-factor authentication, and stops working when the device is removed there.',
  },
];

const other: CalendarProvider = {
  name: 'the calendar server',
  address:
    'Use the root of the CalDAV server or the address of the calendar itself, such as https://dav.example.org/maya/family/',
  password: 'Some servers want an app password in place of the account’s own.',
};

/** Provider of an address; for unknown ones general advice. */
export function calendarProvider(address: string): CalendarProvider {
  const url = new URL(address.replace(/^webcal:/i, 'https:'));
  return known.find(({ isAt }) => isAt(url)) ?? other;
}

/** Address, password and line of the family file of each known provider, by its name in lower case. */
export const calendarPresets: Readonly<Record<string, string>> = Object.fromEntries(
  known.map(({ name, address, password, line }) => {
    const variables = [...line.matchAll(/_env: (\w+)/g)].map(([, variable]) => variable);
    const credentials = variables.length === 0 ? '' : `, and in the environment ${variables.join(' and ')}`;
    return [
      name.toLowerCase(),
      `${address}.\n${password.replace(/\.?$/, '.')}\n\nBelow \`calendars\` in the family file${credentials}:\n\n  - ${line}\n`,
    ];
  }),
);
