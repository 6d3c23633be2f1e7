import {
  readEnvironment,
  serviceSettings,
  serviceVariables,
  variable,
  type ServiceSettings,
  type Variables,
} from '@homeroom/service-kit';
import type { JwtSettings } from '@homeroom/auth';

/** The service's settings. */
export interface Config extends ServiceSettings {
  jwt: JwtSettings;
}

/** The variables of the service. */
export const variables = {
  ...serviceVariables(3003),
  JWKS_URL: variable.httpUrl().optional(),
  JWT_ISSUER: variable.text().optional(),
  JWT_AUDIENCE: variable.text().optional(),
  JWT_SECRET: variable.secret(32).optional(),
};

/**
 * Reads the service's variables into a Config.
 * @throws EnvironmentError with a line for each bad or missing variable
 */
export function readConfig(environment: Variables): Config {
  const env = readEnvironment(variables, environment, jwtProblems(environment));
  return {
    ...serviceSettings(env),
    jwt: jwtSettings(env),
  };
}

interface JwtVariables {
  JWKS_URL?: string | undefined;
  JWT_ISSUER?: string | undefined;
  JWT_AUDIENCE?: string | undefined;
  JWT_SECRET?: string | undefined;
}

/** One line for each conflict between the variables about tokens. */
function jwtProblems({ JWKS_URL, JWT_ISSUER, JWT_AUDIENCE, JWT_SECRET }: JwtVariables): string[] {
  if (JWKS_URL && JWT_SECRET) return ['JWKS_URL, JWT_SECRET: set one of the two, not both'];
  if (JWT_SECRET) return [];
  if (!JWKS_URL) return ["JWKS_URL: is not set; name an OpenID provider's key set, or for development set JWT_SECRET"];
  const needed = { JWT_ISSUER, JWT_AUDIENCE };
  return Object.entries(needed).flatMap(([name, value]) =>
    value ? [] : [`${name}: is not set; it is needed with JWKS_URL`],
  );
}

function jwtSettings({ JWKS_URL, JWT_ISSUER, JWT_AUDIENCE, JWT_SECRET }: JwtVariables): JwtSettings {
  if (JWT_SECRET !== undefined)
    return { kind: 'secret', secret: JWT_SECRET, issuer: JWT_ISSUER, audience: JWT_AUDIENCE };
  return { kind: 'jwks', jwksUrl: String(JWKS_URL), issuer: String(JWT_ISSUER), audience: String(JWT_AUDIENCE) };
}
