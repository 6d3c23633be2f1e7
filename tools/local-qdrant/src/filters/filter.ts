import { BadRequestError, OutOfBoundsError } from '../errors.ts';
import {
  asCount,
  asList,
  asObject,
  asText,
  objectWith,
  oneOrMany,
  present,
  required,
  type JsonObject,
} from '../fields.ts';
import { parsePath, valuesAt, type PathStep } from '../payload/json-path.ts';
import type { PayloadColumn } from '../payload/payload-index.ts';
import { parsePointId, type PointId } from '../points/point-id.ts';
import { isEmpty, isNull, keyOf, parseMatch, parseRange, parseValuesCount, type ValuesTest } from './field-tests.ts';

/** A point as a filter sees it. */
export interface Candidate {
  id: PointId;
  slot: number;
  /** Reads the payload, which may come from disk. */
  payload(): JsonObject;
  hasVector(name: string): boolean;
}

/** Says whether a point passes. */
export type Filter = (candidate: Candidate) => boolean;

/** The payload indexes by field, which filters use where they can. */
export type Columns = ReadonlyMap<string, PayloadColumn>;

const clauses = ['must', 'should', 'must_not', 'min_should'];
const fieldConditions = ['match', 'range', 'values_count', 'is_empty', 'is_null'];
const conditions = ['is_empty', 'is_null', 'has_id', 'has_vector', 'nested'];

/** Compiles a filter; undefined when there is none. Every field and condition that is not supported is refused by name. */
export function parseFilter(value: unknown, columns: Columns): Filter | undefined {
  return present(value) ? compile(value, new Scope(columns, false)) : undefined;
}

/** Scope of a filter: points with their indexes, or the elements of a nested list. */
class Scope {
  readonly columns: Columns;
  readonly nested: boolean;

  constructor(columns: Columns, nested: boolean) {
    this.columns = columns;
    this.nested = nested;
  }
}

function compile(value: unknown, scope: Scope): Filter {
  const filter = objectWith(value, 'a filter', clauses);
  const read = (clause: string) =>
    present(filter[clause]) ? oneOrMany(filter[clause]).map((condition) => compileCondition(condition, scope)) : [];
  const must = read('must');
  const should = read('should');
  const mustNot = read('must_not');
  const minShould = present(filter['min_should']) ? compileMinShould(filter['min_should'], scope) : undefined;
  return (point) =>
    must.every((passes) => passes(point)) &&
    !mustNot.some((passes) => passes(point)) &&
    (should.length === 0 || should.some((passes) => passes(point))) &&
    (!minShould || minShould(point));
}

function compileMinShould(value: unknown, scope: Scope): Filter {
  const minShould = objectWith(value, '`min_should`', ['conditions', 'min_count']);
  const all = asList(required(minShould, 'conditions', '`min_should`'), '`conditions`').map((condition) =>
    compileCondition(condition, scope),
  );
  const least = asCount(required(minShould, 'min_count', '`min_should`'), '`min_count`');
  return (point) => all.filter((passes) => passes(point)).length >= least;
}

function compileCondition(value: unknown, scope: Scope): Filter {
  const condition = asObject(value, 'a condition');
  if (present(condition['key'])) return compileField(condition, scope);
  const kind = Object.keys(condition).filter((name) => present(condition[name]));
  if (kind.every((name) => clauses.includes(name))) return compile(condition, scope);
  if (kind.length !== 1 || !conditions.includes(String(kind[0]))) {
    throw new BadRequestError(`A condition with \`${kind.join('`, `')}\` and no \`key\` is not supported here.`);
  }
  return compileSpecial(String(kind[0]), condition, scope);
}

function compileSpecial(kind: string, condition: JsonObject, scope: Scope): Filter {
  const value = condition[kind];
  if (kind === 'is_empty') return onValues(keyOf(value, '`is_empty`'), isEmpty, scope);
  if (kind === 'is_null') return onValues(keyOf(value, '`is_null`'), isNull, scope);
  if (kind === 'nested') return compileNested(value, scope);
  if (scope.nested) throw new BadRequestError(`The condition \`${kind}\` inside \`nested\` is not supported here.`);
  if (kind === 'has_id') {
    const wanted = new Set(asList(value, '`has_id`').map(parsePointId));
    return (point) => wanted.has(point.id);
  }
  const name = asText(value, '`has_vector`');
  return (point) => point.hasVector(name);
}

function compileField(condition: JsonObject, scope: Scope): Filter {
  objectWith(condition, 'a condition', ['key', ...fieldConditions]);
  const kinds = fieldConditions.filter((kind) => present(condition[kind]));
  parsePath(condition['key']);
  if (kinds.length === 0)
    throw new OutOfBoundsError(
      `The condition on ${JSON.stringify(condition['key'])} says nothing: it needs one of ${fieldConditions.join(', ')}.`,
    );
  if (kinds.length > 1)
    throw new BadRequestError(
      `The condition on ${JSON.stringify(condition['key'])} has ${kinds.join(' and ')}; one is supported here, so write two conditions.`,
    );
  return onValues(condition['key'], fieldTest(String(kinds[0]), condition, scope), scope);
}

function fieldTest(kind: string, condition: JsonObject, scope: Scope): ValuesTest {
  const value = condition[kind];
  if (kind === 'range') return parseRange(value);
  if (kind === 'values_count') return parseValuesCount(value);
  if (kind === 'is_empty') return (values) => isEmpty(values) === value;
  if (kind === 'is_null') return (values) => isNull(values) === value;
  const index = scope.columns.get(String(condition['key']))?.schema;
  return parseMatch(value, index?.type === 'text' ? index : undefined);
}

function onValues(key: unknown, test: ValuesTest, scope: Scope): Filter {
  const path = parsePath(key);
  const column = scope.columns.get(String(key));
  if (!column) return (point) => test(valuesAt(point.payload(), path));
  return (point) => test(column.valuesAt(point.slot) ?? valuesAt(point.payload(), path));
}

function compileNested(value: unknown, scope: Scope): Filter {
  const nested = objectWith(value, '`nested`', ['key', 'filter']);
  const path = everyElement(parsePath(required(nested, 'key', '`nested`')));
  const passes = compile(required(nested, 'filter', '`nested`'), new Scope(new Map(), true));
  if (scope.nested) throw new BadRequestError('`nested` inside `nested` is not supported here.');
  return (point) =>
    valuesAt(point.payload(), path).some((element) =>
      passes({ ...point, payload: () => element as JsonObject, hasVector: () => false }),
    );
}

function everyElement(path: PathStep[]): PathStep[] {
  return path.at(-1)?.kind === 'key' ? [...path, { kind: 'every' }] : path;
}
