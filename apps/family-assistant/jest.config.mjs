import { longRun } from '../../jest.preset.mjs';

export default {
  ...longRun,
  displayName: 'family-assistant',
  globalSetup: '<rootDir>/../../libs/testing/src/jest-global-setup.mjs',
  globalTeardown: '<rootDir>/../../libs/testing/src/jest-global-teardown.mjs',
};
