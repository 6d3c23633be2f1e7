import path from 'node:path';

/**
 * The Jest settings every project shares. Node itself loads the tests (tools/workspace/jest.mjs has its options), so the
 * files that a worker runs share what they import: a third of the time goes that a fresh copy for each file takes.
 * Each worker loads the project once more, so only long runs have a second one (`longRun`).
 */
export const preset = {
  runner: 'jest-light-runner',
  setupFilesAfterEnv: [path.join(import.meta.dirname, 'tools/workspace/jest-setup.mjs')],
  testMatch: ['<rootDir>/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  maxWorkers: 1,
};

/** For the projects whose tests take minutes. */
export const longRun = { ...preset, maxWorkers: 2 };
