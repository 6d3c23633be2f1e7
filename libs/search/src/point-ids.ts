import { uuidV5 } from '@homeroom/text';

/** Namespace of point ids: a random UUID that must never change, because every stored id depends on it. */
const pointNamespace = 'd7a1c2f4-5b0e-4c39-9f63-1e8a4b7d2c50';

/**
 * Returns the point id of a chunk: a UUIDv5 of family, source and chunk, so that ingesting a source again updates the
 * same points.
 * @param chunk from 0
 */
export function pointId(family: string, source: string, chunk: number): string {
  return uuidV5(pointNamespace, JSON.stringify([family, source, chunk]));
}
