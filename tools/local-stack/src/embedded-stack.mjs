import { readFileSync } from 'node:fs';
import path from 'node:path';

/** See embedded-stack.d.mts. */
export class StackNotRunningError extends Error {
  constructor(folder) {
    super(
      `The embedded stack of ${folder} is not running. Start it with \`npm start\`, or set the database URL in the environment.`,
    );
    this.name = 'StackNotRunningError';
  }
}

/** See embedded-stack.d.mts. */
export const embeddedStackFile = 'stack.json';

/** See embedded-stack.d.mts. */
export function embeddedStack(variables) {
  const folder = path.resolve(variables.INIT_CWD ?? '.', variables.DATA_DIR || '.data');
  try {
    const stack = JSON.parse(readFileSync(path.join(folder, embeddedStackFile), 'utf8'));
    process.kill(stack.pid, 0);
    return stack;
  } catch {
    throw new StackNotRunningError(folder);
  }
}

/** See embedded-stack.d.mts. */
export function stackVariables(service, variables) {
  if (variables.DATABASE_URL) return variables;
  const stack = embeddedStack(variables);
  return {
    ...variables,
    DATABASE_URL: stack.databaseUrls[service],
    FAMILY_CONFIG: variables.FAMILY_CONFIG || stack.familyConfig,
    ...qdrantVariables(variables, stack),
    JWT_SECRET: variables.JWT_SECRET || stack.athleticsSecret,
  };
}

/** See embedded-stack.d.mts. */
export function mcpVariables(variables) {
  if (variables.BOT_TOKEN || variables.DASHBOARD_TOKEN) return variables;
  const { botToken, services } = embeddedStack(variables);
  const HOMEROOM_URL = variables.HOMEROOM_URL || `${services['family-assistant']}/api/v1`;
  return { ...variables, BOT_TOKEN: botToken, HOMEROOM_URL };
}

/** See embedded-stack.d.mts. */
export function qdrantVariables(variables, stack) {
  if (variables.QDRANT_URL) return { QDRANT_URL: variables.QDRANT_URL, QDRANT_API_KEY: variables.QDRANT_API_KEY };
  return { QDRANT_URL: stack.qdrantUrl, QDRANT_API_KEY: stack.qdrantApiKey ?? undefined };
}
