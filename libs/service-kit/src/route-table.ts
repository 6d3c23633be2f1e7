import type { RequestHandler } from 'express';
import { MethodNotAllowedError, NotFoundError } from '@homeroom/errors';
import type { OpenApiDocument, Operation, SecurityRequirement } from './openapi-document.ts';
import { contextOf } from './request-context.ts';

interface Route {
  template: string;
  pattern: RegExp;
  operations: Map<string, Operation>;
  allowed: string[];
}

interface RequestBodyObject {
  required?: boolean;
  content?: Record<string, unknown>;
  $ref?: string;
}

interface ParameterObject {
  name?: string;
  in?: string;
  $ref?: string;
}

interface OperationObject {
  operationId?: string;
  parameters?: ParameterObject[];
  security?: SecurityRequirement[];
  requestBody?: RequestBodyObject;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Every call that the document describes below the service's base path; paths with `servers` of their own are left out. */
class RouteTable {
  readonly #exact = new Map<string, Route>();
  readonly #templated: Route[] = [];

  constructor(document: OpenApiDocument) {
    const base = basePath(document);
    for (const [template, item] of Object.entries(document.paths)) {
      if ('servers' in item) continue;
      const route = toRoute(base + template, item, document);
      if (template.includes('{')) this.#templated.push(route);
      else this.#exact.set(route.template, route);
    }
  }

  /** The route of a request path, or undefined. A trailing slash names the same route. */
  find(path: string): Route | undefined {
    const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    return this.#exact.get(plain) ?? this.#templated.find((route) => route.pattern.test(plain));
  }
}

/**
 * Refuses unknown paths (404) and methods (405), answers OPTIONS, and notes the operation for what follows.
 * @param pages asked where the document describes no call
 */
export function routing(document: OpenApiDocument, pages: RequestHandler): RequestHandler {
  const table = new RouteTable(document);
  return (req, res, next) => {
    const route = table.find(req.path);
    if (!route) return pages(req, res, (error?: unknown) => next(error ?? new NotFoundError()));
    const context = contextOf(res);
    context.route = route.template;
    if (req.method === 'OPTIONS') {
      res.setHeader('Allow', route.allowed.join(', '));
      res.status(204).end();
      return;
    }
    const operation = route.operations.get(req.method);
    // A HEAD is a GET whose body Node leaves out; the validator knows no HEAD.
    if (req.method === 'HEAD' && operation) req.method = 'GET';
    if (!operation) throw new MethodNotAllowedError(req.method.slice(0, 20), route.allowed);
    context.operation = operation;
    next();
  };
}

/** The path of the document's first server, without a trailing slash: `/api/v1`, or an empty text for the root. */
export function basePath(document: OpenApiDocument): string {
  const url = document.servers?.[0]?.url ?? '/';
  return new URL(url, 'http://localhost').pathname.replace(/\/$/, '');
}

function toRoute(template: string, item: Record<string, unknown>, document: OpenApiDocument): Route {
  const operations = new Map<string, Operation>();
  for (const method of methods) {
    const described = item[method] as OperationObject | undefined;
    if (!described) continue;
    const requestBody = component(described.requestBody, 'requestBodies', document) ?? {};
    const consumes = Object.keys(requestBody.content ?? {});
    const security = described.security ?? document.security ?? [];
    const operation: Operation = {
      route: template,
      operationId: described.operationId ?? `${method} ${template}`,
      security,
      consumes,
      requiresBody: requestBody.required ?? false,
      decidedBy: consumes.length > 0 ? null : decidedBy(parametersOf(item, described, document), security, document),
    };
    operations.set(method.toUpperCase(), operation);
    if (method === 'get') operations.set('HEAD', operation);
  }
  const pattern = new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`);
  return { template, pattern, operations, allowed: [...operations.keys(), 'OPTIONS'] };
}

/** A part of a call that may stand among the document's components. */
function component<Part extends { $ref?: string }>(
  part: Part | undefined,
  kind: string,
  { components }: OpenApiDocument,
): Part | undefined {
  if (part?.$ref === undefined) return part;
  return (components?.[kind] as Record<string, Part> | undefined)?.[part.$ref.replace(`#/components/${kind}/`, '')];
}

function parametersOf(
  item: Record<string, unknown>,
  { parameters = [] }: OperationObject,
  document: OpenApiDocument,
): ParameterObject[] {
  const shared = (item['parameters'] as ParameterObject[] | undefined) ?? [];
  return [...shared, ...parameters].map((parameter) => component(parameter, 'parameters', document) ?? {});
}

/** Returns the names of the header parameters; null when the path or a cookie has parameters, or the query a credential. */
function decidedBy(
  parameters: readonly ParameterObject[],
  security: readonly SecurityRequirement[],
  { components }: OpenApiDocument,
): string[] | null {
  const schemes = components?.['securitySchemes'] as Record<string, ParameterObject> | undefined;
  if (security.some((names) => Object.keys(names).some((name) => schemes?.[name]?.in === 'query'))) return null;
  if (parameters.some((parameter) => parameter.in !== 'query' && parameter.in !== 'header')) return null;
  return parameters.filter((parameter) => parameter.in === 'header').map(({ name = '' }) => name.toLowerCase());
}
