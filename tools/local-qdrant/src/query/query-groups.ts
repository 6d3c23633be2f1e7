import type { Collection } from '../collections/collection.ts';
import { OutOfBoundsError } from '../errors.ts';
import { asCount, asText, objectWith, optional, required, type JsonObject } from '../fields.ts';
import { parsePath, valuesAt, type PathStep } from '../payload/json-path.ts';
import type { PointId } from '../points/point-id.ts';
import type { ScanWorker } from '../vectors/scan-worker.ts';
import { parseLimit, parseQuery, stageFields, type Query } from './parse-query.ts';
import { runQuery } from './run-query.ts';

/** Query whose points are answered by the values of a payload field. */
export interface GroupsQuery {
  query: Query;
  groupBy: PathStep[];
  /** Maximum number of points of a group. Default: 3. */
  groupSize: number;
  /** Maximum number of groups. Default: 10. */
  limit: number;
}

/** Group of points that share a value, the best first. */
export interface PointGroup {
  id: string | number;
  hits: JsonObject[];
}

/** Reads the body of a query by groups. */
export function parseGroupsQuery(value: unknown): GroupsQuery {
  const known = [...stageFields, 'with_payload', 'with_vector', 'group_by', 'group_size'];
  const { group_by: field, group_size: size, limit, ...query } = objectWith(value, 'the query', known);
  const groupSize = optional({ size }, 'size', asCount) ?? 3;
  if (groupSize === 0) throw new OutOfBoundsError('The `group_size` is 0; it must be at least 1.');
  return {
    query: parseQuery(query),
    groupBy: parsePath(asText(required({ group_by: field }, 'group_by', 'the query'), '`group_by`'), '`group_by`'),
    groupSize,
    limit: parseLimit({ limit }),
  };
}

/**
 * Answers a query by groups, in the order of their best points. A point with several values is in several groups, one
 * with none in no group; only texts and whole numbers make groups, as in Qdrant.
 */
export async function runGroupsQuery(
  collection: Collection,
  { query, groupBy, groupSize, limit }: GroupsQuery,
  worker: ScanWorker,
): Promise<{ groups: PointGroup[] }> {
  const { points } = await runQuery(collection, { ...query, limit: Math.max(collection.table.size, 1) }, worker);
  const groups = new Map<string | number, PointGroup>();
  for (const point of points)
    for (const id of groupIds(collection, point['id'] as PointId, groupBy)) {
      const group = groups.get(id) ?? { id, hits: [] };
      if (!groups.has(id) && groups.size === limit) continue;
      groups.set(id, group);
      if (group.hits.length < groupSize) group.hits.push(point);
    }
  return { groups: [...groups.values()] };
}

function groupIds(collection: Collection, id: PointId, path: readonly PathStep[]): Set<string | number> {
  if (collection.table.slotOf(id) === undefined) return new Set();
  const values = valuesAt(collection.payload(id), path).flat();
  return new Set(
    values.filter((value): value is string | number => typeof value === 'string' || Number.isSafeInteger(value)),
  );
}
