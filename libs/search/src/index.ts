export * from './bm25.ts';
export { stopWords } from './stop-words.ts';
export { tokenIds, tokenize } from './tokens.ts';
export * from './chunks.ts';
export { pointId } from './point-ids.ts';
export { countWords } from './words.ts';
export * from './confidence.ts';
export * from './fusion.ts';
export * from './scores.ts';
export * from './term-idf.ts';
export * from './knowledge-index.ts';
export * from './outbox/estimate-points.ts';
export * from './outbox/index-task.ts';
export type { IndexedState } from './outbox/index-waiters.ts';
export * from './outbox/indexer.ts';
export * from './outbox/note-sources-changed-sql.ts';
export * from './outbox/index-repair.ts';
export * from './outbox/reindex-all.ts';
export * from './outbox/index-outbox-sql.ts';
export { createSearch, type SearchKnowledge, type SearchSettings } from './query/search-knowledge.ts';
export {
  openConnection,
  QdrantConnection,
  type CollectionState,
  type ConnectionOptions,
  type IndexLogger,
  type CollectionLayout,
} from './qdrant/connection.ts';
export { embeddedDocument, embeddedQuery } from './qdrant/embedding-prefixes.ts';
export { ensureCollection } from './qdrant/ensure-collection.ts';
export {
  MoveRefusedError,
  moveToModel,
  type MoveProgress,
  type MoveResult,
  type MoveSettings,
} from './qdrant/move-collection.ts';
export {
  openKnowledgeIndex,
  type KnowledgeIndexSettings,
  type QdrantKnowledgeIndex,
} from './qdrant/open-knowledge-index.ts';
export { isSameModel } from './qdrant/known-dimensions.ts';
export { QdrantRefusedError } from './qdrant/qdrant-failure.ts';
export { chunkSource } from './qdrant/source-points.ts';
export type { Embeddings } from './qdrant/text-embedder.ts';
