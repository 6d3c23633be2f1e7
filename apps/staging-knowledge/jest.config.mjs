import { longRun } from '../../jest.preset.mjs';

export default {
  ...longRun,
  displayName: 'staging-knowledge',
  globalSetup: '<rootDir>/../../libs/testing/src/jest-global-setup.mjs',
  globalTeardown: '<rootDir>/../../libs/testing/src/jest-global-teardown.mjs',
};
