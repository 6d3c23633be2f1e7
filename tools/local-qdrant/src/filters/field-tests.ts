import { BadRequestError } from '../errors.ts';
import {
  asCount,
  asList,
  asNumber,
  asText,
  isObject,
  objectWith,
  present,
  required,
  type JsonObject,
} from '../fields.ts';
import { parseDateTime } from '../payload/date-time.ts';
import { indexedWords, type IndexSchema } from '../payload/payload-index.ts';

/** Says whether the values that a path leads to pass. */
export type ValuesTest = (values: readonly unknown[]) => boolean;

/** Passes when any value does, a list counting by its elements. */
function any(test: (value: unknown) => boolean): ValuesTest {
  return (values) => values.some((value) => (Array.isArray(value) ? value.some(test) : test(value)));
}

/** Reads `match`: value, any, except or text. */
export function parseMatch(value: unknown, textIndex: IndexSchema | undefined): ValuesTest {
  const match = objectWith(value, '`match`', ['value', 'any', 'except', 'text']);
  const kinds = Object.keys(match).filter((kind) => present(match[kind]));
  if (kinds.length !== 1) throw new BadRequestError('`match` takes exactly one of value, any, except and text.');
  if (present(match['value'])) return any(equals(match['value']));
  if (present(match['any'])) return matchAny(alike(match['any'], 'any'));
  if (present(match['except'])) return matchExcept(alike(match['except'], 'except'));
  return matchText(asText(match['text'], '`text`'), textIndex);
}

function equals(wanted: unknown): (value: unknown) => boolean {
  if (typeof wanted !== 'string' && typeof wanted !== 'boolean' && !Number.isSafeInteger(wanted)) {
    throw new BadRequestError(`\`match\` compares text, whole numbers, true and false, not ${JSON.stringify(wanted)}.`);
  }
  return (value) => value === wanted;
}

function alike(value: unknown, kind: string): (string | number)[] {
  const list = asList(value, `\`${kind}\``);
  const texts = list.every((element) => typeof element === 'string');
  if (!texts && !list.every((element) => Number.isSafeInteger(element)))
    throw new BadRequestError(`\`${kind}\` must hold only texts or only whole numbers.`);
  return list as (string | number)[];
}

function matchAny(list: (string | number)[]): ValuesTest {
  const wanted = new Set<unknown>(list);
  return any((value) => wanted.has(value));
}

/** An empty list finds every point, also those that lack the key. */
function matchExcept(list: (string | number)[]): ValuesTest {
  if (list.length === 0) return () => true;
  const unwanted = new Set<unknown>(list);
  return any((value) => value !== null && !unwanted.has(value));
}

/** With a text index all words must be there; without one it is a substring. */
function matchText(text: string, index: IndexSchema | undefined): ValuesTest {
  if (!index) return any((value) => typeof value === 'string' && value.includes(text));
  const wanted = indexedWords(text, index);
  return any((value) => {
    if (typeof value !== 'string' || wanted.length === 0) return false;
    const words = new Set(indexedWords(value, index));
    return wanted.every((word) => words.has(word));
  });
}

const bounds = ['gt', 'gte', 'lt', 'lte'];

/** Reads `range`: bounds are numbers, or dates and times. */
export function parseRange(value: unknown): ValuesTest {
  const range = objectWith(value, '`range`', bounds);
  const given = bounds.filter((bound) => present(range[bound]));
  if (given.length > 0 && given.every((bound) => typeof range[bound] === 'string')) {
    const inside = between(range, (bound) => readDateTime(asText(bound, 'a bound of `range`')));
    return any((found) => typeof found === 'string' && inside(parseDateTime(found)));
  }
  const inside = between(range, (bound) => asNumber(bound, 'a bound of `range`'));
  return any((found) => typeof found === 'number' && inside(found));
}

/** Reads `values_count`: how many values there are. A key that is not there never passes. */
export function parseValuesCount(value: unknown): ValuesTest {
  const inside = between(objectWith(value, '`values_count`', bounds), (bound) =>
    asCount(bound, 'a bound of `values_count`'),
  );
  const size = (found: unknown) => (Array.isArray(found) ? found.length : found === null ? 0 : 1);
  return (values) => values.some((found) => inside(size(found)));
}

function between(range: JsonObject, read: (bound: unknown) => number): (value: number | undefined) => boolean {
  const [gt, gte, lt, lte] = bounds.map((bound) => (present(range[bound]) ? read(range[bound]) : undefined));
  return (value) =>
    value !== undefined &&
    (gt === undefined || value > gt) &&
    (gte === undefined || value >= gte) &&
    (lt === undefined || value < lt) &&
    (lte === undefined || value <= lte);
}

function readDateTime(text: string): number {
  const read = parseDateTime(text);
  if (read === undefined) throw new BadRequestError(`${JSON.stringify(text)} is no date and time.`);
  return read;
}

/** Nothing there, null, or an empty list. */
export const isEmpty: ValuesTest = (values) =>
  values.every((value) => value === null || (Array.isArray(value) && value.length === 0));

/** Null itself; a list with null in it is a list. */
export const isNull: ValuesTest = (values) => values.includes(null);

/** Reads `{ key }` of is_empty and is_null. */
export function keyOf(value: unknown, where: string): unknown {
  return required(objectWith(isObject(value) ? value : { key: value }, where, ['key']), 'key', where);
}
