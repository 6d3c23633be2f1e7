import { BadRequestError } from '../errors.ts';

/** A point's id: a whole number from 0 up to 2^53 − 1, or a UUID in lower case with dashes. */
export type PointId = number | string;

const dashed = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const plain = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/** Reads an id; UUIDs may come in capitals, without dashes or with `urn:uuid:` in front. */
export function parsePointId(value: unknown): PointId {
  if (typeof value === 'number') {
    if (Number.isSafeInteger(value) && value >= 0) return value;
    throw new BadRequestError(`${value} is no point id: a number must be whole, from 0 to ${Number.MAX_SAFE_INTEGER}.`);
  }
  if (typeof value === 'string') {
    const text = value.toLowerCase().replace(/^urn:uuid:/, '');
    if (dashed.test(text)) return text;
    const parts = plain.exec(text);
    if (parts) return parts.slice(1).join('-');
  }
  throw new BadRequestError(`${JSON.stringify(value)} is no point id: it must be a whole number from 0 or a UUID.`);
}

/** Parses an id from a path, where a number is text. */
export function parsePathPointId(text: string): PointId {
  return parsePointId(/^\d+$/.test(text) ? Number(text) : text);
}

/** The order of scrolling: numbers first, then UUIDs. */
export function comparePointIds(a: PointId, b: PointId): number {
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
