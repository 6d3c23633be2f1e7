import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { sampleHousehold } from '@homeroom/sample-data';
import { clockVariable } from '../harness/clock-variable.ts';
import type { Scratch } from '../harness/scratch.ts';
import { bundleOf, startServer } from '../harness/servers.ts';

const botToken = 'bench:bot-token-of-the-benchmark';
/** Request headers of the household's bot. */
export const botHeaders = { Authorization: `Bearer ${botToken}` };
/** The port for discarding, where nothing listens. */
export const nowhere = 'http://127.0.0.1:9';

/** A family assistant of its own, with a database of its own. */
export interface CalendarServer {
  url: string;
  headers: Record<string, string>;
  databaseUrl: string;
}

/** Household and time of a family assistant. */
interface CalendarOptions {
  /** Family configuration file. Default: the sample household, with the calendars added. */
  family?: string;
  /** RFC 3339; the service's clock starts there. Default: the machine's time. */
  now?: string;
}

/** Starts a service with calendars of its own, see `calendarVariables`. */
export async function startCalendar(
  scratch: Scratch,
  calendars: Readonly<Record<string, readonly string[]>>,
  variables: Readonly<Record<string, string>> = {},
  { now, ...options }: CalendarOptions = {},
): Promise<CalendarServer> {
  const env = await calendarVariables(scratch, calendars, variables, options);
  const service = await startServer(
    bundleOf.service('family-assistant'),
    { ...env, ...(now && { [clockVariable]: now }) },
    now === undefined ? [] : ['--import', bundleOf.peer('moving-clock')],
  );
  scratch.later(service.stop);
  return { url: `${service.url}/api/v1`, headers: botHeaders, databaseUrl: env.DATABASE_URL };
}

/**
 * Imports iCalendar files into calendars of the household. Without `QDRANT_URL` among the variables nothing is indexed.
 * @param calendars the files of each calendar, by its id
 * @returns the variables with which a service has these calendars
 */
export async function calendarVariables(
  scratch: Scratch,
  calendars: Readonly<Record<string, readonly string[]>>,
  variables: Readonly<Record<string, string>> = {},
  { family = householdWith(Object.keys(calendars)) }: Pick<CalendarOptions, 'family'> = {},
): Promise<{ DATABASE_URL: string } & Record<string, string>> {
  const files = Object.entries(calendars).flatMap(([id, texts]) =>
    texts.map((text, index) => ({ id, name: `${id}-${index}.ics`, text })),
  );
  const folder = scratch.folder(
    new Map([['household.yaml', family], ...files.map(({ name, text }) => [name, text] as const)]),
  );
  const env = {
    DATABASE_URL: await scratch.database('family-assistant'),
    FAMILY_CONFIG: path.join(folder, 'household.yaml'),
    BOT_TOKEN: botToken,
    PORT: '0',
    LOG_LEVEL: 'info',
    QDRANT_URL: nowhere,
    MODEL_HOST_URL: nowhere,
    ...variables,
  };
  for (const { id, name } of files) {
    const command = bundleOf.service('family-assistant', 'import-ics');
    execFileSync(process.execPath, [command, path.join(folder, name), '--calendar', id], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  return env;
}

/** The sample household, whose default calendar is `family`, with the other calendars added. */
function householdWith(calendarIds: readonly string[]): string {
  const added = calendarIds.filter((id) => id !== 'family').map((id) => `  - { id: ${id} }\n`);
  return sampleHousehold.replace('calendars:\n', (line) => line + added.join(''));
}

/** Milliseconds until a read is answered in full, and what it answered. @throws Error unless it was a 200 */
export async function timedRead(
  { url, headers }: CalendarServer,
  route: string,
): Promise<{ took: number; events: unknown[] }> {
  const began = performance.now();
  const response = await fetch(`${url}${route}`, { headers });
  const body = Buffer.from(await response.arrayBuffer()).toString();
  const took = performance.now() - began;
  if (response.status !== 200) throw new Error(`${route} answered ${response.status}: ${body}`);
  return { took, events: (JSON.parse(body) as { events: unknown[] }).events };
}

/** The body of an answer. @throws Error unless the request succeeded */
export async function answered(url: string, init: RequestInit): Promise<string> {
  const response = await fetch(url, init);
  const body = await response.text();
  if (!response.ok)
    throw new Error(`${init.method ?? 'GET'} ${new URL(url).pathname} answered ${response.status}: ${body}`);
  return body;
}
