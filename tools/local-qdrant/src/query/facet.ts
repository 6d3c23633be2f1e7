import { BadRequestError } from '../errors.ts';
import { asBoolean, asText, objectWith, optional, required } from '../fields.ts';
import { parseFilter } from '../filters/filter.ts';
import { valuesAt } from '../payload/json-path.ts';
import { fits, type IndexType } from '../payload/payload-index.ts';
import { parseLimit } from './parse-query.ts';
import type { Reading } from './scroll.ts';

const countedTypes: readonly IndexType[] = ['keyword', 'integer', 'uuid', 'bool'];

type FacetValue = string | number | boolean;

/** Counts the points of each value of an indexed field, the most frequent first; always exactly. */
export function readFacet(body: unknown): Reading {
  const request = objectWith(body, 'the request', ['key', 'limit', 'filter', 'exact']);
  const key = asText(required(request, 'key', 'the request'), '`key`');
  const limit = parseLimit(request);
  optional(request, 'exact', asBoolean);
  return (collection) => {
    const column = collection.columns.get(key);
    if (!column || !countedTypes.includes(column.schema.type))
      throw new BadRequestError(
        `There is no index of type ${countedTypes.join(', ')} on ${JSON.stringify(key)}, which counting its values needs.`,
      );
    const passes = parseFilter(request['filter'], collection.columns);
    const counts = new Map<FacetValue, number>();
    for (const id of collection.table.ordered()) {
      const slot = collection.table.slotOf(id) as number;
      if (passes && !passes(collection.candidate(slot))) continue;
      const found = column.valuesAt(slot) ?? valuesAt(collection.payload(id), column.path);
      const values = found.flat().filter((value): value is FacetValue => fits(value, column.schema.type));
      for (const value of new Set(values)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const hits = [...counts].map(([value, count]) => ({ value, count }));
    return { hits: hits.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, limit) };
  };
}
