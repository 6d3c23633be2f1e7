import { withoutQuotations } from '@homeroom/errors';
import { currentTraceId } from '@homeroom/tracing';
import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger } from 'pino';

/** Log settings: one JSON line per event on stdout, or to `destination` in a test. */
export interface LoggerSettings {
  service: string;
  level: string;
  /** Values that are removed from every line. */
  secrets?: readonly string[];
  destination?: DestinationStream;
}

const hidden = '[hidden]';
const credentialPatterns: [RegExp, string][] = [
  [/(bearer\s+)[^\s"',;]+/gi, `$1${hidden}`],
  [/([?&](?:token|key|secret|password|access_token)=)[^&\s"']+/gi, `$1${hidden}`],
  [/(:\/\/[^/\s:@]*:)[^@\s/]+@/g, `$1${hidden}@`],
];

/** Makes the service's logger. Fields are few and chosen by the caller; texts of errors lose every known secret. */
export function createLogger(settings: LoggerSettings): Logger {
  const clean = secretRemover(settings.secrets ?? []);
  const options = {
    level: settings.level,
    base: { service: settings.service },
    mixin: traceFields,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: (error: unknown) => errorFields(error, clean) },
  };
  return pino(options, settings.destination ?? lineWriter(process.stdout.fd));
}

/** The trace that the code which logs is part of. */
function traceFields(): { traceId?: string } {
  const traceId = currentTraceId();
  return traceId ? { traceId } : {};
}

const maxUnwrittenBytes = 1_048_576;

/**
 * Writes lines to an open file at once. A full disk ends no service: up to 1 MiB of lines wait for room, further ones are
 * dropped.
 */
export function lineWriter(fd: number): DestinationStream {
  const writer = pino.destination({ dest: fd, sync: true, maxLength: maxUnwrittenBytes });
  // Without a listener the error would be thrown where the line was logged.
  writer.on('error', () => undefined);
  return writer;
}

/** A function that hides the given secrets, bearer credentials, passwords in URLs and token parameters in a text. */
export function secretRemover(secrets: readonly string[]): (text: string) => string {
  const known = secrets.filter((secret) => secret.length >= 4);
  return (text) => {
    const withoutKnown = known.reduce((cleaned, secret) => cleaned.replaceAll(secret, hidden), text);
    return credentialPatterns.reduce(
      (cleaned, [pattern, replacement]) => cleaned.replace(pattern, replacement),
      withoutKnown,
    );
  };
}

/**
 * An error's type, code, message and stack frames, and those of its cause, without secrets and without what the message quotes;
 * with `hideMessages` without messages, where `clean` cannot know everything that they must not say.
 */
export function errorFields(
  error: unknown,
  clean: (text: string) => string,
  { hideMessages = false } = {},
): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = (error as { code?: unknown }).code;
  return {
    type: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    message: hideMessages ? hidden : withoutQuotations(clean(error.message)).slice(0, 500),
    stack: clean(stackFrames(error)),
    ...(error.cause instanceof Error ? { cause: errorFields(error.cause, clean, { hideMessages }) } : {}),
  };
}

/** Without the message, whose lines may look like frames. */
function stackFrames({ stack = '', message }: Error): string {
  return stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
    .slice(0, 20)
    .join('\n');
}
