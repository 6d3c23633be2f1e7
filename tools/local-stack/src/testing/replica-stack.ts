import { execFile, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { applyMigrations, openDatabase, requireMigrations, type Database } from '@homeroom/database';
import { serviceMigrations } from '@homeroom/database/migrations';
import { startFakeTelegram, type FakeTelegram } from '@homeroom/messenger/testing';
import { closeAtOnce, listenOnLoopback } from '@homeroom/testing/loopback';
import { until } from '../processes.ts';
import { appNames, type AppName } from '../settings.ts';

const apps = path.resolve(import.meta.dirname, '../../../../dist/apps');
const jwtSecret = 'replicas-secret-of-thirty-two-characters';
const readyLimitMs = 60_000;
/** Time between the end of new requests to a replica and its stop, as between a pod's removal and its signal. */
const drainMs = 300;

/** Shared servers of the replicas, and their number. */
export interface ReplicaStackSettings {
  /** Name of its databases and its collection. */
  name: string;
  /** Replicas of each service. */
  replicas: number;
  /** Text of the family file; LINK is the address of the subscribed calendar, CALDAV that of a calendar server. */
  household: string;
  postgresUrl: string;
  /** Address of a database behind a pooler; null without one. */
  pooledUrl: ((database: string) => string) | null;
  qdrantUrl: string;
  modelsUrl: string;
  /** Address of an empty calendar on a server. */
  caldavUrl: string;
}

/** A process of a service, as a load balancer sees it. */
export interface Replica {
  url: string;
  process: ChildProcess;
  /** It gets no new requests. */
  isDrained: boolean;
}

/** Answer of a service. */
export interface Answer {
  status: number;
  text: string;
}

const tokens = { family: '123456:replicas-of-the-family-bot', staging: '654321:replicas-of-the-staging-bot' };

/** Replicas of all three services behind a balancer that takes the ready ones in turn. */
export class ReplicaStack {
  readonly replicas: Record<AppName, Replica[]> = {
    'family-assistant': [],
    'staging-knowledge': [],
    'athletics-admin': [],
  };
  readonly databases: Record<AppName, Database>;
  readonly telegram: { family: FakeTelegram; staging: FakeTelegram };
  /** Text of the subscribed calendar. */
  link = '';
  private readonly settings: ReplicaStackSettings;
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'homeroom-replicas-'));
  private readonly linkServer: Server = createServer((_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/calendar' }).end(this.link),
  );
  private variables: Record<string, string> = {};
  private turn = 0;

  private constructor(settings: ReplicaStackSettings, telegram: ReplicaStack['telegram']) {
    this.settings = settings;
    this.telegram = telegram;
    this.databases = this.eachApp((app) => openDatabase({ url: this.databaseUrl(app), applicationName: 'test' }));
  }

  /** Makes the databases; no replica runs yet. */
  static async open(settings: ReplicaStackSettings): Promise<ReplicaStack> {
    const family = await startFakeTelegram({ token: tokens.family });
    const staging = await startFakeTelegram({ token: tokens.staging });
    const stack = new ReplicaStack(settings, { family, staging });
    for (const app of appNames) {
      await applyMigrations(stack.databaseUrl(app), serviceMigrations[app]);
      if (settings.pooledUrl) await stack.prepareForPooler(app);
    }
    const linkPort = await listenOnLoopback(stack.linkServer);
    const familyFile = path.join(stack.folder, 'household.yaml');
    const household = settings.household.replace('CALDAV', settings.caldavUrl);
    writeFileSync(familyFile, household.replace('LINK', `http://127.0.0.1:${linkPort}/link.ics`));
    stack.variables = {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PORT: '0',
      FAMILY_CONFIG: familyFile,
      QDRANT_URL: settings.qdrantUrl,
      QDRANT_COLLECTION: settings.name,
      MODEL_HOST_URL: settings.modelsUrl,
      TELEGRAM_ENABLED: 'true',
      RETENTION_DAYS: '30',
    };
    return stack;
  }

  async close(): Promise<void> {
    await Promise.all(appNames.flatMap((app) => this.replicas[app].map(({ process }) => ended(process, 'SIGKILL'))));
    await Promise.all(appNames.map((app) => this.databases[app].end()));
    await Promise.all([this.telegram.family.stop(), this.telegram.staging.stop(), closeAtOnce(this.linkServer)]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  async start(): Promise<void> {
    for (const app of appNames)
      this.replicas[app] = await Promise.all(
        Array.from({ length: this.settings.replicas }, () => this.startReplica(app)),
      );
  }

  /** Replaces the replicas of a service one after the other, as a rolling update does. */
  async roll(app: AppName): Promise<void> {
    for (const [index, replica] of this.replicas[app].entries()) {
      replica.isDrained = true;
      await pause(drainMs);
      const code = await ended(replica.process, 'SIGTERM');
      if (code !== 0) throw new Error(`A replica of ${app} ended with ${code} on SIGTERM.`);
      this.replicas[app][index] = await this.startReplica(app);
    }
  }

  /** Sends a request to the next replica that is not drained. Rejects when no whole answer comes. */
  async call(app: AppName, method: string, route: string, body?: object | FormData, headers = {}): Promise<Answer> {
    const open = this.replicas[app].filter(({ isDrained }) => !isDrained);
    const replica = open[(this.turn += 1) % open.length];
    return this.callReplica(replica?.url ?? '', app, { method, route, body, headers });
  }

  /** Sends a request to every replica. */
  callAll(app: AppName, method: string, route: string, body?: object): Promise<Answer[]> {
    return Promise.all(this.replicas[app].map(({ url }) => this.callReplica(url, app, { method, route, body })));
  }

  /** Runs a command of a service with its variables. */
  async command(app: AppName, name: string, args: readonly string[]): Promise<string> {
    const env = { ...this.environment(app), DATABASE_URL: this.databaseUrl(app) };
    const { stdout } = await promisify(execFile)(process.execPath, [path.join(apps, app, `${name}.js`), ...args], {
      env,
    });
    return stdout;
  }

  /** Writes files to a folder and returns its path. */
  files(name: string, texts: Iterable<readonly [string, string]>): string {
    const folder = path.join(this.folder, name);
    mkdirSync(folder, { recursive: true });
    for (const [file, text] of texts) writeFileSync(path.join(folder, file), text);
    return folder;
  }

  async rows<Row extends object>(app: AppName, sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.databases[app].query<Row>(sql, values)).rows;
  }

  /** A token of a user of the school. */
  async staffToken(userId: string): Promise<string> {
    return (await this.command('athletics-admin', 'token-athletics', ['--user', userId])).trim();
  }

  /** Address of the calendar on a server. */
  get caldavUrl(): string {
    return this.settings.caldavUrl;
  }

  private async callReplica(
    url: string,
    app: AppName,
    {
      method,
      route,
      body,
      headers = {},
    }: { method: string; route: string; body?: object | FormData | undefined; headers?: object },
  ): Promise<Answer> {
    const response = await fetch(`${url}${route}`, {
      method,
      headers: {
        ...(app === 'family-assistant' && { Authorization: `Bearer ${tokens.family}` }),
        ...(body && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    return { status: response.status, text: await response.text() };
  }

  private async startReplica(app: AppName): Promise<Replica> {
    const log = openSync(path.join(this.folder, `${app}.log`), 'a');
    const child = fork(path.join(apps, app, 'main.js'), {
      env: this.environment(app),
      execArgv: [],
      stdio: ['ignore', log, log, 'ipc'],
    });
    const url = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code, signal) =>
        reject(new Error(`${app} ended with ${code ?? signal} before it listened.`)),
      );
      child.on('message', ({ listening }: { listening?: string }) => listening && resolve(listening));
    });
    const isReady = () =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    if (!(await until(isReady, readyLimitMs))) throw new Error(`${app} is not ready.`);
    return { url, process: child, isDrained: false };
  }

  private environment(app: AppName): Record<string, string> {
    const { pooledUrl } = this.settings;
    const common = { ...this.variables, DATABASE_URL: pooledUrl?.(this.databaseName(app)) ?? this.databaseUrl(app) };
    if (app === 'athletics-admin') return { ...common, JWT_SECRET: jwtSecret };
    if (app === 'staging-knowledge')
      return {
        ...common,
        APP_ENV: 'staging',
        STAGING_BOT_TOKEN: tokens.staging,
        TELEGRAM_API_ROOT: this.telegram.staging.apiRoot,
      };
    return {
      ...common,
      BOT_TOKEN: tokens.family,
      TELEGRAM_API_ROOT: this.telegram.family.apiRoot,
      ALERT_SCHEDULE_MINUTES: '0.02,0.05,0.05',
      ALERT_QUIET_HOURS: 'none',
      CALDAV_SYNC_SECONDS: '1',
      SUBSCRIPTIONS_ALLOW_PRIVATE: 'true',
    };
  }

  /** Gives the database the settings that the refusal of a service names. */
  private async prepareForPooler(app: AppName): Promise<void> {
    const { pooledUrl } = this.settings;
    const service = openDatabase({ url: `${this.databaseUrl(app)}?pgbouncer=true`, applicationName: 'test' });
    const refusal = await requireMigrations(service, serviceMigrations[app]).then(
      () => '',
      (error: Error) => error.message,
    );
    await service.end();
    if (pooledUrl && refusal) await this.databases[app].query(refusal.split('in PostgreSQL: ')[1] ?? '');
  }

  private databaseName(app: AppName): string {
    return `${this.settings.name}_${app.replaceAll('-', '_')}`;
  }

  private databaseUrl(app: AppName): string {
    const url = new URL(this.settings.postgresUrl);
    url.pathname = `/${this.databaseName(app)}`;
    return url.href;
  }

  private eachApp<Value>(make: (app: AppName) => Value): Record<AppName, Value> {
    return Object.fromEntries(appNames.map((app) => [app, make(app)])) as Record<AppName, Value>;
  }
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
  return child.exitCode;
}
