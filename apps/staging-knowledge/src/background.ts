import { startKnowledge, type KnowledgeBackground } from '@homeroom/knowledge';
import type { Context } from './context.ts';
import { documentRetention } from './documents/document-retention.ts';
import type { Features } from './features.ts';

const retentionEveryMs = 3_600_000;

/** What the service does beside answering requests. */
export type Background = KnowledgeBackground;

type BackgroundContext = Pick<Context, 'config' | 'embeddings' | 'models' | 'index' | 'documentStore' | 'logger'>;

/**
 * Starts the jobs: watching the embeddings model, what keeps the search index in step with the knowledge base,
 * removing documents that are kept for a time only, and the bot. None of them needs Qdrant, the model host or the
 * messenger to be there.
 */
export async function startBackground({ config, embeddings, models, index, documentStore, logger }: BackgroundContext, { indexer, bot }: Pick<Features, 'indexer' | 'bot'>): Promise<Background> {
  await embeddings.start();
  const knowledge = startKnowledge({ embeddings: { host: models.embeddings, model: config.models.embeddingsModel }, index, indexer, logger });
  const { retentionDays: days } = config;
  const retention = days === undefined ? null : documentRetention({ documents: documentStore, days, logger });
  retention?.start(retentionEveryMs);
  bot.start();
  return {
    stop: async () => {
      embeddings.stop();
      await Promise.all([bot.stop(), knowledge.stop(), retention?.stop()]);
    },
  };
}
