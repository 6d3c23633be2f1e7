import { BadRequestError, OutOfBoundsError } from '../errors.ts';
import {
  asBoolean,
  asCount,
  asNumber,
  asObject,
  asText,
  objectWith,
  optional,
  present,
  required,
  type JsonObject,
} from '../fields.ts';
import type { IndexSchema } from '../payload/payload-index.ts';
import { distances, type Distance } from '../vectors/distance.ts';

/** A dense vector's settings: its length and comparison, and settings that change no answer, shown back. */
export interface DenseSettings extends JsonObject {
  size: number;
  distance: Distance;
}

/** A sparse vector's settings. */
export interface SparseSettings extends JsonObject {
  modifier?: 'none' | 'idf';
}

/** Configuration of a collection. Maps are lists of pairs, so that any name is safe. */
export interface CollectionConfig {
  name: string;
  dense: [string, DenseSettings][];
  sparse: [string, SparseSettings][];
  /** Whether `vectors` was given without a name; the vector is then called `''`. */
  unnamed: boolean;
  onDiskPayload: boolean;
  hnsw: JsonObject;
  optimizers: JsonObject;
  wal: JsonObject;
  metadata: JsonObject;
  indexes: [string, IndexSchema][];
}

const forbiddenInNames = '<>:"/\\|?*\u0000\u001f';
const largestSize = 65_536;
const hnswSettings = [
  'm',
  'ef_construct',
  'full_scan_threshold',
  'max_indexing_threads',
  'on_disk',
  'payload_m',
  'inline_storage',
];
const optimizerSettings = [
  'deleted_threshold',
  'vacuum_min_vector_number',
  'default_segment_number',
  'max_segment_size',
  'memmap_threshold',
  'indexing_threshold',
  'flush_interval_sec',
  'max_optimization_threads',
  'prevent_unoptimized',
];
const walSettings = ['wal_capacity_mb', 'wal_segments_ahead', 'wal_retain_closed'];

/** Refuses names that Qdrant refuses. */
export function checkCollectionName(name: string): void {
  const bad = [...name].find((character) => forbiddenInNames.includes(character));
  if (bad)
    throw new OutOfBoundsError(`The collection name ${JSON.stringify(name)} must not hold the character ${bad}.`);
  if (name.length === 0 || name.length > 255)
    throw new OutOfBoundsError(`A collection name must have 1 to 255 characters, not ${name.length}.`);
}

/** Reads the body of a create. Settings of indexing that change no answer are kept and shown back. */
export function parseCollectionConfig(name: string, value: unknown): CollectionConfig {
  const known = [
    'vectors',
    'sparse_vectors',
    'metadata',
    'on_disk_payload',
    'shard_number',
    'replication_factor',
    'write_consistency_factor',
    'hnsw_config',
    'optimizers_config',
    'wal_config',
  ];
  const body = objectWith(value, 'the collection', known);
  for (const single of ['shard_number', 'replication_factor', 'write_consistency_factor']) {
    if (present(body[single]) && body[single] !== 1) throw new BadRequestError(`\`${single}\` can only be 1 here.`);
  }
  const unnamed =
    present(body['vectors']) &&
    present(asObject(body['vectors'], '`vectors`')['size']) &&
    typeof asObject(body['vectors'], '`vectors`')['size'] !== 'object';
  const dense = parseDense(body['vectors'], unnamed);
  const sparse = Object.entries(optional(body, 'sparse_vectors', asObject) ?? {}).map(
    ([vector, settings]): [string, SparseSettings] => [vector, parseSparse(vector, settings)],
  );
  const twice = sparse.find(([vector]) => dense.some(([other]) => other === vector));
  if (twice) throw new BadRequestError(`The vector name \`${twice[0]}\` stands for a dense and a sparse vector.`);
  return {
    name,
    dense,
    sparse,
    unnamed,
    onDiskPayload: optional(body, 'on_disk_payload', asBoolean) ?? true,
    ...parseTuning(body),
    wal: parseSettings(body, 'wal_config', walSettings),
    metadata: optional(body, 'metadata', asObject) ?? {},
    indexes: [],
  };
}

