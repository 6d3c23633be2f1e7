/** The parts of an OpenAPI document that the walk reads. */
interface WalkedDocument {
  paths: Record<string, Record<string, unknown>>;
}

/** An answer as the walk judges it; `expected` is the status that the call must have. */
interface WalkedAnswer {
  status: number;
  expected: number;
  headers: Record<string, string | undefined>;
}

/**
 * Makes every call of a contract, in the document's order, and lists what is wrong: calls that are not among `names`,
 * unexpected statuses, and answers that neither carry an ETag nor are `no-store`.
 * @param call makes the call of that operationId
 */
export async function notStoredProblems(
  document: WalkedDocument,
  names: readonly string[],
  call: (operationId: string) => Promise<WalkedAnswer>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const operationId of operationIds(document)) {
    if (!names.includes(operationId)) {
      problems.push(`${operationId} is not tried`);
      continue;
    }
    const { status, expected, headers } = await call(operationId);
    if (status !== expected) problems.push(`${operationId} answers ${status}`);
    if (headers['etag'] === undefined && headers['cache-control'] !== 'no-store')
      problems.push(`${operationId} may be stored: Cache-Control ${headers['cache-control']}`);
  }
  return problems;
}

/** The contract's calls: operational ones have paths with `servers` of their own. */
function operationIds({ paths }: WalkedDocument): string[] {
  const items = Object.entries(paths).filter(
    ([path, item]) => !('servers' in item) && !/^\/(livez|readyz|metrics|openapi\.json|docs)$/.test(path),
  );
  return items.flatMap(([, item]) =>
    Object.values(item).flatMap((operation) =>
      typeof operation === 'object' && operation !== null && 'operationId' in operation
        ? [String(operation.operationId)]
        : [],
    ),
  );
}
