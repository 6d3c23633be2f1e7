import { preset } from '../../jest.preset.mjs';

export default {
  ...preset,
  displayName: 'staging-knowledge',
  // Character recognition takes seconds of a core, which other work may need too.
  testTimeout: 120_000,
  globalSetup: '<rootDir>/../../libs/testing/src/jest-global-setup.mjs',
  globalTeardown: '<rootDir>/../../libs/testing/src/jest-global-teardown.mjs',
};
