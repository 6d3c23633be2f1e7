import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '@homeroom/testing';
import { openDatabase } from './database.ts';
import { serviceMigrations } from './service-migrations.ts';
import { requireMigrations } from './require-migrations.ts';

const migrations = serviceMigrations['athletics-admin'];
const opened: TestDatabase[] = [];
afterAll(() => Promise.all(opened.map((database) => database.drop())));

async function check(made: TestDatabase, change: (url: URL) => void = () => {}): Promise<void> {
  opened.push(made);
  const url = new URL(made.url);
  change(url);
  const database = openDatabase({ url: url.href, applicationName: 'test' });
  await requireMigrations(database, migrations).finally(() => database.end());
}

test('a database that is up to date passes', async () => {
  await expect(check(await createTestDatabase('athletics-admin'))).resolves.toBeUndefined();
});

test('one that is behind is refused, with the missing migrations and the command', async () => {
  await expect(check(await createEmptyDatabase())).rejects.toThrow(
    `DATABASE_URL: the database is behind by ${migrations.length} (${migrations.map(({ name }) => name).join(', ')}); run \`npm run db:migrate\` first.`,
  );
});

test('one that does not exist is refused, with the command that makes it', async () => {
  const missing = check(await createEmptyDatabase(), (url) => (url.pathname = '/nothing'));
  await expect(missing).rejects.toThrow(
    'DATABASE_URL: there is no such database; run `npm run db:migrate` to make it.',
  );
});
