import { ModelHostError } from '@homeroom/model-host';
import { chunkSource, type ChunkedSource } from './source-points.ts';
import type { CollectionState, IndexLogger } from './connection.ts';
import { TextEmbedder, UnfitEmbeddingError, type EmbeddingSpace, type Embeddings } from './text-embedder.ts';

const standardWords = 180;
const fewestWords = 8;

/** Embeds the chunks of sources; a failure of the host only costs the embeddings. */
export class SourceEmbedder {
  readonly #host: Embeddings['host'];
  readonly #limitMs: number | undefined;
  readonly #passageWords: number;
  readonly #logger: IndexLogger | undefined;
  readonly #said = new Set<string>();

  /**
   * @param limitMs limit for 32 texts (defaults to 20,000)
   * @param passageWords maximum words per chunk (defaults to 180)
   */
  constructor(
    host: Embeddings['host'],
    {
      limitMs,
      passageWords = standardWords,
      logger,
    }: { limitMs?: number | undefined; passageWords?: number | undefined; logger?: IndexLogger | undefined },
  ) {
    this.#host = host;
    this.#limitMs = limitMs;
    this.#passageWords = passageWords;
    this.#logger = logger;
  }

  /**
   * Returns the sources with embeddings for this collection. A source with a chunk too long for the model is split
   * again with half the words. When the host fails, all come back without embeddings.
   * @throws only the signal's reason
   */
  async embed(
    sources: readonly ChunkedSource[],
    { model, dimension }: Pick<CollectionState, 'model' | 'dimension'>,
    signal?: AbortSignal,
  ): Promise<ChunkedSource[]> {
    if (model === null || dimension === null) return [...sources];
    try {
      const embedded = await this.#embedAll(sources, { model, dimension }, signal);
      this.#said.clear();
      return embedded;
    } catch (error) {
      signal?.throwIfAborted();
      this.#warn(error);
      return [...sources];
    }
  }

  async #embedAll(
    sources: readonly ChunkedSource[],
    space: EmbeddingSpace,
    signal: AbortSignal | undefined,
  ): Promise<ChunkedSource[]> {
    const embedder = new TextEmbedder(this.#host, space, this.#limitMs);
    await embedder.embed(sources.flatMap(textsOf), signal);
    const embedded: ChunkedSource[] = [];
    for (const source of sources) embedded.push(await this.#embedOne(source, embedder, signal));
    return embedded;
  }

  async #embedOne(
    source: ChunkedSource,
    embedder: TextEmbedder,
    signal: AbortSignal | undefined,
  ): Promise<ChunkedSource> {
    let chunked = source;
    for (let words = this.#passageWords; ; words = Math.max(fewestWords, Math.floor(words / 2))) {
      if (words < this.#passageWords) chunked = await chunkSource(source.source, words);
      const vectors = await embedder.embed(textsOf(chunked), signal);
      if (vectors.every((vector) => vector !== null)) return { ...chunked, vectors };
      if (words === fewestWords) break;
    }
    this.#logger?.warn(
      { words: fewestWords },
      'a text is too long for the embeddings model even in its smallest pieces; it is found by its keywords alone',
    );
    return source;
  }

  /** Logs each kind of trouble once until the host recovers. */
  #warn(error: unknown): void {
    const kind = error instanceof Error ? error.name : 'unknown';
    if (this.#said.has(kind)) return;
    this.#said.add(kind);
    const reason =
      error instanceof ModelHostError || error instanceof UnfitEmbeddingError
        ? error.message
        : `It failed with ${kind}.`;
    this.#logger?.warn(
      { reason },
      'passages are stored without embeddings; until they get them they are found by their keywords alone',
    );
  }
}

function textsOf({ chunks }: ChunkedSource): string[] {
  return chunks.map(({ text }) => text);
}
