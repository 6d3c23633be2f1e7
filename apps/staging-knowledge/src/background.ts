import { BackgroundLoop } from '@homeroom/service-kit';
import type { Context } from './context.ts';
import type { Features } from './features.ts';

/** What the service does beside answering requests. */
export interface Background {
  /** Ends what runs; resolves when it has. */
  stop(): Promise<void>;
}

/** What the jobs work with. */
export type BackgroundParts = Pick<Context, 'config' | 'embeddings' | 'models' | 'index' | 'logger'>;

/** How soon it is tried again to make the collection. */
const prepareEveryMs = 2_000;

/**
 * Starts the jobs: watching and warming the embeddings model, making the collection, and having the search index follow
 * the knowledge base. None of them needs Qdrant or the model host to be there.
 */
export async function startBackground(parts: BackgroundParts, { indexer }: Pick<Features, 'indexer'>): Promise<Background> {
  const { embeddings } = parts;
  await embeddings.start();
  const end = new AbortController();
  const warmed = warm(parts, end.signal);
  const preparing = prepare(parts);
  indexer.start();
  return {
    stop: async () => {
      end.abort();
      embeddings.stop();
      await Promise.all([indexer.stop(), preparing.stop(), warmed]);
    },
  };
}

async function warm({ config, models, logger }: BackgroundParts, signal: AbortSignal): Promise<void> {
  try {
    await models.embeddings.warm(config.models.embeddingsModel, { signal });
  } catch (error) {
    if (!signal.aborted) logger.info({ err: error }, 'the embeddings model is not there; searching goes by keywords until it is');
  }
}

/** Makes the collection, so that an empty knowledge base answers too; until there is one it is tried again. */
function prepare({ index, logger }: BackgroundParts): BackgroundLoop {
  let told = false;
  let prepared = false;
  const loop = new BackgroundLoop({
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
  loop.start(prepareEveryMs);
  return loop;
}
