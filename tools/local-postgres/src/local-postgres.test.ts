import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import {
  createCluster,
  preparePostgres,
  startCluster,
  type PostgresProgram,
  type RunningCluster,
} from './local-postgres.mjs';

const isRoot = userInfo().uid === 0;
const isLinux = existsSync('/proc/self/fd');
const password = randomBytes(12).toString('hex');
const limit = 60_000;

let place: string;
let folder: string;
let program: PostgresProgram;
let server: RunningCluster | undefined;

beforeEach(async () => {
  // Only its owner may enter a folder of mkdtemp.
  place = mkdtempSync(path.join(tmpdir(), 'homeroom-local-postgres-'));
  folder = path.join(place, 'data/postgres');
  program = await preparePostgres(folder);
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  rmSync(place, { recursive: true, force: true });
}, limit);

const create = () => createCluster(program, { folder, superuser: 'admin', password, flags: ['--no-sync'] });

async function start(settings: Record<string, string> = {}): Promise<pg.Client> {
  const port = await freePort();
  server = await startCluster(program, { folder, port, settings: { fsync: 'off', ...settings } });
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'admin', password, database: 'postgres' });
  await client.connect();
  return client;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

test(
  'a cluster lets nobody in without SCRAM-SHA-256, keeps its files closed, and stops in order',
  async () => {
    await create();
    const client = await start();
    const methods = await client.query('SELECT DISTINCT auth_method FROM pg_hba_file_rules');
    expect(methods.rows).toEqual([{ auth_method: 'scram-sha-256' }]);
    const verifier = await client.query('SELECT rolpassword FROM pg_authid WHERE rolname = current_user');
    expect(verifier.rows).toEqual([{ rolpassword: expect.stringMatching(/^SCRAM-SHA-256\$4096:/) }]);
    expect((await client.query('SHOW listen_addresses')).rows).toEqual([{ listen_addresses: '127.0.0.1' }]);
    await client.end();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    await server?.stop();
    expect(existsSync(path.join(folder, 'postmaster.pid'))).toBe(false);
  },
  limit,
);

test(
  'the password is never in a file that another user can open',
  async () => {
    const readable: string[] = [];
    const seen = new Set<string>();
    let done = false;
    const creating = create().finally(() => (done = true));
    while (!done) {
      for (const file of filesWithPassword()) {
        seen.add(file);
        if (othersCanRead(file)) readable.push(file);
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
    await creating;
    expect([seen.size, readable, filesWithPassword()]).toEqual([1, [], []]);
  },
  limit,
);

/** The files in the folder for temporary files, and in those below it, that hold the password. */
function filesWithPassword(): string[] {
  const entries = namesIn(tmpdir())
    .filter((name) => /^(homeroom-\w{6}|pg-password.*)$/.test(name))
    .map((name) => path.join(tmpdir(), name));
  return entries
    .flatMap((entry) => [entry, ...namesIn(entry).map((name) => path.join(entry, name))])
    .filter((file) => textOf(file).includes(password));
}

function othersCanRead(file: string): boolean {
  return isOpen(file, 0o044) && isOpen(path.dirname(file), 0o011);
}

function isOpen(file: string, bits: number): boolean {
  return existsSync(file) && (statSync(file).mode & bits) !== 0;
}

function namesIn(entry: string): string[] {
  try {
    return readdirSync(entry);
  } catch {
    return [];
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

test(
  'a server that cannot start is told from one that can',
  async () => {
    await create();
    await expect(start({ port: 'none' })).rejects.toThrow('PostgreSQL ended while it was starting.');
    await expect(createCluster(program, { folder, superuser: 'admin', password })).rejects.toThrow(
      /could not create its data folder:[^]*not empty/,
    );
  },
  limit,
);

(isLinux ? test : test.skip)(
  'the server gets no secrets from the environment (skipped without /proc)',
  async () => {
    await create();
    await (await start()).end();
    const names = readFileSync(`/proc/${server?.pid}/environ`, 'utf8')
      .split('\0')
      .map((entry) => entry.split('=', 1)[0]);
    expect(
      names.filter(
        (name) => name && !['PATH', 'TZ', 'PGLOCALEDIR', 'PGSYSCONFDIR', 'PG_GRANDPARENT_PID'].includes(name),
      ),
    ).toEqual([]);
  },
  limit,
);

describe(`started by root${isRoot ? '' : ' (skipped: these tests do not run as root)'}`, () => {
  const asRoot = isRoot ? test : test.skip;

  asRoot(
    'it runs as another user without capabilities, in folders that this user may not enter',
    async () => {
      await create();
      await (await start()).end();
      const status = readFileSync(`/proc/${server?.pid}/status`, 'utf8');
      expect(/^Uid:\t(\d+)/m.exec(status)?.[1]).toBe(String(statSync(folder).uid));
      expect(statSync(folder).uid).not.toBe(0);
      expect([
        /^CapPrm:\t0+$/m.test(status),
        /^CapEff:\t0+$/m.test(status),
        /^CapAmb:\t0+$/m.test(status),
        /^Groups:\s*$/m.test(status),
      ]).toEqual([true, true, true, true]);
      expect([statSync(place).mode & 0o777, statSync(place).uid]).toEqual([0o700, 0]);
    },
    limit,
  );

  asRoot(
    'the owner of an existing data folder runs it',
    async () => {
      const { uid, gid } = { uid: 65_534, gid: 65_534 };
      await createCluster(
        { ...program, user: { uid, gid } },
        { folder, superuser: 'admin', password, flags: ['--no-sync'] },
      );
      program = await preparePostgres(folder);
      expect(program.user).toEqual({ uid, gid });
      await (await start()).end();
    },
    limit,
  );

  asRoot('its folder is not taken for one that root would own', () => {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o700);
    return expect(preparePostgres(folder)).resolves.toMatchObject({ user: program.user });
  });
});
