import { readFileSync } from 'node:fs';
import { createEmptyDatabase, type TestDatabase } from '@homeroom/testing';
import { applyMigrations } from './apply-migrations.ts';
import { openDatabase, type Database } from './database.ts';
import { serviceMigrations, type ServiceName } from './service-migrations.ts';
import { breakingChanges, readSchemaFacts, unusedNotes, type BreakingChange } from './testing/breaking-changes.ts';

/** Migrations from before the first release, which no version ran next to. */
const beforeReleases = new Set([
  '20261121132514_knowledge_sources',
  '20261121163857_documents_and_groceries',
  '20261122184515_retention',
]);
const changelog = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');
const releases = new Set([...changelog.matchAll(/^## \[?(\d+\.\d+\.\d+)/gm)].map(([, release]) => release));

let place: TestDatabase;
let database: Database;
beforeEach(async () => {
  place = await createEmptyDatabase();
  database = openDatabase({ url: place.url, applicationName: 'two-versions', poolSize: 1 });
});
afterEach(async () => {
  await database.end();
  await place.drop();
});

const told = ({ subject, reason }: BreakingChange) => `${subject}: ${reason}`;

test.each(Object.keys(serviceMigrations) as ServiceName[])(
  'every migration of %s leaves a schema that the version before can work with',
  async (service) => {
    const migrations = serviceMigrations[service];
    const broken: string[] = [];
    let before = await readSchemaFacts(database);
    for (const [index, { name, sql }] of migrations.entries()) {
      await applyMigrations(place.url, migrations.slice(0, index + 1));
      const after = await readSchemaFacts(database);
      const notes = unusedNotes(sql);
      const changes = breakingChanges(before, after).filter(({ subject }) => !releases.has(notes.get(subject)));
      if (!beforeReleases.has(name)) broken.push(...changes.map((change) => `${name}: ${told(change)}`));
      else expect(changes).not.toEqual([]);
      before = after;
    }
    expect(broken).toEqual([]);
  },
  60_000,
);

describe('the rule', () => {
  const start = `CREATE TYPE colour AS ENUM ('red', 'blue');
    CREATE TABLE team (id integer PRIMARY KEY, name text, size integer NOT NULL DEFAULT 0, colour colour);
    CREATE TABLE player (id integer PRIMARY KEY, team_id integer)`;

  test.each([
    ['DROP TABLE player', ['player: the table is gone']],
    ['ALTER TABLE player RENAME TO member', ['player: the table is gone']],
    ['ALTER TABLE team DROP COLUMN name', ['team.name: the column is gone']],
    ['ALTER TABLE team RENAME COLUMN name TO title', ['team.name: the column is gone']],
    ['ALTER TABLE team ALTER COLUMN size TYPE text', ['team.size: the type integer became text']],
    ['ALTER TABLE team ALTER COLUMN name SET NOT NULL', ['team.name: the column must not be null any more']],
    ['ALTER TABLE team ALTER COLUMN size DROP DEFAULT', ['team.size: the column lost its default']],
    [
      'ALTER TABLE team ADD COLUMN town text NOT NULL',
      ['team.town: the new column must not be null and has no default'],
    ],
    ['CREATE UNIQUE INDEX ON team (name)', ['team (name): the new rule may refuse rows of the version before']],
    [
      'ALTER TABLE team ADD CHECK (size >= 0)',
      ['team CHECK ((size >= 0)): the new rule may refuse rows of the version before'],
    ],
    [
      'ALTER TABLE player ADD FOREIGN KEY (team_id) REFERENCES team',
      ['player FOREIGN KEY (team_id) REFERENCES team(id): the new rule may refuse rows of the version before'],
    ],
    [
      'ALTER TABLE player DROP CONSTRAINT player_pkey',
      ['player (id): the unique key is gone, which ON CONFLICT needs'],
    ],
    ["ALTER TYPE colour RENAME VALUE 'blue' TO 'green'", ['colour.blue: the label is gone']],
    ['ALTER TABLE team ADD COLUMN town text, ADD COLUMN rank integer NOT NULL DEFAULT 1', []],
    ['ALTER TABLE team ALTER COLUMN size DROP NOT NULL', []],
    ["ALTER TYPE colour ADD VALUE 'green'", []],
    ['CREATE TABLE match (id integer PRIMARY KEY, home integer NOT NULL REFERENCES team)', []],
    ['CREATE INDEX ON team (name)', []],
    ['ALTER TABLE team ADD COLUMN code text; CREATE UNIQUE INDEX ON team (code)', []],
  ])('judges %s', async (sql, expected) => {
    await database.query(start);
    const before = await readSchemaFacts(database);
    await database.query(sql);
    expect(breakingChanges(before, await readSchemaFacts(database)).map(told)).toEqual(expected);
  });

  test('a note names the release that stopped using a column', () => {
    const sql = '-- unused since 1.2.0: team.name\nALTER TABLE team DROP COLUMN name;\n-- unused since then: team.size';
    expect([...unusedNotes(sql)]).toEqual([['team.name', '1.2.0']]);
  });
});
