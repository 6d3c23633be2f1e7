import {
  SearchUnavailableError,
  type IndexedSource,
  type IndexWriter,
  type WrittenSource,
} from '../knowledge-index.ts';
import type { CollectionState, QdrantConnection } from './connection.ts';
import { ensureCollection, ModelWatch } from './ensure-collection.ts';
import { keepBackground } from './model-background.ts';
import { PointRoom } from './point-room.ts';
import { QdrantRefusedError } from './qdrant-failure.ts';
import { SourceEmbedder } from './source-embedder.ts';
import {
  chunkSource,
  inBatches,
  sourcePoints,
  wellFormed,
  type ChunkedSource,
  type IndexPoint,
} from './source-points.ts';
import type { Embeddings } from './text-embedder.ts';

export interface WriterSettings {
  connection: QdrantConnection;
  family: string;
  owner: string;
  /** Null without a model host. */
  embeddings: Embeddings | null;
  /** Limit for embedding 32 texts in milliseconds. Default: 20,000. */
  embedLimitMs?: number | undefined;
  /** Maximum words per passage. Default: 180. */
  passageWords?: number | undefined;
  now?: (() => Date) | undefined;
  /** Quota of points of the household, over both services. Default: unlimited. */
  maxPoints?: number | undefined;
}

/** The alias has moved to another collection than the one the points were made for. */
class MovedError extends Error {}

type WriteOptions = NonNullable<Parameters<IndexWriter['write']>[1]>;

const chunksAtOnce = 64;
const charactersAtOnce = 1_000_000;
const maxAttempts = 5;
const idsAtOnce = 500;

/** Writes one owner's sources, as promised by IndexWriter. */
export class KnowledgeWriter implements Omit<IndexWriter, 'ownSources'> {
  readonly #settings: WriterSettings;
  readonly #embedder: SourceEmbedder | null;
  readonly #room: PointRoom | null;
  readonly #watch = new ModelWatch();
  #lastWrite = 0;
  #isMeasuring = false;

  constructor(settings: WriterSettings) {
    const {
      connection,
      family,
      owner,
      embeddings,
      embedLimitMs,
      passageWords,
      maxPoints,
      now = () => new Date(),
    } = settings;
    this.#settings = settings;
    this.#embedder =
      embeddings &&
      new SourceEmbedder(embeddings.host, { limitMs: embedLimitMs, passageWords, logger: connection.logger });
    this.#room = maxPoints === undefined ? null : new PointRoom({ connection, family, owner, maxPoints, now });
  }

  /** Creates the collection if there is none. @throws SearchUnavailableError, or the signal's reason */
  async prepare(signal?: AbortSignal): Promise<CollectionState> {
    const { connection, embeddings } = this.#settings;
    const state = await ensureCollection(connection, embeddings, signal);
    this.#watch.compare(connection, state, embeddings?.model);
    return state;
  }

