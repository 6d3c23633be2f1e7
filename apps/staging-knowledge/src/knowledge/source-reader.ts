import type { ReadSources } from '@homeroom/search';
import { toIndexed } from './knowledge-source.ts';
import type { KnowledgeStore } from './knowledge-store.ts';

/** How the indexer reads the sources of this service; their dates are in the household's zone. */
export function sourceReader(store: Pick<KnowledgeStore, 'sources'>, timeZone: string): ReadSources {
  return async (sourceIds) => {
    const sources = await store.sources(sourceIds);
    return new Map([...sources].map(([id, source]) => [id, { source: toIndexed(source, timeZone) }]));
  };
}
