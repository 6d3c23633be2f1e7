import { startKnowledge, type KnowledgeBackground } from '@homeroom/knowledge';
import type { Context } from './context.ts';
import type { Features } from './features.ts';

/** What the service does beside answering requests. */
export type Background = KnowledgeBackground;

/**
 * Starts the jobs: watching the embeddings model, and what keeps the search index in step with the knowledge base. None
 * of them needs Qdrant or the model host to be there.
 */
export async function startBackground({ config, embeddings, models, index, logger }: Pick<Context, 'config' | 'embeddings' | 'models' | 'index' | 'logger'>, { indexer }: Pick<Features, 'indexer'>): Promise<Background> {
  await embeddings.start();
  const knowledge = startKnowledge({ embeddings: { host: models.embeddings, model: config.models.embeddingsModel }, index, indexer, logger });
  return {
    stop: async () => {
      embeddings.stop();
      await knowledge.stop();
    },
  };
}
