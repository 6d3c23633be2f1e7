import type { ReadSources } from '@homeroom/search';
import { toIndexed, type KnowledgeSource } from './knowledge-source.ts';
import type { KnowledgeStore } from './knowledge-store-sql.ts';

/**
 * Returns the indexer's reader of this service's sources; dates are in the household's zone. A document without text is
 * not indexed.
 */
export function sourceReader(store: Pick<KnowledgeStore, 'sources'>, timeZone: string): ReadSources {
  return async (sourceIds) => {
    const sources = await store.sources(sourceIds);
    return new Map(
      [...sources].map(([id, source]) => [id, { source: saysNothing(source) ? null : toIndexed(source, timeZone) }]),
    );
  };
}

/** Its title is then made up, such as its file's name. */
function saysNothing({ type, text }: KnowledgeSource): boolean {
  return type === 'document' && text.trim() === '';
}
