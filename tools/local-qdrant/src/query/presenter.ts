import type { Collection } from '../collections/collection.ts';
import { BadRequestError } from '../errors.ts';
import { asBoolean, asList, asText, present, type JsonObject } from '../fields.ts';
import { parsePayloadSelector, type PayloadSelector } from '../payload/payload-selector.ts';
import type { PointId } from '../points/point-id.ts';
import { shortestFloat32 } from '../vectors/shortest-float32.ts';

/** Parts of a point shown in a response. */
export interface Selectors {
  payload: PayloadSelector;
  /** Names of vectors, every name, or none. */
  vectors: readonly string[] | 'all' | undefined;
}

/** Reads `with_payload` and `with_vector`. */
export function parseSelectors(request: JsonObject, payloadUnset: boolean): Selectors {
  return {
    payload: parsePayloadSelector(request['with_payload'], payloadUnset),
    vectors: parseVectorSelector(request['with_vector']),
  };
}

function parseVectorSelector(value: unknown): Selectors['vectors'] {
  if (!present(value)) return undefined;
  if (Array.isArray(value))
    return asList(value, '`with_vector`').map((name) => asText(name, 'a name in `with_vector`'));
  return asBoolean(value, '`with_vector`') ? 'all' : undefined;
}

/** Refuses selected vectors that the collection does not have. */
export function checkSelectors(selectors: Selectors, collection: Collection): void {
  if (!Array.isArray(selectors.vectors)) return;
  const unknown = (selectors.vectors as string[]).find((name) => !collection.vectorNames().includes(name));
  if (unknown !== undefined)
    throw new BadRequestError(`The collection ${collection.config.name} has no vector ${JSON.stringify(unknown)}.`);
}

/** A point as answers show it. */
export function presentPoint(collection: Collection, id: PointId, selectors: Selectors): JsonObject {
  return {
    id,
    ...(selectors.payload && { payload: selectors.payload(collection.payload(id)) }),
    ...(selectors.vectors && { vector: presentVectors(collection, id, selectors.vectors) }),
  };
}

function presentVectors(collection: Collection, id: PointId, wanted: readonly string[] | 'all'): unknown {
  const names = wanted === 'all' ? collection.vectorNames() : wanted;
  const slot = collection.table.slotOf(id) as number;
  const shown = names
    .filter((name) => collection.hasVector(slot, name))
    .map((name) => [name, presentVector(collection, id, slot, name)] as const);
  if (collection.config.unnamed && shown[0]?.[0] === '' && shown.length === 1) return shown[0][1];
  return Object.fromEntries(shown);
}

function presentVector(collection: Collection, id: PointId, slot: number, name: string): unknown {
  const block = collection.dense.get(name);
  if (block) return Array.from(block.get(slot) as Float32Array, shortestFloat32);
  const { indices, values } = collection.sparseVector(id, name);
  return { indices: Array.from(indices), values: Array.from(values, shortestFloat32) };
}
