import type { Household } from '@homeroom/household';
import { knowledgeSettings, knowledgeVariables, readHousehold, type KnowledgeSettings } from '@homeroom/knowledge';
import { EnvironmentError, readEnvironment, serviceSettings, serviceVariables, variable, type ServiceSettings, type Variables } from '@homeroom/service-kit';

/** Everything the service is told from outside. */
export interface Config extends ServiceSettings, KnowledgeSettings {
  /** Needed as a bearer token on every call but health and probes, when set. */
  apiToken: string | undefined;
  uploadMaxBytes: number;
  /** How many days documents are kept; undefined: until somebody removes them. */
  retentionDays?: number | undefined;
  household: Household;
  /** Where programs of this machine are looked for (`PATH`), such as Tesseract. */
  searchPath?: string | undefined;
}

const variables = {
  ...serviceVariables(3002),
  STAGING_API_TOKEN: variable.secret(16).optional(),
  UPLOAD_MAX_BYTES: variable.integer(1, 1_073_741_824).default(20 * 1_048_576),
  RETENTION_DAYS: variable.integer(1, 36_500).optional(),
  FAMILY_CONFIG: variable.text(),
  ...knowledgeVariables,
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
    retentionDays: env.RETENTION_DAYS,
    household: readHousehold(env.FAMILY_CONFIG),
    ...knowledgeSettings(env),
    searchPath: environment['PATH'],
  };
}
