import type { Request, RequestHandler } from 'express';
import { InvalidRequestError, problemAt, type Problem } from '@homeroom/errors';
import { contextOf } from './request-context.ts';

const maxProblems = 100;
const wellFormed = 'must have neither NUL characters nor unpaired surrogates';
const decodable = 'cannot be decoded: write % as %25, and every other character in UTF-8';

/**
 * Refuses (400) what no database keeps, a NUL character or half a character, in path, query and body, and a path that
 * cannot be decoded. Headers need no look: Node takes neither there.
 * @param cleaning the calls, by operationId, that put texts right themselves or read none, because they take them as they are
 */
export function requestTexts(cleaning: readonly string[] = []): RequestHandler {
  const lenient = new Set(cleaning);
  return (req, res, next) => {
    const { route, operation } = contextOf(res);
    const path = pathParameters(route, req.path);
    const problems = path.flatMap(([name, text]) =>
      decoded(text) === null ? [problemAt(['path', name], decodable)] : [],
    );
    if (!lenient.has(operation?.operationId ?? '')) problems.push(...malformed(req, path));
    if (problems.length > 0) throw new InvalidRequestError(problems.slice(0, maxProblems));
    next();
  };
}

/** The parameters of a path as they stand there, by the names of its template. */
function pathParameters(template: string, path: string): [name: string, text: string][] {
  const parts = path.split('/');
  return template
    .split('/')
    .flatMap((part, index): [string, string][] =>
      part.startsWith('{') ? [[part.slice(1, -1), parts[index] ?? '']] : [],
    );
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function malformed(req: Request, path: readonly [string, string][]): Problem[] {
  const ofPath = path.filter(([, text]) => !isWhole(decoded(text) ?? '')).map(([name]) => ['path', name]);
  return [...ofPath, ...malformedIn('query', req.query), ...malformedIn('body', req.body)].map((location) =>
    problemAt(location, wellFormed),
  );
}

interface Branch {
  name: string;
  parent: Branch | null;
  value: unknown;
}

/**
 * Returns the positions of malformed texts in a value, the first 100. Iterative, because the nesting of a body
 * may be as deep as the body is long.
 */
function malformedIn(place: string, root: unknown): string[][] {
  const found: string[][] = [];
  const open: Branch[] = [{ name: place, parent: null, value: root }];
  for (let branch = open.pop(); branch && found.length < maxProblems; branch = open.pop()) {
    const { value } = branch;
    if (typeof value === 'string' && !isWhole(value)) found.push(locationOf(branch));
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (!isWhole(name)) found.push(locationOf(branch));
      open.push({ name, parent: branch, value: inner });
    }
  }
  return found;
}

function locationOf(branch: Branch): string[] {
  const names: string[] = [];
  for (let at: Branch | null = branch; at; at = at.parent) names.unshift(at.name);
  return names;
}

function isWhole(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}
