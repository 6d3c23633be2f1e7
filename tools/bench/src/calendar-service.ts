import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { sampleHousehold } from '@homeroom/sample-data';
import type { Scratch } from './scratch.ts';
import { bundleOf, startServer } from './servers.ts';

const botToken = 'bench:bot-token-of-the-benchmark';
/** The port for discarding, where nothing listens. */
export const nowhere = 'http://127.0.0.1:9';

/** A family assistant of its own, with a database of its own. */
export interface CalendarServer {
  url: string;
  headers: Record<string, string>;
  databaseUrl: string;
}

/** Imports the files into the household's calendar and starts the service. Without `QDRANT_URL` among the variables nothing is indexed. */
export async function startCalendar(
  scratch: Scratch,
  files: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<CalendarServer> {
  const texts = files.map((text, index) => [`calendar-${index}.ics`, text] as const);
  const folder = scratch.folder(new Map([['household.yaml', sampleHousehold], ...texts]));
  const databaseUrl = await scratch.database('family-assistant');
  const env = {
    DATABASE_URL: databaseUrl,
    FAMILY_CONFIG: path.join(folder, 'household.yaml'),
    BOT_TOKEN: botToken,
    PORT: '0',
    LOG_LEVEL: 'info',
    QDRANT_URL: nowhere,
    MODEL_HOST_URL: nowhere,
    ...variables,
  };
  for (const [name] of texts)
    execFileSync(process.execPath, [bundleOf.service('family-assistant', 'import-ics'), path.join(folder, name)], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const service = await startServer(bundleOf.service('family-assistant'), env);
  scratch.later(service.stop);
  return { url: `${service.url}/api/v1`, headers: { Authorization: `Bearer ${botToken}` }, databaseUrl };
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
