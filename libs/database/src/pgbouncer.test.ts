import { randomUUID } from 'node:crypto';
import {
  createTestDatabase,
  endSessions,
  holdsLock,
  pgbouncerInstalled,
  startPgbouncer,
  type TestDatabase,
  type TestPgbouncer,
} from '@homeroom/testing';
import { applyMigrations } from './apply-migrations.ts';
import { createClient } from './athletics-admin.ts';
import { openDatabase, type Database } from './database.ts';
import { asLeader } from './leadership.ts';
import { withPipelinedTransaction } from './pipelined-transaction.ts';
import { requireMigrations } from './require-migrations.ts';
import { serviceMigrations } from './service-migrations.ts';
import { withTransaction } from './transaction.ts';

const installed = pgbouncerInstalled();
if (!installed)
  console.warn('PgBouncer is not installed (apt-get install pgbouncer); the tests through it are skipped.');

const sessions = 3;
const migrations = serviceMigrations['athletics-admin'];
let place: TestDatabase;
let pooler: TestPgbouncer;
let direct: Database;
/** Two replicas, each with more connections than the pooler has sessions. */
let replicas: Database[];

const through = (pooler: TestPgbouncer, applicationName: string) =>
  openDatabase({ url: pooler.urlOf(new URL(place.url).pathname.slice(1)), applicationName });

/** Follows the refusal of a service, and returns its message. */
async function prepareDatabase(): Promise<string> {
  const unprepared = await startPgbouncer(place.url, sessions);
  const service = through(unprepared, 'unprepared');
  const refusal = await requireMigrations(service, migrations).then(
    () => 'not refused',
    (error: Error) => error.message,
  );
  await direct.query(refusal.split('in PostgreSQL: ')[1] ?? '');
  await service.end();
  await unprepared.remove();
  return refusal;
}

let refusal = '';
beforeAll(async () => {
  if (!installed) return;
  place = await createTestDatabase('athletics-admin');
  direct = openDatabase({ url: place.url, applicationName: 'direct' });
  refusal = await prepareDatabase();
  pooler = await startPgbouncer(place.url, sessions);
  replicas = [through(pooler, 'replica 1'), through(pooler, 'replica 2')];
});
afterAll(async () => {
  if (!installed) return;
  await Promise.all([...replicas, direct].map((database) => database.end()));
  await pooler.remove();
  await place.drop();
});

(installed ? describe : describe.skip)('through PgBouncer with transaction pooling', () => {
  test('a service starts only when the database has the settings of its sessions, and says how to set them', async () => {
    const [replica] = replicas as [Database];
    expect(refusal).toMatch(
      /^DATABASE_URL: sessions behind the pooler lack settings; restart the pooler after this in PostgreSQL: ALTER DATABASE/,
    );
    await expect(requireMigrations(replica, migrations)).resolves.toBeUndefined();
    const { rows } = await replica.query<{ value: string }>("SELECT current_setting('statement_timeout') AS value");
    expect(rows).toEqual([{ value: '15s' }]);
  });

  test('migrations are refused, with and without the parameter, and leave no lock behind', async () => {
    const pooled = pooler.urlOf(new URL(place.url).pathname.slice(1));
    await expect(applyMigrations(pooled, migrations)).rejects.toThrow("must be PostgreSQL's own for migrations");
    const unnamed = new URL(pooled);
    unnamed.search = '';
    await expect(applyMigrations(unnamed.href, migrations)).rejects.toThrow();
    const { rows } = await direct.query("SELECT 1 FROM pg_locks WHERE locktype = 'advisory'");
    expect(rows).toEqual([]);
    await expect(applyMigrations(place.url, migrations)).resolves.toEqual([]);
  });

  test('statements with a name, Prisma and transactions work at once on more connections than sessions', async () => {
    const named = { name: 'number', text: 'SELECT $1::int AS number', values: [7] };
    const work = replicas.flatMap((database) => {
      const prisma = createClient(database);
      return Array.from({ length: 40 }, async (_, index) => {
        const id = randomUUID();
        await prisma.school.create({ data: { id, name: `School ${index}` } });
        const { rows } = await database.query<{ number: number }>(named);
        const found = await withTransaction(database, async (client) => {
          await client.query('UPDATE school SET name = $2 WHERE id = $1', [id, `Renamed ${index}`]);
          return (await client.query<{ name: string }>('SELECT name FROM school WHERE id = $1', [id])).rows;
        });
        const both = await withPipelinedTransaction(database, async (client, later) => {
          const answers = await Promise.all([client.query<{ number: number }>(named), client.query(named)]);
          later(() => client.query('UPDATE school SET name = $2 WHERE id = $1', [id, `Pipelined ${index}`]));
          return answers.map(({ rows: [row] }) => row?.number);
        });
        const kept = await prisma.school.findUnique({ where: { id } });
        const names = [found[0]?.name, kept?.name];
        return [rows[0]?.number, ...both, names.join() === `Renamed ${index},Pipelined ${index}`];
      });
    });
    expect(new Set((await Promise.all(work)).map((each) => each.join()))).toEqual(new Set(['7,7,7,true']));
  });

  test('one replica leads at a time, in turns, and leads no more when its connection is lost', async () => {
    const [first, second] = replicas as [Database, Database];
    let leading = 0;
    let atOnce = 0;
    const turn = async () => {
      leading += 1;
      atOnce = Math.max(atOnce, leading);
      await first.query('SELECT pg_sleep(0.01)');
      leading -= 1;
      return true;
    };
    const turns = await Promise.all(
      replicas.flatMap((database) => Array.from({ length: 20 }, () => asLeader(database, 'work', turn))),
    );
    expect(turns.filter((done) => done !== null).length).toBeGreaterThan(0);
    expect(atOnce).toBe(1);
    expect(await asLeader(first, 'work', () => asLeader(second, 'work', turn))).toBeNull();
    expect(await asLeader(second, 'work', turn)).toBe(true);

    const lost = asLeader(first, 'work', async (confirm) => {
      await endSessions(direct, holdsLock);
      await confirm();
    });
    await expect(lost).rejects.toMatchObject({ name: 'DatabaseUnavailableError' });
    expect(await asLeader(second, 'work', turn)).toBe(true);
  });

  test('locks of transactions exclude each other across sessions', async () => {
    await direct.query('CREATE TABLE counter (number integer NOT NULL)');
    await direct.query('INSERT INTO counter VALUES (0)');
    const add = (database: Database) =>
      withTransaction(database, async (client) => {
        await client.query("SELECT pg_advisory_xact_lock(hashtextextended('counter', 99))");
        const { rows } = await client.query<{ number: number }>('SELECT number FROM counter');
        await client.query('UPDATE counter SET number = $1', [(rows[0]?.number ?? 0) + 1]);
      });
    await Promise.all(Array.from({ length: 40 }, (_, index) => add(replicas[index % 2] as Database)));
    expect((await direct.query('SELECT number FROM counter')).rows).toEqual([{ number: 40 }]);
  });
});
