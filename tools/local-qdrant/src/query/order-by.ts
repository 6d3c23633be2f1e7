import type { Collection } from '../collections/collection.ts';
import { BadRequestError } from '../errors.ts';
import { asText, objectWith, optional, present, required } from '../fields.ts';
import type { Filter } from '../filters/filter.ts';
import { parseDateTime } from '../payload/date-time.ts';
import { valuesAt } from '../payload/json-path.ts';
import type { PayloadColumn } from '../payload/payload-index.ts';
import { comparePointIds, type PointId } from '../points/point-id.ts';

/** An order by an indexed field. */
export interface OrderBy {
  key: string;
  descending: boolean;
  /** A number, or a date and time in microseconds. */
  startFrom: number | undefined;
}

/** A point with the value that gave it its place. */
export interface OrderedPoint {
  id: PointId;
  value: number;
}

/** Reads `order_by`: a key, or a key with direction and start. */
export function parseOrderBy(value: unknown): OrderBy {
  if (typeof value === 'string') return { key: value, descending: false, startFrom: undefined };
  const order = objectWith(value, '`order_by`', ['key', 'direction', 'start_from']);
  const direction = present(order['direction']) ? order['direction'] : 'asc';
  if (direction !== 'asc' && direction !== 'desc')
    throw new BadRequestError(`${JSON.stringify(direction)} is no direction; use asc or desc.`);
  return {
    key: asText(required(order, 'key', '`order_by`'), '`key`'),
    descending: direction === 'desc',
    startFrom: optional(order, 'start_from', readStart),
  };
}

function readStart(value: unknown): number {
  const start = typeof value === 'string' ? parseDateTime(value) : value;
  if (typeof start !== 'number')
    throw new BadRequestError(`${JSON.stringify(value)} is no number and no date and time to start from.`);
  return start;
}

/** The first `limit` points in the order of a field; a point with several values stands once for each. */
export function orderedPoints(
  collection: Collection,
  orderBy: OrderBy,
  passes: Filter | undefined,
  limit: number,
): OrderedPoint[] {
  const column = collection.columns.get(orderBy.key);
  if (!column || !['integer', 'float', 'datetime'].includes(column.schema.type)) {
    throw new BadRequestError(
      `There is no index of type integer, float or datetime on ${JSON.stringify(orderBy.key)}, which an order needs.`,
    );
  }
  const sign = orderBy.descending ? -1 : 1;
  const points = collection.table
    .ordered()
    .flatMap((id) => orderValues(collection, column, id).map((value) => ({ id, value })))
    .filter(({ value }) => orderBy.startFrom === undefined || (value - orderBy.startFrom) * sign >= 0)
    .filter(({ id }) => !passes || passes(collection.candidate(collection.table.slotOf(id) as number)));
  return points.sort((a, b) => (a.value - b.value || comparePointIds(a.id, b.id)) * sign).slice(0, limit);
}

function orderValues(collection: Collection, column: PayloadColumn, id: PointId): number[] {
  const found = column.valuesAt(collection.table.slotOf(id) as number) ?? valuesAt(collection.payload(id), column.path);
  return found.flat().flatMap((value) => {
    const number = column.schema.type === 'datetime' && typeof value === 'string' ? parseDateTime(value) : value;
    return typeof number === 'number' && (column.schema.type !== 'integer' || Number.isInteger(number)) ? [number] : [];
  });
}
