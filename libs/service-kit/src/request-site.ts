import type { Request, RequestHandler } from 'express';
import { isForeign, isLoopback, namesLoopback } from '@homeroom/auth';
import { ForbiddenError } from '@homeroom/errors';

/** Hosts and web pages that may call a service. */
export interface SiteSettings {
  /** The address that the service listens on. */
  host: string;
  /** Whether its calls need no credential. Pages of other sites may then not even read, and on loopback `Host` must name loopback. */
  isAnonymous: boolean;
  /** Addresses of the service as browsers see them, next to the one that a request came to. */
  addresses: readonly string[];
}

/** Origins of a service's own pages: the one that the request, or a trusted proxy, names, and those of `addresses`. */
export function ownOrigins(req: Request, addresses: readonly string[]): string[] {
  return [requestOrigin(req), ...addresses];
}

/** Scheme and host as the request, or a trusted proxy, names them; `localhost` when the host is none. */
export function requestOrigin(req: Request): string {
  const named = `${req.protocol}://${req.host}`;
  return URL.canParse(named) ? new URL(named).origin : `${req.protocol}://localhost`;
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses (403) what a web page of another site makes a browser send, and on loopback hosts that are not the service's. */
export function requestSite({ host, isAnonymous, addresses }: SiteSettings): RequestHandler {
  const ownHosts = addresses.map((address) => new URL(address).host);
  const namesService = (header: string | undefined) =>
    namesLoopback(header) || ownHosts.includes(String(header).toLowerCase());
  const checksHost = isAnonymous && isLoopback(host);
  return (req, _res, next) => {
    if (checksHost && !namesService(req.headers.host))
      throw new ForbiddenError(
        'The Host header names no loopback address; use http://127.0.0.1 or http://localhost.',
        'host_mismatch',
      );
    if ((isAnonymous || !reads.has(req.method)) && isForeign(req.headers, ownOrigins(req, addresses)))
      throw new ForbiddenError('Pages of other sites may not call this service.', 'origin_mismatch');
    next();
  };
}
