import type { RequestHandler } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import { inOrder } from './in-order.ts';
import type { OpenApiDocument, Operation } from './openapi-document.ts';
import { contextOf } from './request-context.ts';
import { basePath } from './route-table.ts';
import { uploadOptions } from './upload-form.ts';

/** Settings of the check. */
export interface ContractValidationSettings {
  document: OpenApiDocument;
  /** True in tests: a response that breaks the contract becomes a 500. */
  validateResponses: boolean;
  /** Largest upload in bytes. */
  uploadMaxBytes: number;
}

/** Handlers of one operation. */
interface Checks {
  request: RequestHandler;
  /** Checks what the route answers. */
  response: RequestHandler;
}

const compiled = new WeakMap<OpenApiDocument, Map<string, Checks>>();

/**
 * Checks of requests against the contract, and in tests of responses too: `request` comes first. Needs the operation that
 * routing has found; security is checked before, by our own handlers. Each operation is compiled with its first request,
 * from the part of the document that it uses: the validator walks everything it is given for each status of each
 * operation. Apps around one document share what is compiled.
 */
export function contractValidation(settings: ContractValidationSettings): Checks {
  const { document, validateResponses, uploadMaxBytes } = settings;
  const ofDocument = compiled.get(document) ?? new Map<string, Checks>();
  compiled.set(document, ofDocument);
  const checked =
    (what: keyof Checks): RequestHandler =>
    (req, res, next) => {
      const { operation } = contextOf(res);
      if (!operation) return next();
      const key = `${validateResponses} ${uploadMaxBytes} ${req.method} ${operation.route}`;
      const checks = ofDocument.get(key) ?? compile(operation, req.method, settings);
      ofDocument.set(key, checks);
      checks[what](req, res, next);
    };
  return { request: checked('request'), response: validateResponses ? checked('response') : inOrder([]) };
}

function compile(
  operation: Operation,
  method: string,
  { document, validateResponses, uploadMaxBytes }: ContractValidationSettings,
): Checks {
  const handlers = OpenApiValidator.middleware({
    apiSpec: partOf(document, operation, { method: method.toLowerCase(), validateResponses }) as never,
    validateApiSpec: false,
    validateRequests: { allowUnknownQueryParameters: false, allErrors: true },
    validateResponses,
    validateSecurity: false,
    validateFormats: true,
    fileUploader: operation.consumes.includes('multipart/form-data') && uploadOptions(uploadMaxBytes),
  }) as unknown as RequestHandler[];
  // The validator puts its check of responses last.
  const ofRequest = validateResponses ? handlers.length - 1 : handlers.length;
  return { request: inOrder(handlers.slice(0, ofRequest)), response: inOrder(handlers.slice(ofRequest)) };
}

/**
 * Returns a copy of the document (the validator changes what it is given) with one operation and what it refers to; with
 * its responses only when they are validated.
 */
function partOf(
  document: OpenApiDocument,
  { route }: Operation,
  { method, validateResponses }: { method: string; validateResponses: boolean },
): OpenApiDocument {
  const template = route.slice(basePath(document).length);
  const { parameters = [], [method]: described } = document.paths[template] ?? {};
  const operation = { ...(described as object), ...(!validateResponses && { responses: {} }) };
  const item = { parameters, [method]: operation };
  return structuredClone({ ...document, paths: { [template]: item }, components: componentsOf(item, document) });
}

/**
 * Collects the components that a part of the document refers to, those that they refer to, and the security schemes:
 * their query parameters are known to every operation.
 */
function componentsOf(part: unknown, { components = {} }: OpenApiDocument): Record<string, Record<string, unknown>> {
  const { securitySchemes = {} } = components as Record<string, Record<string, unknown>>;
  const found: Record<string, Record<string, unknown>> = { securitySchemes };
  const open = [part];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'object' && next !== null) open.push(...Object.values(next));
    const [, kind, name] = typeof next === 'string' ? (/^#\/components\/(\w+)\/([\w.-]+)$/.exec(next) ?? []) : [];
    if (kind === undefined || name === undefined || found[kind]?.[name] !== undefined) continue;
    const component = (components[kind] as Record<string, unknown> | undefined)?.[name];
    (found[kind] ??= {})[name] = component;
    open.push(component);
  }
  return found;
}
