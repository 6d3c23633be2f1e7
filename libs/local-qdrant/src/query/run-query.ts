import type { Collection } from '../collections/collection.ts';
import { BadRequestError, MissingError } from '../errors.ts';
import type { JsonObject } from '../fields.ts';
import { parseFilter, type Filter } from '../filters/filter.ts';
import type { PointId } from '../points/point-id.ts';
import { normalized } from '../vectors/distance.ts';
import { isDense, type Vector } from '../vectors/parse-vectors.ts';
import type { Hit } from '../vectors/top-list.ts';
import { distributionFusion, reciprocalRankFusion, type ScoredPoint } from './fusion.ts';
import { orderedPoints } from './order-by.ts';
import type { Query, QueryStage } from './parse-query.ts';
import { checkSelectors, presentPoint } from './presenter.ts';

/** Answers a query: its points, the best first. */
export function runQuery(collection: Collection, query: Query): { points: JsonObject[] } {
  checkSelectors(query.selectors, collection);
  const found = runStage(collection, { ...query, limit: query.limit + query.offset }, []).slice(query.offset);
  const versioned = query.question.kind !== 'scroll' && query.question.kind !== 'order';
  return {
    points: found.map(({ id, score, orderValue }) => {
      const { id: _, ...parts } = presentPoint(collection, id, query.selectors);
      const version = versioned ? collection.table.versionAt(collection.table.slotOf(id) as number) : 0;
      return { id, version, score: Math.fround(score), ...parts, ...(orderValue !== undefined && { order_value: orderValue }) };
    }),
  };
}

/** @param outer the filters of the stages above, which hold for what they are fed with too */
function runStage(collection: Collection, stage: QueryStage, outer: readonly Filter[]): ScoredPoint[] {
  const own = parseFilter(stage.filter, collection.columns);
  const filters = own ? [...outer, own] : outer;
  const lists = stage.prefetch.map((inner) => runStage(collection, inner, filters));
  if (stage.question.kind === 'rrf') return cut(reciprocalRankFusion(lists, stage.question.k, stage.question.weights), stage);
  if (stage.question.kind === 'dbsf') return cut(distributionFusion(lists), stage);
  const among = stage.prefetch.length > 0 ? [...new Set(lists.flat().map(({ id }) => id))] : undefined;
  return answer(collection, stage, filters, among);
}

function cut(points: ScoredPoint[], { threshold, limit }: QueryStage): ScoredPoint[] {
  return points.filter(({ score }) => threshold === undefined || Math.fround(score) >= Math.fround(threshold)).slice(0, limit);
}

function answer(collection: Collection, stage: QueryStage, filters: readonly Filter[], among: readonly PointId[] | undefined): ScoredPoint[] {
  const { question } = stage;
  const passes = combined(filters, among);
  if (question.kind === 'vector') return nearest(collection, stage, question.vector, passes, among);
  if (question.kind === 'point') {
    const others: Filter = (point) => point.id !== question.id && (!passes || passes(point));
    return nearest(collection, stage, storedVector(collection, question.id, stage.using), others, among);
  }
  if (question.kind === 'order') return orderedPoints(collection, question.orderBy, passes, stage.limit).map(({ id, value }) => ({ id, score: 1, orderValue: value }));
  return firstPoints(collection, passes, stage.limit);
}

function combined(filters: readonly Filter[], among: readonly PointId[] | undefined): Filter | undefined {
  const inner = among && new Set(among);
  if (!inner && filters.length === 0) return undefined;
  return (point) => (!inner || inner.has(point.id)) && filters.every((passes) => passes(point));
}

function nearest(collection: Collection, stage: QueryStage, vector: Vector, passes: Filter | undefined, among: readonly PointId[] | undefined): ScoredPoint[] {
  if (!collection.vectorNames().includes(stage.using)) throw new BadRequestError(`The collection ${collection.config.name} has no vector ${JSON.stringify(stage.using)}.`);
  collection.checkVectors(new Map([[stage.using, vector]]));
  const options = {
    limit: stage.limit,
    threshold: stage.threshold,
    accept: passes && ((slot: number) => passes(collection.candidate(slot))),
    among: among?.map((id) => collection.table.slotOf(id) as number),
  };
  return hits(collection, stage.using, vector, options).map(({ slot, score }) => ({ id: collection.table.idAt(slot) as PointId, score }));
}

function hits(collection: Collection, name: string, vector: Vector, options: Parameters<NonNullable<ReturnType<Collection['dense']['get']>>['nearest']>[1]): Hit[] {
  if (!isDense(vector)) return collection.sparse.get(name)?.nearest(vector, options) ?? [];
  const block = collection.dense.get(name);
  return block?.nearest(block.distance === 'Cosine' ? normalized(vector) : vector, options) ?? [];
}

function storedVector(collection: Collection, id: PointId, name: string): Vector {
  const slot = collection.table.slotOf(id);
  if (slot === undefined) throw new MissingError(`There is no point ${id} in the collection ${collection.config.name}.`);
  if (!collection.vectorNames().includes(name)) throw new BadRequestError(`The collection ${collection.config.name} has no vector ${JSON.stringify(name)}.`);
  if (!collection.hasVector(slot, name)) throw new MissingError(`The point ${id} has no vector ${JSON.stringify(name)}.`);
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
