import { LRUCache } from 'lru-cache';
import { BadRequestError } from '../errors.ts';
import { asBoolean, asText, isObject, objectWith, type JsonObject } from '../fields.ts';
import { parsePath, valuesAt, type PathStep } from './json-path.ts';

const types = ['keyword', 'integer', 'float', 'bool', 'datetime', 'uuid', 'text'] as const;
/** The type of a payload index. */
export type IndexType = (typeof types)[number];

/** A payload index as it was asked for. */
export interface IndexSchema {
  type: IndexType;
  /** The settings as they were given, when they were given as an object. */
  params?: JsonObject;
}

const commonSettings = ['type', 'on_disk', 'enable_hnsw'];
const settings: Record<IndexType, readonly string[]> = {
  keyword: [...commonSettings, 'is_tenant'],
  uuid: [...commonSettings, 'is_tenant'],
  integer: [...commonSettings, 'lookup', 'range', 'is_principal'],
  float: [...commonSettings, 'is_principal'],
  datetime: [...commonSettings, 'is_principal'],
  bool: commonSettings,
  text: [...commonSettings, 'tokenizer', 'lowercase'],
};

/** Reads `field_schema`: a type, or an object with a type and settings that change no answer. */
export function parseIndexSchema(value: unknown): IndexSchema {
  if (!isObject(value)) return { type: indexType(value) };
  const type = indexType(value['type']);
  const params = objectWith(value, `the ${type} index`, settings[type]);
  for (const [name, setting] of Object.entries(params)) {
    if (name === 'tokenizer') checkTokenizer(setting);
    else if (name !== 'type') asBoolean(setting, `the setting \`${name}\``);
  }
  return { type, params };
}

function indexType(value: unknown): IndexType {
  const known = types.find((type) => type === value);
  if (!known)
    throw new BadRequestError(
      `${JSON.stringify(value)} is no type of payload index that is supported here: use ${types.join(', ')}.`,
    );
  return known;
}

function checkTokenizer(value: unknown): void {
  if (asText(value, 'the setting `tokenizer`') !== 'word')
    throw new BadRequestError(`The tokenizer ${JSON.stringify(value)} is not supported here, only word.`);
}

/** The words of a text as a text index of the word tokenizer has them. */
export function indexedWords(text: string, schema: IndexSchema): string[] {
  const words = text.split(/[^\p{Alphabetic}\p{N}]+/u).filter(Boolean);
  return schema.params?.['lowercase'] === false ? words : words.map((word) => word.toLowerCase());
}

const outside = Symbol('kept in the payload only');

/**
 * One payload field of every point, in memory, so that a condition on it need not read payloads. Answers are the same
 * with and without it; text and nested values stay in the payload.
 */
export class PayloadColumn {
  readonly schema: IndexSchema;
  readonly path: readonly PathStep[];
  private readonly rows: unknown[] = [];
  private readonly counted: boolean[] = [];
  private readonly shared = new LRUCache<string, string>({ max: 10_000 });
  private filled = 0;

  constructor(field: string, schema: IndexSchema) {
    this.schema = schema;
    this.path = parsePath(field, 'the field of an index');
  }

  /** The number of points with a value of the index's kind. */
  get points(): number {
    return this.filled;
  }

  set(slot: number, payload: JsonObject): void {
    this.clear(slot);
    const found = valuesAt(payload, this.path);
    this.rows[slot] = this.toRow(found);
    if (!found.flat().some((value) => fits(value, this.schema.type))) return;
    this.counted[slot] = true;
    this.filled += 1;
  }

  clear(slot: number): void {
    if (this.counted[slot]) this.filled -= 1;
    this.counted[slot] = false;
    this.rows[slot] = undefined;
  }

  /** The values at the field as `valuesAt` gives them; undefined when the payload must be read. */
  valuesAt(slot: number): readonly unknown[] | undefined {
    const row = this.rows[slot];
    if (row === undefined) return [];
    if (row === outside) return undefined;
    return Array.isArray(row) ? row : [row];
  }

  private toRow(found: unknown[]): unknown {
    if (found.length === 0) return undefined;
    if (this.schema.type === 'text') return outside;
    if (found.length > 1 || !isScalar(found[0]))
      return found.flat(1).every(isScalar) ? found.map((value) => this.share(value)) : outside;
    return this.share(found[0]);
  }

  private share(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((element) => this.share(element));
    if (typeof value !== 'string') return value;
    const known = this.shared.get(value);
    if (known !== undefined) return known;
    this.shared.set(value, value);
    return value;
  }
}

function isScalar(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}

/** Whether an index of this type holds the value. */
export function fits(value: unknown, type: IndexType): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'float') return typeof value === 'number';
  if (type === 'bool') return typeof value === 'boolean';
  return typeof value === 'string';
}
