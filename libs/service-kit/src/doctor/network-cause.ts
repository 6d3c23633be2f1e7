import { types } from 'node:util';

/** Found cause of a failed connection, and the way to mend it. */
export interface NetworkCause {
  found: string;
  mend: string;
}

const causes: readonly [RegExp, (host: string) => NetworkCause][] = [
  [
    /^(?:ENOTFOUND|EAI_\w+)$/,
    (host) => ({
      found: `The name ${host} cannot be resolved.`,
      mend: 'Correct the address, or the DNS of this machine.',
    }),
  ],
  [
    /^ECONNREFUSED$/,
    (host) => ({
      found: `${host} refuses the connection.`,
      mend: 'Start the server, or correct the port of the address.',
    }),
  ],
  [
    /^(?:ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT)$/,
    (host) => ({
      found: `${host} cannot be reached.`,
      mend: 'Check the network, the firewall and the address.',
    }),
  ],
  [
    /^(?:CERT_HAS_EXPIRED|CERT_NOT_YET_VALID)$/,
    (host) => ({
      found: `The TLS certificate of ${host} is not valid at this time.`,
      mend: "Renew the certificate, or correct this machine's clock.",
    }),
  ],
  [
    /^ERR_TLS_CERT_ALTNAME_INVALID$/,
    (host) => ({
      found: `The TLS certificate of ${host} is for another name.`,
      mend: 'Use the name that is in the certificate.',
    }),
  ],
  [
    /^(?:CERT_\w+|DEPTH_ZERO\w+|SELF_SIGNED\w+|UNABLE_TO\w+)$/,
    (host) => ({
      found: `The TLS certificate of ${host} is not signed by an authority that this machine trusts.`,
      mend: 'Install a trusted certificate, or name your own authority: NODE_EXTRA_CA_CERTS=/path/to/ca.pem.',
    }),
  ],
  [
    /^(?:ERR_SSL_\w+|EPROTO)$/,
    (host) => ({
      found: `${host} does not speak TLS at this port.`,
      mend: 'Write http:// in place of https://, or use the port that has TLS.',
    }),
  ],
  [
    /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/,
    (host) => ({
      found: `${host} breaks the connection.`,
      mend: "Look into the server's log; a TLS port asked with http:// does this too.",
    }),
  ],
];
const deepest = 5;

/** Explains an error of a connection by the code in it or in its causes; null when there is no known one. */
export function networkCause(error: unknown, host: string): NetworkCause | null {
  const code = codeOf(error, deepest);
  return causes.find(([pattern]) => pattern.test(code))?.[1](host) ?? null;
}

function codeOf(error: unknown, depth: number): string {
  if (typeof error !== 'object' || error === null || depth === 0) return '';
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown };
  if (typeof code === 'string' && causes.some(([pattern]) => pattern.test(code))) return code;
  const inner = Array.isArray(errors) && types.isNativeError(error) ? errors[0] : cause;
  return codeOf(inner, depth - 1);
}

/** Address without credentials, query and fragment, which may be secret. */
export function publicAddress(url: string): string {
  if (!URL.canParse(url)) return 'an address that cannot be read';
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`.replace(/\/$/, '');
}
