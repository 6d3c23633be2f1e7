import { readFileSync } from 'node:fs';
import { createEmptyDatabase } from '@homeroom/testing';
import { applyMigrations } from './apply-migrations.ts';
import { catalogOf } from './catalog.ts';
import { openDatabase } from './database.ts';
import { schemaDifference } from './schema-engine.mjs';
import { serviceMigrations, type ServiceName } from './service-migrations.ts';

const services = Object.keys(serviceMigrations) as ServiceName[];

describe.each(services)('the schema of %s', (service) => {
  const schema = readFileSync(new URL(`../../../prisma/${service}/schema.prisma`, import.meta.url), 'utf8');

  test('is what its migrations make', async () => {
    expect(await catalogByMigrations(service)).toEqual(await catalogByScript(await schemaDifference(null, schema)));
  });

  test('is kept next to its newest migration, where the next one starts from', () => {
    const newest = serviceMigrations[service].at(-1)?.name;
    const kept = readFileSync(
      new URL(`../../../prisma/${service}/migrations/${newest}/schema.prisma`, import.meta.url),
      'utf8',
    );
    expect(kept).toBe(schema);
  });

  test('leads nowhere from itself', async () => {
    expect((await schemaDifference(schema, schema)).replaceAll(/^--.*$/gm, '').trim()).toBe('');
  });
});

describe('the comparison notices', () => {
  const schema = readFileSync(new URL('../../../prisma/family-assistant/schema.prisma', import.meta.url), 'utf8');
  const changes: [string, string, string][] = [
    ['another column', 'etag       String\n', 'etag       String\n  colour String\n'],
    ['another type', 'ics        String', 'ics        String @db.VarChar(10)'],
    ['another precision', '@map("first_start") @db.Timestamptz(3)', '@map("first_start") @db.Timestamptz(6)'],
    ['another default', '@default(0)', '@default(1)'],
    ['a column that may be null', 'etag       String', 'etag       String?'],
    ['a missing index', '  @@index([idPrefix])\n', ''],
    ['an index that became unique', '@@index([idPrefix])', '@@unique([idPrefix])'],
    [
      'another order of an index',
      '@@index([calendarId, extended, firstStart])',
      '@@index([extended, calendarId, firstStart])',
    ],
    ['another rule of a foreign key', 'onDelete: Cascade', 'onDelete: Restrict'],
    ['another primary key', '@@id([calendarId, uid])', '@@id([uid, calendarId])'],
  ];

  test.each(changes)('%s', async (_change, before, after) => {
    expect(schema).toContain(before);
    const changed = await schemaDifference(null, schema.replace(before, after));
    expect(await catalogByScript(changed)).not.toEqual(await catalogByMigrations('family-assistant'));
  });
});

async function catalogByMigrations(service: ServiceName): Promise<string[]> {
  return inScratchDatabase((url) => applyMigrations(url, serviceMigrations[service]));
}

async function catalogByScript(sql: string): Promise<string[]> {
  return inScratchDatabase(async (url) => {
    const database = openDatabase({ url, applicationName: 'script' });
    await database.query(sql);
    await database.end();
  });
}

async function inScratchDatabase(fill: (url: string) => Promise<unknown>): Promise<string[]> {
  const place = await createEmptyDatabase();
  try {
    await fill(place.url);
    const database = openDatabase({ url: place.url, applicationName: 'catalog' });
    const catalog = await catalogOf(database);
    await database.end();
    return catalog;
  } finally {
    await place.drop();
  }
}
