import { startKnowledge, type KnowledgeBackground } from '@homeroom/knowledge';
import { createJobMetrics, retentionLoop, type BackgroundLoop } from '@homeroom/service-kit';
import type { Context } from './context.ts';
import type { Features } from './features.ts';
import { clearDoneItems, removeDoneItems } from './grocery/grocery-sql.ts';

const retentionEveryMs = 60_000;

/** Background work of the service. */
export type Background = KnowledgeBackground;

type BackgroundContext = Pick<
  Context,
  'config' | 'embeddings' | 'models' | 'index' | 'knowledgeStore' | 'database' | 'metrics' | 'logger'
>;

/**
 * Starts the jobs: watching the embeddings model, what keeps the search index in step with the knowledge base,
 * removing what is kept for a time only, and the bot. None of them needs Qdrant, the model host or the
 * messenger to be there.
 */
export async function startBackground(
  context: BackgroundContext,
  { indexer, repair, bot }: Pick<Features, 'indexer' | 'repair' | 'bot'>,
): Promise<Background> {
  const { config, embeddings, models, index, logger } = context;
  await embeddings.start();
  const knowledge = startKnowledge({
    embeddings: { host: models.embeddings, model: config.models.embeddingsModel },
    index,
    indexer,
    repair,
    logger,
  });
  const retention = retentionJob(context);
  retention.start(retentionEveryMs);
  createJobMetrics(context.metrics, { retention, index: indexer, index_repair: repair, bot });
  bot.start();
  return {
    stop: async () => {
      embeddings.stop();
      await Promise.all([bot.stop(), knowledge.stop(), retention.stop()]);
    },
  };
}

function retentionJob({
  config: { retentionDays },
  knowledgeStore,
  database,
  logger,
}: BackgroundContext): BackgroundLoop {
  const sources =
    retentionDays === undefined
      ? []
      : [{ what: 'sources', remove: (limit: number) => knowledgeStore.removeOlderThan(retentionDays, limit) }];
  const groceries = [
    { what: 'texts of groceries', remove: (limit: number) => clearDoneItems(database, limit) },
    { what: 'groceries', remove: (limit: number) => removeDoneItems(database, limit) },
  ];
  return retentionLoop({ rules: [...sources, ...groceries], logger });
}
