import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync, closeSync } from 'node:fs';
import path from 'node:path';
import { EnvironmentError, embeddedStackFile, type EmbeddedStack } from '@homeroom/service-kit';
import { isProcess } from './processes.ts';

/** What the stack makes once and keeps, so that tokens and passwords stay the same. */
export interface Secrets {
  /** Shaped like a Telegram bot token. */
  botToken: string;
  /** Signs development tokens of the athletics service. */
  athleticsSecret: string;
  postgresPassword: string;
}

/** What a data folder was first filled with. */
export type Content = 'sample' | 'empty';

const rotatedLogBytes = 10 * 1_048_576;

/** The stack's data folder. Everything in it survives a restart. */
export class DataFolder {
  readonly path: string;

  constructor(folder: string) {
    this.path = folder;
    mkdirSync(path.join(folder, 'logs'), { recursive: true });
  }

  file(name: string): string {
    return path.join(this.path, name);
  }

  /**
   * Makes this process the folder's only user; a lock whose owner is gone is taken over.
   * @throws EnvironmentError naming the process that uses the folder
   */
  lock(): void {
    const file = this.file('lock');
    for (let attempt = 0; attempt < 2; attempt += 1) {
      try {
        writeFileSync(file, String(process.pid), { flag: 'wx' });
        return;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        const owner = Number(readFileSync(file, 'utf8'));
        if (owner !== process.pid && isProcess(owner, 'local-stack')) throw new EnvironmentError([`${this.path} is in use by another start (process ${owner}). Stop that one, or choose another folder: DATA_DIR=.data2 npm start`]);
        rmSync(file, { force: true });
      }
    }
    throw new EnvironmentError([`${this.path} is being taken by another start.`]);
  }

  /** Gives the folder free and says that no stack runs there. */
  release(): void {
    rmSync(this.file(embeddedStackFile), { force: true });
    rmSync(this.file('lock'), { force: true });
  }

  /** The kept secrets, made at the first call. */
  secrets(): Secrets {
    const file = this.file('secrets.json');
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
    const secrets = { botToken: `${100_000_000 + randomBytes(4).readUInt32BE()}:${randomBytes(26).toString('base64url')}`, athleticsSecret: randomBytes(32).toString('base64url'), postgresPassword: randomBytes(18).toString('hex') };
    this.#writePrivate('secrets.json', secrets);
    return secrets;
  }

  /** Writes a file once; what the user changed later stays. */
  writeOnce(name: string, text: string): string {
    if (!existsSync(this.file(name))) writeFileSync(this.file(name), text);
    return this.file(name);
  }

  /** What the folder was filled with, or null until that was finished. */
  content(): Content | null {
    return existsSync(this.file('content')) ? (readFileSync(this.file('content'), 'utf8').trim() as Content) : null;
  }

  setContent(content: Content): void {
    writeFileSync(this.file('content'), `${content}\n`);
  }

  /** Tells the commands where the stack listens. */
  announce(stack: EmbeddedStack): void {
    this.#writePrivate(embeddedStackFile, stack);
  }

  /** Opens a log to append to; one over 10 MiB is put aside first. */
  openLog(name: string): number {
    const file = this.logFile(name);
    if (existsSync(file) && statSync(file).size > rotatedLogBytes) renameSync(file, `${file}.1`);
    return openSync(file, 'a');
  }

  logFile(name: string): string {
    return path.join(this.path, 'logs', `${name}.log`);
  }

  /** The last lines of a log. */
  lastLines(name: string, count: number): string {
    const lines = existsSync(this.logFile(name)) ? readFileSync(this.logFile(name), 'utf8').trimEnd().split('\n') : [];
    return lines.slice(-count).map((line) => `    ${line}`).join('\n');
  }

  #writePrivate(name: string, content: object): void {
    const draft = this.file(`${name}.new`);
    closeSync(openSync(draft, 'w', 0o600));
    chmodSync(draft, 0o600);
    writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`);
    renameSync(draft, this.file(name));
  }
}
