/** A calendar service that people use, and its ways. */
export interface CalendarProvider {
  name: string;
  /** Address to configure, and the field of the family file that it belongs to. */
  address: string;
  /** Kind of user name and password that it wants. */
  password: string;
}

interface KnownProvider extends CalendarProvider {
  isAt(url: URL): boolean;
}

const isBelow = (domain: string) => (url: URL) => url.hostname === domain || url.hostname.endsWith(`.${domain}`);

const known: readonly KnownProvider[] = [
  {
    name: 'iCloud',
    isAt: isBelow('icloud.com'),
    address:
      'iCloud’s address is https://caldav.icloud.com, and then the host of your calendars that this check names, such as https://p42-caldav.icloud.com',
    password:
      'iCloud wants the e-mail address of the Apple Account and an app-specific password: account.apple.com, Sign-In and Security, App-Specific Passwords. Changing the Apple Account’s password revokes it.',
  },
  {
    name: 'Google',
    isAt: (url) => isBelow('google.com')(url) || isBelow('googleusercontent.com')(url),
    address:
      'Google’s CalDAV accepts only OAuth, which Homeroom does not have. Subscribe instead: `url` with the secret address in iCal format (Google Calendar, settings of the calendar, Integrate calendar)',
    password: 'Google’s secret address needs no password',
  },
  {
    name: 'Fastmail',
    isAt: (url) => isBelow('fastmail.com')(url) || isBelow('messagingengine.com')(url),
    address: 'Fastmail’s address is https://caldav.fastmail.com',
    password:
      'Fastmail wants the full e-mail address and an app password with access to calendars: Settings, Privacy & Security, Connected apps & API tokens.',
  },
  {
    name: 'Nextcloud',
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
