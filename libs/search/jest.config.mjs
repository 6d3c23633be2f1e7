import { preset } from '../../jest.preset.mjs';

export default {
  ...preset,
  displayName: 'search',
  // They wait more than they work.
  maxWorkers: 3,
  globalSetup: '<rootDir>/../../libs/testing/src/jest-global-setup.mjs',
  globalTeardown: '<rootDir>/../../libs/testing/src/jest-global-teardown.mjs',
};
