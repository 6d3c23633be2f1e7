import { preset } from '../../jest.preset.mjs';

export default {
  ...preset,
  displayName: 'browser-tests',
  testMatch: ['<rootDir>/stories/**/*.browser.ts'],
  globalSetup: '<rootDir>/../../libs/testing/src/jest-global-setup.mjs',
  globalTeardown: '<rootDir>/../../libs/testing/src/jest-global-teardown.mjs',
  // Reading letters takes long on a busy machine.
  testTimeout: 300_000,
  // One browser at a time: pages are measured while the stack runs on the same machine.
  maxWorkers: 1,
};
