import * as z from 'zod';
import { isGuessable } from './guessable-secret.ts';
import { secretFileProblems, withSecretFiles, type Variables } from './secret-files.ts';
import type { TraceSettings } from './tracing/tracing.ts';
import { parseTrustProxy, trustProxyForms, type TrustProxy } from './trust-proxy.ts';

/** Bad or missing variables: one line for each, naming the variable and what it wants, never its value. */
export class EnvironmentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'EnvironmentError';
    this.problems = problems;
  }
}

/**
 * The variables of this process: the one place of the repository that reads `process.env`. A secret may be in a file, as
 * containers get them: `BOT_TOKEN_FILE=/run/secrets/bot_token` is `BOT_TOKEN` with the file's text, without the line's end.
 */
export function processVariables(): Variables {
  return withSecretFiles(process.env);
}

/**
 * Reads the variables that `shape` names. An empty variable counts as unset. With `NODE_ENV=production` a secret or a
 * database password that others can guess is a problem.
 * @param alsoWrong problems that the caller found, for example variables that do not fit together
 * @throws EnvironmentError with one line for each problem
 */
export function readEnvironment<Shape extends z.ZodRawShape>(
  shape: Shape,
  variables: Variables,
  alsoWrong: readonly string[] = [],
): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(
    Object.keys(shape).map((name) => [name, variables[name] === '' ? undefined : variables[name]]),
  );
  const result = z.object(shape).safeParse(given);
  const issues = result.success ? [] : result.error.issues;
  const guessable =
    variables['NODE_ENV'] === 'production'
      ? guessableSecrets(shape, given).filter((name) => !issues.some(({ path: [at] }) => at === name))
      : [];
  const ofFiles = secretFileProblems(Object.keys(shape), variables);
  const problems = [
    ...issues
      .filter(({ path: [at] }) => !ofFiles.some((problem) => problem.startsWith(`${String(at)}_FILE:`)))
      .map((issue) => `${issue.path.join('.')}: ${sentence(issue, given)}`),
    ...ofFiles,
    ...guessable.map((name) => `${name}: ${guessableSentence}`),
    ...alsoWrong,
  ];
  if (result.success && problems.length === 0) return result.data;
  throw new EnvironmentError(problems);
}

const guessableSentence =
  'is too short, from the documentation or easily guessed, which production does not accept; `openssl rand -hex 32` makes a good one';
const minSecretLength = 16;
/** The readers of secrets, each with what of the variable's text is secret and how long it must be. */
const secretReaders = z.registry<{ secretOf: (text: string) => string; minLength: number }>();

/** The names of the variables whose secret others can guess. */
function guessableSecrets(shape: z.ZodRawShape, given: Variables): string[] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    const reader = secretReaders.get(schema instanceof z.ZodOptional ? schema.unwrap() : schema);
    const secret = reader?.secretOf(given[name] ?? '') ?? '';
    return reader && secret !== '' && (secret.length < reader.minLength || isGuessable(secret)) ? [name] : [];
  });
}

function passwordOf(url: string): string {
  try {
    return decodeURIComponent(new URL(url).password);
  } catch {
    return '';
  }
}

function sentence(issue: z.core.$ZodIssue, given: Variables): string {
  const missing = given[String(issue.path[0])] === undefined;
  return missing && issue.code === 'invalid_type' ? 'is not set; it is needed to start' : issue.message;
}

const boundedInteger = (min: number, max: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,15}$/.test(text) && Number(text) >= min && Number(text) <= max,
      `wants a whole number from ${min} to ${max}`,
    )
    .transform(Number);

