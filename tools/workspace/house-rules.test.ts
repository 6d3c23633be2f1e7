import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

type Case = [name: string, file: string, text: string, rule?: string];

/** Lints the texts in one process, which loads ESLint once; returns the names of the rules reported for each. */
function lint(texts: readonly Case[]): Map<string, string[]> {
  const script = `
    import { ESLint } from 'eslint';
    import { text } from 'node:stream/consumers';
    const eslint = new ESLint();
    const results = [];
    for (const [name, filePath, code] of JSON.parse(await text(process.stdin)))
      results.push([name, (await eslint.lintText(code, { filePath })).flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId))]);
    console.log(JSON.stringify(results));`;
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    input: JSON.stringify(texts),
    encoding: 'utf8',
  });
  return new Map(JSON.parse(run.stdout) as [string, string[]][]);
}

const boundary = '@nx/enforce-module-boundaries';
const restricted = 'no-restricted-imports';

const refused: Case[] = [
  [
    'an app reaches into another by path',
    'apps/athletics-admin/src/app.ts',
    "import { createApp } from '../../family-assistant/src/app.ts';\ncreateApp();\n",
    boundary,
  ],
  [
    'a library imports an app',
    'libs/errors/src/index.ts',
    "import { createApp } from '../../../apps/athletics-admin/src/app.ts';\ncreateApp();\n",
    boundary,
  ],
  [
    'a library imports a tool',
    'libs/errors/src/index.ts',
    "import { sampleSchool } from '@homeroom/sample-data';\nsampleSchool();\n",
    boundary,
  ],
  [
    'a domain library imports an adapter',
    'libs/matters/src/matters.ts',
    "import { openDatabase } from '@homeroom/database';\nopenDatabase();\n",
    boundary,
  ],
  [
    'a domain library speaks to a database itself',
    'libs/dates-in-text/src/index.ts',
    "import { Pool } from 'pg';\nnew Pool();\n",
    boundary,
  ],
  [
    'an adapter imports the service kit',
    'libs/database/src/index.ts',
    "import { createLogger } from '@homeroom/service-kit';\ncreateLogger();\n",
    boundary,
  ],
  [
    'the service kit imports a feature',
    'libs/service-kit/src/index.ts',
    "import { tokenize } from '@homeroom/search';\ntokenize('');\n",
    boundary,
  ],
  [
    'the client imports a library',
    'libs/client/src/index.ts',
    "import { NotFoundError } from '@homeroom/errors';\nnew NotFoundError();\n",
    boundary,
  ],
  [
    'an example imports a library',
    'examples/household-bot/src/main.ts',
    "import { createLogger } from '@homeroom/service-kit';\ncreateLogger();\n",
    boundary,
  ],
  [
    'the client imports a module of Node',
    'libs/client/src/index.ts',
    "import { readFileSync } from 'node:fs';\nreadFileSync('');\n",
    restricted,
  ],
  [
    'a service imports the embedded stack',
    'apps/family-assistant/src/app.ts',
    "import { startLocalQdrant } from '@homeroom/local-qdrant';\nstartLocalQdrant();\n",
    boundary,
  ],
  [
    'production code imports the test helpers',
    'apps/athletics-admin/src/app.ts',
    "import { fixedClock } from '@homeroom/testing';\nfixedClock('');\n",
    restricted,
  ],
  [
    'a route imports Prisma',
    'apps/athletics-admin/src/app.ts',
    "import { createClient } from '@homeroom/database/athletics-admin';\ncreateClient();\n",
    restricted,
  ],
  [
    'an app speaks to Qdrant itself',
    'apps/family-assistant/src/app.ts',
    "import { QdrantClient } from '@qdrant/js-client-rest';\nnew QdrantClient();\n",
    restricted,
  ],
  [
    'the environment is read on the side',
    'apps/family-assistant/src/app.ts',
    'console.log(process.env);\n',
    'no-restricted-properties',
  ],
  [
    'a fixture declares hooks for whichever file loads it first',
    'apps/family-assistant/tests/service-fixture.ts',
    'afterAll(() => undefined);\n',
    'no-restricted-syntax',
  ],
  ['something is exported as default', 'libs/errors/src/index.ts', 'export default 1;\n', 'no-restricted-exports'],
];
const accepted: Case[] = [
  [
    'an app imports a library',
    'apps/athletics-admin/src/app.ts',
    "import { NotFoundError } from '@homeroom/errors';\nnew NotFoundError();\n",
  ],
  [
    'a test imports the test helpers',
    'apps/athletics-admin/src/app.test.ts',
    "import { fixedClock } from '@homeroom/testing';\nfixedClock('');\n",
  ],
  [
    'a test of a feature starts the local Qdrant',
    'libs/search/src/query/search.test.ts',
    "import { startLocalQdrant } from '@homeroom/local-qdrant';\nstartLocalQdrant();\n",
  ],
  ['a test file declares hooks', 'apps/athletics-admin/src/app.test.ts', 'afterAll(() => undefined);\n'],
  [
    'a store imports Prisma',
    'apps/athletics-admin/src/thing-store.ts',
    "import { createClient } from '@homeroom/database/athletics-admin';\ncreateClient();\n",
  ],
];
let reported: ReadonlyMap<string, string[]>;
beforeAll(() => {
  reported = lint([...refused, ...accepted]);
});

test.each(refused)('it is reported when %s', (name, _file, _text, rule) => {
  expect(reported.get(name)).toContain(rule);
});

test.each(accepted)('nothing is reported when %s', (name) => {
  expect(reported.get(name)).toEqual([]);
});

/** The source files of the repository, relative to its root. */
const sources = ['apps', 'examples', 'libs', 'tools'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.m?tsx?$|\.mjs$/.test(file) && !/[\\/](?:node_modules|generated|dist)[\\/]/.test(file)),
);

test('no file wears its technology as a prefix', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => /^(?:sql|postgres|prisma)-/.test(path.basename(file)))).toEqual([]);
});

test('every file of hand-written SQL gives its reason in the first line', () => {
  const files = sources.filter((file) => file.endsWith('-sql.ts'));
  expect(files.length).toBeGreaterThan(20);
  const first = (file: string) => readFileSync(path.join(root, file), 'utf8').split('\n', 1)[0];
  expect(files.filter((file) => !first(file)?.startsWith('// Hand-written SQL: '))).toEqual([]);
});
