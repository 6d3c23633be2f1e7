import type { QdrantClient } from '@qdrant/js-client-rest';
import type { CollectionState } from './collection-state.ts';
import type { QdrantConnection } from './connection.ts';
import { inBatches, pointVectors, type IndexPoint } from './source-points.ts';
import type { TextEmbedder } from './text-embedder.ts';

type PointId = string | number;
type StoredPoint = Awaited<ReturnType<QdrantClient['retrieve']>>[number];

export interface SweepSettings {
  connection: QdrantConnection;
  from: CollectionState;
  /** The new collection and its model. */
  to: CollectionState;
  /** Creates an embedder for one batch, so that memory stays bounded. */
  newEmbedder: () => TextEmbedder;
  /** Whether a point may lack embeddings when the host fails; a text too long for the model always may. */
  mayLack: boolean;
  /** Whether others already write to the new collection, whose points must not be replaced by older ones. */
  inService: boolean;
  /** Called after every batch with the number of the sweep's changes done. */
  progress?: (done: number, of: number) => void | Promise<void>;
  signal?: AbortSignal | undefined;
}

const pageSize = 1_000;
const pointsAtOnce = 64;

/**
 * Copies a collection's points into another one, then later changes, detected by the time of writing, which is copied
 * unchanged.
 */
export class Sweeper {
  /** Copied points with their time of writing. */
  readonly #copied = new Map<PointId, string>();
  readonly #lacking = new Set<PointId>();

  /** Number of copied points that still exist. */
  get copied(): number {
    return this.#copied.size;
  }

  /** Number of copied points without embeddings. */
  get withoutEmbeddings(): number {
    return this.#lacking.size;
  }

  /**
   * Copies and removes until the collections agree.
   * @returns the number of points copied or removed
   * @throws SearchUnavailableError, the host's error unless points may lack embeddings, or the signal's reason
   */
  async sweep(settings: SweepSettings): Promise<number> {
    const present = await listTimes(settings.connection, settings.from.name, settings.signal);
    const changed = [...present].filter(([id, time]) => this.#copied.get(id) !== time).map(([id]) => id);
    const gone = [...this.#copied.keys()].filter((id) => !present.has(id));
    for (let start = 0; start < changed.length; start += pointsAtOnce) {
      await this.#copy(changed.slice(start, start + pointsAtOnce), settings);
      await settings.progress?.(Math.min(changed.length, start + pointsAtOnce), changed.length);
    }
    for (let start = 0; start < gone.length; start += pageSize)
      await this.#remove(gone.slice(start, start + pageSize), settings);
    return changed.length + gone.length;
  }

  async #copy(ids: readonly PointId[], settings: SweepSettings): Promise<void> {
    const { connection, from, to, inService, signal } = settings;
    const found = await connection.call(
      'a reading of points',
      (client) => client.retrieve(from.name, { ids: [...ids], with_payload: true, with_vector: false }),
      signal,
    );
    const vectors = await embedPoints(found, settings);
    const times = inService ? await timesOf(connection, to.name, ids, signal) : new Map<PointId, string>();
    const older = found
      .map((point, i) => ({ point, vector: vectors[i] ?? null }))
      .filter(({ point }) => (times.get(point.id) ?? '') < timeOf(point));
    for (const batch of inBatches(older.map(({ point, vector }) => movedPoint(point, vector, to)))) {
      await connection.call(
        'writing of points',
        (client) => client.upsert(to.name, { points: batch, wait: true }),
        signal,
      );
    }
    for (const point of found) this.#copied.set(point.id, timeOf(point));
    for (const { point, vector } of older)
      if (vector) this.#lacking.delete(point.id);
      else this.#lacking.add(point.id);
  }

  async #remove(ids: readonly PointId[], { connection, to, inService, signal }: SweepSettings): Promise<void> {
    const times = inService ? await timesOf(connection, to.name, ids, signal) : null;
    const points = ids.filter((id) => times === null || times.get(id) === this.#copied.get(id));
    if (points.length > 0)
      await connection.call('a removal', (client) => client.delete(to.name, { points, wait: true }), signal);
    for (const id of ids) {
      this.#copied.delete(id);
      this.#lacking.delete(id);
    }
  }
}

/** One embedding per point; null where there is none. */
async function embedPoints(
  points: readonly StoredPoint[],
  { newEmbedder, mayLack, signal }: SweepSettings,
): Promise<(Float32Array | null)[]> {
  try {
    return await newEmbedder().embed(points.map(textOf), signal);
  } catch (error) {
    signal?.throwIfAborted();
    if (!mayLack) throw error;
    return points.map(() => null);
  }
}

function movedPoint(point: StoredPoint, vector: Float32Array | null, { model, bm25 }: CollectionState): IndexPoint {
  return {
    id: point.id,
    vector: pointVectors(textOf(point), vector, bm25),
    payload: { ...point.payload, model: vector && model },
  };
}

async function listTimes(
  connection: QdrantConnection,
  name: string,
  signal: AbortSignal | undefined,
): Promise<Map<PointId, string>> {
  const times = new Map<PointId, string>();
  let offset: PointId | null = null;
  do {
    const request = {
      limit: pageSize,
      with_payload: ['written_at'],
      with_vector: false,
      ...(offset !== null && { offset }),
    };
    const page: Awaited<ReturnType<QdrantClient['scroll']>> = await connection.call(
      'a listing',
      (client) => client.scroll(name, request),
      signal,
    );
    for (const point of page.points) times.set(point.id, timeOf(point));
    offset = (page.next_page_offset as PointId | null | undefined) ?? null;
  } while (offset !== null);
  return times;
}

async function timesOf(
  connection: QdrantConnection,
  name: string,
  ids: readonly PointId[],
  signal: AbortSignal | undefined,
): Promise<Map<PointId, string>> {
  const points = await connection.call(
    'a reading of points',
    (client) => client.retrieve(name, { ids: [...ids], with_payload: ['written_at'], with_vector: false }),
    signal,
  );
  return new Map(points.map((point) => [point.id, timeOf(point)]));
}

/** Points written by other programs have no time; a space sorts before every time and after the empty string. */
function timeOf({ payload }: Pick<StoredPoint, 'payload'>): string {
  const time = payload?.['written_at'];
  return typeof time === 'string' ? time : ' ';
}

function textOf({ payload }: StoredPoint): string {
  const text = payload?.['text'];
  return typeof text === 'string' ? text : '';
}
