import { loadHousehold, HouseholdFileError, type Household } from '@homeroom/household';
import { EnvironmentError, readEnvironment, serviceSettings, serviceVariables, variable, type ServiceSettings, type Variables } from '@homeroom/service-kit';

/** Everything the service is told from outside. */
export interface Config extends ServiceSettings {
  /** Needed as a bearer token on every call but health and probes, when set. */
  apiToken: string | undefined;
  uploadMaxBytes: number;
  household: Household;
  qdrant: QdrantSettings;
  models: ModelSettings;
}

/** Where the search index lies. */
export interface QdrantSettings {
  /** May carry credentials, so it is never shown as it is. */
  url: string;
  apiKey: string | undefined;
  /** The alias of the household's collection. */
  collection: string;
}

/** The hosts of the models, and which models they are asked for. */
export interface ModelSettings {
  api: 'ollama' | 'openai';
  /** The host that chats, and embeds unless `embeddingsUrl` differs. */
  url: string;
  /** For `url`, and for no other host. */
  apiKey: string | undefined;
  embeddingsUrl: string;
  embeddingsModel: string;
  /** Undefined: answers are quoted from the passages. */
  chatModel: string | undefined;
}

/** The variables that say where the search index lies; the commands of this service read them too. */
export const qdrantVariables = {
  QDRANT_URL: variable.httpUrl().default('http://127.0.0.1:6333'),
  QDRANT_API_KEY: variable.secret(1).optional(),
  QDRANT_COLLECTION: variable.text().default('family_knowledge'),
};

const modelVariables = {
  MODEL_HOST_URL: variable.httpUrl().default('http://127.0.0.1:11434'),
  MODEL_HOST_API_KEY: variable.secret(1).optional(),
  MODEL_API: variable.oneOf(['ollama', 'openai']).default('ollama'),
  EMBEDDINGS_URL: variable.httpUrl().optional(),
  EMBEDDINGS_MODEL: variable.text().default('all-minilm'),
  CHAT_MODEL: variable.text().optional(),
};

const variables = {
  ...serviceVariables(3002),
  STAGING_API_TOKEN: variable.secret(16).optional(),
  UPLOAD_MAX_BYTES: variable.integer(1, 1_073_741_824).default(20 * 1_048_576),
  FAMILY_CONFIG: variable.text(),
  ...qdrantVariables,
  ...modelVariables,
};

/**
 * Reads the service's variables and the family configuration file into a Config.
 * @throws EnvironmentError with a line for each bad or missing variable, and for each problem of the file; `APP_ENV` must be `staging`
 */
export function readConfig(environment: Variables): Config {
  if (environment['APP_ENV'] !== 'staging') {
    throw new EnvironmentError(['APP_ENV: must be `staging`; this service serves the staging environment only and does not start elsewhere']);
  }
  const env = readEnvironment(variables, environment);
  return {
    ...serviceSettings(env),
    apiToken: env.STAGING_API_TOKEN,
    uploadMaxBytes: env.UPLOAD_MAX_BYTES,
    household: readHousehold(env.FAMILY_CONFIG),
    qdrant: { url: env.QDRANT_URL, apiKey: env.QDRANT_API_KEY, collection: env.QDRANT_COLLECTION },
    models: {
      api: env.MODEL_API,
      url: env.MODEL_HOST_URL,
      apiKey: env.MODEL_HOST_API_KEY,
      embeddingsUrl: env.EMBEDDINGS_URL ?? env.MODEL_HOST_URL,
      embeddingsModel: env.EMBEDDINGS_MODEL,
      chatModel: env.CHAT_MODEL,
    },
  };
}

/**
 * The household of a family configuration file.
 * @throws EnvironmentError with a line for each problem of the file, naming FAMILY_CONFIG
 */
export function readHousehold(path: string): Household {
  try {
    return loadHousehold(path);
  } catch (error) {
    if (!(error instanceof HouseholdFileError)) throw error;
    throw new EnvironmentError(error.problems.map((problem) => `FAMILY_CONFIG: ${problem}`));
  }
}
