import { preset } from '../../jest.preset.mjs';

export default {
  ...preset,
  displayName: 'browser-tests',
  testMatch: ['<rootDir>/stories/**/*.browser.ts'],
  globalSetup: '<rootDir>/../../libs/testing/src/jest-global-setup.mjs',
  globalTeardown: '<rootDir>/../../libs/testing/src/jest-global-teardown.mjs',
  testTimeout: 120_000,
  // One browser at a time: the pages are measured, and the stack runs beside.
  maxWorkers: 1,
};
