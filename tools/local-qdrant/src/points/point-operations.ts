import type { Collection } from '../collections/collection.ts';
import { BadRequestError, MissingError } from '../errors.ts';
import { asList, asObject, asText, isObject, objectWith, present, required, type JsonObject } from '../fields.ts';
import { parseFilter } from '../filters/filter.ts';
import { changedAt, parsePath } from '../payload/json-path.ts';
import type { WriteBatch } from '../storage/store.ts';
import { parseUpsert, parseVectorUpdate } from './parse-points.ts';
import { parsePointId, type PointId } from './point-id.ts';

/**
 * A change to points: made in memory and written into the batch. Nothing is changed when it throws; when it returns an
 * error, a point that it names was not there, and the others were changed.
 */
export type Change = (collection: Collection, version: number, batch: WriteBatch) => MissingError | undefined;

/** Every change is first read from the body, which needs no collection, and then made to one. */
export type ReadChange = (body: unknown) => Change;

/** Stores points whole: what was there under their ids is replaced. */
export const upsertPoints: ReadChange = (body) => {
  const points = parseUpsert(body);
  return (collection, version, batch) => {
    for (const { vectors } of points) collection.checkVectors(vectors);
    for (const { id, vectors, payload } of points) {
      collection.setPayload(id, payload, version, batch);
      for (const name of collection.vectorNames()) if (!vectors.has(name)) collection.removeVector(id, name, batch);
      for (const [name, vector] of vectors) collection.setVector(id, name, vector, batch);
    }
    return undefined;
  };
};

export const updateVectors: ReadChange = (body) => {
  const points = parseVectorUpdate(body);
  return (collection, _version, batch) => {
    for (const { vectors } of points) collection.checkVectors(vectors);
    for (const { id, vectors } of points)
      if (collection.table.slotOf(id) !== undefined)
        for (const [name, vector] of vectors) collection.setVector(id, name, vector, batch);
    return firstMissing(
      collection,
      points.map(({ id }) => id),
    );
  };
};

export const deleteVectors: ReadChange = (body) => {
  const request = objectWith(body, 'the request', ['points', 'filter', 'vector']);
  const names = asList(required(request, 'vector', 'the request'), '`vector`').map((name) =>
    asText(name, 'a vector name'),
  );
  const select = parseSelection(request);
  return (collection, _version, batch) => {
    const unknown = names.find((name) => !collection.vectorNames().includes(name));
    if (unknown !== undefined)
      throw new BadRequestError(`The collection ${collection.config.name} has no vector ${JSON.stringify(unknown)}.`);
    for (const id of existing(collection, select(collection)))
      for (const name of names) collection.removeVector(id, name, batch);
    return undefined;
  };
};

/** Lays the given fields over the payload, or over the object at `key` in it. */
export const setPayload: ReadChange = (body) =>
  changePayloads(body, (payload, given, path) => {
    if (!path) return { ...payload, ...given };
    return changedAt(payload, path, (value) => ({ ...(isObject(value) && value), ...given }), true) as JsonObject;
  });

/** Puts the given fields in place of the whole payload, or of the object at `key` in it. */
export const overwritePayload: ReadChange = (body) =>
  changePayloads(body, (payload, given, path) =>
    path ? (changedAt(payload, path, () => given, true) as JsonObject) : given,
  );

export const deletePayload: ReadChange = (body) => {
  const request = objectWith(body, 'the request', ['keys', 'points', 'filter']);
  const paths = asList(required(request, 'keys', 'the request'), '`keys`').map((key) => parsePath(key, 'a key'));
  return rewrite(
    parseSelection(request),
    (payload) => paths.reduce((rest, path) => changedAt(rest, path, () => undefined) as JsonObject, payload),
    true,
  );
};

export const clearPayload: ReadChange = (body) =>
  rewrite(parseSelection(objectWith(body, 'the request', ['points', 'filter'])), () => ({}), false);

export const deletePoints: ReadChange = (body) => {
  const request = objectWith(body, 'the request', ['points', 'filter']);
  const select = parseSelection(request);
  if (Array.isArray(request['points']) && request['points'].length === 0)
    throw new BadRequestError('A deletion needs at least one point.');
  return (collection, _version, batch) => {
    for (const id of existing(collection, select(collection))) collection.removePoint(id, batch);
    return undefined;
  };
};

function changePayloads(
  body: unknown,
  change: (payload: JsonObject, given: JsonObject, path: ReturnType<typeof parsePath> | undefined) => JsonObject,
): Change {
  const request = objectWith(body, 'the request', ['payload', 'points', 'filter', 'key']);
  const given = asObject(required(request, 'payload', 'the request'), '`payload`');
  const path = present(request['key']) ? parsePath(request['key'], '`key`') : undefined;
  return rewrite(parseSelection(request), (payload) => change(payload, given, path), true);
}

function rewrite(select: Selection, change: (payload: JsonObject) => JsonObject, mustExist: boolean): Change {
  return (collection, version, batch) => {
    const ids = select(collection);
    for (const id of existing(collection, ids))
      collection.setPayload(id, change(collection.payload(id)), version, batch);
    return mustExist ? firstMissing(collection, ids) : undefined;
  };
}

type Selection = (collection: Collection) => PointId[];

/** Reads which points are meant: `points` or `filter`. */
function parseSelection(request: JsonObject): Selection {
  if (present(request['points']) === present(request['filter']))
    throw new BadRequestError('The request needs either `points` or `filter`.');
  if (present(request['points'])) {
    const ids = asList(request['points'], '`points`').map(parsePointId);
    return () => ids;
  }
  parseFilter(request['filter'], new Map());
  return (collection) => {
    const passes = parseFilter(request['filter'], collection.columns);
    return collection.table
      .ordered()
      .filter((id) => passes?.(collection.candidate(collection.table.slotOf(id) as number)));
  };
}

function existing(collection: Collection, ids: readonly PointId[]): PointId[] {
  return ids.filter((id) => collection.table.slotOf(id) !== undefined);
}

function firstMissing(collection: Collection, ids: readonly PointId[]): MissingError | undefined {
  const missing = ids.find((id) => collection.table.slotOf(id) === undefined);
  return missing === undefined
    ? undefined
    : new MissingError(`There is no point ${missing} in the collection ${collection.config.name}.`);
}
