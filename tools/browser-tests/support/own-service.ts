import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '@homeroom/testing';
import type { Family } from './family.ts';
import { shiftDatabase } from './shift-database.mjs';
import { world } from './world.ts';

/** Discard port, where nothing listens. */
const nowhere = 'http://127.0.0.1:9';
const startLimitMs = 60_000;

/** Service of a single story on its own empty database; it can be stopped and started. */
export class OwnService {
  /** Empty until opened, like `url`. */
  databaseUrl = '';
  url = '';
  private readonly app: 'family-assistant' | 'staging-knowledge';
  private readonly variables: Readonly<Record<string, string>>;
  private child: ChildProcess | undefined;

  constructor(app: 'family-assistant' | 'staging-knowledge', variables: Readonly<Record<string, string>>) {
    this.app = app;
    this.variables = variables;
  }

  /** Creates the database and starts. */
  async open(): Promise<void> {
    await this.createDatabase();
    await this.start();
  }

  /** Starts the process, always on the same port. */
  async start(): Promise<void> {
    const port = this.url === '' ? '0' : new URL(this.url).port;
    const child = fork(this.bundle('main'), {
      env: this.environment(port),
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.child = child;
    this.url = await new Promise((resolve, reject) => {
      const limit = setTimeout(() => reject(new Error('The service did not start in time.')), startLimitMs);
      child.once('exit', (code) => reject(new Error(`The service ended with code ${code}.`)));
      child.on('message', ({ listening }: { listening?: string }) => {
        if (listening === undefined) return;
        clearTimeout(limit);
        resolve(listening);
      });
    });
  }

  /** Stops the process like an operator would. */
  async stop(): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  protected async createDatabase(): Promise<void> {
    ({ url: this.databaseUrl } = await createTestDatabase(this.app));
    if (world.shiftMs !== 0) await shiftDatabase(this.databaseUrl, world.shiftMs);
  }

  protected bundle(entry: string): string {
    return path.join(world.apps, this.app, `${entry}.js`);
  }

  protected environment(port: string): Record<string, string> {
    const common = {
      DATABASE_URL: this.databaseUrl,
      FAMILY_CONFIG: world.household,
      PORT: port,
      APP_ENV: 'staging',
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
    };
    return { ...common, QDRANT_URL: nowhere, MODEL_HOST_URL: nowhere, ...world.clock, ...this.variables };
  }
}

const botToken = 'browser:bot-token-of-the-stories';

/** Family assistant of a single story. */
export class OwnFamily extends OwnService implements Family {
  readonly botToken = botToken;

  /** @param variables added to the environment that every service needs */
  constructor(variables: Readonly<Record<string, string>> = {}) {
    super('family-assistant', { BOT_TOKEN: botToken, ...variables });
  }

  /** Creates the database, imports the calendars, and starts. */
  override async open(...calendars: string[]): Promise<void> {
    await this.createDatabase();
    const folder = mkdtempSync(path.join(tmpdir(), 'homeroom-family-'));
    calendars.forEach((text, index) => {
      const file = path.join(folder, `${index}.ics`);
      writeFileSync(file, text);
      execFileSync(process.execPath, [this.bundle('import-ics'), file], {
        env: this.environment('0'),
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    });
    rmSync(folder, { recursive: true });
    await this.start();
  }
}