/** Reads the body of an update onto the configuration: metadata is merged; null removes a key, an empty object all. */
export function updatedConfig(config: CollectionConfig, value: unknown): CollectionConfig {
  const body = objectWith(value, 'the update', ['metadata', 'hnsw_config', 'optimizers_config']);
  const metadata = optional(body, 'metadata', asObject);
  const { hnsw, optimizers } = parseTuning(body);
  return {
    ...config,
    hnsw: { ...config.hnsw, ...hnsw },
    optimizers: { ...config.optimizers, ...optimizers },
    metadata: metadata && Object.keys(metadata).length === 0 ? {} : withoutNulls({ ...config.metadata, ...metadata }),
  };
}

function withoutNulls(fields: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

function parseTuning(body: JsonObject): Pick<CollectionConfig, 'hnsw' | 'optimizers'> {
  return {
    hnsw: parseSettings(body, 'hnsw_config', hnswSettings),
    optimizers: parseSettings(body, 'optimizers_config', optimizerSettings),
  };
}

function parseSettings(body: JsonObject, name: string, known: readonly string[]): JsonObject {
  const settings = present(body[name]) ? objectWith(body[name], `\`${name}\``, known) : {};
  for (const [setting, value] of Object.entries(settings))
    if (present(value) && typeof value !== 'boolean') asNumber(value, `the setting \`${setting}\``);
  return settings;
}

function parseDense(value: unknown, unnamed: boolean): [string, DenseSettings][] {
  if (!present(value)) return [];
  if (unnamed) return [['', parseDenseSettings('', value)]];
  return Object.entries(asObject(value, '`vectors`')).map(([name, settings]) => [
    name,
    parseDenseSettings(name, settings),
  ]);
}

function parseDenseSettings(name: string, value: unknown): DenseSettings {
  const where = name === '' ? 'the vector' : `the vector \`${name}\``;
  const settings = objectWith(value, where, ['size', 'distance', 'on_disk', 'hnsw_config', 'datatype']);
  const size = asCount(required(settings, 'size', where), `the size of ${where}`);
  if (size === 0) throw new BadRequestError(`The size of ${where} must be at least 1.`);
  if (size > largestSize) throw new OutOfBoundsError(`The size of ${where} is ${size}; the largest is ${largestSize}.`);
  const distance = distances.find((known) => known === required(settings, 'distance', where));
  if (!distance)
    throw new BadRequestError(`${JSON.stringify(settings['distance'])} is no distance; use ${distances.join(', ')}.`);
  if (present(settings['datatype']) && settings['datatype'] !== 'float32')
    throw new BadRequestError(
      `The datatype ${JSON.stringify(settings['datatype'])} is not supported here, only float32.`,
    );
  optional(settings, 'on_disk', asBoolean);
  parseSettings(settings, 'hnsw_config', hnswSettings);
  return { ...settings, size, distance };
}

function parseSparse(name: string, value: unknown): SparseSettings {
  const where = `the sparse vector \`${name}\``;
  const settings = objectWith(value, where, ['modifier', 'index']);
  const modifier = optional(settings, 'modifier', asText);
  if (modifier !== undefined && modifier !== 'idf' && modifier !== 'none')
    throw new BadRequestError(`${JSON.stringify(modifier)} is no modifier of ${where}; use idf or none.`);
  const index = present(settings['index'])
    ? objectWith(settings['index'], `the index of ${where}`, ['full_scan_threshold', 'on_disk', 'datatype'])
    : {};
  if (present(index['datatype']) && index['datatype'] !== 'float32')
    throw new BadRequestError(
      `The datatype ${JSON.stringify(index['datatype'])} of ${where} is not supported here, only float32.`,
    );
  return settings as SparseSettings;
}
