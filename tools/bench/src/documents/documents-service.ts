import { once } from 'node:events';
import path from 'node:path';
import { startLocalQdrant } from '@homeroom/local-qdrant';
import { sampleHousehold } from '@homeroom/sample-data';
import type { RenderedFile } from '@homeroom/sample-data/documents';
import { processVariables } from '@homeroom/service-kit';
import { nowhere } from '../calendar/calendar-service.ts';
import type { Scratch } from '../harness/scratch.ts';
import { bundleOf, startServer, type RunningServer } from '../harness/servers.ts';

const answerLimitMs = 180_000;
const tries = 3;
const pauseMs = 2_000;

/** Response of an operation. */
export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** A staging service of its own, whose day can be chosen. There is no model host: rules make the cards. */
export interface DocumentServer {
  /** Sets the service's clock to the late afternoon of that day, `YYYY-MM-DD`, in the household's zone. */
  setDay(day: string): Promise<void>;
  send(operation: 'parse' | 'briefing', file: RenderedFile): Promise<Answer>;
}

/** Starts the service with the sample household. */
export async function startDocumentServer(scratch: Scratch): Promise<DocumentServer> {
  const qdrant = await startLocalQdrant({ folder: scratch.folder(new Map()), port: 0 });
  scratch.later(() => qdrant.close());
  const { url, child } = await startStaging(scratch, qdrant.url, ['--import', bundleOf.peer('moving-clock')]);
  return {
    setDay: async (day) => {
      const answered = once(child, 'message');
      child.send({ clock: `${day}T23:00:00Z` });
      await answered;
    },
    send: (operation, file) => send(`${url}/vision/${operation}`, file),
  };
}

/** Starts the staging service with the sample household and no model host, with `execArgv` for Node. */
export async function startStaging(
  scratch: Scratch,
  qdrantUrl: string,
  execArgv: readonly string[] = [],
): Promise<RunningServer> {
  const folder = scratch.folder(new Map([['household.yaml', sampleHousehold]]));
  const { PATH = '' } = processVariables();
  const env = {
    APP_ENV: 'staging',
    DATABASE_URL: await scratch.database('staging-knowledge'),
    FAMILY_CONFIG: path.join(folder, 'household.yaml'),
    PORT: '0',
    PATH,
    QDRANT_URL: qdrantUrl,
    MODEL_HOST_URL: nowhere,
  };
  const server = await startServer(bundleOf.service('staging-knowledge'), env, execArgv);
  scratch.later(server.stop);
  return server;
}

/** Sends a file; a service that is busy (503) is asked again after a pause, as it asks for. */
async function send(url: string, file: RenderedFile, left = tries): Promise<Answer> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file.bytes)], { type: file.mediaType }), file.name);
  const response = await fetch(url, { method: 'POST', body: form, signal: AbortSignal.timeout(answerLimitMs) });
  const body = (await response.json()) as Record<string, unknown>;
  if (response.status !== 503 || left === 1) return { status: response.status, body };
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return send(url, file, left - 1);
}
