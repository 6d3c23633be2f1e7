import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import tseslint from 'typescript-eslint';

const prismaMessage = 'Prisma stays in *-store.ts, *-sql.ts, context.ts and libs/database.';
const prisma = [
  { group: ['@prisma/*', 'prisma', '**/generated/*/client.ts'], message: prismaMessage },
  {
    group: ['@homeroom/database/*-*'],
    importNames: ['createClient', 'Prisma', 'PrismaClient'],
    message: prismaMessage,
  },
];
const qdrant = { group: ['@qdrant/*'], message: 'Only libs/search speaks to Qdrant.' };
const chrono = { group: ['chrono-node', 'chrono-node/*'], message: 'Dates in texts are found by libs/dates-in-text.' };
const testing = {
  group: ['@homeroom/testing', '@homeroom/*/testing'],
  message: 'Test helpers are imported by tests only.',
};
const layers = {
  app: ['feature', 'kit', 'adapter', 'domain', 'text'],
  feature: ['feature', 'kit', 'adapter', 'domain', 'text'],
  kit: ['adapter', 'domain', 'text'],
  adapter: ['domain', 'text'],
  domain: ['domain', 'text'],
  text: ['text'],
  client: [],
  // An example is copied out of the workspace, so it uses what npm installs.
  example: ['client'],
  testing: ['feature', 'kit', 'adapter', 'domain', 'text', 'client', 'testing'],
  tool: ['tool', 'feature', 'kit', 'adapter', 'domain', 'text', 'client', 'testing'],
};
const typeTags = (names) => names.map((name) => `type:${name}`);
/** Packages that do I/O for an adapter or a service, which the rules of the domain do not need. */
const ioPackages = [
  '@grammyjs/*',
  '@prisma/*',
  '@qdrant/*',
  'express*',
  'grammy',
  'lmdb',
  'multer',
  'node-fetch',
  'pg',
  'pg-*',
  'pino',
  'tsdav',
];
const boundaries = {
  enforceBuildableLibDependency: false,
  allow: [],
  // The test databases are migrated by the database library, whose own tests use them.
  ignoredCircularDependencies: [['database', 'testing']],
  depConstraints: Object.entries(layers).map(([layer, below]) => ({
    sourceTag: `type:${layer}`,
    onlyDependOnLibsWithTags: typeTags(below),
    ...(['domain', 'text'].includes(layer) && { bannedExternalImports: ioPackages }),
  })),
};
/** Tests may use any library and test helper, and the local Qdrant. */
const testBoundaries = {
  ...boundaries,
  depConstraints: Object.keys(layers).map((layer) => ({
    sourceTag: `type:${layer}`,
    onlyDependOnLibsWithTags: typeTags(['tool', 'example'].includes(layer) ? layers.tool : layers.testing),
  })),
};
const processEnvironment = {
  object: 'process',
  property: 'env',
  message: "Read variables through service-kit's environment reader.",
};
const restrict = (...patterns) => ['error', { patterns }];
const tests = [
  '**/*.test.ts',
  '**/*.external.ts',
  '**/*.faults.ts',
  'tools/attack-tests/**/*.ts',
  'tools/browser-tests/**/*.ts',
  'apps/*/tests/**/*.ts',
  'libs/*/src/**/testing/**/*.ts',
  'apps/*/src/**/testing/**/*.ts',
  'examples/*/src/testing/**/*.ts',
  'tools/local-stack/src/testing/**/*.ts',
  'tools/bench/**/*.ts',
  'tools/sample-data/src/*.main.ts',
];

const testFiles = ['test', 'external', 'faults', 'attack', 'browser'].map((kind) => `**/*.${kind}.ts`);
const moduleHooks = {
  selector: 'Program > ExpressionStatement > CallExpression[callee.name=/^(?:before|after)(?:All|Each)$/]',
  message: 'A module is evaluated once for all files of a worker: declare hooks in a function that a test file calls.',
};

/** The rules of docs/architecture.md. */
export default tseslint.config(
  { ignores: ['**/node_modules', '**/dist', '**/generated', '**/reports', '.data'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    plugins: { '@nx': nx },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-restricted-properties': ['error', processEnvironment],
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
      'max-lines': ['error', { max: 300 }],
      // Biome places these line breaks.
      'no-unexpected-multiline': 'off',
    },
  },
  {
    files: ['**/*.ts'],
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundaries],
      'no-restricted-imports': restrict(...prisma, qdrant, chrono, testing),
    },
  },
  {
    files: ['**/*-store.ts', '**/*-sql.ts', 'apps/*/src/context.ts', 'libs/database/src/**/*.ts'],
    rules: { 'no-restricted-imports': restrict(qdrant, chrono, testing) },
  },
  {
    files: tests,
    rules: {
      '@nx/enforce-module-boundaries': ['error', testBoundaries],
      'no-restricted-imports': restrict(qdrant, chrono),
      'max-lines': 'off',
    },
  },
  {
    files: tests,
    ignores: testFiles,
    rules: { 'no-restricted-syntax': ['error', moduleHooks] },
  },
  // The benchmarks measure the apps, with their own queries and imports as peers; the MCP server and the examples are tested against them.
  {
    files: ['tools/bench/**/*.ts', 'tools/mcp/**/*.test.ts', 'examples/**/*.test.ts', 'examples/*/src/testing/**/*.ts'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          ...testBoundaries,
          allow: ['../../../apps', '../../../../apps'].flatMap((apps) =>
            ['athletics-admin', 'family-assistant', 'staging-knowledge'].map((app) => `${apps}/${app}/**`),
          ),
        },
      ],
    },
  },
  { files: ['examples/*/src/main.ts'], rules: { 'no-restricted-properties': 'off' } },
  // Lists and texts of the made-up data, one item a line.
  { files: ['tools/sample-data/src/**/*.ts'], rules: { 'max-lines': 'off' } },
  { files: ['libs/testing/**/*.ts'], rules: { 'no-restricted-imports': restrict(qdrant) } },
  {
    files: ['libs/search/src/qdrant/**/*.ts', 'libs/search/src/query/**/*.ts'],
    rules: { 'no-restricted-imports': restrict(...prisma, testing) },
  },
  {
    files: ['libs/search/src/**/*.test.ts', 'libs/search/src/**/*.external.ts', 'libs/search/src/**/testing/**/*.ts'],
    rules: { 'no-restricted-imports': restrict(...prisma) },
  },
  {
    files: ['libs/dates-in-text/src/**/*.ts'],
    rules: { 'no-restricted-imports': restrict(...prisma, qdrant, testing) },
  },
  {
    files: ['libs/client/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': restrict(testing, { group: ['node:*'], message: 'The client also runs in browsers.' }),
    },
  },
  // The local mode is held against the official client.
  { files: ['tools/local-qdrant/**/*.test.ts'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['libs/service-kit/src/environment.ts', 'libs/testing/src/load.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        globalThis: 'readonly',
        URL: 'readonly',
        WebAssembly: 'readonly',
        setTimeout: 'readonly',
        setInterval: 'readonly',
        clearTimeout: 'readonly',
        Buffer: 'readonly',
        fetch: 'readonly',
        AbortSignal: 'readonly',
      },
    },
    rules: { 'no-restricted-properties': 'off', 'no-restricted-exports': 'off' },
  },
);
