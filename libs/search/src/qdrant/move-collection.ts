import { setTimeout as pause } from 'node:timers/promises';
import { toMetadata, type CollectionState } from './collection-state.ts';
import type { QdrantConnection } from './connection.ts';
import {
  collectionName,
  collectionNumber,
  createCollection,
  indexPayload,
  pointAlias,
  setMetadata,
} from './make-collection.ts';
import { measureBackground } from './model-background.ts';
import { Sweeper, type SweepSettings } from './move-sweep.ts';
import { TextEmbedder, type Embeddings } from './text-embedder.ts';

export interface MoveSettings {
  connection: QdrantConnection;
  host: Embeddings['host'];
  model: string;
  /** Receives the progress in points. */
  progress?: (progress: MoveProgress) => void;
  /** Aborts the move; the old collection stays in service unless the alias was already switched. */
  signal?: AbortSignal;
  /** Limit for embedding 32 points in milliseconds. Default: 60,000. */
  embedLimitMs?: number;
  /**
   * Time writers may still use the old collection after the switch, in milliseconds. Default: the connection's two
   * limits and 2 s.
   */
  settleMs?: number;
  /** Default: the system time. */
  now?: () => Date;
}

export interface MoveProgress {
  done: number;
  total: number;
}

/** Result of a move. */
export interface MoveResult {
  /** Real names of the old and the new collection. */
  from: string;
  to: string;
  points: number;
  /**
   * Points too long for the new model, or written last while the host was unavailable; a reindex splits and embeds
   * them.
   */
  withoutEmbeddings: number;
}

/** The move cannot start or finish for a reason an operator can fix; nothing was changed. */
export class MoveRefusedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MoveRefusedError';
  }
}

const firstLimitMs = 60_000;
const abandonedMs = 180_000;
const heartbeatMs = 5_000;
const settledChanges = 16;
const maxSweeps = 20;
const marginMs = 2_000;
const betweenSweepsMs = 500;

/**
 * Moves a collection to an embeddings model, its present one included. A new collection receives every point of every
 * household and owner, embedded again from its text; the alias is switched atomically; writers that have not noticed
 * are swept afterwards; then the old collection is deleted. Searches work throughout. When anything fails before the
 * switch, the old collection stays in service and the new one is deleted.
 * @throws MoveRefusedError, SearchUnavailableError, the model host's error, or the signal's reason
 */
export async function moveToModel(settings: MoveSettings): Promise<MoveResult> {
  const { connection, signal } = settings;
  connection.forget();
  const from = await connection.state(signal);
  if (from.name === connection.collection)
    throw new MoveRefusedError(`${from.name} is a collection and not an alias of one, so it cannot be replaced.`);
  const to = await describeTarget(settings, from);
  await makeTarget(settings, to);
  const sweeper = new Sweeper();
  try {
    await fill(settings, sweeper, from, to);
    await switchAlias(settings, from, to);
  } catch (error) {
    await dropUnlessServing(settings, to);
    throw error;
  }
  await settle(settings, sweeper, from, to);
  return { from: from.name, to: to.name, points: sweeper.copied, withoutEmbeddings: sweeper.withoutEmbeddings };
}

async function describeTarget(
  { connection, host, model, signal }: MoveSettings,
  from: CollectionState,
): Promise<CollectionState> {
  const [vector] = await host.embed(['dimension'], { model, limitMs: firstLimitMs, ...(signal && { signal }) });
  if (!vector?.length) throw new MoveRefusedError(`The model host gives no embeddings of ${model}.`);
  const background = await measureBackground(host, { model }, signal);
  const name = collectionName(connection.collection, collectionNumber(connection.collection, from.name) + 1);
  return { name, model, dimension: vector.length, background, bm25: from.bm25 };
}

/** A collection left by a killed move is replaced once its last sign of life is old enough. */
async function makeTarget(settings: MoveSettings, to: CollectionState): Promise<void> {
  const { connection, signal } = settings;
  if (!(await createCollection(connection, to.name, to.dimension, signal))) {
    const { config } = await connection.call(
      'the question what the collection is',
      (client) => client.getCollection(to.name),
      signal,
    );
    const age = timeNow(settings) - Date.parse(String(config.metadata?.['moving']));
    if (age < abandonedMs)
      throw new MoveRefusedError(
        `Another move of the search index is under way, or was broken off less than ${abandonedMs / 60_000} minutes ago.`,
      );
    await drop(connection, to.name, signal);
    if (!(await createCollection(connection, to.name, to.dimension, signal)))
      throw new MoveRefusedError('Another move of the search index is under way.');
  }
  try {
    await showLife(settings, to);
    await indexPayload(connection, to.name, signal);
  } catch (error) {
    await dropUnlessServing(settings, to);
    throw error;
  }
}

