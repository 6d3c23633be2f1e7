import path from 'node:path';
import { parseArgs } from 'node:util';
import { EnvironmentError, readEnvironment, variable, type Variables } from '@homeroom/service-kit';

/** The services that the stack runs, by app name. */
export const appNames = ['family-assistant', 'staging-knowledge', 'athletics-admin'] as const;
export type AppName = (typeof appNames)[number];

/** Settings from arguments and variables. */
export interface Settings {
  /** Absolute path of the data folder. */
  dataDir: string;
  /** True when no sample data is wanted in a new data folder. */
  empty: boolean;
  /** True when one line of JSON is wanted instead of the table. */
  json: boolean;
  /** 0 picks a free one; without a port for Qdrant no local one runs. */
  ports: Record<Exclude<PortName, 'qdrant'>, number> & { qdrant: number | null };
  /** The Qdrant to use instead of the local one, or null. */
  qdrantUrl: string | null;
  /** The key of that Qdrant, or for the local one instead of the kept key. */
  qdrantApiKey: string | undefined;
}

/** Everything of the stack that has a port. */
export type PortName = AppName | 'postgres' | 'qdrant';

/** The variable that sets each port. */
export const portVariables: Record<PortName, string> = {
  'family-assistant': 'FAMILY_ASSISTANT_PORT',
  'staging-knowledge': 'STAGING_KNOWLEDGE_PORT',
  'athletics-admin': 'ATHLETICS_ADMIN_PORT',
  postgres: 'POSTGRES_PORT',
  qdrant: 'QDRANT_PORT',
};

const shape = {
  FAMILY_ASSISTANT_PORT: variable.port(3001),
  STAGING_KNOWLEDGE_PORT: variable.port(3002),
  ATHLETICS_ADMIN_PORT: variable.port(3003),
  POSTGRES_PORT: variable.port(54_329),
  QDRANT_PORT: variable.port(6333),
  QDRANT_URL: variable.httpUrls().optional(),
  QDRANT_API_KEY: variable.text().optional(),
};

/** Absolute path of the data folder that `DATA_DIR` names. */
export function dataFolderOf(variables: Variables): string {
  const { DATA_DIR } = readEnvironment({ DATA_DIR: variable.text().default('.data') }, variables);
  return path.resolve(variables['INIT_CWD'] ?? '.', DATA_DIR);
}

/**
 * @param args the arguments behind `npm start --`
 * @throws EnvironmentError with one line for each bad argument or variable
 */
export function readSettings(args: readonly string[], variables: Variables): Settings {
  const flags = readFlags(args);
  const env = readEnvironment(shape, variables, portsGivenTwice(variables));
  return {
    ...flags,
    dataDir: dataFolderOf(variables),
    ports: {
      'family-assistant': env.FAMILY_ASSISTANT_PORT,
      'staging-knowledge': env.STAGING_KNOWLEDGE_PORT,
      'athletics-admin': env.ATHLETICS_ADMIN_PORT,
      postgres: env.POSTGRES_PORT,
      qdrant: env.QDRANT_URL === undefined ? env.QDRANT_PORT : null,
    },
    qdrantUrl: env.QDRANT_URL ?? null,
    qdrantApiKey: env.QDRANT_API_KEY,
  };
}

/** A line for each port that two variables name. */
function portsGivenTwice(variables: Variables): string[] {
  const names = Object.values(portVariables).filter((name) => Number(variables[name]) > 0);
  return names.flatMap((name, index) => {
    const other = names.slice(0, index).find((earlier) => Number(variables[earlier]) === Number(variables[name]));
    return other ? [`${other}, ${name}: want different ports`] : [];
  });
}

function readFlags(args: readonly string[]): { empty: boolean; json: boolean } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { empty: { type: 'boolean' }, json: { type: 'boolean' } },
    });
    return { empty: values.empty ?? false, json: values.json ?? false };
  } catch (error) {
    throw new EnvironmentError([`${(error as Error).message.split('. ')[0]}. See npm start -- --help.`]);
  }
}
