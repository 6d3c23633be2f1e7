import { execFile, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { applyMigrations, openDatabase, type Database } from '@homeroom/database';
import { serviceMigrations } from '@homeroom/database/migrations';
import { startFakeTelegram, type FakeTelegram } from '@homeroom/messenger/testing';
import { startPostgres, type TestPostgres } from '@homeroom/testing';
import { until } from '../processes.ts';
import { passTenMinutes } from './pass-ten-minutes.ts';

const app = path.resolve(import.meta.dirname, '../../../../dist/apps/family-assistant');
/** Loaded before a program, it shifts the program's clock. */
const shiftClock = pathToFileURL(path.resolve(import.meta.dirname, '../../../browser-tests/support/shift-process.mjs'));
const waitLimit = 45_000;

/** Settings of a crash stack. */
export interface CrashStackSettings {
  /** Text of the family file. */
  household: string;
  /** Chats that exist. */
  chats: readonly string[];
  /** More variables of the service. */
  env: Record<string, string>;
}

interface Replica {
  process: ChildProcess;
  url: string;
}

/** Answer of a replica. */
export interface Answer {
  status: number;
  text: string;
}

/** Optional parts of a request to a replica. */
export interface CallOptions {
  /** Sent as JSON. */
  body?: object;
  /** Value of the `Idempotency-Key`. */
  key?: string;
  /** Longest wait for the whole answer, in milliseconds (defaults to 20,000). */
  limitMs?: number;
  /** The bearer token (defaults to the bot's). */
  token?: string;
}

/** Replicas of the family assistant that are killed and started again, on a PostgreSQL that keeps what was committed. */
export class CrashStack {
  readonly botToken = '123456:crash-test-of-the-messages';
  readonly replicas: Replica[] = [];
  readonly database: Database;
  readonly telegram: FakeTelegram;
  readonly postgres: TestPostgres;
  private readonly folder: string;
  private readonly env: Record<string, string>;

  private constructor(
    postgres: TestPostgres,
    databaseUrl: string,
    telegram: FakeTelegram,
    { household, env }: CrashStackSettings,
  ) {
    this.postgres = postgres;
    this.telegram = telegram;
    this.folder = mkdtempSync(path.join(tmpdir(), 'homeroom-crash-'));
    writeFileSync(path.join(this.folder, 'household.yaml'), household);
    this.database = openDatabase({ url: databaseUrl, applicationName: 'crash-test' });
    this.env = {
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      FAMILY_CONFIG: path.join(this.folder, 'household.yaml'),
      BOT_TOKEN: this.botToken,
      PORT: '0',
      LOG_LEVEL: 'silent',
      TELEGRAM_ENABLED: 'true',
      TELEGRAM_API_ROOT: telegram.apiRoot,
      ...env,
    };
  }

  /** Opens the database and the fake Telegram; no replica runs yet. */
  static async open(settings: CrashStackSettings): Promise<CrashStack> {
    const postgres = await startPostgres({ settings: { fsync: 'on' } });
    const telegram = await startFakeTelegram({
      token: '123456:crash-test-of-the-messages',
      chats: settings.chats,
    });
    const url = new URL(postgres.url);
    url.pathname = '/family_assistant';
    await applyMigrations(url.href, serviceMigrations['family-assistant']);
    return new CrashStack(postgres, url.href, telegram, settings);
  }

  async close(): Promise<void> {
    await this.killReplicas();
    await this.database.end();
    await this.telegram.stop();
    await this.postgres.remove();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async startReplicas(count: number): Promise<void> {
    this.replicas.push(...(await Promise.all(Array.from({ length: count }, () => this.startReplica()))));
  }

  /** Starts a replica for each clock, on a machine where it is ahead by so many milliseconds, or behind. */
  async startWithClocks(aheadMs: readonly number[]): Promise<void> {
    const started = aheadMs.map((ms) => this.startReplica(['--import', `${shiftClock.href}?ms=${ms}`]));
    this.replicas.push(...(await Promise.all(started)));
  }

  /** Kills all replicas. */
  async killReplicas(): Promise<void> {
    await Promise.all(this.replicas.splice(0).map(({ process }) => killed(process)));
  }

  /** Kills one replica after the other and starts it again, until told to stop; answers how many were killed. */
  async disturb(done: AbortSignal): Promise<number> {
    let kills = 0;
    while (!done.aborted) {
      await pause(700 + (kills % 3) * 400);
      await this.replace(kills);
      kills += 1;
    }
    return kills;
  }

  /** Kills a replica and starts it again. @param turn the replicas are counted round */
  async replace(turn: number): Promise<void> {
    const index = turn % this.replicas.length;
    await killed((this.replicas[index] as Replica).process);
    this.replicas[index] = await this.startReplica();
  }

  /**
   * Sends a request with the bot token to a path below `/api/v1`. Rejects when no whole answer comes in time.
   * @param turn the replicas are counted round
   */
  async call(
    turn: number,
    method: string,
    route: string,
    { body, key, limitMs = 20_000, token = this.botToken }: CallOptions = {},
  ): Promise<Answer> {
    const response = await fetch(`${this.replicas[turn % this.replicas.length]?.url}/api/v1${route}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && { 'Content-Type': 'application/json' }),
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(limitMs),
    });
    return { status: response.status, text: await response.text() };
  }

  /** Returns the titles of all stored events. */
  async titles(): Promise<string[]> {
    const rows = await this.rows<{ ics: string }>('SELECT ics FROM calendar_object');
    return rows.map(({ ics }) => /^SUMMARY:(.*)$/m.exec(ics)?.[1]?.trim() ?? '');
  }

  /** Puts the events of an iCalendar text on the family's calendar, with the command for it. */
  async importText(ics: string): Promise<void> {
    const file = path.join(this.folder, 'events.ics');
    writeFileSync(file, ics);
    await promisify(execFile)(process.execPath, [path.join(app, 'import-ics.js'), file], { env: this.env });
  }

  async rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.database.query<Row>(sql, values)).rows;
  }

  /** Makes room in the chats, which get three messages in ten minutes. */
  passTenMinutes(): Promise<void> {
    return passTenMinutes((sql) => this.rows(sql));
  }

  private async startReplica(execArgv: string[] = []): Promise<Replica> {
    const child = fork(path.join(app, 'main.js'), {
      env: this.env,
      execArgv,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const url = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code, signal) =>
        reject(new Error(`A replica ended with ${code ?? signal} before it listened.`)),
      );
      child.on('message', ({ listening }: { listening?: string }) => listening && resolve(listening));
    });
    return { process: child, url };
  }
}

/** Fails when that does not come true in time, by default 45 s. */
export async function soon(condition: () => Promise<boolean>, limitMs: number = waitLimit): Promise<void> {
  if (!(await until(condition, limitMs))) throw new Error(`This did not come true in time: ${String(condition)}`);
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
