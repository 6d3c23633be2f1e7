import { BadRequestError, OutOfBoundsError } from '../errors.ts';
import {
  asBoolean,
  asCount,
  asList,
  asNumber,
  asText,
  isObject,
  objectWith,
  oneOrMany,
  optional,
  present,
  required,
  type JsonObject,
} from '../fields.ts';
import { parsePointId, type PointId } from '../points/point-id.ts';
import { parseVector, type Vector } from '../vectors/parse-vectors.ts';
import { parseOrderBy, type OrderBy } from './order-by.ts';
import { parseSelectors, type Selectors } from './presenter.ts';

/** Parsed query. */
export type Question =
  | { kind: 'scroll' }
  | { kind: 'vector'; vector: Vector }
  | { kind: 'point'; id: PointId }
  | { kind: 'order'; orderBy: OrderBy }
  | { kind: 'rrf'; k: number; weights: number[] | undefined }
  | { kind: 'dbsf' };

/** One level of a query: its question over the whole collection or over what its prefetches found. */
export interface QueryStage {
  question: Question;
  using: string;
  prefetch: QueryStage[];
  /** As it came; compiled against a collection's indexes. */
  filter: unknown;
  threshold: number | undefined;
  limit: number;
}

/** A query as a whole. */
export interface Query extends QueryStage {
  offset: number;
  selectors: Selectors;
}

/** Fields of one level of a query. */
export const stageFields = ['prefetch', 'query', 'using', 'filter', 'params', 'score_threshold', 'limit'];
const deepest = 8;

/** Reads the body of a query. */
export function parseQuery(value: unknown): Query {
  const request = objectWith(value, 'the query', [...stageFields, 'offset', 'with_payload', 'with_vector']);
  const stage = parseStage(request, 0);
  if (stage.question.kind === 'scroll' && stage.prefetch.length > 0)
    throw new BadRequestError('`prefetch` needs a `query` that ranks what it found.');
  return { ...stage, offset: optional(request, 'offset', asCount) ?? 0, selectors: parseSelectors(request, false) };
}

function parseStage(request: JsonObject, depth: number): QueryStage {
  if (depth > deepest) throw new BadRequestError(`\`prefetch\` may be nested ${deepest} deep.`);
  if (present(request['params'])) checkParams(request['params']);
  const question = present(request['query']) ? parseQuestion(request['query']) : ({ kind: 'scroll' } as const);
  const prefetch = present(request['prefetch'])
    ? oneOrMany(request['prefetch']).map((stage) => parseStage(objectWith(stage, 'a prefetch', stageFields), depth + 1))
    : [];
  checkFusion(question, prefetch.length);
  if (present(request['score_threshold']) && (question.kind === 'scroll' || question.kind === 'order'))
    throw new BadRequestError('`score_threshold` needs a `query` that gives scores.');
  return {
    question,
    prefetch,
    using: optional(request, 'using', asText) ?? '',
    filter: request['filter'],
    threshold: optional(request, 'score_threshold', asNumber),
    limit: parseLimit(request),
  };
}

/** Reads `limit`, 10 when it is left out. */
export function parseLimit(request: JsonObject): number {
  const limit = optional(request, 'limit', asCount) ?? 10;
  if (limit === 0) throw new OutOfBoundsError('The `limit` is 0; it must be at least 1.');
  return limit;
}

function checkParams(value: unknown): void {
  const params = objectWith(value, '`params`', ['exact', 'hnsw_ef']);
  optional(params, 'exact', asBoolean);
  if (optional(params, 'hnsw_ef', asCount) === 0) throw new OutOfBoundsError('`hnsw_ef` is 0; it must be at least 1.');
}

function checkFusion(question: Question, prefetches: number): void {
  if (question.kind !== 'rrf' && question.kind !== 'dbsf') return;
  if (prefetches === 0) throw new BadRequestError('A fusion needs at least one `prefetch`.');
  if (question.kind === 'rrf' && question.weights && question.weights.length !== prefetches) {
    throw new BadRequestError(`There are ${question.weights.length} weights for ${prefetches} prefetches.`);
  }
}

function parseQuestion(value: unknown): Question {
  if (!isObject(value) || 'indices' in value || 'values' in value) return parseNearest(value);
  const question = objectWith(value, '`query`', ['nearest', 'fusion', 'rrf', 'order_by']);
  const [kind, ...others] = Object.keys(question).filter((name) => present(question[name]));
  if (!kind || others.length > 0)
    throw new BadRequestError('`query` takes exactly one of nearest, fusion, rrf and order_by.');
  if (kind === 'nearest') return parseNearest(question['nearest']);
  if (kind === 'order_by') return { kind: 'order', orderBy: parseOrderBy(question['order_by']) };
  if (kind === 'rrf') return parseRrf(question['rrf']);
  if (question['fusion'] === 'rrf') return { kind: 'rrf', k: 2, weights: undefined };
  if (question['fusion'] === 'dbsf') return { kind: 'dbsf' };
  throw new BadRequestError(
    `${JSON.stringify(question['fusion'])} is no fusion that is supported here; use rrf or dbsf.`,
  );
}

function parseNearest(value: unknown): Question {
  if (typeof value === 'number' || typeof value === 'string') return { kind: 'point', id: parsePointId(value) };
  return { kind: 'vector', vector: parseVector(value, 'the query vector') };
}

function parseRrf(value: unknown): Question {
  const rrf = objectWith(value, '`rrf`', ['k', 'weights']);
  const k = optional(rrf, 'k', asCount) ?? 2;
  if (k === 0) throw new OutOfBoundsError('The `k` of `rrf` is 0; it must be at least 1.');
  const weights = optional(rrf, 'weights', asList)?.map((weight) => asNumber(weight, 'a weight of `rrf`'));
  return { kind: 'rrf', k, weights };
}

/** Reads the body of a batch of queries. */
export function parseQueryBatch(value: unknown): Query[] {
  const body = objectWith(value, 'the batch', ['searches']);
  return asList(required(body, 'searches', 'the batch'), '`searches`').map(parseQuery);
}
