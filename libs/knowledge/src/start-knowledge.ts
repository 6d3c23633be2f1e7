import type { ModelHost } from '@homeroom/model-host';
import type { Indexer, IndexRepair, QdrantKnowledgeIndex } from '@homeroom/search';
import { BackgroundLoop, type Logger } from '@homeroom/service-kit';

export interface KnowledgeBackgroundDeps {
  embeddings: { host: Pick<ModelHost, 'warm'>; model: string };
  index: Pick<QdrantKnowledgeIndex, 'prepare'>;
  indexer: Pick<Indexer, 'start' | 'stop'>;
  repair: Pick<IndexRepair, 'start' | 'stop'>;
  logger: Pick<Logger, 'info' | 'warn'>;
  /** Retry interval for creating the collection, in milliseconds. Default: 2,000. */
  prepareEveryMs?: number;
}

/** Jobs that run until they are stopped. */
export interface KnowledgeBackground {
  /** Ends what runs; resolves when it has. */
  stop(): Promise<void>;
}

/**
 * Starts the background work of a service's knowledge base: loading the embeddings model, creating the collection,
 * keeping the index up to date, and writing what it lacks. None of it requires Qdrant or the model host to be available.
 */
export function startKnowledge({
  embeddings,
  index,
  indexer,
  repair,
  logger,
  prepareEveryMs = 2_000,
}: KnowledgeBackgroundDeps): KnowledgeBackground {
  const warming = warmEmbeddings(embeddings, logger);
  const preparing = preparation(index, logger);
  preparing.start(prepareEveryMs);
  indexer.start();
  repair.start();
  const jobs = [warming, preparing, indexer, repair];
  return { stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))) };
}

/** Has the embeddings model loaded, so that the first question need not wait for it; never rejects. */
function warmEmbeddings(
  { host, model }: KnowledgeBackgroundDeps['embeddings'],
  logger: Pick<Logger, 'info'>,
): KnowledgeBackground {
  const end = new AbortController();
  const warmed = host.warm(model, { signal: end.signal }).catch((error: unknown) => {
    if (!end.signal.aborted)
      logger.info({ err: error }, 'the embeddings model is not there; questions are searched by keywords until it is');
  });
  return {
    stop: async () => {
      end.abort();
      await warmed;
    },
  };
}

/** Makes the collection, so that an empty knowledge base answers too; until there is one it is tried again. */
function preparation(index: Pick<QdrantKnowledgeIndex, 'prepare'>, logger: Pick<Logger, 'warn'>): BackgroundLoop {
  let told = false;
  let prepared = false;
  return new BackgroundLoop({
    work: async (signal) => {
      if (prepared) return;
      await index.prepare(signal);
      prepared = true;
    },
    onError: (error) => {
      if (!told) logger.warn({ err: error }, 'the search index is not there; questions wait for it');
      told = true;
    },
  });
}
