import { parseArgs } from 'node:util';
import { DatabaseBehindError, errorCode, InvalidDatabaseUrlError, isDatabaseUnavailable, openDatabase, requireMigrations, type Database } from '@homeroom/database';
import { migrations } from '@homeroom/database/family-assistant';
import { reindexAll, SearchUnavailableError, SqlIndexOutbox, type ReindexProgress } from '@homeroom/search';
import { commandVariables, createLogger, EnvironmentError, readEnvironment, variable, type Variables } from '@homeroom/service-kit';
import { readHousehold } from '../config.ts';
import { CalendarKnowledge } from './calendar-knowledge.ts';
import { calendarIndexer } from './knowledge-feature.ts';
import { knowledgeSecrets, knowledgeSettings, knowledgeVariables } from './knowledge-settings.ts';
import { embeddingsProbe, openFamilyIndex, openModelHosts } from './open-knowledge.ts';
import { SqlKnownObjects } from './sql-known-objects.ts';

/** Where the command writes. */
export interface CommandOutput {
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
}

/** How the command ends. */
export const reindexExit = { done: 0, usage: 1, incomplete: 2, indexAway: 3, database: 4 } as const;

const usage = `Usage: node reindex.js

Rebuilds this service's part of the search index from its database: every calendar object is written again, and passages
whose object is gone are removed. Answers go on meanwhile. It may be broken off and begun again at any time.

  --help        this text

Exit code: 0 done, 1 not understood, 2 some objects could not be indexed, 3 the search index does not answer, 4 database.
`;

/** Settings that are wrong; the message names the variables. */
class UsageError extends Error {}

/**
 * Rebuilds this service's part of the search index, together with the service when that runs.
 * @param variables the process's variables; without `DATABASE_URL` the embedded stack's are used
 * @returns the exit code
 */
export async function runReindex(args: readonly string[], output: CommandOutput, variables: Variables): Promise<number> {
  try {
    if (wantsHelp(args)) {
      output.stdout.write(usage);
      return reindexExit.done;
    }
    return await reindex(commandVariables('family-assistant', variables), output);
  } catch (error) {
    const code = exitCodeOf(error);
    output.stderr.write(`${(error as Error).message}\n`);
    return code;
  }
}

async function reindex(variables: Variables, output: CommandOutput): Promise<number> {
  const env = settings(variables);
  const database = openDatabase({ url: env.DATABASE_URL, applicationName: 'reindex', poolSize: 4 });
  try {
    await requireMigrations(database, migrations);
    return await rebuild(database, env, output);
  } finally {
    await database.end();
  }
}

async function rebuild(database: Database, env: ReturnType<typeof settings>, { stdout, stderr }: CommandOutput): Promise<number> {
  const { household, knowledge } = env;
  const logger = createLogger({ service: 'family-assistant', level: env.LOG_LEVEL, secrets: knowledgeSecrets(knowledge) });
  const models = openModelHosts(knowledge.models);
  const index = openFamilyIndex(household.familyId, knowledge, models, logger);
  const embeddings = embeddingsProbe(models, knowledge.models);
  const outbox = new SqlIndexOutbox(database);
  const calendar = new CalendarKnowledge({ household, store: new SqlKnownObjects(database), clock: () => new Date(), logger });
  const indexer = calendarIndexer({ index, outbox, calendar, embeddingsUp: () => embeddings.latest === 'up', logger });
  await index.prepare();
  await embeddings.start();
  indexer.start();
  try {
    const { total, failed } = await reindexAll({ outbox, index, sourceIds: calendar.sourceIds(), progress: progressTo(stderr) });
    stdout.write(`family-assistant: ${total - failed.length} of ${total} sources indexed\n`);
    for (const id of failed.slice(0, 20)) stderr.write(`not indexed: ${id}\n`);
    return failed.length > 0 ? reindexExit.incomplete : reindexExit.done;
  } finally {
    embeddings.stop();
    await indexer.stop();
  }
}

const commandSettings = { DATABASE_URL: variable.databaseUrl(), FAMILY_CONFIG: variable.text(), LOG_LEVEL: variable.text().default('silent'), ...knowledgeVariables };

function settings(variables: Variables) {
  try {
    const env = readEnvironment(commandSettings, variables);
    return { DATABASE_URL: env.DATABASE_URL, LOG_LEVEL: env.LOG_LEVEL, household: readHousehold(env.FAMILY_CONFIG), knowledge: knowledgeSettings(env) };
  } catch (error) {
    throw error instanceof EnvironmentError ? new UsageError(error.message) : error;
  }
}

/** A line whenever another tenth is done. */
function progressTo(stderr: CommandOutput['stderr']): (progress: ReindexProgress) => void {
  let told = -1;
  return ({ total, done }) => {
    const tenth = total === 0 ? 10 : Math.floor((10 * done) / total);
    if (tenth > told) stderr.write(`${done} of ${total} sources\n`);
    told = Math.max(told, tenth);
  };
}

function wantsHelp(args: readonly string[]): boolean {
  try {
    return parseArgs({ args: [...args], options: { help: { type: 'boolean', short: 'h' } } }).values.help ?? false;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** The embedded stack not running counts as its database away. */
function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return reindexExit.usage;
  if (error instanceof SearchUnavailableError) return reindexExit.indexAway;
  const known = error instanceof EnvironmentError || error instanceof InvalidDatabaseUrlError || error instanceof DatabaseBehindError;
  if (known || isDatabaseUnavailable(error) || errorCode(error) !== '') return reindexExit.database;
  throw error;
}
