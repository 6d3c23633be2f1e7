import type { Request } from 'express';
import { bearerCredential, secretMatcher } from '@homeroom/auth';
import { UnauthorizedError } from '@homeroom/errors';
import type { OpenApiDocument, SecurityHandlers, SecurityRequirement } from '@homeroom/service-kit';

/** The handlers of the document's security schemes; without a token nobody is asked for one. */
export function stagingSecurity(apiToken: string | undefined): SecurityHandlers {
  if (apiToken === undefined) return {};
  const matches = secretMatcher([apiToken]);
  return {
    stagingToken: (req: Request) => {
      if (!matches(bearerCredential(req.headers.authorization))) throw new UnauthorizedError('The token is not the one of STAGING_API_TOKEN.');
    },
  };
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
