import { readEnvironment, serviceVariables, variable, EnvironmentError, type Variables } from '@homeroom/service-kit';
import type { JwtSettings } from '@homeroom/auth';

/** Everything the service is told from outside. */
export interface Config {
  host: string;
  port: number;
  logLevel: string;
  trustProxy: string | undefined;
  databaseUrl: string;
  jwt: JwtSettings;
}

const variables = {
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
  const env = readEnvironment(variables, environment);
  return {
    host: env.HOST,
    port: env.PORT,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    databaseUrl: env.DATABASE_URL,
    jwt: jwtSettings(env),
  };
}

interface JwtVariables {
  JWKS_URL?: string | undefined;
  JWT_ISSUER?: string | undefined;
  JWT_AUDIENCE?: string | undefined;
  JWT_SECRET?: string | undefined;
}

function jwtSettings({ JWKS_URL, JWT_ISSUER, JWT_AUDIENCE, JWT_SECRET }: JwtVariables): JwtSettings {
  if (JWKS_URL !== undefined && JWT_SECRET !== undefined) throw new EnvironmentError(['JWKS_URL, JWT_SECRET: set one of the two, not both']);
  if (JWT_SECRET !== undefined) return { kind: 'secret', secret: JWT_SECRET, issuer: JWT_ISSUER, audience: JWT_AUDIENCE };
  if (JWKS_URL === undefined) throw new EnvironmentError(['JWKS_URL: is not set; name an OpenID provider\'s key set, or for development set JWT_SECRET']);
  const missing = Object.entries({ JWT_ISSUER, JWT_AUDIENCE }).filter(([, value]) => value === undefined);
  if (missing.length > 0) throw new EnvironmentError(missing.map(([name]) => `${name}: is not set; it is needed with JWKS_URL`));
  return { kind: 'jwks', jwksUrl: JWKS_URL, issuer: String(JWT_ISSUER), audience: String(JWT_AUDIENCE) };
}
