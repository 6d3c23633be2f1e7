import { asList, asObject, asText, objectWith, required } from '../fields.ts';
import { parseQuery, type Query } from './parse-query.ts';

const searchFields = [
  'vector',
  'limit',
  'offset',
  'filter',
  'params',
  'score_threshold',
  'with_payload',
  'with_vector',
];

/** Reads the body of a search, the older form of a query for the nearest points. */
export function parseSearch(value: unknown): Query {
  const { vector, ...others } = objectWith(value, 'the search', searchFields);
  const given = required({ vector }, 'vector', 'the search');
  if (Array.isArray(given)) return parseQuery({ ...others, query: { nearest: given } });
  const named = objectWith(given, '`vector`', ['name', 'vector']);
  const nearest = required(named, 'vector', '`vector`');
  return parseQuery({
    ...others,
    query: { nearest: Array.isArray(nearest) ? nearest : asObject(nearest, 'the search vector') },
    using: asText(required(named, 'name', '`vector`'), 'the name of `vector`'),
  });
}

/** Reads the body of a batch of searches. */
export function parseSearchBatch(value: unknown): Query[] {
  const body = objectWith(value, 'the batch', ['searches']);
  return asList(required(body, 'searches', 'the batch'), '`searches`').map(parseSearch);
}
