/** OpenAPI 3.0 document, reduced to what requests are generated from and answers compared with. */
export interface ApiDocument {
  servers?: { url: string }[];
  security?: Record<string, string[]>[];
  paths: Record<string, PathItem>;
  components?: Record<string, Record<string, unknown>>;
}

type PathItem = Record<string, unknown> & { servers?: { url: string }[]; parameters?: unknown[] };

export interface ApiParameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema: object;
  example?: unknown;
}

export interface ApiResponse {
  content?: Record<string, { schema?: object }>;
}

/** Call of the document with its references resolved one level deep. */
export interface ApiCall {
  /** Such as `POST /undo`. */
  name: string;
  method: string;
  /** Path template with the server's base path. */
  path: string;
  parameters: ApiParameter[];
  body: { contentType: string; schema: object } | null;
  /** Names of the security schemes of which one opens the call; empty when it is open. */
  security: string[];
  responses: Record<string, ApiResponse>;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Returns every call of the document. @param withBasePath whether paths begin with that of the first server */
export function callsOf(document: ApiDocument): ApiCall[] {
  const base = new URL(document.servers?.[0]?.url ?? 'http://localhost').pathname.replace(/\/$/, '');
  return Object.entries(document.paths).flatMap(([route, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => callOf(document, { method, route, item, base: item.servers ? '' : base })),
  );
}

function callOf(
  document: ApiDocument,
  { method, route, item, base }: { method: string; route: string; item: PathItem; base: string },
): ApiCall {
  const operation = item[method] as Record<string, unknown>;
  const resolved = <Part>(part: unknown): Part => resolve(document, part) as Part;
  const requestBody = resolved<{ content?: Record<string, { schema: object }> } | undefined>(operation['requestBody']);
  const [body] = Object.entries(requestBody?.content ?? {});
  const responses = Object.entries(operation['responses'] as Record<string, unknown>);
  return {
    name: `${method.toUpperCase()} ${route}`,
    method: method.toUpperCase(),
    path: `${base}${route}`,
    parameters: [...(item.parameters ?? []), ...((operation['parameters'] as unknown[] | undefined) ?? [])].map(
      (parameter) => resolved<ApiParameter>(parameter),
    ),
    body: body ? { contentType: body[0], schema: body[1].schema } : null,
    security: ((operation['security'] ?? document.security ?? []) as Record<string, string[]>[]).flatMap(Object.keys),
    responses: Object.fromEntries(responses.map(([status, response]) => [status, resolved<ApiResponse>(response)])),
  };
}

/** Follows a local reference such as `#/components/parameters/Limit`. */
function resolve(document: ApiDocument, part: unknown): unknown {
  const reference = (part as { $ref?: string } | undefined)?.$ref;
  if (reference === undefined) return part;
  const found = reference
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document);
  return resolve(document, found);
}