  async write(sources: readonly IndexedSource[], options: WriteOptions = {}): Promise<WrittenSource[]> {
    const latest = [...new Map(sources.map((source) => [source.id, source])).values()];
    const written = new Map<string, WrittenSource>();
    for await (const group of inGroups(latest, this.#settings.passageWords)) {
      await this.prepare(options.signal);
      const { fitting, leftOut } = this.#room ? await this.#room.divide(group) : { fitting: group, leftOut: [] };
      for (const { source } of leftOut)
        written.set(source.id, { id: source.id, pointIds: [], embedded: true, leftOut: true });
      if (fitting.length > 0)
        for (const source of await this.#writeGroup(fitting, options)) written.set(source.id, source);
    }
    return sources.flatMap(({ id }) => written.get(id) ?? []);
  }

  async remove(sourceIds: readonly string[], { signal }: { signal?: AbortSignal } = {}): Promise<void> {
    await this.prepare(signal);
    const { connection } = this.#settings;
    for (let start = 0; start < sourceIds.length; start += idsAtOnce) {
      const any = sourceIds.slice(start, start + idsAtOnce).map(wellFormed);
      const filter = { must: [...this.#own(), { key: 'source', match: { any } }] };
      await connection.onCollection(
        'a removal',
        (client, { name }) => client.delete(name, { filter, wait: true }),
        signal,
      );
    }
  }

  /** Writes a group, and rebuilds it for the new collection's model when the collection moves at any step. */
  async #writeGroup(group: readonly ChunkedSource[], options: WriteOptions): Promise<WrittenSource[]> {
    for (let attempt = 1; attempt <= maxAttempts; attempt++) {
      const state = await this.prepare(options.signal);
      try {
        return await this.#writeTo(state, group, options);
      } catch (error) {
        if (!(error instanceof MovedError)) throw error;
      }
    }
    throw new SearchUnavailableError('the collection was replaced again and again while it was written to.');
  }

  async #writeTo(
    state: CollectionState,
    group: readonly ChunkedSource[],
    { embed = true, signal }: WriteOptions,
  ): Promise<WrittenSource[]> {
    const { family, owner } = this.#settings;
    const sources = embed && this.#embedder ? await this.#embedder.embed(group, state, signal) : group;
    const settings = { family, owner, bm25: state.bm25, model: state.model, writtenAt: this.#stamp() };
    const points = sources.map((source) => sourcePoints(source, settings));
    for (const batch of inBatches(points.flat()))
      await this.#call(
        state,
        'writing of points',
        (name, client) => client.upsert(name, { points: batch, wait: true }),
        signal,
      );
    await this.#removeLeftOver(state, sources, signal);
    if (sources.some(({ vectors }) => vectors && vectors.length > 0)) await this.#keepBackground(state, signal);
    return sources.map((source, i) => toWritten(source, points[i] ?? [], state));
  }

  /** Removes what a longer previous version of the sources left behind. */
  async #removeLeftOver(
    state: CollectionState,
    sources: readonly ChunkedSource[],
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const ids = sources.map(({ source }) => wellFormed(source.id));
    const beyond = sources.map(({ chunks }, i) => ({
      must: [
        { key: 'source', match: { value: ids[i] ?? '' } },
        { key: 'chunk', range: { gte: chunks.length } },
      ],
    }));
    // The list of ids lets the server use its index.
    const filter = { must: [...this.#own(), { key: 'source', match: { any: ids } }], should: beyond };
    await this.#call(state, 'a removal', (name, client) => client.delete(name, { filter, wait: true }), signal);
  }

  /** Runs a call on this very collection while the alias points to it. */
  async #call(
    state: CollectionState,
    what: string,
    work: (name: string, client: QdrantConnection['client']) => Promise<unknown>,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const { connection } = this.#settings;
    const check = async () => {
      if ((await connection.state(signal)).name !== state.name) throw new MovedError();
    };
    await check();
    try {
      await connection.call(what, (client) => work(state.name, client), signal);
    } catch (error) {
      if (!(error instanceof QdrantRefusedError) || ![400, 404].includes(error.status)) throw error;
      connection.forget();
      await check();
      throw error;
    }
  }

  async #keepBackground(state: CollectionState, signal: AbortSignal | undefined): Promise<void> {
    const { connection, embeddings } = this.#settings;
    if (this.#isMeasuring || !embeddings) return;
    this.#isMeasuring = true;
    try {
      await keepBackground(connection, state, embeddings.host, signal);
    } finally {
      this.#isMeasuring = false;
    }
  }

  /** Returns a timestamp later than every earlier one, so that two versions of a source never share one. */
  #stamp(): string {
    const now = this.#settings.now?.() ?? new Date();
    this.#lastWrite = Math.max(now.getTime(), this.#lastWrite + 1);
    return new Date(this.#lastWrite).toISOString();
  }

  #own() {
    const { family, owner } = this.#settings;
    return [
      { key: 'family', match: { value: family } },
      { key: 'owner', match: { value: owner } },
    ];
  }
}

function toWritten(
  { source, vectors, chunks }: ChunkedSource,
  points: readonly IndexPoint[],
  { dimension }: CollectionState,
): WrittenSource {
  return {
    id: source.id,
    pointIds: points.map(({ id }) => String(id)),
    embedded: vectors !== null || chunks.length === 0 || dimension === null,
  };
}

/** Groups sources that are embedded and written together; a large one is alone. */
async function* inGroups(
  sources: readonly IndexedSource[],
  passageWords: number | undefined,
): AsyncGenerator<ChunkedSource[]> {
  let [group, chunks, characters]: [ChunkedSource[], number, number] = [[], 0, 0];
  for (const source of sources) {
    const chunked = await chunkSource(source, passageWords);
    if (
      group.length > 0 &&
      (chunks + chunked.chunks.length > chunksAtOnce || characters + source.text.length > charactersAtOnce)
    ) {
      yield group;
      [group, chunks, characters] = [[], 0, 0];
    }
    group.push(chunked);
    chunks += chunked.chunks.length;
    characters += source.text.length;
  }
  if (group.length > 0) yield group;
}
