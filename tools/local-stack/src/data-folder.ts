import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { EnvironmentError } from '@homeroom/service-kit';
import { embeddedStackFile, type EmbeddedStack } from './embedded-stack.mjs';
import { isProcess } from './processes.ts';
import { appNames, type AppName } from './settings.ts';

/** Secrets generated once and kept, so that tokens and passwords stay the same. */
export interface Secrets {
  /** Shaped like a Telegram bot token. */
  botToken: string;
  /** Signs development tokens of the athletics service. */
  athleticsSecret: string;
  /** Of the embedded PostgreSQL's superuser; only the stack itself uses it. */
  superuserPassword: string;
  /** Of the services' roles in PostgreSQL. */
  databasePasswords: Record<AppName, string>;
  /** The key of the local Qdrant. */
  qdrantApiKey: string;
  /** The superuser's password in a folder of an earlier version, until it is replaced. */
  postgresPassword?: string;
}

/** Initial content of a data folder. */
export type Content = 'sample' | 'empty';

const rotatedLogBytes = 10 * 1_048_576;
/** The stack's own entries. PostgreSQL closes its folder itself. */
const ownEntry =
  /^(?:logs|qdrant|sample|sample-mail|household\.yaml|content|(?:lock|secrets\.json|stack\.json)(?:\..+)?)$/;

/** The stack's data folder, which only its user can open. Everything in it survives a restart. */
export class DataFolder {
  readonly path: string;

  /** @throws EnvironmentError when the folder cannot be made, written, or closed to others */
  constructor(folder: string) {
    this.path = folder;
    try {
      if (holdsOthersFiles(folder))
        throw new EnvironmentError([
          `DATA_DIR: ${folder} holds other files and is open to other users; choose another folder: DATA_DIR=${path.join(folder, 'homeroom')} npm start`,
        ]);
      mkdirSync(path.join(folder, 'logs'), { recursive: true });
      closeToOthers(folder);
      for (const used of [folder, path.join(folder, 'logs')])
        accessSync(used, constants.R_OK | constants.W_OK | constants.X_OK);
    } catch (error) {
      if (error instanceof EnvironmentError) throw error;
      throw new EnvironmentError([
        `DATA_DIR: ${folder} cannot be used by this user (${(error as NodeJS.ErrnoException).code}); choose another folder: DATA_DIR=.data2 npm start`,
      ]);
    }
  }

  file(name: string): string {
    return path.join(this.path, name);
  }

  /**
   * Makes this process the folder's only user; a lock whose owner is gone is taken over.
   * @throws EnvironmentError naming the process that uses the folder
   */
  lock(): void {
    // Linked rather than written, so that it is never there without its content.
    const draft = this.file(`lock.${process.pid}`);
    writeFileSync(draft, String(process.pid));
    try {
      for (let attempt = 0; attempt < 3; attempt += 1) {
        if (isLinked(draft, this.file('lock'))) return;
        this.#removeStaleLock();
      }
    } finally {
      rmSync(draft, { force: true });
    }
    throw new EnvironmentError([`${this.path} is being taken by another start.`]);
  }

