interface MediaType {
  example?: unknown;
  examples?: Record<string, { value?: unknown }>;
}

interface DocumentedResponse {
  content?: Record<string, MediaType>;
}

/**
 * Returns the examples of an OpenAPI document's error responses. The key is the name of a shared response, or the
 * method, path and status of one that a call has for itself; then the example's name where it has one.
 */
export function documentedErrors({
  paths,
  components = {},
}: {
  paths: Record<string, Record<string, unknown>>;
  components?: Record<string, unknown>;
}): Map<string, unknown> {
  const shared = Object.entries((components['responses'] ?? {}) as Record<string, DocumentedResponse>);
  const own = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      Object.entries((operation as { responses?: Record<string, DocumentedResponse> }).responses ?? {})
        .filter(([status]) => status >= '400')
        .map(([status, response]): [string, DocumentedResponse] => [`${method} ${path} ${status}`, response]),
    ),
  );
  const examples = [...shared, ...own].flatMap(([key, response]) =>
    Object.values(response.content ?? {}).flatMap(({ example, examples: named = {} }) => [
      ...(example === undefined ? [] : [[key, example] as const]),
      ...Object.entries(named).map(([name, { value }]) => [`${key} ${name}`, value] as const),
    ]),
  );
  return new Map(examples.filter(([, body]) => isError(body)));
}

/** Whether a body tells a failure; shared responses hold successes too. */
function isError(body: unknown): boolean {
  return typeof body === 'object' && body !== null && ('detail' in body || 'error' in body);
}
