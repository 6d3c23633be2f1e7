import { longRun } from '../../jest.preset.mjs';

export default {
  ...longRun,
  displayName: 'local-stack',
  globalSetup: '<rootDir>/../../libs/testing/src/jest-global-setup.mjs',
  globalTeardown: '<rootDir>/../../libs/testing/src/jest-global-teardown.mjs',
};
