import { preset } from '../../jest.preset.mjs';

/** `npm test` runs the quick cases; `npm run test:attacks` runs all of them (see run.mjs). */
export default {
  ...preset,
  displayName: 'attack-tests',
  testMatch: ['<rootDir>/cases/quick/**/*.attack.ts'],
  // The cases share one stack, and some load it heavily.
  maxWorkers: 1,
  globalSetup: '<rootDir>/support/start-shared-stack.mjs',
  globalTeardown: '<rootDir>/support/stop-shared-stack.mjs',
};