/** Readers for the kinds of variable that the services share. */
export const variable = {
  /** Any text that is not empty. */
  text: () => z.string(),
  /** A secret of at least `minLength` characters; in production of at least 16, and not one that others can guess. */
  secret: (minLength: number) =>
    z
      .string()
      .min(minLength, `wants a secret of at least ${minLength} characters`)
      .register(secretReaders, { secretOf: (text) => text, minLength: minSecretLength }),
  integer: boundedInteger,
  /** A TCP port; 0 lets the system choose. */
  port: (otherwise: number) => boundedInteger(0, 65_535).default(otherwise),
  /** `true` or `false`. */
  flag: (otherwise: boolean) =>
    z
      .enum(['true', 'false'], { error: 'wants true or false' })
      .transform((text) => text === 'true')
      .default(otherwise),
  oneOf: <const Values extends readonly [string, ...string[]]>(values: Values) =>
    z.enum(values, { error: `wants one of ${values.join(', ')}` }),
  url: (...protocols: string[]) =>
    z
      .string()
      .refine(
        (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
        `wants a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      ),
  /** A text that `parse` reads; undefined refuses it with the sentence `wanted`. */
  parsed: <Value>(parse: (text: string) => Value | undefined, wanted: string) =>
    z.string().transform((text, context): Value => {
      const value = parse(text);
      if (value !== undefined) return value;
      context.addIssue(wanted);
      return z.NEVER;
    }),
  /** A PostgreSQL URL; in production its password, where it has one, is not one that others can guess. */
  databaseUrl: () =>
    variable.url('postgres:', 'postgresql:').register(secretReaders, { secretOf: passwordOf, minLength: 0 }),
  httpUrl: () => variable.url('http:', 'https:'),
  /** One HTTP URL, or several separated by commas; spaces around them are removed. */
  httpUrls: () =>
    variable.parsed((text) => {
      const urls = text.split(',').map((url) => url.trim());
      return urls.every((url) => variable.httpUrl().safeParse(url).success) ? urls.join(',') : undefined;
    }, 'wants a URL that begins with http:// or https://, or several separated by commas'),
};

/** The variables every service reads: where it listens, what it logs, whose forwarded addresses it believes, where its traces go. */
export const serviceVariables = (port: number) => ({
  PORT: variable.port(port),
  HOST: variable.text().default('127.0.0.1'),
  LOG_LEVEL: variable.oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  TRUST_PROXY: variable.parsed(parseTrustProxy, trustProxyForms).optional(),
  DATABASE_URL: variable.databaseUrl(),
  SLOW_REQUEST_MS: variable.integer(1, 600_000).default(1_000),
  SLOW_SQL_MS: variable.integer(1, 600_000).default(200),
  OTEL_EXPORTER_OTLP_ENDPOINT: variable.httpUrl().optional(),
  OTEL_EXPORTER_OTLP_HEADERS: variable.secret(1).optional(),
  OTEL_TRACES_SAMPLER_ARG: variable.parsed(parseShare, 'wants a number from 0 to 1').default(1),
});

function parseShare(text: string): number | undefined {
  return /^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(text) ? Number(text) : undefined;
}

/** Settings common to every service. */
export interface ServiceSettings {
  host: string;
  port: number;
  logLevel: string;
  trustProxy: TrustProxy | undefined;
  databaseUrl: string;
  /** Requests that take as long are logged as slow. Default: 1,000. */
  slowRequestMs?: number | undefined;
  /** Statements that take as long are logged as slow. Default: 200. */
  slowSqlMs?: number | undefined;
  /** Default: no traces are exported. */
  traces?: TraceSettings | undefined;
}

/** The settings of the variables that every service reads. */
export function serviceSettings(env: z.output<z.ZodObject<ReturnType<typeof serviceVariables>>>): ServiceSettings {
  return {
    host: env.HOST,
    port: env.PORT,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    databaseUrl: env.DATABASE_URL,
    slowRequestMs: env.SLOW_REQUEST_MS,
    slowSqlMs: env.SLOW_SQL_MS,
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: env.OTEL_EXPORTER_OTLP_HEADERS,
          share: env.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
  };
}

/**
 * The database of a command.
 * @throws EnvironmentError when `DATABASE_URL` is not set
 */
export function requireDatabaseUrl(variables: Variables): string {
  const url = variables['DATABASE_URL'];
  if (url) return url;
  throw new EnvironmentError([
    'DATABASE_URL: is not set, and `npm start`, whose database would be used, is not running',
  ]);
}
