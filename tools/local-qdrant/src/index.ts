export { startLocalQdrant, type LocalQdrant, type LocalQdrantOptions } from './start-local-qdrant.ts';
export { FolderInUseError } from './errors.ts';
