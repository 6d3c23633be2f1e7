import { migrations } from '@homeroom/database/staging-knowledge';
import { runReindex, type OwnSourcesDeps, type OwnSources } from '@homeroom/knowledge';
import type { CommandOutput } from '@homeroom/service-kit/command';
import type { Variables } from '@homeroom/service-kit';
import { sourceReader } from '../knowledge/source-reader.ts';
import { KnowledgeStore } from '../knowledge/knowledge-store-sql.ts';

/**
 * Rebuilds this service's part of the search index, together with the service when that runs.
 * @param variables the process's variables
 * @returns the exit code
 */
export function runStagingReindex(
  args: readonly string[],
  output: CommandOutput,
  variables: Variables,
): Promise<number> {
  return runReindex({ service: 'staging-knowledge', migrations, what: 'source', openSources }, args, output, variables);
}

function openSources({ database, household }: OwnSourcesDeps): OwnSources {
  const store = new KnowledgeStore(database);
  return { read: sourceReader(store, household.timezone), sourceIds: () => store.sourceIds() };
}
