import { parseArgs } from 'node:util';
import { reindexAll, SearchUnavailableError, type ReindexProgress } from '@homeroom/search';
import type { Variables } from '@homeroom/service-kit';
import { startBackground } from '../background.ts';
import { readConfig } from '../config.ts';
import { createContext } from '../context.ts';
import { createFeatures } from '../features.ts';
import { commandExit, configured, readArguments, runCommand, UsageError, type CommandOutput, type CommandSetting } from './staging-command.ts';

const usage = `Usage: node reindex.js

Rebuilds this service's part of the search index from its database: every source is written again, and passages whose
source is gone are removed. Answers go on meanwhile. It may be broken off and begun again at any time.

  --help        this text

Exit code: 0 done, 1 not understood, 2 some sources could not be indexed, 3 the search index does not answer, 4 database.
`;

const indexAway = 3;
const indexLimitMs = 10_000;

/**
 * Rebuilds this service's part of the search index, together with the service when that runs.
 * @param variables the process's variables; without `DATABASE_URL` the embedded stack's are used
 * @returns the exit code
 */
export async function runReindex(args: readonly string[], output: CommandOutput, variables: Variables): Promise<number> {
  const given = readArguments(() => parse(args), output);
  if (typeof given === 'number') return given;
  if (given.help) {
    output.stdout.write(usage);
    return commandExit.done;
  }
  return runCommand('reindex', reindex, { variables, output });
}

async function reindex({ database, variables, output: { stdout, stderr } }: CommandSetting): Promise<number> {
  const config = configured(() => readConfig({ LOG_LEVEL: 'silent', ...variables, APP_ENV: 'staging' }));
  const context = createContext(config, { database });
  const { index, outbox, knowledgeStore } = context;
  const away = () => {
    stderr.write(`The search index at ${index.address} does not answer.\n`);
    return indexAway;
  };
  const answers = await index.prepare(AbortSignal.timeout(indexLimitMs)).then(() => true, () => false);
  if (!answers) return away();
  const background = await startBackground(context, createFeatures(context));
  try {
    const { total, failed } = await reindexAll({ outbox, index, sourceIds: knowledgeStore.sourceIds(), progress: progressTo(stderr) });
    stdout.write(`staging-knowledge: ${total - failed.length} of ${total} sources indexed\n`);
    for (const id of failed.slice(0, 20)) stderr.write(`not indexed: ${id}\n`);
    return failed.length > 0 ? commandExit.refused : commandExit.done;
  } catch (error) {
    if (error instanceof SearchUnavailableError) return away();
    throw error;
  } finally {
    await background.stop();
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

function parse(args: readonly string[]): { help: boolean } {
  try {
    const { values } = parseArgs({ args: [...args], options: { help: { type: 'boolean', short: 'h' } } });
    return { help: values.help ?? false };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
