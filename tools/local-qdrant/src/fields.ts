import { BadRequestError } from './errors.ts';

/** A JSON object as it arrived. */
export type JsonObject = Record<string, unknown>;

/** Whether a field is there: null is the same as left out, as Qdrant reads optional fields. */
export function present(value: unknown): boolean {
  return value !== undefined && value !== null;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as an object that has no fields but the known ones. */
export function objectWith(value: unknown, where: string, known: readonly string[]): JsonObject {
  const object = asObject(value, where);
  for (const name of Object.keys(object)) {
    if (!known.includes(name) && present(object[name]))
      throw new BadRequestError(`The field \`${name}\` of ${where} is not supported here.`);
  }
  return object;
}

export function asObject(value: unknown, where: string): JsonObject {
  if (!isObject(value)) throw new BadRequestError(`${capital(where)} must be an object.`);
  return value;
}

export function asList(value: unknown, where: string): unknown[] {
  if (!Array.isArray(value)) throw new BadRequestError(`${capital(where)} must be a list.`);
  return value;
}

/** A list, or a single value that stands for a list of one. */
export function oneOrMany(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

export function asText(value: unknown, where: string): string {
  if (typeof value !== 'string') throw new BadRequestError(`${capital(where)} must be text.`);
  return value;
}

export function asNumber(value: unknown, where: string): number {
  if (typeof value !== 'number') throw new BadRequestError(`${capital(where)} must be a number.`);
  return value;
}

/** A whole number from 0. */
export function asCount(value: unknown, where: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
    throw new BadRequestError(`${capital(where)} must be a whole number from 0, not ${JSON.stringify(value)}.`);
  }
  return value;
}

export function asBoolean(value: unknown, where: string): boolean {
  if (typeof value !== 'boolean') throw new BadRequestError(`${capital(where)} must be true or false.`);
  return value;
}

/** The field of an object, refused when it is missing. */
export function required(object: JsonObject, name: string, where: string): unknown {
  if (!present(object[name])) throw new BadRequestError(`The field \`${name}\` of ${where} is missing.`);
  return object[name];
}

/** Reads the field when it is there. */
export function optional<T>(
  object: JsonObject,
  name: string,
  read: (value: unknown, where: string) => T,
): T | undefined {
  return present(object[name]) ? read(object[name], `the field \`${name}\``) : undefined;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
