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
 * Records every calendar object missing from the index, and every surplus one: objects from before the index existed,
 * calendars added to or removed from the family file, a lost index.
 * @throws SearchUnavailableError when the index cannot list its sources
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

/** Interval of the loop, and the retry interval while the index is unavailable. */
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
