import type { JsonObject } from '../fields.ts';
import type { Collection } from './collection.ts';

const hnsw = { m: 16, ef_construct: 100, full_scan_threshold: 10_000, max_indexing_threads: 0, on_disk: false };
const optimizers = {
  deleted_threshold: 0.2,
  vacuum_min_vector_number: 1000,
  default_segment_number: 2,
  max_segment_size: null,
  memmap_threshold: null,
  indexing_threshold: 10_000,
  flush_interval_sec: 5,
  max_optimization_threads: null,
  prevent_unoptimized: null,
};
const wal = { wal_capacity_mb: 32, wal_segments_ahead: 0, wal_retain_closed: 1 };

/** Response of `GET /collections/{name}`. Search is exact, so nothing ever waits to be indexed. */
export function collectionInfo(collection: Collection): JsonObject {
  const { config } = collection;
  const vectors = config.unnamed ? config.dense[0]?.[1] : Object.fromEntries(config.dense);
  const single = {
    shard_number: 1,
    replication_factor: 1,
    write_consistency_factor: 1,
    on_disk_payload: config.onDiskPayload,
  };
  return {
    status: 'green',
    optimizer_status: 'ok',
    indexed_vectors_count: 0,
    points_count: collection.table.size,
    segments_count: 1,
    config: {
      params: {
        vectors,
        ...single,
        ...(config.sparse.length > 0 && { sparse_vectors: Object.fromEntries(config.sparse) }),
      },
      hnsw_config: { ...hnsw, ...config.hnsw },
      optimizer_config: { ...optimizers, ...config.optimizers },
      wal_config: { ...wal, ...config.wal },
      quantization_config: null,
      ...(Object.keys(config.metadata).length > 0 && { metadata: config.metadata }),
    },
    payload_schema: payloadSchema(collection),
    update_queue: { length: 0 },
  };
}

function payloadSchema(collection: Collection): JsonObject {
  const entries = [...collection.columns].map(([field, { schema, points }]) => [
    field,
    { data_type: schema.type, ...(schema.params && { params: schema.params }), points },
  ]);
  return Object.fromEntries(entries) as JsonObject;
}
