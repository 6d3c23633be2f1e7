import { preset } from '../../jest.preset.mjs';

export default {
  ...preset,
  displayName: 'browser-tests',
  testMatch: ['<rootDir>/stories/**/*.browser.ts'],
  globalSetup: '<rootDir>/../../libs/testing/src/jest-global-setup.mjs',
  globalTeardown: '<rootDir>/../../libs/testing/src/jest-global-teardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/support/jest-setup.mjs'],
  // One browser for each stack, which runs on the same machine.
  maxWorkers: 1,
};
