import type { Collection } from '../collections/collection.ts';
import { BadRequestError, MissingError } from '../errors.ts';
import type { JsonObject } from '../fields.ts';
import { parseFilter, type Filter } from '../filters/filter.ts';
import type { PointId } from '../points/point-id.ts';
import type { ScanOptions } from '../vectors/dense-block.ts';
import { normalized } from '../vectors/distance.ts';
import { isDense, type Vector } from '../vectors/parse-vectors.ts';
import { shortestFloat32 } from '../vectors/shortest-float32.ts';
import type { ScanWorker } from '../vectors/scan-worker.ts';
import type { Hit } from '../vectors/top-list.ts';
import { distributionFusion, reciprocalRankFusion, type ScoredPoint } from './fusion.ts';
import { orderedPoints } from './order-by.ts';
import type { Query, QueryStage } from './parse-query.ts';
import { checkSelectors, presentPoint } from './presenter.ts';

/** Number of times a search is repeated because its points were changed meanwhile. */
const repeats = 3;

/** Answers a query: its points, the best first. Large collections are searched in the worker. */
export async function runQuery(
  collection: Collection,
  query: Query,
  worker: ScanWorker,
  left = repeats,
): Promise<{ points: JsonObject[] }> {
  checkSelectors(query.selectors, collection);
  const began = collection.operation;
  const found = (await runStage({ collection, worker }, { ...query, limit: query.limit + query.offset }, [])).slice(
    query.offset,
  );
  const changed = found.some(({ id }) => versionOf(collection, id) > began);
  if (changed && left > 0) return runQuery(collection, query, worker, left - 1);
  const versioned = query.question.kind !== 'scroll' && query.question.kind !== 'order';
  const points = changed ? stillFitting(collection, query, found) : found;
  return {
    points: points.map(({ id, score, orderValue }) => {
      const { id: _, ...parts } = presentPoint(collection, id, query.selectors);
      return {
        id,
        version: versioned ? versionOf(collection, id) : 0,
        score: shortestFloat32(Math.fround(score)),
        ...parts,
        ...(orderValue !== undefined && { order_value: orderValue }),
      };
    }),
  };
}

/** The operation that last touched the point; beyond all operations when it is gone. */
function versionOf(collection: Collection, id: PointId): number {
  const slot = collection.table.slotOf(id);
  return slot === undefined ? Infinity : collection.table.versionAt(slot);
}

/** Those of the points that are there and pass the filter now. */
function stillFitting(collection: Collection, query: Query, found: readonly ScoredPoint[]): ScoredPoint[] {
  const passes = parseFilter(query.filter, collection.columns);
  return found.filter(({ id }) => {
    const slot = collection.table.slotOf(id);
    return slot !== undefined && (!passes || passes(collection.candidate(slot)));
  });
}

/** Scope of a search. */
interface Place {
  collection: Collection;
  worker: ScanWorker;
}

/** @param outer the filters of the stages above, which hold for what they are fed with too */
async function runStage(place: Place, stage: QueryStage, outer: readonly Filter[]): Promise<ScoredPoint[]> {
  const own = parseFilter(stage.filter, place.collection.columns);
  const filters = own ? [...outer, own] : outer;
  const lists = await Promise.all(stage.prefetch.map((inner) => runStage(place, inner, filters)));
  if (stage.question.kind === 'rrf')
    return cut(reciprocalRankFusion(lists, stage.question.k, stage.question.weights), stage);
  if (stage.question.kind === 'dbsf') return cut(distributionFusion(lists), stage);
  const among = stage.prefetch.length > 0 ? [...new Set(lists.flat().map(({ id }) => id))] : undefined;
  return answer(place, stage, filters, among);
}

function cut(points: ScoredPoint[], { threshold, limit }: QueryStage): ScoredPoint[] {
  return points
    .filter(({ score }) => threshold === undefined || Math.fround(score) >= Math.fround(threshold))
    .slice(0, limit);
}

function answer(
  place: Place,
  stage: QueryStage,
  filters: readonly Filter[],
  among: readonly PointId[] | undefined,
): ScoredPoint[] | Promise<ScoredPoint[]> {
  const { collection } = place;
  const { question } = stage;
  const passes = combined(filters, among);
  if (question.kind === 'vector') return nearest(place, stage, question.vector, passes, among);
  if (question.kind === 'point') {
    const others: Filter = (point) => point.id !== question.id && (!passes || passes(point));
    return nearest(place, stage, storedVector(collection, question.id, stage.using), others, among);
  }
  if (question.kind === 'order')
    return orderedPoints(collection, question.orderBy, passes, stage.limit).map(({ id, value }) => ({
      id,
      score: 1,
      orderValue: value,
    }));
  return firstPoints(collection, passes, stage.limit);
}

function combined(filters: readonly Filter[], among: readonly PointId[] | undefined): Filter | undefined {
  const inner = among && new Set(among);
  if (!inner && filters.length === 0) return undefined;
  return (point) => (!inner || inner.has(point.id)) && filters.every((passes) => passes(point));
}

async function nearest(
  place: Place,
  stage: QueryStage,
  vector: Vector,
  passes: Filter | undefined,
  among: readonly PointId[] | undefined,
): Promise<ScoredPoint[]> {
  const { collection } = place;
  if (!collection.vectorNames().includes(stage.using))
    throw new BadRequestError(`The collection ${collection.config.name} has no vector ${JSON.stringify(stage.using)}.`);
  collection.checkVectors(new Map([[stage.using, vector]]));
  const options = {
    limit: stage.limit,
    threshold: stage.threshold,
    accept: passes && ((slot: number) => passes(collection.candidate(slot))),
    among: among?.map((id) => collection.table.slotOf(id)).filter((slot) => slot !== undefined),
  };
  const found = await hits(place, stage.using, vector, options);
  // A slot may have lost its point since; then the id is not found again and the search is repeated.
  return found.map(({ slot, score }) => ({ id: collection.table.idAt(slot) ?? '', score }));
}

function hits(
  { collection, worker }: Place,
  name: string,
  vector: Vector,
  options: ScanOptions,
): Hit[] | Promise<Hit[]> {
  if (!isDense(vector)) return collection.sparse.get(name)?.nearest(vector, options) ?? [];
  const block = collection.dense.get(name);
  const query = block?.distance === 'Cosine' ? normalized(vector) : vector;
  if (!block) return [];
  return (options.among?.length ?? collection.table.size) > worker.above
    ? block.nearestAside(worker, query, options)
    : block.nearest(query, options);
}

function storedVector(collection: Collection, id: PointId, name: string): Vector {
  const slot = collection.table.slotOf(id);
  if (slot === undefined)
    throw new MissingError(`There is no point ${id} in the collection ${collection.config.name}.`);
  if (!collection.vectorNames().includes(name))
    throw new BadRequestError(`The collection ${collection.config.name} has no vector ${JSON.stringify(name)}.`);
  if (!collection.hasVector(slot, name))
    throw new MissingError(`The point ${id} has no vector ${JSON.stringify(name)}.`);
  return collection.dense.get(name)?.get(slot) ?? collection.sparseVector(id, name);
}

function firstPoints(collection: Collection, passes: Filter | undefined, limit: number): ScoredPoint[] {
  const found: ScoredPoint[] = [];
  for (const id of collection.table.ordered()) {
    if (found.length === limit) break;
    if (!passes || passes(collection.candidate(collection.table.slotOf(id) as number))) found.push({ id, score: 1 });
  }
  return found;
}
