import path from 'node:path';

/** The Jest settings every project shares: native ES modules, TypeScript through SWC, libraries from source. */
export const preset = {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@homeroom/source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'es6' }, sourceMaps: 'inline' },
    ],
  },
  // The services are bundled with the same replacement (tools/workspace/bundle/lean-validator.mjs).
  moduleNameMapper: {
    '/openapi\\.schema\\.validator$': path.join(
      import.meta.dirname,
      'tools/workspace/bundle/skipped-document-check.cjs',
    ),
  },
  testMatch: ['<rootDir>/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  // Only for tests that hang: what takes seconds alone takes many times that where other work needs the cores.
  testTimeout: 120_000,
  maxWorkers: 2,
};
