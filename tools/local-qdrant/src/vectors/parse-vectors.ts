import { BadRequestError, OutOfBoundsError } from '../errors.ts';
import { asList, isObject, objectWith, required, type JsonObject } from '../fields.ts';
import type { SparseVector } from './sparse-index.ts';

/** A vector as it came, before a collection says what its name stands for. */
export type Vector = Float32Array | SparseVector;

export function isDense(vector: Vector): vector is Float32Array {
  return vector instanceof Float32Array;
}

/** Reads the vectors of a point by name; a plain list is the vector without a name, `''`. */
export function parseNamedVectors(value: unknown): Map<string, Vector> {
  if (Array.isArray(value)) return new Map([['', parseVector(value, '`vector`')]]);
  if (!isObject(value))
    throw new BadRequestError('The field `vector` must be a list of numbers or an object of vectors by name.');
  return new Map(Object.entries(value).map(([name, vector]) => [name, parseVector(vector, `the vector \`${name}\``)]));
}

export function parseVector(value: unknown, where: string): Vector {
  if (Array.isArray(value)) return parseDense(value, where);
  if (isObject(value) && ('text' in value || 'image' in value || 'object' in value || 'model' in value)) {
    throw new BadRequestError(`${where} asks for inference, which is not supported here: send the numbers.`);
  }
  return parseSparse(objectWith(value, where, ['indices', 'values']), where);
}

function parseDense(list: unknown[], where: string): Float32Array {
  for (const number of list) {
    if (Array.isArray(number))
      throw new BadRequestError(`${where} is a list of lists; multivectors are not supported here.`);
    if (typeof number !== 'number' || !Number.isFinite(Math.fround(number)))
      throw new BadRequestError(`${where} must hold only finite 32-bit numbers.`);
  }
  return Float32Array.from(list as number[]);
}

function parseSparse(vector: JsonObject, where: string): SparseVector {
  const indices = asList(required(vector, 'indices', where), `the indices of ${where}`);
  const values = parseDense(
    asList(required(vector, 'values', where), `the values of ${where}`),
    `the values of ${where}`,
  );
  for (const index of indices) {
    if (!Number.isInteger(index) || (index as number) < 0 || (index as number) > 0xffffffff)
      throw new BadRequestError(`The indices of ${where} must be whole numbers of 32 bits.`);
  }
  if (indices.length !== values.length)
    throw new OutOfBoundsError(
      `${where} has ${indices.length} indices and ${values.length} values; there must be as many values as indices.`,
    );
  if (new Set(indices).size !== indices.length) throw new OutOfBoundsError(`The indices of ${where} must be unique.`);
  return sortedByIndex(indices as number[], values);
}

function sortedByIndex(indices: number[], values: Float32Array): SparseVector {
  const order = indices.map((_, at) => at).sort((a, b) => (indices[a] as number) - (indices[b] as number));
  return {
    indices: Uint32Array.from(order, (at) => indices[at] as number),
    values: Float32Array.from(order, (at) => values[at] as number),
  };
}
