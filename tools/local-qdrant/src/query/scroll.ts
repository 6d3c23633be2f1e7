import type { Collection } from '../collections/collection.ts';
import { BadRequestError, MissingError } from '../errors.ts';
import { asBoolean, asList, objectWith, optional, required, type JsonObject } from '../fields.ts';
import { parseFilter } from '../filters/filter.ts';
import { parsePointId, type PointId } from '../points/point-id.ts';
import { parseOrderBy, orderedPoints } from './order-by.ts';
import { parseLimit } from './parse-query.ts';
import { checkSelectors, parseSelectors, presentPoint } from './presenter.ts';

/** Work on a collection, read from a body before the collection is looked up. */
export type Reading = (collection: Collection) => unknown;

/** Pages through the points, by id or in the order of a field. */
export function readScroll(body: unknown): Reading {
  const request = objectWith(body, 'the request', [
    'filter',
    'limit',
    'offset',
    'order_by',
    'with_payload',
    'with_vector',
  ]);
  const limit = parseLimit(request);
  const from = optional(request, 'offset', parsePointId);
  const orderBy = optional(request, 'order_by', parseOrderBy);
  const selectors = parseSelectors(request, true);
  if (orderBy && from !== undefined)
    throw new BadRequestError('`offset` cannot be used with `order_by`; use `start_from` in it.');
  return (collection) => {
    checkSelectors(selectors, collection);
    const passes = parseFilter(request['filter'], collection.columns);
    if (orderBy) {
      const found = orderedPoints(collection, orderBy, passes, limit);
      return {
        points: found.map(({ id, value }) => ({ ...presentPoint(collection, id, selectors), order_value: value })),
        next_page_offset: null,
      };
    }
    const found = page(collection, from, limit + 1, passes && ((slot) => passes(collection.candidate(slot))));
    return {
      points: found.slice(0, limit).map((id) => presentPoint(collection, id, selectors)),
      next_page_offset: found[limit] ?? null,
    };
  };
}

function page(
  collection: Collection,
  from: PointId | undefined,
  limit: number,
  accept: ((slot: number) => boolean) | undefined,
): PointId[] {
  const ids = collection.table.ordered();
  const found: PointId[] = [];
  for (
    let at = from === undefined ? 0 : collection.table.positionFrom(from);
    at < ids.length && found.length < limit;
    at += 1
  ) {
    const id = ids[at] as PointId;
    if (!accept || accept(collection.table.slotOf(id) as number)) found.push(id);
  }
  return found;
}

/** Counts points; always exactly. */
export function readCount(body: unknown): Reading {
  const request = objectWith(body, 'the request', ['filter', 'exact']);
  optional(request, 'exact', asBoolean);
  return (collection) => {
    const passes = parseFilter(request['filter'], collection.columns);
    if (!passes) return { count: collection.table.size };
    return {
      count: collection.table
        .ordered()
        .filter((id) => passes(collection.candidate(collection.table.slotOf(id) as number))).length,
    };
  };
}

/** Points by their ids, each once; ids that are not there are left out. */
export function readPoints(body: unknown): Reading {
  const request: JsonObject = objectWith(body, 'the request', ['ids', 'with_payload', 'with_vector']);
  const ids = new Set(asList(required(request, 'ids', 'the request'), '`ids`').map(parsePointId));
  const selectors = parseSelectors(request, false);
  return (collection) => {
    checkSelectors(selectors, collection);
    return [...ids]
      .filter((id) => collection.table.slotOf(id) !== undefined)
      .map((id) => presentPoint(collection, id, selectors));
  };
}

/** One point, whole. */
export function readPoint(id: PointId): Reading {
  return (collection) => {
    if (collection.table.slotOf(id) === undefined)
      throw new MissingError(`There is no point ${id} in the collection ${collection.config.name}.`);
    return presentPoint(collection, id, { payload: (payload) => payload, vectors: 'all' });
  };
}
