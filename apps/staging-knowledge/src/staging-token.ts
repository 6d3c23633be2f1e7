import { createHmac } from 'node:crypto';
import type { Request } from 'express';
import { bearerCredential, cookieValue, secretMatcher } from '@homeroom/auth';
import { UnauthorizedError } from '@homeroom/errors';
import type { OpenApiDocument, SecurityHandlers, SecurityRequirement } from '@homeroom/service-kit';

/** The cookie that signs a browser in to the system-state page. */
export const stagingCookieName = 'homeroom_staging';

const refusal = 'The token is not the one of STAGING_API_TOKEN.';

/** The handlers of the document's security schemes; without a token nobody is asked for one. */
export function stagingSecurity(apiToken: string | undefined): SecurityHandlers {
  if (apiToken === undefined) return {};
  const isToken = secretMatcher([apiToken]);
  const isCookie = secretMatcher([stagingCookie(apiToken)]);
  const must = (accepted: boolean) => {
    if (!accepted) throw new UnauthorizedError(refusal);
  };
  return {
    stagingToken: (req: Request) => must(isToken(bearerCredential(req.headers.authorization))),
    stagingCookie: (req: Request) => must(isCookie(cookieValue(req.headers.cookie, stagingCookieName) ?? '')),
    stagingLink: (req: Request) => must(isToken(String(req.query['token'] ?? ''))),
  };
}

/** The cookie's value: it is made of the token and does not reveal it, so that it opens the page and nothing else. */
export function stagingCookie(apiToken: string): string {
  return createHmac('sha256', apiToken).update('homeroom system state page').digest('base64url');
}

/** Whether `candidate` is the service's token. */
export function stagingTokenMatcher(apiToken: string): (candidate: unknown) => boolean {
  const isToken = secretMatcher([apiToken]);
  return (candidate) => typeof candidate === 'string' && isToken(candidate);
}

/** The document of a service that asks for its token: the alternatives without a credential are gone, public calls stay. */
export function withTokenRequired(document: OpenApiDocument): OpenApiDocument {
  const paths = Object.entries(document.paths).map(([path, item]) => [path, mapValues(item, requireToken)]);
  return { ...document, security: withoutAnonymous(document.security ?? []), paths: Object.fromEntries(paths) };
}

function requireToken(operation: unknown): unknown {
  if (typeof operation !== 'object' || operation === null || !('security' in operation)) return operation;
  return { ...operation, security: withoutAnonymous(operation.security as SecurityRequirement[]) };
}

function withoutAnonymous(security: readonly SecurityRequirement[]): SecurityRequirement[] {
  return security.filter((alternative) => Object.keys(alternative).length > 0);
}

function mapValues(item: Record<string, unknown>, change: (value: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, change(value)]));
}
