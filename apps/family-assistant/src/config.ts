import { loadHousehold, HouseholdFileError, type Household } from '@homeroom/household';
import { EnvironmentError, readEnvironment, serviceSettings, serviceVariables, variable, type ServiceSettings, type Variables } from '@homeroom/service-kit';

/** Everything the service is told from outside. */
export interface Config extends ServiceSettings {
  /** The accepted bot tokens: the current one, and the previous one while tokens change. */
  botTokens: string[];
  household: Household;
  embeddings: EmbeddingsSettings;
  /** Whether every change must name its sender. */
  requireSender: boolean;
  /** How long a change can be undone, in milliseconds. */
  undoTtlMs: number;
}

/** The host that makes embeddings, and how it is spoken to. */
export interface EmbeddingsSettings {
  url: string;
  model: string;
  api: 'ollama' | 'openai';
}

const variables = {
  ...serviceVariables(3001),
  BOT_TOKEN: variable.secret(16),
  BOT_TOKEN_PREVIOUS: variable.secret(16).optional(),
  FAMILY_CONFIG: variable.text(),
  MODEL_HOST_URL: variable.httpUrl().default('http://127.0.0.1:11434'),
  EMBEDDINGS_URL: variable.httpUrl().optional(),
  EMBEDDINGS_MODEL: variable.text().default('all-minilm'),
  MODEL_API: variable.oneOf(['ollama', 'openai']).default('ollama'),
  REQUIRE_SENDER: variable.flag(false),
  UNDO_TTL_SECONDS: variable.integer(1, 86_400).default(600),
};

/**
 * Reads the service's variables and the family configuration file into a Config.
 * @throws EnvironmentError with a line for each bad or missing variable, and for each problem of the file
 */
export function readConfig(environment: Variables): Config {
  const env = readEnvironment(variables, environment);
  return {
    ...serviceSettings(env),
    botTokens: [env.BOT_TOKEN, ...(env.BOT_TOKEN_PREVIOUS === undefined ? [] : [env.BOT_TOKEN_PREVIOUS])],
    household: readHousehold(env.FAMILY_CONFIG),
    embeddings: { url: env.EMBEDDINGS_URL ?? env.MODEL_HOST_URL, model: env.EMBEDDINGS_MODEL, api: env.MODEL_API },
    requireSender: env.REQUIRE_SENDER,
    undoTtlMs: env.UNDO_TTL_SECONDS * 1_000,
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
