import { broken, fine, type Check } from './check.ts';
import { networkCause, publicAddress } from './network-cause.ts';

/** A server that should answer. */
export interface ReachableServer {
  name: string;
  url: string;
  /** Name of the variable with the address. */
  variable: string;
  /** Sent with the request, such as a bearer token. */
  headers?: Record<string, string>;
  /** Explains a status; null accepts it. Default: every status is accepted. */
  refusal?: (status: number) => { found: string; mend: string } | null;
}

/** Whether a server answers, with a status that is accepted. */
export function reachableCheck({ name, url, variable, headers = {}, refusal = () => null }: ReachableServer): Check {
  return {
    name,
    run: async (signal) => {
      const address = publicAddress(url);
      try {
        const { status } = await fetch(url, { headers, redirect: 'manual', signal });
        const refused = refusal(status);
        return refused ? broken(`${address}: ${refused.found}`, refused.mend) : fine(address);
      } catch (error) {
        signal.throwIfAborted();
        const cause = networkCause(error, new URL(url).host);
        if (!cause) throw error;
        return broken(cause.found, `${cause.mend} The address is in ${variable}.`);
      }
    },
  };
}