async function fill(
  settings: MoveSettings,
  sweeper: Sweeper,
  from: CollectionState,
  to: CollectionState,
): Promise<void> {
  const { connection, signal } = settings;
  const progress = reporter(settings, sweeper, to);
  let changes = Number.POSITIVE_INFINITY;
  for (let sweep = 0; sweep < maxSweeps && changes > settledChanges; sweep++) {
    changes = await sweeper.sweep({ ...sweepSettings(settings, from, to), mayLack: false, inService: false, progress });
  }
  const { count } = await connection.call('a count', (client) => client.count(to.name, { exact: true }), signal);
  if (count !== sweeper.copied)
    throw new MoveRefusedError(`The new collection has ${count} points in place of ${sweeper.copied}.`);
}

async function switchAlias(settings: MoveSettings, from: CollectionState, to: CollectionState): Promise<void> {
  const { connection, signal } = settings;
  await setMetadata(connection, to.name, toMetadata(to), signal);
  if ((await connection.realName(signal)) !== from.name)
    throw new MoveRefusedError('The alias was changed while the collection was moved.');
  signal?.throwIfAborted();
  try {
    // Not cancellable: ignoring the response would leave open which collection is in service.
    await pointAlias(connection, to.name);
  } catch (error) {
    if ((await connection.realName()) !== to.name) throw error;
    connection.forget();
  }
}

/** From here on the new collection is in service, so nothing aborts or fails because of the model host. */
async function settle(
  settings: MoveSettings,
  sweeper: Sweeper,
  from: CollectionState,
  to: CollectionState,
): Promise<void> {
  const { connection, settleMs = connection.stateMs + connection.timeoutMs + marginMs } = settings;
  const sweep = () =>
    sweeper.sweep({ ...sweepSettings(settings, from, to), signal: undefined, mayLack: true, inService: true });
  for (let waited = 0; waited < settleMs; waited += betweenSweepsMs) {
    await sweep();
    await pause(Math.min(betweenSweepsMs, settleMs - waited));
  }
  await sweep();
  await drop(connection, from.name);
  await tellLeftOver(connection, to);
}

/** Logs collections of moves that were killed between switch and end; whether they are still needed is unknown here. */
async function tellLeftOver(connection: QdrantConnection, to: CollectionState): Promise<void> {
  const alias = connection.collection;
  const { collections } = await connection.call('a listing', (client) => client.getCollections());
  const left = collections
    .map(({ name }) => name)
    .filter(
      (name) => collectionNumber(alias, name) > 0 && collectionNumber(alias, name) < collectionNumber(alias, to.name),
    );
  if (left.length > 0)
    connection.logger?.warn(
      { collections: left },
      'older collections of the search index are still there; they can be removed',
    );
}

function sweepSettings(
  { connection, host, embedLimitMs = firstLimitMs, signal }: MoveSettings,
  from: CollectionState,
  to: CollectionState,
): Omit<SweepSettings, 'mayLack' | 'inService'> {
  const space = { model: to.model ?? '', dimension: to.dimension ?? 0 };
  return { connection, from, to, newEmbedder: () => new TextEmbedder(host, space, embedLimitMs), signal };
}

/** Reports to the caller and, now and then, to the new collection, so that another move sees this one is alive. */
function reporter(
  settings: MoveSettings,
  sweeper: Sweeper,
  to: CollectionState,
): NonNullable<SweepSettings['progress']> {
  let shown = timeNow(settings);
  return async (done, of) => {
    settings.progress?.({ done: sweeper.copied, total: sweeper.copied + of - done });
    if (timeNow(settings) - shown < heartbeatMs) return;
    shown = timeNow(settings);
    await showLife(settings, to);
  };
}

async function showLife(settings: MoveSettings, to: CollectionState): Promise<void> {
  const moving = new Date(timeNow(settings)).toISOString();
  await setMetadata(settings.connection, to.name, { ...toMetadata(to), moving }, settings.signal);
}

/** Deletes only a collection that is certainly not in service. */
async function dropUnlessServing({ connection }: MoveSettings, to: CollectionState): Promise<void> {
  try {
    if ((await connection.realName()) !== to.name) await drop(connection, to.name);
  } catch {
    connection.logger?.warn(
      { collection: to.name },
      'a collection that a failed move made could not be removed; the next move removes it',
    );
  }
}

async function drop(connection: QdrantConnection, name: string, signal?: AbortSignal): Promise<void> {
  await connection.call('the removal of a collection', (client) => client.deleteCollection(name), signal);
}

function timeNow({ now = () => new Date() }: MoveSettings): number {
  return now().getTime();
}
