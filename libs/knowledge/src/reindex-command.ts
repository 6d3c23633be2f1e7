import type { Database, Migration } from '@homeroom/database';
import type { Household } from '@homeroom/household';
import {
  Indexer,
  reindexAll,
  SearchUnavailableError,
  IndexOutbox,
  type QdrantKnowledgeIndex,
  type ReadSources,
} from '@homeroom/search';
import {
  createLogger,
  readEnvironment,
  serviceVariables,
  variable,
  type Logger,
  type Variables,
} from '@homeroom/service-kit';
import { commandExit, configured, runCommand, withDatabase, type CommandOutput } from '@homeroom/service-kit/command';
import {
  knowledgeSecrets,
  knowledgeSettings,
  knowledgeVariables,
  type KnowledgeSettings,
} from './knowledge-settings.ts';
import { embeddingsProbe, openHouseholdIndex, openModelHosts } from './open-knowledge.ts';
import { readHousehold } from './read-household.ts';
import { tenthsTo } from './tenths.ts';

/** Reads the sources that a service owns. */
export interface OwnSources {
  /** Stored sources (source of truth). */
  read: ReadSources;
  /** The ids of all of them, in pieces. */
  sourceIds(): AsyncIterable<readonly string[]>;
}

/** Dependencies for reading a service's sources. */
export interface OwnSourcesDeps {
  database: Database;
  household: Household;
  logger: Logger;
}

/** A service that rebuilds its own part of the search index. */
export interface ReindexedService {
  /** Its name, which is also the owner of its part. */
  service: string;
  migrations: readonly Migration[];
  /** Name of one of its sources: `source`, `calendar object`. */
  what: string;
  openSources(deps: OwnSourcesDeps): OwnSources;
}

const usageOf = (what: string) => `Usage: node reindex.js

Rebuilds this service's part of the search index from its database: every ${what} is written again,
and passages of what is gone are removed. Answers go on meanwhile. It may be broken off and begun again
at any time.

  --help        this text

Exit code: 0 done, 1 some could not be indexed, 2 wrong usage, 3 the search index does not answer, 4 database.
`;

const prepareLimitMs = 10_000;
const stopGraceMs = 1_500;
const faultsTold = 20;

/**
 * Rebuilds a service's part of the search index, together with the service when that runs. Reads `FAMILY_CONFIG` and the
 * variables of the knowledge base; logs nothing unless `LOG_LEVEL` says so.
 * @param variables the process's variables
 * @returns the exit code: 0 done, 1 some could not be indexed, 2 wrong usage, 3 the index does not answer, 4 database
 */
export async function runReindex(
  service: ReindexedService,
  args: readonly string[],
  output: CommandOutput,
  variables: Variables,
): Promise<number> {
  return runCommand({ usage: usageOf(service.what), options: {}, read: () => null }, args, output, () =>
    withDatabase({ name: 'reindex', migrations: service.migrations }, variables, (database) =>
      reindex(service, { database, variables, output }),
    ),
  );
}

async function reindex(
  { service, openSources }: ReindexedService,
  { database, variables, output }: { database: Database; variables: Variables; output: CommandOutput },
): Promise<number> {
  const { household, knowledge, logLevel } = configured(() => readSettings(variables));
  const logger = createLogger({ service, level: logLevel, secrets: knowledgeSecrets(knowledge) });
  const models = openModelHosts(knowledge.models);
  const index = openHouseholdIndex({ family: household.familyId, owner: service }, knowledge, models, logger);
  const embeddings = embeddingsProbe(models, knowledge.models);
  const outbox = new IndexOutbox(database);
  const sources = openSources({ database, household, logger });
  const indexer = new Indexer({
    outbox,
    index,
    read: (ids) => sources.read(ids),
    embeddingsUp: () => embeddings.latest === 'up',
    stopGraceMs,
    logger,
  });
  if (!(await isPrepared(index))) return reportUnavailable(index, output);
  await embeddings.start();
  indexer.start();
  try {
    return toldResult(
      service,
      await reindexAll({ outbox, index, sourceIds: sources.sourceIds(), progress: tenthsTo(output.stderr, 'sources') }),
      output,
    );
  } catch (error) {
    if (error instanceof SearchUnavailableError) return reportUnavailable(index, output);
    throw error;
  } finally {
    embeddings.stop();
    await indexer.stop();
  }
}

function readSettings(variables: Variables): { household: Household; knowledge: KnowledgeSettings; logLevel: string } {
  const level = serviceVariables(0).LOG_LEVEL.unwrap().default('silent');
  const env = readEnvironment({ FAMILY_CONFIG: variable.text(), LOG_LEVEL: level, ...knowledgeVariables }, variables);
  return { household: readHousehold(env.FAMILY_CONFIG), knowledge: knowledgeSettings(env), logLevel: env.LOG_LEVEL };
}

/** Whether there is a collection now. */
async function isPrepared(index: QdrantKnowledgeIndex): Promise<boolean> {
  const limit = AbortSignal.timeout(prepareLimitMs);
  try {
    await index.prepare(limit);
    return true;
  } catch (error) {
    if (error instanceof SearchUnavailableError || limit.aborted) return false;
    throw error;
  }
}

function reportUnavailable({ address }: Pick<QdrantKnowledgeIndex, 'address'>, { stderr }: CommandOutput): number {
  stderr.write(`The search index at ${address} does not answer.\n`);
  return commandExit.indexUnavailable;
}

function toldResult(
  service: string,
  { total, failed }: { total: number; failed: readonly string[] },
  { stdout, stderr }: CommandOutput,
): number {
  stdout.write(`${service}: ${total - failed.length} of ${total} sources indexed\n`);
  for (const id of failed.slice(0, faultsTold)) stderr.write(`not indexed: ${id}\n`);
  return failed.length > 0 ? commandExit.refused : commandExit.done;
}
