import { execFile, spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Variables } from '@homeroom/service-kit';
import type { DataFolder, Secrets } from './data-folder.ts';
import { until } from './processes.ts';
import { appNames, type AppName } from './settings.ts';
import { Supervised } from './supervised.ts';

const readyLimitMilliseconds = 60_000;
const commandLimitMilliseconds = 300_000;

/** Settings from which the services' variables are built. */
export interface ServiceSettings {
  ports: Record<AppName, number>;
  databaseUrls: Record<AppName, string>;
  qdrantUrl: string;
  /** Null for another Qdrant that wants none. */
  qdrantApiKey: string | null;
  secrets: Secrets;
  familyConfig: string;
  /** The user's own variables; what they set beyond the stack's is passed on. */
  variables: Variables;
}

/** The variables of one service. */
export function serviceEnvironment(app: AppName, settings: ServiceSettings): Record<string, string> {
  const { variables, secrets } = settings;
  const given = Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
  );
  const ownKeys = 'JWKS_URL' in given;
  return {
    ...given,
    HOST: '127.0.0.1',
    PORT: String(settings.ports[app]),
    DATABASE_URL: settings.databaseUrls[app],
    ...(app === 'athletics-admin'
      ? {}
      : {
          QDRANT_URL: settings.qdrantUrl,
          ...(settings.qdrantApiKey !== null && { QDRANT_API_KEY: settings.qdrantApiKey }),
        }),
    APP_ENV: 'staging',
    STAGING_KNOWLEDGE_URL: given['STAGING_KNOWLEDGE_URL'] ?? `http://127.0.0.1:${settings.ports['staging-knowledge']}`,
    BOT_TOKEN: given['BOT_TOKEN'] ?? secrets.botToken,
    FAMILY_CONFIG: settings.familyConfig,
    ...(ownKeys ? {} : { JWT_SECRET: given['JWT_SECRET'] ?? secrets.athleticsSecret }),
  };
}

/** The three services as supervised processes. */
export function supervisedServices(
  data: DataFolder,
  settings: ServiceSettings,
  say: (line: string) => void,
): Supervised[] {
  return appNames.map(
    (app) =>
      new Supervised({
        name: app,
        spawn: () =>
          data.withLog(app, (log) =>
            spawn(process.execPath, [built(app, 'main')], {
              env: serviceEnvironment(app, settings),
              stdio: ['ignore', log, log, 'ipc'],
              detached: true,
            }),
          ),
        ready: (child) => ready(child, settings.ports[app]),
        askToStop: (child) => void child.kill('SIGTERM'),
        say,
        lastLines: () => data.lastLines(app, 3),
      }),
  );
}

/** Runs a command of an app with the app's variables and answers what it printed. Rejects with what it complained of. */
export async function runCommand(
  app: AppName,
  entry: string,
  args: readonly string[],
  settings: ServiceSettings,
): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [built(app, entry), ...args], {
      env: serviceEnvironment(app, settings),
      timeout: commandLimitMilliseconds,
    });
    return stdout;
  } catch (error) {
    throw new Error(`${entry} failed: ${(error as { stderr?: string }).stderr?.trim() || (error as Error).message}`, {
      cause: error,
    });
  }
}

/** Returns the path of an app's bundle, next to this one in dist. */
function built(app: AppName, entry: string): string {
  return path.resolve(import.meta.dirname, '../../apps', app, `${entry}.js`);
}

async function ready(child: ChildProcess, port: number): Promise<void> {
  const answers = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return false;
    return fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(3_000) }).then(
      (response) => response.ok,
      () => false,
    );
  };
  if (!(await until(answers, readyLimitMilliseconds)))
    throw new Error(`it was not ready within ${readyLimitMilliseconds / 1000} s`);
}
