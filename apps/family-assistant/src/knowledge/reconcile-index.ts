import type { Database } from '@homeroom/database';
import { noteSourcesChanged, type QdrantKnowledgeIndex } from '@homeroom/search';
import { steadyLoop, type BackgroundLoop, type Logger } from '@homeroom/service-kit';
import type { CalendarKnowledge } from './calendar-knowledge.ts';

export interface ReconcileDeps {
  database: Database;
  index: Pick<QdrantKnowledgeIndex, 'prepare' | 'ownSources'>;
  calendar: Pick<CalendarKnowledge, 'sourceIds'>;
}

/**
 * Notes every calendar object that the index lacks, and everything that it has beside them: objects from before there was
 * an index, calendars that came to the family file or left it, an index that was lost.
 * @throws SearchUnavailableError when the index does not say what it has
 */
export async function reconcileIndex({ database, index, calendar }: ReconcileDeps): Promise<void> {
  await index.prepare();
  const indexed = await index.ownSources();
  for await (const ids of calendar.sourceIds()) {
    await noteSourcesChanged(
      database,
      ids.filter((id) => !indexed.delete(id)),
    );
  }
  await noteSourcesChanged(database, [...indexed]);
}

const everyMs = 3_600_000;

/** How often the loop looks whether it is time; so soon it tries again while the index is unavailable. */
export const reconcileTurnMs = 15_000;

/** A loop that compares index and calendars once the index answers, and then every hour. */
export function reconcileLoop({ logger, ...deps }: ReconcileDeps & { logger: Logger }): BackgroundLoop {
  let nextAt = 0;
  const work = async () => {
    if (performance.now() < nextAt) return;
    await reconcileIndex(deps);
    nextAt = performance.now() + everyMs;
  };
  return steadyLoop({ work, message: 'search index and calendars were not compared', logger });
}
