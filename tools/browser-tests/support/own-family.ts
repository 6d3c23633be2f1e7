import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyMigrations } from '@homeroom/database';
import { serviceMigrations } from '@homeroom/database/migrations';
import type { Family } from './family.ts';
import { world } from './world.ts';

const nowhere = 'http://127.0.0.1:9';
const startLimitMs = 60_000;
const bundle = (entry: string) => path.join(world.apps, 'family-assistant', `${entry}.js`);

/** A family assistant of a story's own, on an empty database in the stack's PostgreSQL; it can be stopped and started. */
export class OwnFamily implements Family {
  readonly botToken = 'browser:bot-token-of-the-stories';
  readonly databaseUrl: string;
  url = '';
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'homeroom-family-'));
  private child: ChildProcess | undefined;

  constructor(name: string) {
    const url = new URL(String(world.stack.databaseUrls['family-assistant']));
    url.pathname = `/browser_${name}_${process.pid}`;
    this.databaseUrl = url.href;
  }

  /** Creates the database, imports the calendars, and starts. */
  async open(...calendars: string[]): Promise<void> {
    await applyMigrations(this.databaseUrl, serviceMigrations['family-assistant']);
    calendars.forEach((text, index) => {
      const file = path.join(this.folder, `${index}.ics`);
      writeFileSync(file, text);
      execFileSync(process.execPath, [bundle('import-ics'), file], { env: this.environment(0), stdio: ['ignore', 'ignore', 'inherit'] });
    });
    await this.start();
  }

  /** Starts the process, on the same port as before. */
  async start(): Promise<void> {
    const port = this.url === '' ? 0 : Number(new URL(this.url).port);
    const child = fork(bundle('main'), { env: this.environment(port), execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
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

  /** Ends the process as an operator would. */
  async stop(): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private environment(port: number): Record<string, string> {
    const variables = { DATABASE_URL: this.databaseUrl, FAMILY_CONFIG: world.household, BOT_TOKEN: this.botToken, PORT: String(port) };
    return { ...variables, NODE_ENV: 'production', LOG_LEVEL: 'silent', QDRANT_URL: nowhere, MODEL_HOST_URL: nowhere };
  }
}