  /** Moves it away first: of two starts that find the same stale lock, one must not remove what the other has just made. */
  #removeStaleLock(): void {
    const aside = this.file(`lock.stale.${process.pid}`);
    const found = lockOwner(this.file('lock'));
    if (found !== process.pid && isProcess(found, 'local-stack/'))
      throw new EnvironmentError([
        `${this.path} is in use by another start (process ${found}). Stop that one, or choose another folder: DATA_DIR=.data2 npm start`,
      ]);
    try {
      renameSync(this.file('lock'), aside);
    } catch {
      return;
    }
    if (lockOwner(aside) !== found) isLinked(aside, this.file('lock'));
    rmSync(aside);
  }

  /** Gives the folder free and says that no stack runs there. */
  release(): void {
    rmSync(this.file(embeddedStackFile), { force: true });
    rmSync(this.file('lock'), { force: true });
  }

  /** The kept secrets. Those that are missing are created, also in a folder of an earlier version. */
  secrets(): Secrets {
    const file = this.file('secrets.json');
    const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
    const secrets = { ...newSecrets(), ...kept };
    if (Object.keys(secrets).length > Object.keys(kept).length) this.#writePrivate('secrets.json', secrets);
    return secrets;
  }

  /** Forgets the superuser's password of an earlier version once it is replaced. */
  forgetFormerPassword(): void {
    const { postgresPassword, ...secrets } = this.secrets();
    if (postgresPassword !== undefined) this.#writePrivate('secrets.json', secrets);
  }

  /** Writes a file once; what the user changed later stays. */
  writeOnce(name: string, text: string): string {
    if (!existsSync(this.file(name))) writeFileSync(this.file(name), text);
    return this.file(name);
  }

  /** Returns the initial content, or null until it is loaded completely. */
  content(): Content | null {
    return existsSync(this.file('content')) ? (readFileSync(this.file('content'), 'utf8').trim() as Content) : null;
  }

  /** Notes what the folder was filled with; null when that is gone. */
  setContent(content: Content | null): void {
    if (content === null) rmSync(this.file('content'), { force: true });
    else writeFileSync(this.file('content'), `${content}\n`);
  }

  /** Tells the commands where the stack listens. */
  announce(stack: EmbeddedStack): void {
    this.#writePrivate(embeddedStackFile, stack);
  }

  /** Opens a log for appending and passes its file descriptor; a log over 10 MiB is rotated first. */
  withLog<T>(name: string, use: (log: number) => T): T {
    const file = this.logFile(name);
    if (existsSync(file) && statSync(file).size > rotatedLogBytes) renameSync(file, `${file}.1`);
    const log = openSync(file, 'a');
    try {
      return use(log);
    } finally {
      closeSync(log);
    }
  }

  logFile(name: string): string {
    return path.join(this.path, 'logs', `${name}.log`);
  }

  /** The last lines of a log. */
  lastLines(name: string, count: number): string {
    const lines = existsSync(this.logFile(name)) ? readFileSync(this.logFile(name), 'utf8').trimEnd().split('\n') : [];
    return lines
      .slice(-count)
      .map((line) => `    ${line}`)
      .join('\n');
  }

  #writePrivate(name: string, content: object): void {
    const draft = this.file(`${name}.new`);
    closeSync(openSync(draft, 'w', 0o600));
    chmodSync(draft, 0o600);
    writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`);
    renameSync(draft, this.file(name));
  }
}

/** True for a folder that must not be closed, for example one of the system. */
function holdsOthersFiles(folder: string): boolean {
  if (!existsSync(folder) || (statSync(folder).mode & 0o077) === 0) return false;
  const names = readdirSync(folder);
  return !names.includes('secrets.json') && names.some((name) => !ownEntry.test(name) && !name.startsWith('postgres'));
}

/** Earlier versions left the folder, and files in it, open to other users. */
function closeToOthers(folder: string): void {
  chmodSync(folder, 0o700);
  for (const name of readdirSync(folder).filter((entry) => ownEntry.test(entry))) close(path.join(folder, name));
}

function close(entry: string): void {
  const stat = lstatSync(entry);
  if (stat.isFile()) chmodSync(entry, 0o600);
  if (!stat.isDirectory()) return;
  chmodSync(entry, 0o700);
  for (const name of readdirSync(entry)) close(path.join(entry, name));
}

function newPassword(): string {
  return randomBytes(18).toString('hex');
}

/** Secrets of a new data folder. */
export function newSecrets(): Secrets {
  return {
    botToken: `${100_000_000 + randomBytes(4).readUInt32BE()}:${randomBytes(26).toString('base64url')}`,
    athleticsSecret: randomBytes(32).toString('base64url'),
    superuserPassword: newPassword(),
    databasePasswords: Object.fromEntries(appNames.map((app) => [app, newPassword()])) as Record<AppName, string>,
    qdrantApiKey: randomBytes(32).toString('base64url'),
  };
}

/** False when there is a file of that name already. */
function isLinked(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** The process that made a lock; 0 when the lock is gone. */
function lockOwner(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}
