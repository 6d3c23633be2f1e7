import { knowledgeSettings, knowledgeVariables, openModelHosts, tenthsTo } from '@homeroom/knowledge';
import { ModelHostError } from '@homeroom/model-host';
import { moveToModel, MoveRefusedError, openConnection, SearchUnavailableError } from '@homeroom/search';
import { processVariables, readEnvironment, runMain, variable, type Variables } from '@homeroom/service-kit';
import { configured, runCommand } from '@homeroom/service-kit/command';
import { embeddedStack, qdrantVariables, stackVariables } from './embedded-stack.mjs';
import { runServiceCommand } from './service-bundle.ts';

const help = `Rebuilds the search index from the databases of the two services, or moves it to another embeddings model.

  npm run reindex                    every source is written again, and what is gone is removed
  npm run reindex -- --model NAME    every passage is embedded again with that model of the model host

Answers go on meanwhile. Reads FAMILY_DATABASE_URL and STAGING_DATABASE_URL with FAMILY_CONFIG and QDRANT_URL; of the
databases those that are set are rebuilt. Without them it serves the running embedded stack of DATA_DIR. With --model the
databases are not needed, but the model host is: MODEL_HOST_URL, or EMBEDDINGS_URL. Afterwards set EMBEDDINGS_MODEL to
the same name.

Example: npm run reindex -- --model nomic-embed-text

Exit code: 0 done, 1 some sources could not be indexed, or the move was refused, 2 wrong usage, 3 the search index
does not answer, 4 database.
`;

const exitCodes = { incomplete: 1, indexUnavailable: 3 } as const;
const services = { 'staging-knowledge': 'STAGING_DATABASE_URL', 'family-assistant': 'FAMILY_DATABASE_URL' } as const;
type Service = keyof typeof services;

const shape = {
  FAMILY_DATABASE_URL: variable.databaseUrl().optional(),
  STAGING_DATABASE_URL: variable.databaseUrl().optional(),
};

const line = {
  usage: help,
  options: { model: { type: 'string' } },
  read: ({ values }: { values: { model?: string | undefined } }) => values.model ?? null,
} as const;

await runMain(async () => {
  const variables = processVariables();
  process.exitCode = await runCommand(line, process.argv.slice(2), process, (model) =>
    model === null ? rebuild(variables) : move(model, variables),
  );
});

/** Has each service rebuild its own part, one after the other. @returns the first exit code that is not 0 */
async function rebuild(variables: Variables): Promise<number> {
  const env = configured(() => readEnvironment(shape, variables));
  const given = (Object.keys(services) as Service[]).filter((service) => env[services[service]] !== undefined);
  const isStack = given.length === 0;
  let code = 0;
  for (const service of isStack ? (Object.keys(services) as Service[]) : given) {
    const own = { ...variables, DATABASE_URL: isStack ? undefined : env[services[service]] };
    const ended = await runServiceCommand(
      service,
      'reindex',
      [],
      configured(() => stackVariables(service, own)),
    );
    code ||= ended;
  }
  return code;
}

/** Moves the collection, with every household's and service's passages, to a model. */
async function move(model: string, variables: Variables): Promise<number> {
  const { qdrant, models } = configured(() => {
    const given = variables['QDRANT_URL']
      ? variables
      : { ...variables, ...qdrantVariables(variables, embeddedStack(variables)) };
    return knowledgeSettings(readEnvironment(knowledgeVariables, given));
  });
  const { url, apiKey, collection } = qdrant;
  const connection = openConnection({ url, collection, ...(apiKey !== undefined && { apiKey }) });
  const { embeddings: host } = openModelHosts(models);
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => interrupted.abort(new MoveRefusedError('Interrupted; the index stays as it was.')));
  try {
    const { points, withoutEmbeddings } = await moveToModel({
      connection,
      host,
      model,
      progress: tenthsTo(process.stderr, 'passages'),
      signal: interrupted.signal,
    });
    process.stdout.write(
      `${points} passages moved to ${model}.${withoutEmbeddings > 0 ? ` ${withoutEmbeddings} of them have no embeddings yet: run \`npm run reindex\`.` : ''} Set EMBEDDINGS_MODEL=${model} for both services.\n`,
    );
    return 0;
  } catch (error) {
    const advice =
      error instanceof ModelHostError
        ? ' The index stays as it was. MODEL_HOST_URL, or EMBEDDINGS_URL, must lead to a host that has the model.'
        : '';
    process.stderr.write(`${(error as Error).message}${advice}\n`);
    return error instanceof SearchUnavailableError ? exitCodes.indexUnavailable : exitCodes.incomplete;
  }
}
