import type { Household } from '@homeroom/household';
import { EnvironmentError, type Variables } from '@homeroom/service-kit';

/** A user name and a password (RFC 7617). */
export interface CalendarCredentials {
  username: string;
  password: string;
}

/** The name and the password in a URL, decoded; null when it has none. */
export function credentialsInUrl({ username, password }: URL): CalendarCredentials | null {
  return username || password ? { username: decoded(username), password: decoded(password) } : null;
}

/**
 * Reads each calendar's own credentials from the variables that the family file names.
 * @returns them by calendar id; calendars without own credentials are not in it
 * @throws EnvironmentError with a line for each variable that is not set
 */
export function ownCredentials({ calendars }: Household, variables: Variables): Map<string, CalendarCredentials> {
  const named = calendars.flatMap(({ id, credentialVariables }) =>
    credentialVariables ? [{ id, ...credentialVariables }] : [],
  );
  const missing = named.flatMap(({ id, username, password }) =>
    [
      [username, 'username_env'],
      [password, 'password_env'],
    ]
      .filter(([name = '']) => !variables[name])
      .map(([name, field]) => `${name}: is not set; the family file names it as ${field} of the calendar ${id}`),
  );
  if (missing.length > 0) throw new EnvironmentError(missing);
  return new Map(
    named.map(({ id, username, password }) => [
      id,
      { username: variables[username] ?? '', password: variables[password] ?? '' },
    ]),
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
