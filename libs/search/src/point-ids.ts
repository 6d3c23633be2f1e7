import { uuidV5 } from '@homeroom/text';

/** The namespace of the points, a random UUID that never changes: every stored id depends on it. */
const pointNamespace = 'd7a1c2f4-5b0e-4c39-9f63-1e8a4b7d2c50';

/**
 * The id of the point that holds one chunk of one source of one family: a UUIDv5 of the three, so that ingesting the
 * same source again meets the same points.
 * @param chunk from 0
 */
export function pointId(family: string, source: string, chunk: number): string {
  return uuidV5(pointNamespace, JSON.stringify([family, source, chunk]));
}
