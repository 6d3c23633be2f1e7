import { BadRequestError, OutOfBoundsError } from '../errors.ts';
import { asList, asObject, isObject, objectWith, optional, present, required, type JsonObject } from '../fields.ts';
import { parseNamedVectors, type Vector } from '../vectors/parse-vectors.ts';
import { parsePointId, type PointId } from './point-id.ts';

/** Point to store. */
export interface NewPoint {
  id: PointId;
  vectors: Map<string, Vector>;
  payload: JsonObject;
}

/** Reads the body of an upsert: `points`, or a `batch` of columns. */
export function parseUpsert(value: unknown): NewPoint[] {
  const body = objectWith(value, 'the upsert', ['points', 'batch']);
  if (present(body['points']) === present(body['batch']))
    throw new BadRequestError('An upsert takes either `points` or `batch`.');
  const points = present(body['batch'])
    ? parseBatch(body['batch'])
    : asList(body['points'], '`points`').map(parsePoint);
  if (points.length === 0) throw new BadRequestError('An upsert needs at least one point.');
  return points;
}

function parsePoint(value: unknown): NewPoint {
  const point = objectWith(value, 'a point', ['id', 'vector', 'payload']);
  const id = parsePointId(required(point, 'id', 'a point'));
  return {
    id,
    vectors: parseNamedVectors(required(point, 'vector', `the point ${id}`)),
    payload: optional(point, 'payload', asObject) ?? {},
  };
}

function parseBatch(value: unknown): NewPoint[] {
  const batch = objectWith(value, 'the batch', ['ids', 'vectors', 'payloads']);
  const ids = asList(required(batch, 'ids', 'the batch'), '`ids`').map(parsePointId);
  const vectors = batchVectors(required(batch, 'vectors', 'the batch'), ids.length);
  const payloads = optional(batch, 'payloads', asList);
  if (payloads) checkLength('payloads', payloads.length, ids.length);
  return ids.map((id, at) => ({
    id,
    vectors: parseNamedVectors(vectors[at]),
    payload: present(payloads?.[at]) ? asObject(payloads?.[at], 'a payload') : {},
  }));
}

/** The vectors of each point, from a list or from lists by name. */
function batchVectors(value: unknown, count: number): unknown[] {
  if (!isObject(value)) {
    const list = asList(value, '`vectors`');
    checkLength('vectors', list.length, count);
    return list;
  }
  const columns = Object.entries(value).map(([name, column]): [string, unknown[]] => [
    name,
    asList(column, `the vectors \`${name}\``),
  ]);
  for (const [name, column] of columns) checkLength(`vectors \`${name}\``, column.length, count);
  return Array.from({ length: count }, (_, at) =>
    Object.fromEntries(columns.map(([name, column]) => [name, column[at]])),
  );
}

function checkLength(what: string, length: number, ids: number): void {
  if (length !== ids) throw new OutOfBoundsError(`The batch has ${ids} ids and ${length} ${what}.`);
}

/** Reads the body of an update of vectors. */
export function parseVectorUpdate(value: unknown): Omit<NewPoint, 'payload'>[] {
  const body = objectWith(value, 'the update', ['points']);
  const points = asList(required(body, 'points', 'the update'), '`points`');
  if (points.length === 0) throw new OutOfBoundsError('An update of vectors needs at least one point.');
  return points.map((value) => {
    const point = objectWith(value, 'a point', ['id', 'vector']);
    const id = parsePointId(required(point, 'id', 'a point'));
    const vectors = parseNamedVectors(required(point, 'vector', `the point ${id}`));
    if (vectors.size === 0) throw new OutOfBoundsError(`The update of the point ${id} needs at least one vector.`);
    return { id, vectors };
  });
}
