import { freePort } from '@homeroom/testing/loopback';
import { ImapFlow } from 'imapflow';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chmodSync, chownSync, constants, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const program = '/usr/sbin/dovecot';
const startLimitMs = 20_000;
/** Debian's nobody: Dovecot reads no mail as root. */
const mailOwner = 65_534;
const user = 'family@example.org';

/** A real IMAP server on a free port of the loopback interface, with one user and a folder of its own. */
export interface TestDovecot {
  /** For `IMAP_URL`. */
  url: string;
  password: string;
  /** Puts a mail into a mailbox, as a delivery does. */
  deliver(mail: string | Buffer, mailbox?: string): Promise<void>;
  /** Makes a mailbox. */
  make(mailbox: string): Promise<void>;
  /** Subjects of the mails of a mailbox, each with ` (seen)` where it was read. */
  mails(mailbox?: string): Promise<string[]>;
  /** Removes a mailbox and makes it again, with another UIDVALIDITY. */
  recreate(mailbox: string): Promise<void>;
  /** Ends the server and removes its folder. */
  remove(): Promise<void>;
}

/** Whether Debian's package dovecot-imapd is there and may be used: the server wants to be started by root. */
export function dovecotInstalled(): boolean {
  try {
    accessSync(program, constants.X_OK);
    return userInfo().uid === 0;
  } catch {
    return false;
  }
}

/** @throws Error when it does not answer within 20 s */
export async function startDovecot(): Promise<TestDovecot> {
  const folder = mkdtempSync(path.join(tmpdir(), 'homeroom-dovecot-'));
  const port = await freePort();
  const password = 'a password with “quotes”';
  const config = writeConfig(folder, port, password);
  const server = spawn(program, ['-F', '-c', config], { stdio: 'ignore' });
  const killAtExit = () => server.kill('SIGKILL');
  process.once('exit', killAtExit);
  server.once('exit', () => process.removeListener('exit', killAtExit));
  const use = <Result>(work: (client: ImapFlow) => Promise<Result>) => withClient(port, password, work);
  const remove = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const exit = once(server, 'exit');
      server.kill('SIGTERM');
      await exit;
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  try {
    await started(server, use);
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    url: `imap://${encodeURIComponent(user)}@127.0.0.1:${port}`,
    password,
    deliver: (mail, mailbox = 'INBOX') =>
      use(async (client) => void (await client.append(mailbox, Buffer.from(mail), [], new Date()))),
    make: (mailbox) => use(async (client) => void (await client.mailboxCreate(mailbox))),
    mails: (mailbox = 'INBOX') =>
      use(async (client) => {
        await client.mailboxOpen(mailbox, { readOnly: true });
        const found = await client.fetchAll('1:*', { envelope: true, flags: true });
        return found.map(({ envelope, flags }) => `${envelope?.subject}${flags?.has('\\Seen') ? ' (seen)' : ''}`);
      }),
    recreate: (mailbox) =>
      use(async (client) => {
        await client.mailboxDelete(mailbox);
        await client.mailboxCreate(mailbox);
      }),
    remove,
  };
}

function writeConfig(folder: string, port: number, password: string): string {
  for (const name of ['run', 'state', 'mail']) mkdirSync(path.join(folder, name));
  chownSync(path.join(folder, 'mail'), mailOwner, mailOwner);
  // The processes that handle logins have no rights to the folders of root.
  chmodSync(folder, 0o755);
  writeFileSync(path.join(folder, 'users'), `${user}:{PLAIN}${password}::::::\n`, { mode: 0o644 });
  const file = path.join(folder, 'dovecot.conf');
  const lines = [
    'protocols = imap',
    'listen = 127.0.0.1',
    'ssl = no',
    'disable_plaintext_auth = no',
    `base_dir = ${path.join(folder, 'run')}`,
    `state_dir = ${path.join(folder, 'state')}`,
    `log_path = ${path.join(folder, 'log')}`,
    'first_valid_uid = 1',
    'auth_failure_delay = 0',
    `mail_location = maildir:${path.join(folder, 'mail')}/%u`,
    `passdb {\n  driver = passwd-file\n  args = username_format=%u ${path.join(folder, 'users')}\n}`,
    `userdb {\n  driver = static\n  args = uid=${mailOwner} gid=${mailOwner} home=${path.join(folder, 'mail')}/%u\n}`,
    `service imap-login {\n  inet_listener imap {\n    address = 127.0.0.1\n    port = ${port}\n  }\n  inet_listener imaps {\n    port = 0\n  }\n}`,
    'service stats {\n  client_limit = 100\n}',
    'namespace inbox {\n  inbox = yes\n}',
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

async function started(
  server: ChildProcess,
  use: (work: (client: ImapFlow) => Promise<void>) => Promise<void>,
): Promise<void> {
  const limit = AbortSignal.timeout(startLimitMs);
  for (;;) {
    try {
      return await use(async () => undefined);
    } catch (error) {
      if (server.exitCode !== null) throw new Error('Dovecot ended while it was starting.', { cause: error });
      if (limit.aborted) throw new Error('Dovecot did not answer within 20 s.', { cause: error });
    }
    await wait(100);
  }
}

async function withClient<Result>(
  port: number,
  pass: string,
  work: (client: ImapFlow) => Promise<Result>,
): Promise<Result> {
  const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth: { user, pass }, logger: false });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.logout();
  }
}
