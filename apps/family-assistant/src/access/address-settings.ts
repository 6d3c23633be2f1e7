import { variable } from '@homeroom/service-kit';

/** Public addresses of the service, without a trailing slash. */
export interface AddressSettings {
  /** The address that `/api/v1` is below; null: the one that a request came to. */
  publicUrl: string | null;
  /** The address of the dashboard; null: `/dashboard` below the other. */
  dashboardUrl: string | null;
}

const wanted = 'wants an address that begins with http:// or https://, without user name, query and fragment';

/** The variables that name the service's addresses. */
export const addressVariables = {
  PUBLIC_URL: variable.parsed(readAddress, wanted).optional(),
  DASHBOARD_URL: variable.parsed(readAddress, wanted).optional(),
};

/** The settings of these variables. */
export function addressSettings({
  PUBLIC_URL: publicUrl = null,
  DASHBOARD_URL: dashboardUrl = null,
}: {
  PUBLIC_URL?: string | undefined | null;
  DASHBOARD_URL?: string | undefined | null;
}): AddressSettings {
  return { publicUrl, dashboardUrl: dashboardUrl ?? (publicUrl === null ? null : `${publicUrl}/dashboard`) };
}

/** The addresses that are set. */
export function ownAddresses({ publicUrl, dashboardUrl }: AddressSettings): string[] {
  return [publicUrl, dashboardUrl].filter((url) => url !== null);
}

/**
 * The dashboard's address for messages, which no request gives one: `DASHBOARD_URL`, or the one below `PUBLIC_URL`, or
 * the one where the service listens; null when it listens on every address, or on a port that the system chooses.
 */
export function dashboardLink(
  { dashboardUrl }: AddressSettings,
  { host, port }: { host: string; port: number },
): string | null {
  if (dashboardUrl !== null) return dashboardUrl;
  const isKnown = port !== 0 && !['0.0.0.0', '::'].includes(host);
  return isKnown ? `http://${host.includes(':') ? `[${host}]` : host}:${port}/dashboard` : null;
}

function readAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, password, search, hash, origin, pathname } = new URL(text);
  const plain = /^https?:$/.test(protocol) && username + password + search + hash === '';
  return plain ? `${origin}${pathname}`.replace(/\/+$/, '') : undefined;
}
